import type { Translation } from '@rezenso/contract/language';
import type * as german from './instructions.de.ts';

export default {
  worthTelling: {
    gastronomie: 'what you ate, how long you waited and which occasion it suits',
    'fitness & gesundheit': 'what you made use of, how you were looked after and what has changed for you',
    'it & software': 'which problem was solved, how the rollout went and how support responds',
    einzelhandel:
      'what you were looking for, what the choice and the advice were like and whether you found what you wanted',
    dienstleistungen: 'which service you booked, how the arrangements went and whether the result was what you wanted',
    handwerk: 'what work was done, whether the date and the quote were kept to and how tidy it was',
    beratung: 'what you sought advice on, how easy it was to understand and what you put into practice',
    'e-commerce': 'what you ordered, what delivery and packaging were like and how a query was dealt with',
    marketing: 'what the project was, how you worked together and what came of it',
    immobilien: 'what it was about, how easy it was to reach your contacts and how transparent everything was',
    automotive: 'what the vehicle needed, whether the price and the date were kept to and how it was explained',
    bildung: 'which course you attended, how it was structured and what you have put to use',
    finanzen: 'what your question was, how easy the explanation was to understand and how quickly it went',
    'reise & tourismus': 'when you were there and with whom, what you noticed and who it suits',
  },
  worthTellingAnywhere: 'what you made use of, what went well and what could be better',
  honesty:
    'Review honestly and only what you experienced yourself; criticism is welcome too. The stars are entirely up to you.',
  helpful: (hints) => `Helpful to others: ${hints}.`,
  disclose: (sentence) => `Mention the exchange, for example like this: “${sentence}”`,
} satisfies Translation<typeof german>;
