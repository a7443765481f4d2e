import { texts } from '@rezenso/contract/language';
import { formatNumber } from '@rezenso/ui/format';

export const passkeyTexts = /* @__PURE__ */ texts('mf-settings/passkeys/texts/passkeyTexts', {
  title: 'Passkeys',
  description: 'Melde dich mit Fingerabdruck, Gesicht oder der PIN deines Geräts an, ohne auf eine E-Mail zu warten.',
  loadFailed: 'Deine Passkeys konnten nicht geladen werden',
  emptyTitle: 'Noch kein Passkey',
  empty: 'Richte auf diesem Gerät einen ein. Der Anmeldelink per E-Mail funktioniert weiterhin.',
  emptyForAdmin: 'Für die Verwaltung brauchst du einen. Richte ihn auf diesem Gerät ein.',
  added: (date: string) => `Hinzugefügt am ${date}`,
  addedOn: (device: string, date: string) => `${device}, hinzugefügt am ${date}`,
  used: (ago: string) => `zuletzt benutzt ${ago}`,
  unused: 'noch nicht benutzt',
  add: 'Passkey hinzufügen',
  done: 'Passkey hinzugefügt',
  doneDescription: 'Ab jetzt kannst du dich damit anmelden.',
  failed: 'Der Passkey konnte nicht hinzugefügt werden.',
  cancelled: 'Es wurde kein Passkey hinzugefügt. Du kannst es jederzeit noch einmal versuchen.',
  known: 'Für dieses Gerät hast du schon einen Passkey.',
  unsupported: 'Dieser Browser kann keine Passkeys anlegen. Versuche es auf einem anderen Gerät.',
  remove: 'Entfernen',
  removeNamed: (name: string, date: string) => `Entfernen: ${name}, hinzugefügt am ${date}`,
  rename: 'Umbenennen',
  renameNamed: (name: string, date: string) => `Umbenennen: ${name}, hinzugefügt am ${date}`,
});

export const renameTexts = /* @__PURE__ */ texts('mf-settings/passkeys/texts/renameTexts', {
  title: 'Passkey umbenennen',
  description: (device: string) => `Angelegt mit: ${device}. Den Namen siehst nur du.`,
  name: 'Name',
  hint: 'Zum Beispiel „Diensthandy“ oder „Passwortmanager“',
  required: 'Bitte gib einen Namen ein',
  submit: 'Speichern',
  cancel: 'Abbrechen',
  done: 'Passkey umbenannt',
  failed: 'Der Passkey konnte nicht umbenannt werden.',
});

export const removeTexts = /* @__PURE__ */ texts('mf-settings/passkeys/texts/removeTexts', {
  question: 'Passkey entfernen?',
  consequence: (name: string) =>
    `Mit dem Passkey „${name}“ kannst du dich dann nicht mehr anmelden. Lösche ihn danach auch in den Einstellungen des Geräts.`,
  confirm: 'Entfernen',
  keep: 'Abbrechen',
  done: 'Passkey entfernt',
  failed: 'Der Passkey konnte nicht entfernt werden.',
});

export const proofTexts = /* @__PURE__ */ texts('mf-settings/passkeys/texts/proofTexts', {
  title: 'Bestätige zuerst, dass du es bist',
  description: 'Danach kannst du Passkeys und Wiederherstellungscodes ändern.',
  prove: 'Mit Passkey bestätigen',
  failed: 'Das konnte nicht bestätigt werden.',
  withCode: 'Passkey nicht zur Hand? In der Verwaltung hilft ein Wiederherstellungscode',
});

export const codeTexts = /* @__PURE__ */ texts('mf-settings/passkeys/texts/codeTexts', {
  title: 'Wiederherstellungscodes',
  description: 'Falls du einmal keinen Passkey zur Hand hast, bestätigt dich in der Verwaltung einer dieser Codes.',
  left: (left: number) => (left === 1 ? 'Noch 1 Code übrig.' : `Noch ${formatNumber(left)} Codes übrig.`),
  none: 'Du hast keine Codes mehr. Erstelle neue, solange du noch hineinkommst.',
  renew: 'Neue Codes erstellen',
});

export const renewTexts = /* @__PURE__ */ texts('mf-settings/passkeys/texts/renewTexts', {
  question: 'Neue Codes erstellen?',
  consequence: 'Alle bisherigen Codes gelten dann nicht mehr.',
  confirm: 'Neue Codes erstellen',
  keep: 'Abbrechen',
  done: 'Neue Codes erstellt',
  failed: 'Die Codes konnten nicht erstellt werden.',
});

export const shownCodesTexts = /* @__PURE__ */ texts('mf-settings/passkeys/texts/shownCodesTexts', {
  title: 'Deine Wiederherstellungscodes',
  description:
    'Hebe sie dort auf, wo nur du hinkommst, am besten nicht auf diesem Gerät. Jeder gilt einmal, und du siehst sie nur jetzt.',
  list: 'Codes',
  copy: 'Kopieren',
  copied: 'Kopiert',
  copyFailed: 'Dein Browser lässt das Kopieren nicht zu. Markiere die Codes und kopiere sie selbst.',
  download: 'Als Textdatei speichern',
  kept: 'Ich habe sie sicher aufgehoben',
  notYet: 'Später siehst du diese Codes nicht mehr. Kopiere oder speichere sie zuerst, dann geht es unten weiter.',
  file: 'rezenso-wiederherstellungscodes.txt',
  fileHead: (site: string) => `Wiederherstellungscodes für ${site}. Jeder gilt einmal.`,
});
