import { exchangeDueDays } from '@rezenso/contract/limits';
import * as z from 'zod';
import { happeningKind, type Notice } from '../happening-kind.ts';
import { greeting, noticeEmail } from './emails.de.ts';
import { matchId } from './fields.ts';
import { givenBack } from './given-back.de.ts';
import { withWords } from './partner-words.de.ts';

/** A match has one plan after another, when the first was called off. */
const ofPlan = ({ matchId: match, again }: { matchId: string; again?: string | undefined }) =>
  again ? `${match}:${again}` : match;

/** One side started the exchange of a match; `reviews` are to be written in all. */
const started = happeningKind({
  kind: 'exchange.started',
  about: 'match',
  keeps: z.object({ matchId, reviews: z.int() }),
  needs: z.object({ starterId: z.guid(), again: z.optional(z.string()) }),
  subject: ofPlan,
  tells: [
    {
      who: ({ starterId }, { requester, provider }) => (starterId === requester.id ? provider.id : requester.id),
      notification: {
        type: 'exchange.started',
        href: '/exchanges',
        says: (facts) => ({ title: 'Euer Austausch läuft', body: agreed(facts) }),
      },
      mail: {
        type: 'match_notification',
        name: (happening) => `exchange-started.${ofPlan(happening)}`,
        says: (facts, reader) => ({
          subject: `${facts.partner} hat euren Austausch gestartet`,
          preview: agreed(facts),
          heading: 'Euer Austausch läuft',
          paragraphs: [
            greeting(reader),
            agreed(facts),
            'Auf der Seite „Review-Austausch“ siehst du, was du wo schreibst und welche Regeln dort gelten. Schreib ehrlich und nur, was du selbst erlebt hast.',
          ],
          action: { label: 'Austausch ansehen', href: `${reader.origin}/exchanges` },
        }),
      },
    },
    {
      who: (_, { requester, provider }) => [requester.id, provider.id],
      activity: {
        type: 'exchange.started',
        tone: 'accent',
        icon: 'repeat-2',
        badge: 'warning',
        href: '/exchanges',
        says: ({ partner, reviews }) => ({
          title: 'Austausch gestartet',
          description: `Mit ${partner} sind ${reviews} Reviews verabredet.`,
          badge: `${exchangeDueDays} Tage Zeit`,
          action: 'Zum Austausch',
        }),
      },
    },
  ],
});

/** The partner looked at the plan of a match, and there is none: the member can be reviewed nowhere yet. */
const platformMissing = happeningKind({
  kind: 'platform.missing',
  about: 'match',
  keeps: z.object({ matchId }),
  needs: z.object({ memberId: z.guid() }),
  subject: ({ matchId: match }) => match,
  tells: [
    {
      who: ({ memberId }) => memberId,
      notification: {
        type: 'platform.missing',
        href: '/settings/platforms',
        says: ({ partner }) => ({
          title: 'Dir fehlt noch eine Plattform',
          body: `${partner} möchte euren Austausch planen. Trag ein Profil ein, auf dem Partner dich bewerten dürfen.`,
        }),
      },
    },
  ],
});

/** One side called the plan off before anybody wrote, with a word to the other. */
const cancelled = happeningKind({
  kind: 'plan.cancelled',
  about: 'match',
  /** `isGivenBack` where the partner's free match is. */
  keeps: z.object({ matchId, isGivenBack: z.optional(z.boolean()) }),
  /** `isMailed` where the mail that takes its appointment out of the calendar tells of it. */
  needs: z.object({ memberId: z.guid(), at: z.string(), isMailed: z.optional(z.boolean()) }),
  subject: ({ matchId: match, at }) => `${match}:${at}`,
  tells: [
    {
      who: ({ memberId }, { requester, provider }) => (memberId === requester.id ? provider.id : requester.id),
      notification: {
        type: 'plan.cancelled',
        href: '/matches',
        says: (facts) => withWords(calledOff(facts), facts.planCancelReason),
      },
    },
    {
      who: ({ memberId, isMailed }, { requester, provider }) => {
        if (isMailed) return undefined;
        return memberId === requester.id ? provider.id : requester.id;
      },
      mail: {
        type: 'match_notification',
        name: ({ matchId: match, at }) => `plan-cancelled.${match}.${at}`,
        says: (facts, reader) => ({
          ...noticeEmail(calledOff(facts), reader),
          ...(facts.planCancelReason && { quote: facts.planCancelReason }),
          action: { label: 'Match ansehen', href: `${reader.origin}/matches` },
        }),
      },
    },
    {
      who: (_, { requester, provider }) => [requester.id, provider.id],
      activity: {
        type: 'plan.cancelled',
        tone: 'neutral',
        icon: 'circle-x',
        badge: 'info',
        href: '/matches',
        says: ({ partner }) => ({
          title: 'Austausch abgesagt',
          description: `Der Austausch mit ${partner} findet so nicht statt.`,
          badge: 'Abgesagt',
          action: 'Zum Match',
        }),
      },
    },
  ],
});

export interface CalledOff {
  partner: string;
  planCancelReason: string | null;
  isGivenBack?: boolean | undefined;
}

export const planKinds = [started, platformMissing, cancelled] as const;

function calledOff({ partner, planCancelReason, isGivenBack }: CalledOff): Notice {
  return {
    title: 'Euer Austausch ist abgesagt',
    body: `${partner} hat euren Austausch abgesagt, bevor jemand etwas geschrieben hat.${planCancelReason ? ' Ihr könnt jederzeit einen neuen planen.' : ''}${isGivenBack ? ` ${givenBack}` : ''}`,
  };
}

function agreed({ partner, reviews }: { partner: string; reviews: number }): string {
  return `${partner} hat den Austausch gestartet: ${reviews} Reviews sind verabredet, ihr habt ${exchangeDueDays} Tage Zeit.`;
}
