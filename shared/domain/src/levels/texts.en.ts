import type { Translation } from '@rezenso/contract/language';
import type * as german from './texts.de.ts';

export default {
  levelNames: { Bronze: 'Bronze', Silber: 'Silver', Gold: 'Gold', Platin: 'Platinum', Diamant: 'Diamond' },
} satisfies Translation<typeof german>;
