import type { Translation } from '@rezenso/contract/language';
import type * as german from './texts.de.ts';

export default {
  texts: {
    region: 'Just achieved',
    more: (count) => (count === 1 ? '… and one more achievement.' : `… and ${count} more achievements.`),
    show: 'View achievements',
    done: 'Continue',
  },
} satisfies Translation<typeof german>;
