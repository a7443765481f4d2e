import type { Translation } from '@rezenso/contract/language';
import type * as german from './texts.de.ts';

export default {
  blockTexts: {
    block: 'Block',
    unblock: 'Unblock',
    title: (partner) => `Block ${partner}?`,
    description: (isRunning) =>
      isRunning
        ? 'Neither of you can then write any more, and nothing new begins. Your exchange goes on; what you say in a dispute is read by moderators only. You can take it back at any time.'
        : 'Neither of you can then write any more, and no exchange and no review begins. What has been planned is called off. You can take it back at any time.',
    cancel: 'Cancel',
    done: (partner) => `${partner} is blocked`,
    doneDescription: 'You can take this back at any time in the settings under “Privacy”, “Blocked businesses”.',
    undone: 'Unblocked',
    undoneDescription: (partner) => `${partner} and you can write to each other and plan something new again.`,
    failed: 'That did not work',
    failedDescription: 'Please try again.',
  },
  reportTexts: {
    menu: (partner) => `More actions for ${partner}`,
    open: 'Report partner',
    title: 'Report partner',
    description: (partner) => `What happened with ${partner}? Only our team reads your report.`,
    reason: 'Reason',
    reasonPlaceholder: 'Choose a reason',
    reasonRequired: 'Please choose a reason',
    text: 'What happened?',
    textRequired: 'Please describe what happened in at least 10 characters',
    cancel: 'Cancel',
    submit: 'Send report',
    doneTitle: 'Thank you for your report',
    doneDescription: 'We will look into it and get in touch if we have questions.',
    leftToday: (left) =>
      ['That was the last one for today.', 'You can file one more report today.'][left] ??
      `You can file ${left} more reports today.`,
    failedTitle: 'Your report did not arrive',
    failed: 'Please try again later.',
  },
  reasonTexts: {
    fake_review: 'Fake or invented review',
    rating_demanded: 'Demanded a particular number of stars',
    not_delivered: 'Does not keep to the agreement',
    harassment: 'Insults or harassment',
    spam: 'Advertising or spam',
    other: 'Something else',
    page_false: 'False or misleading statements',
    page_insult: 'Insults or exposes somebody',
    page_personal_data: 'Private data of somebody',
    page_rights: 'Somebody else’s name, brand or text',
    page_illegal: 'Forbidden or dangerous content',
    suspicious_review: 'Suspicious review',
  },
} satisfies Translation<typeof german>;
