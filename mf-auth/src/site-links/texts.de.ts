import { texts } from '@rezenso/contract/language';

export const legalTexts = /* @__PURE__ */ texts('mf-auth/site-links/texts/legalTexts', {
  title: 'Rechtliches',
  privacy: 'Datenschutz',
  terms: 'AGB',
  imprint: 'Impressum',
});
