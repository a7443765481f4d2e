import type { Translation } from '@rezenso/contract/language';
import type * as german from './texts.de.ts';

export default {
  languageTexts: {
    title: 'Language',
    description:
      'This is the language in which we show you Rezenso, on all your devices, and write to you. What others write stays as it is.',
    atOnce: 'Your choice applies straight away: the page then reloads.',
    notChosen:
      'No language has been chosen for your account yet: this browser shows you English, and we write to you in German.',
    question: {
      title: 'Discard your entries?',
      consequence:
        'Your settings contain changes that are not saved yet. With the new language the page reloads, and they will be lost.',
      keep: 'Keep editing',
      confirm: 'Discard and change language',
    },
    failed: 'The language could not be changed.',
  },
} satisfies Translation<typeof german>;
