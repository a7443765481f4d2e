import type { Translation } from '@rezenso/contract/language';
import type * as german from './texts.de.ts';

export default {
  answerTexts: {
    title: 'Answer review',
    description: 'Write here, copy the text and post it where the review is. Rezenso publishes nothing.',
    starsOnly: 'Stars without text',
    text: 'Your answer',
    draftHint: 'A draft in German: it only takes up what the review says. Read it and make it your own.',
    ownHint: 'Stays here as your note on this review.',
    tooLong: 'Please use no more than 4000 characters',
    forbidden: 'The text contains characters that are not allowed',
    draftFailedTitle: 'The draft did not arrive',
    draftFailed: 'You can still write your answer yourself.',
    copy: 'Copy',
    copied: 'Copied',
    copyFailed: 'Your browser does not allow copying. The text is selected: copy it with Ctrl + C or from the menu.',
    toPlatform: (platform) => `Open your page on ${platform}`,
    noAddress: 'With the address of your profile, a link leads there from here.',
    addAddress: 'Add address',
    close: 'Close',
    mark: 'Mark as answered',
    save: 'Save change',
    unmark: 'Remove mark',
    marked: 'Marked as answered',
    saved: 'Answer saved',
    unmarked: 'Mark removed',
    unmarkedDescription: 'Your text stays with the review.',
    failedTitle: 'Your answer was not saved',
    failed: 'Please try again.',
  },
} satisfies Translation<typeof german>;
