import type { Translation } from '@rezenso/contract/language';
import type { AnyEmailType } from '@rezenso/contract/vocabulary';
import preferences from '../email-preferences/texts.en.ts';
import type * as german from './texts.de.ts';

const list = new Intl.ListFormat('en-GB', { type: 'conjunction' });

/** The kinds by the names that the settings give them. */
function named(kinds: readonly AnyEmailType[]): string {
  return list.format(kinds.map((kind) => `“${preferences.preferenceTexts.types[kind].label}”`));
}

export default {
  unsubscribeTexts: {
    invalid: {
      title: 'Invalid link',
      description: 'This unsubscribe link is incomplete. Please open it again straight from the email.',
    },
    confirm: {
      title: 'Unsubscribe from emails?',
      description: (kinds) =>
        kinds?.length
          ? `You will then get no more ${named(kinds)} emails. All others will keep arriving.`
          : 'You will then get no more emails of this kind. All others will keep arriving.',
    },
    success: {
      title: 'You are unsubscribed',
      description: (kinds) =>
        kinds?.length
          ? `You will no longer get ${named(kinds)} emails. You can switch them on again at any time.`
          : 'You will no longer get emails of this kind. You can switch them on again at any time.',
    },
    failure: {
      title: 'Something went wrong',
      refused: 'This unsubscribe link is not valid or has expired.',
      unexpected: 'An error occurred. Please try again later.',
    },
    yes: 'Yes, unsubscribe',
    cancel: 'Cancel',
    retry: 'Try again',
    home: 'Go to home page',
    preferences: 'Manage email settings',
  },
} satisfies Translation<typeof german>;
