import type { Translation } from '@rezenso/contract/language';
import type * as german from './texts.de.ts';

export default {
  answerTexts: {
    title: 'Answer review',
    description: 'Write here, copy the text and post it where the review is. Rezenso publishes nothing.',
    starsOnly: 'Stars without text',
    text: 'Your answer',
    draftHint: 'A draft in German: it only picks up what the review says. Read it and make it your own.',
    ownHint: 'Stays here as your note on this review.',
    tooLong: 'Please use no more than 4,000 characters',
    forbidden: 'The text contains characters that are not allowed',
    draftFailedTitle: 'The draft did not arrive',
    draftFailed: 'You can still write your answer yourself.',
    copy: 'Copy',
    copied: 'Copied',
    copyFailed: 'Your browser does not allow copying. The text is selected: copy it with Ctrl + C or from the menu.',
    toPlatform: (platform) => `Open your page on ${platform}`,
    noAddress: 'Add the address of your profile and you will find a link to it here.',
    addAddress: 'Add address',
    close: 'Close',
    mark: 'Mark as answered',
    save: 'Save change',
    unmark: 'Mark as unanswered',
    marked: 'Marked as answered',
    saved: 'Answer saved',
    unmarked: 'Marked as unanswered',
    unmarkedDescription: 'Your text stays with the review.',
    failedTitle: 'Your answer was not saved',
    failed: 'Please try again.',
  },
} satisfies Translation<typeof german>;
