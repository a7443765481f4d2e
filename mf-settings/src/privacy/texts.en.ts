import type { Translation } from '@rezenso/contract/language';
import type * as german from './texts.de.ts';

export default {
  exportTexts: {
    title: 'Take your data with you',
    description:
      'You get everything that belongs to you in one JSON file: profile, platforms, matches, reviews and settings. From others it contains only what they wrote to you.',
    download: 'Export data',
    preparing: 'Preparing your export…',
    done: 'Your export is here',
    doneDescription: (file) => `You will find it as ${file} in your downloads.`,
    failed: 'Your data could not be exported.',
    fileName: (day) => `rezenso-data-${day}.json`,
  },
  deleteTexts: {
    title: 'Delete account',
    description: 'Your account and your data will be deleted for good. This cannot be undone.',
    open: 'Delete account',
    question: 'Do you really want to delete your account?',
    removedTitle: 'This will be deleted',
    removed: [
      'your profile with your name, email address and website',
      'your platforms, reviews and points, and the connection to Google',
      'your sign-ins, notifications and settings',
      'open exchanges: they are ended, and your partners are told',
      'your subscription: it ends straight away',
    ],
    colleagues: (addresses) => `the access of your colleagues: ${addresses.join(', ')}. They get an email about it`,
    keptTitle: 'This stays, without anyone recognising you',
    kept: 'Completed matches and exchanges that your partners need for their own records. Instead of your name they only say “Former partner”.',
    remembered:
      'For 90 days: unreadable markers of your email address and domain, along with the exchanges you have used up and what you have already earned points for. So deleting and signing up again resets nothing. After that they disappear automatically.',
    refusals:
      'For 30 days, and for a year if a partner blocks you: unreadable markers of your email address, domain and profiles, and who declined or blocked you. So that still holds after signing up again.',
    names:
      'For a year: an unreadable marker of each address of your public page. So printed codes and embedded seals lead to nobody else. Nobody gets the address during that time, not even you. If we hid your page, that is noted under a marker for as long, too.',
    email: 'Your email address to confirm',
    emailHint: (email) => `Please enter ${email}.`,
    emailRequired: 'Please enter your email address',
    confirm: 'Delete account for good',
    cancel: 'Cancel',
    farewell: 'Your account is deleted',
    farewellDescription: 'Thank you for being with us. All the best!',
    failed: 'Your account could not be deleted.',
  },
  legalTexts: {
    title: 'Legal',
    privacy: 'Privacy',
    terms: 'Terms',
    imprint: 'Legal notice',
  },
} satisfies Translation<typeof german>;
