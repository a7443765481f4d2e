import type { Translation } from '@rezenso/contract/language';
import { platformNames } from '@rezenso/contract/vocabulary';
import type * as german from './texts.de.ts';

export default {
  platforms: { ...platformNames, other: 'another platform' },
} satisfies Translation<typeof german>;
