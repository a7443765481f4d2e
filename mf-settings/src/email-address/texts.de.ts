import { texts } from '@rezenso/contract/language';
import { emailChangeHours } from '@rezenso/contract/limits';

export const addressTexts = /* @__PURE__ */ texts('mf-settings/email-address/texts/addressTexts', {
  title: 'E-Mail-Adresse',
  description: 'Damit meldest du dich an, und dorthin schreiben wir dir.',
  loadFailed: 'Deine E-Mail-Adresse konnte nicht geladen werden',
  change: 'Adresse ändern',
  waiting: (newEmail: string) => `Deine neue Adresse ${newEmail} wartet auf Bestätigung`,
  steps: {
    both: 'Öffne die E-Mails in deinem bisherigen und in deinem neuen Postfach und bestätige in beiden.',
    old: 'Im neuen Postfach hast du schon bestätigt. Jetzt fehlt noch dein bisheriges.',
    new: 'Im bisherigen Postfach hast du schon bestätigt. Jetzt fehlt noch dein neues.',
  },
  until: (moment: string) => `Die Links gelten bis ${moment}. Nichts angekommen? Schau auch im Spam-Ordner nach.`,
  takeBack: 'Änderung abbrechen',
  takenBack: 'Die Änderung ist abgebrochen',
  takeBackFailed: 'Die Änderung konnte nicht abgebrochen werden.',
});

export const changeTexts = /* @__PURE__ */ texts('mf-settings/email-address/texts/changeTexts', {
  title: 'E-Mail-Adresse ändern',
  description: `Wir schicken an beide Adressen einen Link. Erst wenn du in beiden Postfächern bestätigt hast, ändert sich etwas. Dafür hast du ${emailChangeHours} Stunden. Danach bist du auf deinen anderen Geräten abgemeldet; hier bleibst du angemeldet.`,
  email: 'Neue E-Mail-Adresse',
  placeholder: 'name@firma.de',
  lost: 'An dein bisheriges Postfach kommst du nicht mehr? Dann schreib uns über Hilfe & Anfragen, solange du hier angemeldet bist.',
  submit: 'Links senden',
  cancel: 'Abbrechen',
  sent: 'Schau in beide Postfächer',
  sentDescription: (newEmail: string) => `Wir haben dir an deine bisherige Adresse und an ${newEmail} geschrieben.`,
  failed: 'Die Links konnten nicht verschickt werden.',
  invalid: 'Bitte gib eine gültige E-Mail-Adresse ein',
});

export const consentTexts = /* @__PURE__ */ texts('mf-settings/email-address/texts/consentTexts', {
  title: { old: 'E-Mail-Adresse ändern?', new: 'Gehört diese Adresse dir?' },
  question: {
    old: (newEmail: string, company?: string) =>
      `Das Konto${company ? ` von ${company}` : ''} soll sich künftig mit ${newEmail} anmelden. Bestätige nur, wenn das von dir kommt.`,
    new: (newEmail: string, company?: string) =>
      `Das Konto${company ? ` von ${company}` : ''} soll sich künftig mit ${newEmail} anmelden. Bestätige nur, wenn es dein Konto ist.`,
  },
  confirm: { old: 'Ja, Adresse ändern', new: 'Ja, das ist meine Adresse' },
  halfTitle: 'Danke, eine Bestätigung fehlt noch',
  half: {
    old: 'Öffne jetzt die E-Mail in deinem bisherigen Postfach und bestätige auch dort.',
    new: (newEmail: string) => `Öffne jetzt die E-Mail an ${newEmail} und bestätige auch dort.`,
  },
  doneTitle: 'Deine E-Mail-Adresse ist geändert',
  done: (newEmail: string, isHere: boolean) =>
    `Ab jetzt meldest du dich mit ${newEmail} an. Angemeldet bleibst du ${isHere ? 'hier und dort' : 'dort'}, wo du die Änderung begonnen hast; auf allen anderen Geräten bist du abgemeldet. Passkeys gelten weiter.`,
  unusableTitle: 'Dieser Link hilft nicht weiter',
  unusable:
    'Er ist abgelaufen, oder inzwischen gab es einen neuen. In den Einstellungen kannst du es noch einmal versuchen.',
  takenTitle: 'Diese Adresse ist vergeben',
  loadFailed: 'Der Link konnte nicht geprüft werden',
  again: 'Erneut versuchen',
  failed: 'Das hat nicht geklappt',
  failedDescription: 'Bitte versuche es noch einmal.',
  settings: 'Zu den Einstellungen',
  home: 'Zur Startseite',
});
