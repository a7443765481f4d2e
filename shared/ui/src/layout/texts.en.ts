import type { Translation } from '@rezenso/contract/language';
import type * as german from './texts.de.ts';

export default {
  skipText: 'Skip to content',
} satisfies Translation<typeof german>;
