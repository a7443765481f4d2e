import { texts } from '@rezenso/contract/language';

export const pushTexts = /* @__PURE__ */ texts('mf-settings/push-devices/texts/pushTexts', {
  title: 'Mitteilungen auf deinen Geräten',
  description: 'Was in der Glocke steht, auch wenn Rezenso gerade nicht offen ist.',
  loadFailed: 'Deine Geräte konnten nicht geladen werden',
  here: 'Auf diesem Gerät',
  hereDescription: 'Bis du dich hier abmeldest. Wenn du die Seite vor dir hast, bleibt es still.',
  unsupported: 'Dieser Browser kann keine Mitteilungen zeigen.',
  unsupportedOnApple: 'Auf iPhone und iPad geht das, sobald du Rezenso über „Teilen“ zum Home-Bildschirm hinzufügst.',
  blocked:
    'Dein Browser lässt für diese Seite keine Mitteilungen zu. Erlaube sie in seinen Einstellungen und lade die Seite neu.',
  onTitle: 'Mitteilungen sind an',
  onDescription: 'Ab jetzt melden wir uns auf diesem Gerät.',
  offTitle: 'Mitteilungen sind aus',
  offDescription: 'Auf diesem Gerät bleibt es still.',
  notAllowed: 'Ohne deine Erlaubnis im Browser können wir dir hier nichts melden.',
  failedTitle: 'Das hat nicht geklappt',
  failed: 'Dein Browser konnte die Mitteilungen nicht einrichten. Bitte versuche es später noch einmal.',
  others: 'Weitere Geräte',
  since: (date: string) => `seit ${date}`,
  remove: (device: string) => `Mitteilungen auf ${device} beenden`,
  removedTitle: 'Gerät entfernt',
  removedDescription: (device: string) => `Auf ${device} melden wir uns nicht mehr.`,
});
