import { texts } from '@rezenso/contract/language';

export const exportTexts = /* @__PURE__ */ texts('mf-settings/privacy/texts/exportTexts', {
  title: 'Deine Daten mitnehmen',
  description:
    'Du bekommst alles, was zu dir gehört, in einer JSON-Datei: Profil, Plattformen, Matches, Reviews und Einstellungen. Von anderen ist nur dabei, was sie dir geschrieben haben.',
  download: 'Daten exportieren',
  preparing: 'Export wird vorbereitet...',
  done: 'Dein Export ist da',
  doneDescription: (file: string) => `Du findest ihn als ${file} bei deinen Downloads.`,
  failed: 'Deine Daten konnten nicht exportiert werden.',
  fileName: (day: string) => `rezenso-daten-${day}.json`,
});

export const deleteTexts = /* @__PURE__ */ texts('mf-settings/privacy/texts/deleteTexts', {
  title: 'Konto löschen',
  description: 'Dein Konto und deine Daten werden endgültig gelöscht. Das lässt sich nicht rückgängig machen.',
  open: 'Konto löschen',
  question: 'Möchtest du dein Konto wirklich löschen?',
  removedTitle: 'Das wird gelöscht',
  removed: [
    'dein Profil mit Namen, E-Mail-Adresse und Website',
    'deine Plattformen, Reviews und XP und die Verbindung mit Google',
    'deine Anmeldungen, Benachrichtigungen und Einstellungen',
    'offene Austausche: Sie werden beendet, und deine Partner erfahren es',
    'dein Abonnement: Es endet sofort',
  ],
  colleagues: (addresses: readonly string[]) =>
    `der Zugang deiner Kolleginnen und Kollegen: ${addresses.join(', ')}. Sie bekommen eine Mail dazu`,
  keptTitle: 'Das bleibt, ohne dass man dich erkennt',
  kept: 'Abgeschlossene Matches und Austausche, die deine Partner für ihre eigene Übersicht brauchen. Statt deines Namens steht dort nur noch „Ehemaliger Partner“.',
  remembered:
    'Für 90 Tage: unlesbare Kennzeichen deiner E-Mail-Adresse und Domain, dazu verbrauchte Austausche und womit du schon XP verdient hast. So setzt Löschen und Neuanmelden nichts zurück. Danach verschwinden sie von selbst.',
  refusals:
    'Für 30 Tage, und für ein Jahr, falls ein Partner dich blockiert: unlesbare Kennzeichen von E-Mail-Adresse, Domain und Profilen und wer dich abgelehnt oder blockiert hat. So gilt das auch nach dem Neuanmelden.',
  names:
    'Für ein Jahr: ein unlesbares Kennzeichen jeder Adresse deiner öffentlichen Seite. So führen gedruckte Codes und eingebundene Siegel zu niemand anderem. Die Adresse bekommt in dieser Zeit niemand, auch du nicht. Haben wir deine Seite ausgeblendet, bleibt so lange auch das unter einem Kennzeichen vermerkt.',
  email: 'Deine E-Mail-Adresse zur Bestätigung',
  emailHint: (email: string) => `Bitte gib ${email} ein.`,
  emailRequired: 'Bitte gib deine E-Mail-Adresse ein',
  confirm: 'Konto endgültig löschen',
  cancel: 'Abbrechen',
  farewell: 'Dein Konto ist gelöscht',
  farewellDescription: 'Danke, dass du dabei warst. Mach’s gut!',
  failed: 'Dein Konto konnte nicht gelöscht werden.',
});

export const legalTexts = /* @__PURE__ */ texts('mf-settings/privacy/texts/legalTexts', {
  title: 'Rechtliches',
  privacy: 'Datenschutz',
  terms: 'AGB',
  imprint: 'Impressum',
});
