import type { Translation } from '@rezenso/contract/language';
import type * as german from './texts.de.ts';

export default {
  cancelPlanTexts: {
    title: 'Call off the exchange?',
    description: (partner) =>
      `What you agreed on ends for you and ${partner}, with drafts and appointments. Your match stays: you can plan anew at any time, and that does not count again.`,
    reason: 'Reason',
    reasonHint: (partner) => `${partner} can read it.`,
    reasonRequired: 'Say briefly why',
    withoutReason: 'You cannot write to each other right now. Leave out the reason and you can call it off.',
    submit: 'Call off exchange',
    keep: 'Keep it',
    doneTitle: 'Exchange called off',
    doneDescription: (partner) => `${partner} will be told.`,
    failed: 'The exchange could not be called off.',
    byPartner: (partner) => `${partner} has called off your exchange. You can plan it anew.`,
    byMe: 'You have called off your exchange. You can plan it anew.',
  },
} satisfies Translation<typeof german>;
