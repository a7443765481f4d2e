import type { Translation } from '@rezenso/contract/language';
import type * as german from './texts.de.ts';

export default {
  starsText: (rating, count) =>
    `${rating} out of 5 stars${count === undefined ? '' : `, ${count} ${count === 1 ? 'review' : 'reviews'}`}`,
  progressTexts: { label: 'Progress', step: (step, steps) => `Step ${step} of ${steps}` },
  moreText: (count) => `+${count} more`,
} satisfies Translation<typeof german>;
