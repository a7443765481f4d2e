import type { Translation } from '@rezenso/contract/language';
import type * as german from './texts.de.ts';

export default {
  extensionTexts: {
    offer: 'Agree on more time',
    asked: (partner, date) => `${partner} suggests ${date} as the new due date`,
    own: (date) => `You have suggested ${date} as the new due date`,
    accept: 'Agree',
    decline: 'Decline',
    takeBack: 'Withdraw',
    accepted: 'The new due date is set',
    declined: 'The due date stays as it was',
    takenBack: 'Suggestion withdrawn',
    told: (partner) => `${partner} will be told.`,
    title: 'Agree on more time',
    description: (partner) => `${partner} has to agree. Until then the present due date holds.`,
    day: 'New due date',
    dayHint: (last) => `${last} at the latest.`,
    dayMissing: 'Please choose the new due date',
    dayInvalid: 'Please choose a day after the present due date, at most 30 days later and not already past.',
    reason: 'Reason',
    reasonHint: (partner) => `${partner} can read it.`,
    reasonRequired: 'Please give a short reason',
    submit: 'Suggest',
    cancel: 'Cancel',
    doneTitle: 'New due date suggested',
    doneDescription: (partner) => `${partner} can answer now.`,
    failedTitle: 'That did not work',
    failed: 'Please try again later.',
  },
} satisfies Translation<typeof german>;
