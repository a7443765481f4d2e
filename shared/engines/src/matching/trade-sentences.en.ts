import type { Translation } from '@rezenso/contract/language';
import { withArticle } from '../text/article.en.ts';
import type * as german from './trade-sentences.de.ts';

export default {
  offer: 'offers',
  careFor: 'takes care of',
  nameAs: 'lists',
  offers: {
    need: (name, buyer, good, { verb, things }) => [
      `As ${withArticle(buyer)}, you could use ${good}, and ${name} ${verb} ${things}.`,
      `${name} ${verb} ${things}; as ${withArticle(buyer)}, you could use ${good}.`,
      `As ${withArticle(buyer)}, you could use ${good}: ${name} ${verb} ${things}.`,
      `${name} ${verb} ${things}, and as ${withArticle(buyer)} you could use ${good}.`,
    ],
    same: (name, buyer, good) => [
      `As ${withArticle(buyer)}, you could use ${good}, which ${name} offers.`,
      `${name} offers what you could use as ${withArticle(buyer)}: ${good}.`,
      `As ${withArticle(buyer)}, you could use ${good}; ${name} can help with that.`,
    ],
    plain: (name, { verb, things, isFound }, way) =>
      way === undefined
        ? [
            `${name} ${verb} ${things}.`,
            `The business ${verb} ${things}.`,
            ...(isFound
              ? [
                  `At ${name} you will find ${things}.`,
                  `You can get ${things} from ${name}.`,
                  `${name} has ${things} to offer.`,
                  `There you will find ${things}.`,
                ]
              : []),
          ]
        : [
            `${name} ${verb} ${things}, about ${way} from you.`,
            `The business ${verb} ${things}, about ${way} from you.`,
            `${name} is about ${way} from you and ${verb} ${things}.`,
            ...(isFound
              ? [
                  `At ${name} you will find ${things}, about ${way} from you.`,
                  `About ${way} from you, at ${name}, you will find ${things}.`,
                  `You can get ${things} from ${name}, about ${way} from you.`,
                  `There you will find ${things}, about ${way} from you.`,
                ]
              : []),
          ],
  },
  returns: {
    need: (name, buyer, good, { verb, things }) => [
      `As ${withArticle(buyer)}, ${name} could use ${good}, and you ${verb} ${things}.`,
      `You ${verb} ${things}: as ${withArticle(buyer)}, ${name} could use ${good}.`,
      `In turn, you ${verb} ${things}, and as ${withArticle(buyer)} the business could use ${good}.`,
      `You ${verb} ${things}, and the business could use ${good} as ${withArticle(buyer)}.`,
    ],
    same: (name, buyer, good) => [
      `As ${withArticle(buyer)}, ${name} could use ${good}, which you offer.`,
      `In turn, as ${withArticle(buyer)}, the business could use ${good}, which you offer.`,
      `You offer what the business could use as ${withArticle(buyer)}: ${good}.`,
    ],
  },
  youOffer: 'offer',
  ownWords: (name, things) => [`${name} itself lists “${things}”.`, `The business itself lists “${things}”.`],
  withOwnWords: (things, own) => `${things} (“${own}”)`,
} satisfies Translation<typeof german>;
