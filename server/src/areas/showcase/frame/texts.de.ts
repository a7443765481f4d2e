/** What stands on every page without the application. */
export const frameTexts = {
  footer: [
    { label: 'Was ist Rezenso?', href: '/' },
    { label: 'Impressum', href: '/impressum' },
    { label: 'Datenschutz', href: '/datenschutz' },
  ],
  language: 'Sprache',
  nothing: {
    title: 'Diese Seite gibt es nicht',
    text: 'Vielleicht hat der Betrieb sie gerade ausgeschaltet, oder in der Adresse fehlt ein Stück.',
    home: 'Zu Rezenso',
  },
};
