import { freeMatches } from '@rezenso/contract/limits';
import type { Email } from '../../../../mail/email.ts';
import { englishDate } from '../../../../time/english-date.ts';
import type { WordsOf } from '../all-languages.ts';
import type { Notice, Reader } from '../happening-kind.ts';
import { noticeEmail } from './emails.en.ts';
import type { subscriptionKinds } from './subscription.de.ts';

const activatedNotice: Notice = {
  title: 'Welcome to Pro',
  body: 'Your payment has arrived. From now on you exchange reviews without limits.',
};

/** For whom a coupon left nothing to pay. */
const givenNotice: Notice = {
  title: activatedNotice.title,
  body: 'Your voucher applies, so there is nothing to pay. From now on you exchange reviews without limits.',
};

const endedNotice: Notice = {
  title: 'Your Pro subscription has ended',
  body: `You are back on the free plan with ${freeMatches} matches. Your reviews and partners stay.`,
};

/** For who ended Pro that was not paid. */
const waivedNotice: Notice = {
  title: endedNotice.title,
  body: `The open invoice has been cancelled: you do not have to pay it, and nothing more will be charged. ${endedNotice.body}`,
};

const failedNotice: Notice = {
  title: 'Your payment has failed',
  body: 'We could not take the payment for Pro, so Pro is on hold. Add a valid card, and Pro is back as soon as the payment goes through. Until then you use the free plan.',
};

export default {
  'subscription.activated': [
    {
      notification: beginNotice,
      mail: (facts, reader) => planEmail(beginNotice(facts), reader, 'View subscription', nextBill(facts)),
    },
  ],
  'subscription.cancelled': [
    {
      notification: cancelledNotice,
      mail: (facts, reader) =>
        planEmail(cancelledNotice(facts), reader, 'View subscription', [
          'Have you changed your mind? Until then you can withdraw the cancellation with a single click.',
        ]),
    },
  ],
  'subscription.ended': [
    {
      notification: endNotice,
      mail: (facts, reader) => planEmail(endNotice(facts), reader, 'View plans'),
    },
  ],
  'subscription.payment-failed': [
    {
      notification: () => failedNotice,
      mail: (_, reader) => planEmail(failedNotice, reader, 'Check your card'),
    },
  ],
} satisfies WordsOf<typeof subscriptionKinds>;

function beginNotice({ paidCents }: { paidCents?: number | undefined }): Notice {
  return paidCents === 0 ? givenNotice : activatedNotice;
}

function nextBill({ renewsAt, nextCents }: { renewsAt: string | null; nextCents?: number | undefined }): string[] {
  if (!renewsAt) return [];
  const day = englishDate(new Date(renewsAt));
  if (nextCents === 0) return [`Nothing will be charged on ${day} either. You can cancel at any time.`];
  const amount = nextCents === undefined ? '' : ` of ${euro(nextCents)}`;
  return [`The next payment${amount} will be taken on ${day}. You can cancel at any time.`];
}

function endNotice({ isWaived }: { isWaived?: boolean | undefined }): Notice {
  return isWaived ? waivedNotice : endedNotice;
}

function cancelledNotice({ endsAt }: { endsAt: string | null }): Notice {
  return {
    title: 'Your cancellation has been noted',
    body: endsAt
      ? `Pro continues until ${englishDate(new Date(endsAt))}. After that, nothing more will be charged.`
      : 'Pro continues until the end of the period you have paid for. After that, nothing more will be charged.',
  };
}

function planEmail(notice: Notice, reader: Reader, label: string, details: readonly string[] = []): Email {
  return {
    ...noticeEmail(notice, reader, details),
    action: { label, href: `${reader.origin}/settings/subscription` },
  };
}

/** '€29', '€24.50'. */
function euro(cents: number): string {
  const digits = cents % 100 === 0 ? 0 : 2;
  const format = { style: 'currency', currency: 'EUR', minimumFractionDigits: digits } as const;
  return (cents / 100).toLocaleString('en-GB', format);
}
