import type { Translation } from '@rezenso/contract/language';
import type * as german from './texts.de.ts';

export default {
  answerTexts: {
    title: 'Reply to review',
    description: 'Write here, copy the text and post it where the review is. Rezenso publishes nothing.',
    starsOnly: 'Stars without text',
    text: 'Your reply',
    draftHint: 'A draft in German: it only picks up what the review says. Read it and make it your own.',
    generalDraftHint: 'A draft in German. Read it and make it your own.',
    ownHint: 'Stays here as your note on this review.',
    tooLong: 'Please use no more than 4,000 characters',
    forbidden: 'The text contains characters that are not allowed',
    draftFailedTitle: 'The draft did not arrive',
    draftFailed: 'You can still write your reply yourself.',
    copy: 'Copy',
    copied: 'Copied',
    copyFailed: 'Your browser does not allow copying. The text is selected: copy it with Ctrl + C or from the menu.',
    toPlatform: (platform) => `Open your page on ${platform}`,
    noAddress: 'Add the address of your profile and you will find a link to it here.',
    addAddress: 'Add address',
    close: 'Close',
    mark: 'Mark as replied',
    save: 'Save change',
    unmark: 'Mark as not replied',
    marked: 'Marked as replied',
    saved: 'Reply saved',
    unmarked: 'Marked as not replied',
    unmarkedDescription: 'Your text stays with the review.',
    failedTitle: 'Your reply was not saved',
    failed: 'Please try again.',
  },
} satisfies Translation<typeof german>;
