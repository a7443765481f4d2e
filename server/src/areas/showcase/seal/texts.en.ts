import type { Translation } from '@rezenso/contract/language';
import type * as german from './texts.de.ts';

export default {
  sealTexts: {
    title: (reviews) => (reviews > 0 ? 'Confirmed on Rezenso' : 'On Rezenso'),
    reviews: (reviews) =>
      reviews === 0 ? 'No reviews yet' : `${reviews} confirmed ${reviews === 1 ? 'review' : 'reviews'}`,
    trust: (score) => (score === null ? 'No trust score yet' : `Trust score ${score} of 100`),
    label: (lines) => `${lines.join('. ')}.`,
    alt: (company) => `${company} on Rezenso: see confirmed reviews`,
  },
} satisfies Translation<typeof german>;
