import type { Translation } from '@rezenso/contract/language';
import type * as german from './texts.de.ts';

export default {
  texts: { region: 'Connection', offline: 'No connection' },
} satisfies Translation<typeof german>;
