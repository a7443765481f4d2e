import type { Translation } from '@rezenso/contract/language';
import { mostWeeklyPartners, priorityPoints } from '@rezenso/contract/limits';
import type * as german from './texts.de.ts';

export default {
  lookForTexts: {
    title: 'What are you looking for?',
    description:
      'Whoever fits comes first among your suggestions. It is enough to fit one entry in each list; whatever you leave empty does not matter.',
    industries: 'Industries',
    radius: 'Distance',
    platforms: 'Platforms',
    languages: 'Languages',
    weekly: `If there are new businesses that fit, you get a list on Mondays, with no more than ${mostWeeklyPartners} at a time.`,
    save: 'Save',
    cancel: 'Cancel',
    saved: 'Saved',
    savedDescription: 'Your suggestions will follow this from now on.',
    failed: 'That could not be saved. Please try again.',
    loadFailed: 'That could not be loaded',
  },
  forProTexts: {
    description: 'With Pro you say it once, and we keep looking for you.',
    gains: [
      'Whoever fits your wishes comes first among your suggestions.',
      'On Mondays you get a list of new suggestions, if there are any.',
      `If two businesses suit somebody equally well, the one with Pro comes first. The lead is ${priorityPoints} out of 100 points at most, and whoever has been shown often still lets others go first, as before.`,
    ],
    resting: 'Your earlier wishes are saved. They apply again as soon as you have Pro.',
    free: 'You can always filter and sort your suggestions, even without Pro.',
    toPro: 'Explore Pro',
    close: 'Close',
  },
} satisfies Translation<typeof german>;
