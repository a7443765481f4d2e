import type { Translation } from '@rezenso/contract/language';
import type * as german from './texts.de.ts';

export default {
  consentTexts: {
    title: 'Your consents',
    description: 'What applies now and since when. You can change it at any time where you set it.',
    loadFailed: 'Your consents could not be loaded',
    empty: 'Nothing recorded yet',
    emptyDescription:
      'As soon as you subscribe to the newsletter, turn on notifications on a device or show your public page, for example, it will appear here.',
    standing: 'What applies now',
    nothingStanding: 'No consent applies at the moment.',
    history: 'History',
    more: 'You will find older entries in your export.',
    on: 'On',
    off: 'Off',
    since: (moment) => `since ${moment}`,
    sinceBefore: (moment) => `since ${moment} at the latest`,
    at: (moment) => `on ${moment}`,
    given: 'Turned on',
    takenBack: 'Turned off',
    things: {
      terms: () => 'Terms',
      privacy: () => 'Privacy policy',
      email: (type) => `Emails: ${type}`,
      push: (device) => `Notifications on ${device}`,
      google: (business) => `Connection to Google: ${business}`,
      'public-page': () => 'Public page',
    },
    unknownDevice: 'a device',
    means: {
      page: null,
      'mail-link': 'by the link in an email',
      admin: 'by the Rezenso team',
      system:
        'automatically, for example after signing out or because a device or Google could not be reached any more',
      earlier: 'recorded when this history began',
    },
    legal: 'applied when the profile was completed',
    byColleague: (email) => `by ${email}`,
    byFormerColleague: 'by somebody who is no longer on the team',
    versionOfToday: (text) => `${text}, in the version that still applies today`,
    formerVersion: (text, version) => `${text}, in an earlier version (reference ${version})`,
    version: (text, version) => `${text} (reference ${version})`,
    privacyText: 'Privacy policy',
    termsText: 'Terms',
  },
} satisfies Translation<typeof german>;
