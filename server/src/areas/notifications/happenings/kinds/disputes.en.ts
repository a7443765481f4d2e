import type { DisputeReason } from '@rezenso/contract/dispute';
import vocabulary from '../../../../languages/vocabulary.en.ts';
import { englishDate } from '../../../../time/english-date.ts';
import type { WordsOf } from '../all-languages.ts';
import type { Notice } from '../happening-kind.ts';
import type { Decided, disputeKinds, Facts } from './disputes.de.ts';
import { noticeEmail } from './emails.en.ts';
import { exchangePath } from './exchanges.de.ts';
import { givenBack } from './given-back.en.ts';
import { withWords } from './partner-words.en.ts';

const { platforms } = vocabulary;

const reasons: Readonly<Record<DisputeReason, string>> = {
  never_posted: 'never posted',
  not_my_experience: 'not our experience',
  changed_afterwards: 'changed afterwards',
};

export default {
  'dispute.opened': [
    {
      notification: asked,
      mail: (facts, reader) => ({
        ...noticeEmail(asked(facts), reader, [
          `A link or a short explanation helps us to decide fairly.${leadIn(facts)}`,
        ]),
        ...(facts.text && { quote: facts.text }),
        action: { label: 'Answer the dispute', href: reader.origin + exchangePath(facts) },
      }),
    },
  ],
  'dispute.answered': [
    {
      notification: ({ partner, platform }) => ({
        title: 'An answer to your dispute',
        body: `${partner} has answered about the review on ${platforms[platform]}. We will look at both sides.`,
      }),
    },
  ],
  'dispute.withdrawn': [
    {
      notification: ({ partner, platform, isGivenBack }) => ({
        title: 'Dispute withdrawn',
        body: `${partner} no longer disputes your review on ${platforms[platform]}. There is nothing you need to do.${isGivenBack ? ` ${givenBack}` : ''}`,
      }),
    },
  ],
  'dispute.decided': [
    {
      notification: (facts) => withWords(ended(facts), facts.decision),
      mail: (facts, reader) => ({
        ...noticeEmail(ended(facts), reader, ['These are our reasons:']),
        ...(facts.decision && { quote: facts.decision }),
        action: { label: 'View exchange', href: reader.origin + exchangePath(facts) },
      }),
    },
  ],
} satisfies WordsOf<typeof disputeKinds>;

function leadIn({ text, isTextPrivate }: Facts): string {
  if (isTextPrivate)
    return ' You are not writing to each other at the moment, so only moderators read what each side says.';
  return text ? ' This is what your partner writes:' : '';
}

function asked({ partner, platform, reason, answerDueAt }: Facts): Notice {
  return {
    title: 'Your review has been disputed',
    body: `${partner} says about your review on ${platforms[platform]}: ${reasons[reason]}. Please answer by ${englishDate(new Date(answerDueAt))}, then we will decide.`,
  };
}

const trustFalls =
  'Your trust score falls as well. It grows again with every punctual review that a partner confirms, and with time.';

function relief(side: Facts['side'], partner: string): string {
  return side === 'reviewer'
    ? `So ${partner} no longer has to write anything for you, either.`
    : `So you no longer have to write anything for ${partner}, either. It costs you nothing.`;
}

function ended({ outcome, side, points, ...facts }: Decided): Notice {
  const review =
    side === 'reviewer'
      ? `Your review on ${platforms[facts.platform]}`
      : `The review from ${facts.partner} on ${platforms[facts.platform]}`;
  const isBackHere = facts.isGivenBack && side === (outcome === 'upheld' ? 'recipient' : 'reviewer');
  const returned = isBackHere ? ` ${givenBack}` : '';
  switch (outcome) {
    case 'upheld':
      return {
        title: side === 'reviewer' ? 'Your review does not count' : 'Your dispute was justified',
        body: `${review} does not count.${side === 'reviewer' && points > 0 ? ` You give back ${points}\u00a0XP.` : ''}${side === 'reviewer' ? ` ${trustFalls}` : ''}${facts.isRelieved ? ` ${relief(side, facts.partner)}` : ''}${returned}`,
      };
    case 'rejected':
      return {
        title: side === 'reviewer' ? 'Your review counts' : 'Your dispute has been decided',
        body: `${review} counts as confirmed.${returned}`,
      };
    case 'unresolved':
      return {
        title: 'The dispute could not be settled',
        body: `${review} counts for nobody. It costs nobody anything, either.${returned}`,
      };
  }
}
