import type { Translation } from '@rezenso/contract/language';
import type * as german from './texts.de.ts';

export const texts: Translation<typeof german.texts> = {
  stars: (rating) => `${rating} ${rating === 1 ? 'star' : 'stars'}`,
};
