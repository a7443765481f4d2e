import { texts as translated } from '@rezenso/contract/language';

export const texts = /* @__PURE__ */ translated('shell/leaving/texts/texts', {
  title: 'Eingaben verwerfen?',
  description: 'Wenn du diese Seite verlässt, geht verloren, was du noch nicht gespeichert hast.',
  stay: 'Weiter bearbeiten',
  discard: 'Verwerfen',
});
