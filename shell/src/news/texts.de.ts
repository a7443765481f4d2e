import { texts as translated } from '@rezenso/contract/language';

export const texts = /* @__PURE__ */ translated('shell/news/texts/texts', {
  region: 'Neuigkeiten',
  show: 'Ansehen',
  close: 'Schließen',
});
