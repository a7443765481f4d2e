import type { Translation } from '@rezenso/contract/language';
import type * as german from './texts.de.ts';

export default {
  errorTitle: 'Error',
  dateLocale: 'en-GB',
  // Kept with push devices as it was called when they were added, so that the server's own language does not help.
  deviceName: (name) =>
    name
      .replace(/^Unbekanntes Gerät$/, 'Unknown device')
      .replace(/ auf dem (?=iPhone$|iPad$|Mac$)/, ' on the ')
      .replace(/ auf (?=Android$|Windows$|ChromeOS$|Linux$)/, ' on '),
  settingsTexts: {
    title: 'Settings',
    description: 'Your profile, your platforms and everything that belongs to your account.',
    tabsLabel: 'Areas of the settings',
    tabs: {
      profile: 'Profile',
      platforms: 'Platforms',
      notifications: 'Notifications',
      subscription: 'Subscription',
      team: 'Team',
      privacy: 'Privacy',
    },
  },
  profileTexts: {
    title: 'Company profile',
    description:
      'This is how potential partners see you. The more precise you are, the better your matches will suit you.',
    companyName: 'Company name',
    domain: 'Domain',
    domainHint: 'For example my-company.com',
    targetAudience: 'Target group',
    targetAudienceHint: 'For example: families and students from Freiburg',
    firstName: 'First name',
    lastName: 'Last name',
    website: 'Website (optional)',
    websiteHint: 'With https://, for example https://www.my-company.com',
    about: 'Description',
    aboutHint: 'What makes you special, and who are you there for?',
    languagesHint: 'You can write and receive reviews in these languages.',
    platformsHint: 'Where does your business have a profile?',
    save: 'Save changes',
    discard: 'Discard changes',
    done: 'Profile updated!',
    doneDescription: 'From now on your partners see the new details.',
    failed: 'Your profile could not be updated.',
    complete: 'Complete your profile',
    loadFailed: 'Your profile could not be loaded',
  },
  publicPageEntryTexts: {
    title: 'Public page',
    description: 'A page and a seal for everyone, and a link for asking your customers.',
    open: 'Go to your public page',
  },
  notificationTexts: {
    appearance: 'Appearance',
    appearanceDescription: 'Applies to this device.',
    darkMode: 'Dark mode',
    darkModeDescription: 'Dark colours are easier on your eyes in the evening.',
  },
} satisfies Translation<typeof german>;
