import type { Translation } from '@rezenso/contract/language';
import type * as german from './texts.de.ts';

export default {
  ratingTexts: {
    words: ['', 'Poor', 'Mediocre', 'All right', 'Good', 'Excellent'],
    stars: (count) => (count === 1 ? '1 star' : `${count} stars`),
  },
  searchTexts: {
    clear: 'Clear search',
    bar: 'Search and filters',
  },
} satisfies Translation<typeof german>;
