import type { Translation } from '@rezenso/contract/language';
import type * as german from './card-texts.de.ts';

export default {
  reasonTexts: {
    never_posted: 'Never posted',
    not_my_experience: 'Not our experience',
    changed_afterwards: 'Changed afterwards',
  },
  disputeTexts: {
    badges: {
      open: 'Disputed',
      withdrawn: 'Dispute withdrawn',
      upheld: 'Does not count',
      rejected: 'Dispute rejected',
      unresolved: 'Not settled',
      ended: 'Dispute ended',
    },
    dispute: 'Dispute',
    disputeChanged: 'Changed afterwards?',
    answer: 'Answer',
    answerUntil: (date) => `Until ${date}, then we will decide.`,
    takeBack: 'Withdraw dispute',
    own: 'You have disputed this review',
    theirs: (partner) => `${partner} has disputed your review`,
    withdrawn: (date) => `The dispute was withdrawn on ${date}.`,
    ended: (date) => `The dispute ended on ${date} because one side has left.`,
    says: (who) => `${who} writes`,
    youSay: 'You write',
    youSayToModerators: 'You write, to moderators only',
    saysToModerators: (who) =>
      `What ${who} writes about it is read by moderators only, as you are not writing to each other at the moment.`,
    evidence: 'View evidence',
    asked: (partner, date) => `${partner} can answer until ${date}. Then we will decide and tell both of you why.`,
    toDecide: 'We will look at both sides and tell both of you how we decide and why.',
    outcomes: {
      upheld: 'We have decided: this review does not count.',
      rejected: 'We have decided: this review counts as confirmed.',
      unresolved: 'This could not be settled: the review counts for nobody and costs nobody anything.',
    },
    trustFalls:
      'Its XP go back, and your trust score falls. It grows again with every punctual review that a partner confirms, and with time.',
    relieved: (partner) => `So you no longer have to write anything for ${partner}, either. It costs you nothing.`,
    partnerRelieved: (partner) => `So ${partner} no longer has to write anything for you, either.`,
    decision: 'Our reasons',
  },
} satisfies Translation<typeof german>;
