import type { Translation } from '@rezenso/contract/language';
import type * as german from './texts.de.ts';

export default {
  texts: { region: 'News', show: 'View', close: 'Close' },
} satisfies Translation<typeof german>;
