import { errorCatalogue } from '@rezenso/contract/errors';
import { texts } from '@rezenso/contract/language';
import { nameFault } from '@rezenso/contract/shapes';
import { shortLinkFault } from '@rezenso/contract/short-links';

/** What is wrong with a text, in the words of the contract. */
export const faultTexts = /* @__PURE__ */ texts('domain/text-rules/texts/faultTexts', {
  tooLong: (max: number) => `Bitte höchstens ${max} Zeichen`,
  characters: 'Der Text enthält unzulässige Zeichen',
  url: 'Bitte gib eine gültige URL ein',
  name: nameFault,
  reserved: errorCatalogue.NAME_RESERVED.message,
  shortLink: shortLinkFault,
});
