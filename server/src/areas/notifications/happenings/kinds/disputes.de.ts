import { type DisputeOutcome, type DisputeReason, disputeOutcomes } from '@rezenso/contract/dispute';
import { platformsInSentences } from '@rezenso/engines/coordination';
import * as z from 'zod';
import { germanDate } from '../../../../time/german-date.ts';
import { happeningKind, type Notice } from '../happening-kind.ts';
import type { Views } from '../scenes.ts';
import { noticeEmail } from './emails.de.ts';
import { exchangePath } from './exchanges.de.ts';
import { disputeId } from './fields.ts';
import { givenBack } from './given-back.de.ts';
import { withWords } from './partner-words.de.ts';

export type Facts = Views['dispute'];
export type Decided = Facts & { outcome: DisputeOutcome; points: number; isGivenBack?: boolean | undefined };

const aboutDispute = z.object({ disputeId });
const ofDispute = ({ disputeId: dispute }: { disputeId: string }) => dispute;

/** How a sentence names why a review is disputed. */
const reasons: Readonly<Record<DisputeReason, string>> = {
  never_posted: 'nie veröffentlicht',
  not_my_experience: 'nicht unsere Erfahrung',
  changed_afterwards: 'nachträglich geändert',
};

/** The writer is asked what speaks for the review. By mail whatever is switched off: there is a date, and XP depend on it. */
const opened = happeningKind({
  kind: 'dispute.opened',
  about: 'dispute',
  keeps: aboutDispute,
  subject: ofDispute,
  tells: [
    {
      who: (_, { reviewer }) => reviewer.id,
      notification: { type: 'dispute.opened', href: exchangePath, says: asked },
      mail: {
        type: 'system',
        name: ({ disputeId: dispute }) => `dispute-opened.${dispute}`,
        says: (facts, reader) => ({
          ...noticeEmail(asked(facts), reader, [
            `Ein Link oder eine kurze Erklärung hilft uns, gerecht zu entscheiden.${leadIn(facts)}`,
          ]),
          ...(facts.text && { quote: facts.text }),
          action: { label: 'Stellung nehmen', href: reader.origin + exchangePath(facts) },
        }),
      },
    },
  ],
});

const answered = happeningKind({
  kind: 'dispute.answered',
  about: 'dispute',
  keeps: aboutDispute,
  subject: ofDispute,
  tells: [
    {
      who: (_, { recipient }) => recipient.id,
      notification: {
        type: 'dispute.answered',
        href: exchangePath,
        says: ({ partner, platform }) => ({
          title: 'Antwort auf deinen Widerspruch',
          body: `${partner} hat zur Review auf ${platformsInSentences[platform]} Stellung genommen. Wir sehen uns beides an.`,
        }),
      },
    },
  ],
});

/** Told to the writer, without a mail: there is nothing to do. */
const withdrawn = happeningKind({
  kind: 'dispute.withdrawn',
  about: 'dispute',
  keeps: aboutDispute.extend({ isGivenBack: z.optional(z.boolean()) }),
  subject: ofDispute,
  tells: [
    {
      who: (_, { reviewer }) => reviewer.id,
      notification: {
        type: 'dispute.withdrawn',
        href: exchangePath,
        says: ({ partner, platform, isGivenBack }) => ({
          title: 'Widerspruch zurückgezogen',
          body: `${partner} widerspricht deiner Review auf ${platformsInSentences[platform]} nicht mehr. Du musst nichts tun.${isGivenBack ? ` ${givenBack}` : ''}`,
        }),
      },
    },
  ],
});

/** Both sides are told how it ended, and why. */
const decided = happeningKind({
  kind: 'dispute.decided',
  about: 'dispute',
  keeps: z.object({
    disputeId,
    outcome: z.enum(disputeOutcomes),
    points: z.int(),
    isGivenBack: z.optional(z.boolean()),
  }),
  subject: ofDispute,
  tells: [
    {
      who: (_, { reviewer, recipient }) => [reviewer.id, recipient.id],
      notification: {
        type: 'dispute.decided',
        href: exchangePath,
        says: (facts) => withWords(ended(facts), facts.decision),
      },
      mail: {
        type: 'system',
        name: ({ disputeId: dispute, side }) => `dispute-decided.${dispute}.${side}`,
        says: (facts, reader) => ({
          ...noticeEmail(ended(facts), reader, ['Das ist unsere Begründung:']),
          ...(facts.decision && { quote: facts.decision }),
          action: { label: 'Austausch ansehen', href: reader.origin + exchangePath(facts) },
        }),
      },
    },
  ],
});

export const disputeKinds = [opened, answered, withdrawn, decided] as const;

/** Partners who do not talk to each other talk to moderators. */
function leadIn({ text, isTextPrivate }: Facts): string {
  if (isTextPrivate)
    return ' Ihr schreibt euch gerade nicht, darum liest nur die Moderation, was jede Seite dazu sagt.';
  return text ? ' Das schreibt dein Partner:' : '';
}

function asked({ partner, platform, reason, answerDueAt }: Facts): Notice {
  return {
    title: 'Deiner Review wurde widersprochen',
    body: `${partner} sagt zu deiner Review auf ${platformsInSentences[platform]}: ${reasons[reason]}. Bitte nimm bis zum ${germanDate(new Date(answerDueAt))} Stellung, danach entscheiden wir.`,
  };
}

const trustFalls =
  'Auch dein Trust Score sinkt. Er wächst wieder mit jeder pünktlichen Review, die ein Partner bestätigt, und mit der Zeit.';

/** Nobody has to give for what was not given. */
function relief(side: Facts['side'], partner: string): string {
  return side === 'reviewer'
    ? `${partner} muss darum auch für dich nichts mehr schreiben.`
    : `Du musst für ${partner} darum auch nichts mehr schreiben. Das kostet dich nichts.`;
}

function ended({ outcome, side, points, ...facts }: Decided): Notice {
  const review =
    side === 'reviewer'
      ? `Deine Review auf ${platformsInSentences[facts.platform]}`
      : `Die Review von ${facts.partner} auf ${platformsInSentences[facts.platform]}`;
  const isBackHere = facts.isGivenBack && side === (outcome === 'upheld' ? 'recipient' : 'reviewer');
  const returned = isBackHere ? ` ${givenBack}` : '';
  switch (outcome) {
    case 'upheld':
      return {
        title: side === 'reviewer' ? 'Deine Review zählt nicht' : 'Dein Widerspruch war berechtigt',
        body: `${review} zählt nicht.${side === 'reviewer' && points > 0 ? ` Du gibst ${points}\u00a0XP zurück.` : ''}${side === 'reviewer' ? ` ${trustFalls}` : ''}${facts.isRelieved ? ` ${relief(side, facts.partner)}` : ''}${returned}`,
      };
    case 'rejected':
      return {
        title: side === 'reviewer' ? 'Deine Review zählt' : 'Über deinen Widerspruch ist entschieden',
        body: `${review} gilt als bestätigt.${returned}`,
      };
    case 'unresolved':
      return {
        title: 'Der Widerspruch war nicht zu klären',
        body: `${review} zählt für niemanden mit. Es kostet auch niemanden etwas.${returned}`,
      };
  }
}
