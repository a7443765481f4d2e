import { texts as translated } from '@rezenso/contract/language';

export const texts = /* @__PURE__ */ translated('shell/connection/texts/texts', {
  region: 'Verbindung',
  offline: 'Keine Verbindung',
});
