import { texts } from '@rezenso/contract/language';

export const skipText = /* @__PURE__ */ texts('ui/layout/texts/skipText', 'Zum Inhalt springen');
