import type { Translation } from '@rezenso/contract/language';
import { withArticle } from '../text/article.en.ts';
import type * as german from './trade-sentences.de.ts';

export default {
  offers: {
    trade: (name, buyer, good, offered) => [
      `As ${withArticle(buyer)}, you could use ${good}, and ${name} offers ${offered}.`,
      `${name} offers ${offered}; as ${withArticle(buyer)}, you could use ${good}.`,
    ],
    everybody: (name, good, offered) => [
      `Any business could use ${good}, and ${name} offers ${offered}.`,
      `${name} offers ${offered}, in case you need ${good}.`,
      `If you need ${good}: ${name} offers ${offered}.`,
    ],
    people: (name, offered) => [
      `${name} offers ${offered}; you are welcome there as a private customer too.`,
      `What ${name} offers is open to you as a private customer too: ${offered}.`,
    ],
  },
  returns: {
    trade: (name, buyer, good, offered) => [
      `In return, as ${withArticle(buyer)}, ${name} could use ${good}, and you offer ${offered}.`,
      `And you offer ${offered}: as ${withArticle(buyer)}, ${name} could use ${good}.`,
    ],
    everybody: (name, good, offered) => [
      `In return, you offer ${offered}, and any business could use ${good}.`,
      `And you offer ${offered}, in case ${name} needs ${good}.`,
    ],
    people: (name, offered) => [
      `In return, you offer ${offered}; the people at ${name} are welcome as private customers too.`,
      `And what you offer is open to the people at ${name} too: ${offered}.`,
    ],
  },
} satisfies Translation<typeof german>;
