import type { Translation } from '@rezenso/contract/language';
import type * as german from './texts.de.ts';

export default {
  matchAreasTexts: {
    label: 'Matches and exchanges',
    matches: 'Matches',
    exchanges: 'Exchanges',
    waiting: (count) => (count === 1 ? 'task waiting' : 'tasks waiting'),
  },
} satisfies Translation<typeof german>;
