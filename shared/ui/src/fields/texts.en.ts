import type { Translation } from '@rezenso/contract/language';
import type * as german from './texts.de.ts';

export default {
  changedTexts: {
    title: 'Something has changed here in the meantime.',
    look: 'Have a look',
  },
  restoredTexts: {
    note: 'What you entered last time is still here.',
    startOver: 'Start again',
  },
  counterTexts: {
    written: (formatted, count) => `${formatted} ${count === 1 ? 'character' : 'characters'}`,
    writtenOf: (formatted, limit) => `${formatted} / ${limit} characters`,
  },
} satisfies Translation<typeof german>;
