import type { Translation } from '@rezenso/contract/language';
import type * as german from './texts.de.ts';

export default {
  unsentText: 'Will be sent as soon as you are back online',
} satisfies Translation<typeof german>;
