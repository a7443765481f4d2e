import { texts } from '@rezenso/contract/language';

export const consentTexts = /* @__PURE__ */ texts('mf-settings/consents/texts/consentTexts', {
  title: 'Deine Einwilligungen',
  description: 'Was gerade gilt und seit wann. Ändern kannst du es jederzeit dort, wo du es eingestellt hast.',
  loadFailed: 'Deine Einwilligungen konnten nicht geladen werden',
  empty: 'Noch nichts festgehalten',
  emptyDescription:
    'Sobald du zum Beispiel den Newsletter bestellst, Mitteilungen auf einem Gerät einschaltest oder deine öffentliche Seite zeigst, steht es hier.',
  standing: 'Das gilt gerade',
  nothingStanding: 'Gerade gilt keine Einwilligung.',
  history: 'Verlauf',
  more: 'Ältere Einträge findest du in deinem Export.',
  on: 'An',
  off: 'Aus',
  since: (moment: string) => `seit ${moment}`,
  /** It was so before it was written down. */
  sinceBefore: (moment: string) => `spätestens seit ${moment}`,
  at: (moment: string) => `am ${moment}`,
  given: 'Eingeschaltet',
  takenBack: 'Ausgeschaltet',
  things: {
    terms: () => 'AGB',
    privacy: () => 'Datenschutzerklärung',
    email: (type: string) => `E-Mails: ${type}`,
    push: (device: string) => `Mitteilungen auf ${device}`,
    google: (business: string) => `Verbindung mit Google: ${business}`,
    'public-page': () => 'Öffentliche Seite',
  },
  unknownDevice: 'einem Gerät',
  /** How it was said; a page goes without saying. */
  means: {
    page: null,
    'mail-link': 'über den Link in einer E-Mail',
    admin: 'durch das Team von Rezenso',
    system: 'von selbst, etwa nach einer Abmeldung oder weil ein Gerät oder Google nicht mehr erreichbar war',
    earlier: 'festgehalten, als dieser Verlauf begann',
  },
  legal: 'galt, als das Profil fertig wurde',
  byColleague: (email: string) => `durch ${email}`,
  byFormerColleague: 'durch jemanden, der nicht mehr im Team ist',
  versionOfToday: (text: string) => `${text} in der Fassung, die auch heute gilt`,
  formerVersion: (text: string, version: string) => `${text} in einer früheren Fassung (Kennung ${version})`,
  /** Where nobody says whether it still applies. */
  version: (text: string, version: string) => `${text} (Kennung ${version})`,
  privacyText: 'Datenschutzerklärung',
  termsText: 'AGB',
});
