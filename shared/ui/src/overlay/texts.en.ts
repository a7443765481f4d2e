import type { Translation } from '@rezenso/contract/language';
import type * as german from './texts.de.ts';

export default {
  closeText: 'Close',
  cancelText: 'Cancel',
  discardTexts: {
    title: 'Discard what you entered?',
    description: 'What you wrote has not been saved yet.',
    keep: 'Keep editing',
    discard: 'Discard',
  },
} satisfies Translation<typeof german>;
