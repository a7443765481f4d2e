import { texts as translated } from '@rezenso/contract/language';

export const texts = /* @__PURE__ */ translated('shell/not-found/texts/texts', {
  title: '404 Page Not Found',
  lead: 'Diese Seite gibt es nicht. Vielleicht ist der Link veraltet, oder in der Adresse steckt ein Tippfehler.',
  home: 'Zur Startseite',
  dashboard: 'Zum Dashboard',
  hint: 'For developers: did you forget to declare this page in the module.json of its module?',
});
