import type { Translation } from '@rezenso/contract/language';
import type * as german from './texts.de.ts';

export default {
  texts: {
    title: 'Discard what you entered?',
    description: 'If you leave this page, you will lose what you have not saved yet.',
    stay: 'Keep editing',
    discard: 'Discard',
  },
} satisfies Translation<typeof german>;
