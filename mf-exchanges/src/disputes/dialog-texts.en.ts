import type { Translation } from '@rezenso/contract/language';
import type * as german from './dialog-texts.de.ts';

const failed = {
  failedTitle: 'That did not work',
  failed: 'Please try again later.',
  cancel: 'Cancel',
};
const words = {
  link: 'Link as evidence (optional)',
  linkHint: 'For example the page where the review is, or should be.',
  tooShort: 'Please describe it in at least 10 characters',
};

export default {
  fileTexts: {
    ...failed,
    ...words,
    title: 'Dispute the review',
    description: (partner) =>
      `We ask ${partner} what speaks for the review and then decide. Until then it does not count as confirmed.`,
    descriptionChanged: (partner) => `We ask ${partner} why the review looks different now and then decide.`,
    reason: 'What is wrong?',
    reasonPlaceholder: 'Please choose',
    reasonRequired: 'Please choose a reason',
    text: 'What happened?',
    textHint: 'Your partner can read this. Only when one side blocks the other, moderators alone read it.',
    submit: 'Dispute',
    doneTitle: 'Dispute sent',
    doneDescription: (partner) => `${partner} can answer now. After that you will hear from us.`,
  },
  answerTexts: {
    ...failed,
    ...words,
    title: 'Answer the dispute',
    description: (partner) =>
      `You can answer once. ${partner} can read it. Only when one side blocks the other, moderators alone read it.`,
    text: 'What speaks for your review?',
    textHint: 'For example when and where you posted it.',
    submit: 'Send answer',
    doneTitle: 'Thank you for your answer',
    doneDescription: 'We will look at both sides and get back to you.',
  },
  takeBackTexts: {
    ...failed,
    title: 'Withdraw the dispute?',
    description: 'The review then waits for your confirmation again. You cannot dispute it a second time.',
    descriptionConfirmed: 'The review then stays confirmed. You cannot dispute it a second time.',
    submit: 'Withdraw',
    keep: 'Keep it',
    doneTitle: 'Dispute withdrawn',
    doneDescription: (partner) => `${partner} will be told.`,
  },
} satisfies Translation<typeof german>;
