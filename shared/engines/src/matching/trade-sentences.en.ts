import type { Translation } from '@rezenso/contract/language';
import { withArticle } from '../text/article.en.ts';
import type * as german from './trade-sentences.de.ts';

export default {
  offers: {
    need: (name, buyer, good, offered) => [
      `As ${withArticle(buyer)}, you could use ${good}, and ${name} offers ${offered}.`,
      `${name} offers ${offered}; as ${withArticle(buyer)}, you could use ${good}.`,
      `As ${withArticle(buyer)}, you could use ${good}: ${name} offers ${offered}.`,
      `${name} offers ${offered}, and as ${withArticle(buyer)} you could use ${good}.`,
    ],
    plain: (name, offered, way) =>
      way === undefined
        ? [
            `${name} offers ${offered}.`,
            `At ${name} you will find ${offered}.`,
            `This is what ${name} offers: ${offered}.`,
          ]
        : [
            `${name} offers ${offered}, about ${way} from you.`,
            `About ${way} from you, ${name} offers ${offered}.`,
            `At ${name} you will find ${offered}, about ${way} away.`,
            `This is what ${name} offers, about ${way} from you: ${offered}.`,
            `It is about ${way} to ${name}; there you will find ${offered}.`,
            `${name} is about ${way} from you and offers ${offered}.`,
          ],
  },
  returns: (name, buyer, good, offered) => [
    `As ${withArticle(buyer)}, ${name} could use ${good}, and you offer ${offered}.`,
    `You offer ${offered}: as ${withArticle(buyer)}, ${name} could use ${good}.`,
    `${name} could use ${good} as ${withArticle(buyer)}, and you offer ${offered}.`,
    `You offer ${offered}, and as ${withArticle(buyer)} ${name} could use ${good}.`,
  ],
} satisfies Translation<typeof german>;
