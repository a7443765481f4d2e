import type { Translation } from '@rezenso/contract/language';
import type * as german from './texts.de.ts';

export default {
  changedTexts: {
    title: 'Something has changed here in the meantime.',
    look: 'Have a look',
  },
  restoredTexts: {
    note: 'What you entered last time is still here.',
    startOver: 'Start over',
  },
  charactersText: (counted) => `${counted} ${counted === '1' ? 'character' : 'characters'}`,
} satisfies Translation<typeof german>;
