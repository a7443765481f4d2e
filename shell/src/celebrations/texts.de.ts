import { texts as translated } from '@rezenso/contract/language';

export const texts = /* @__PURE__ */ translated('shell/celebrations/texts/texts', {
  region: 'Gerade erreicht',
  more: (count: number) => (count === 1 ? '… und ein weiterer Erfolg.' : `… und ${count} weitere Erfolge.`),
  show: 'Erfolge ansehen',
  done: 'Weiter',
});
