import type { Translation } from '@rezenso/contract/language';
import type * as german from './texts.de.ts';

export default {
  pushTexts: {
    title: 'Notifications on your devices',
    description: 'What the bell tells you, even while Rezenso is not open.',
    loadFailed: 'Your devices could not be loaded',
    here: 'On this device',
    hereDescription: 'Until you sign out here. While you have the page in front of you, it stays quiet.',
    unsupported: 'This browser cannot show notifications.',
    unsupportedOnApple: 'On iPhone and iPad this works as soon as you add Rezenso to the home screen via “Share”.',
    blocked: 'Your browser does not allow notifications for this site. Allow them in its settings and reload the page.',
    onTitle: 'Notifications are on',
    onDescription: 'From now on you will hear from us on this device.',
    offTitle: 'Notifications are off',
    offDescription: 'This device stays quiet.',
    notAllowed: 'Without your permission in the browser we cannot notify you here.',
    failedTitle: 'That did not work',
    failed: 'Your browser could not set up notifications. Please try again later.',
    others: 'Other devices',
    since: (date) => `since ${date}`,
    remove: (device) => `Stop notifications on ${device}`,
    removedTitle: 'Device removed',
    removedDescription: (device) => `You will not hear from us on ${device} any more.`,
  },
} satisfies Translation<typeof german>;
