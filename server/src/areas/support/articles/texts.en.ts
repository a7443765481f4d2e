import type { Translation } from '@rezenso/contract/language';
import type * as german from './texts.de.ts';

export default {
  articleTopics: {
    konto: 'Account and signing in',
    profil: 'Profile and platforms',
    partner: 'Matches and partners',
    austausch: 'Exchanges and reviews',
    fortschritt: 'Progress',
    pro: 'Pro',
    oeffentlich: 'Your public presence',
    hilfe: 'Getting help',
  },
} satisfies Translation<typeof german>;
