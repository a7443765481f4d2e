import { freeMatches } from '@rezenso/contract/limits';
import * as z from 'zod';
import type { Email } from '../../../../mail/email.ts';
import { germanDate } from '../../../../time/german-date.ts';
import { happeningKind, type Notice, type Reader } from '../happening-kind.ts';
import { noticeEmail } from './emails.de.ts';
import { moment, toMember } from './fields.ts';

const ofSubscription = z.object({ ...toMember.shape, subscriptionId: z.string() });

const activatedNotice: Notice = {
  title: 'Willkommen bei Pro',
  body: 'Deine Zahlung ist angekommen. Ab jetzt tauschst du unbegrenzt Bewertungen.',
};

/** For whom a coupon left nothing to pay. */
const givenNotice: Notice = {
  title: activatedNotice.title,
  body: 'Dein Gutschein gilt, du musst nichts bezahlen. Ab jetzt tauschst du unbegrenzt Bewertungen.',
};

/** The first payment arrived, or there was nothing to pay: Pro begins. */
const activated = happeningKind({
  kind: 'subscription.activated',
  about: 'nothing',
  keeps: z.object({
    renewsAt: moment,
    paidCents: z.optional(z.int().min(0)),
    nextCents: z.optional(z.int().min(0)),
  }),
  needs: ofSubscription,
  subject: ({ subscriptionId }) => `activated.${subscriptionId}`,
  tells: [
    {
      who: ({ memberId }) => memberId,
      notification: { type: 'subscription.activated', href: '/settings/subscription', says: beginNotice },
      mail: {
        type: 'subscription',
        name: ({ subscriptionId }) => `subscription.activated.${subscriptionId}`,
        says: (facts, reader) => planEmail(beginNotice(facts), reader, 'Abo ansehen', nextBill(facts)),
      },
    },
  ],
});

/** Pro will end with the period; it goes on until `endsAt`. */
const cancelled = happeningKind({
  kind: 'subscription.cancelled',
  about: 'nothing',
  keeps: z.object({ endsAt: moment }),
  needs: z.object({ ...ofSubscription.shape, cancelledAt: z.optional(z.iso.datetime()) }),
  subject: cancellation,
  tells: [
    {
      who: ({ memberId }) => memberId,
      notification: { type: 'subscription.cancelled', href: '/settings/subscription', says: cancelledNotice },
      mail: {
        type: 'subscription',
        name: (facts) => `subscription.${cancellation(facts)}`,
        says: (facts, reader) =>
          planEmail(cancelledNotice(facts), reader, 'Abo ansehen', [
            'Du hast es dir anders überlegt? Bis dahin kannst du die Kündigung mit einem Klick zurücknehmen.',
          ]),
      },
    },
  ],
});

const endedNotice: Notice = {
  title: 'Dein Pro-Abo ist beendet',
  body: `Du nutzt jetzt wieder den kostenlosen Plan mit ${freeMatches} Matches. Deine Bewertungen und Partner bleiben.`,
};

/** For who ended Pro that was not paid. */
const waivedNotice: Notice = {
  title: endedNotice.title,
  body: `Die offene Rechnung ist storniert: Du musst sie nicht bezahlen, und es wird nichts mehr abgebucht. ${endedNotice.body}`,
};

const ended = happeningKind({
  kind: 'subscription.ended',
  about: 'nothing',
  keeps: z.object({ isWaived: z.optional(z.boolean()) }),
  needs: ofSubscription,
  subject: ({ subscriptionId }) => `ended.${subscriptionId}`,
  tells: [
    {
      who: ({ memberId }) => memberId,
      notification: { type: 'subscription.ended', href: '/settings/subscription', says: endNotice },
      mail: {
        type: 'subscription',
        name: ({ subscriptionId }) => `subscription.ended.${subscriptionId}`,
        says: (facts, reader) => planEmail(endNotice(facts), reader, 'Pläne ansehen'),
      },
    },
  ],
});

const failedNotice: Notice = {
  title: 'Deine Zahlung ist fehlgeschlagen',
  body: 'Wir konnten den Betrag für Pro nicht abbuchen, deshalb ruht Pro. Hinterlege eine gültige Karte, dann ist Pro wieder da, sobald bezahlt ist. Bis dahin nutzt du den kostenlosen Plan.',
};

const paymentFailed = happeningKind({
  kind: 'subscription.payment-failed',
  about: 'nothing',
  keeps: z.object({ periodEnd: moment }),
  needs: ofSubscription,
  subject: ({ subscriptionId, periodEnd }) => `payment-failed.${subscriptionId}.${dayOf(periodEnd)}`,
  tells: [
    {
      who: ({ memberId }) => memberId,
      notification: { type: 'subscription.payment-failed', href: '/settings/subscription', says: () => failedNotice },
      mail: {
        type: 'subscription',
        name: ({ subscriptionId, periodEnd }) => `subscription.payment-failed.${subscriptionId}.${dayOf(periodEnd)}`,
        says: (_, reader) => planEmail(failedNotice, reader, 'Karte prüfen'),
      },
    },
  ],
});

export const subscriptionKinds = [activated, cancelled, ended, paymentFailed] as const;

/** Who cancels again after staying is told again. */
function cancellation(facts: {
  subscriptionId: string;
  endsAt: string | null;
  cancelledAt?: string | undefined;
}): string {
  return `cancelled.${facts.subscriptionId}.${facts.cancelledAt ?? dayOf(facts.endsAt)}`;
}

function beginNotice({ paidCents }: { paidCents?: number | undefined }): Notice {
  return paidCents === 0 ? givenNotice : activatedNotice;
}

function nextBill({ renewsAt, nextCents }: { renewsAt: string | null; nextCents?: number | undefined }): string[] {
  if (!renewsAt) return [];
  const day = germanDate(new Date(renewsAt));
  if (nextCents === 0) return [`Auch am ${day} wird nichts abgebucht. Du kannst jederzeit kündigen.`];
  const amount = nextCents === undefined ? '' : ` über ${euro(nextCents)}`;
  return [`Die nächste Abbuchung${amount} ist am ${day}. Du kannst jederzeit kündigen.`];
}

function endNotice({ isWaived }: { isWaived?: boolean | undefined }): Notice {
  return isWaived ? waivedNotice : endedNotice;
}

function cancelledNotice({ endsAt }: { endsAt: string | null }): Notice {
  return {
    title: 'Deine Kündigung ist vorgemerkt',
    body: endsAt
      ? `Pro läuft noch bis zum ${germanDate(new Date(endsAt))}. Danach wird nichts mehr abgebucht.`
      : 'Pro läuft noch bis zum Ende des bezahlten Zeitraums. Danach wird nichts mehr abgebucht.',
  };
}

function planEmail(notice: Notice, reader: Reader, label: string, details: readonly string[] = []): Email {
  return {
    ...noticeEmail(notice, reader, details),
    action: { label, href: `${reader.origin}/settings/subscription` },
  };
}

/** '29 €', '24,50 €'. */
function euro(cents: number): string {
  const digits = cents % 100 === 0 ? 0 : 2;
  const format = { style: 'currency', currency: 'EUR', minimumFractionDigits: digits } as const;
  return (cents / 100).toLocaleString('de-DE', format);
}

function dayOf(moment: string | null): string {
  return moment ? moment.slice(0, 10) : 'open';
}
