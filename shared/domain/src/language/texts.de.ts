import { texts } from '@rezenso/contract/language';

export const languageText = /* @__PURE__ */ texts('domain/language/texts/languageText', 'Sprache');
