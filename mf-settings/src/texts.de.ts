import { texts } from '@rezenso/contract/language';
import type { SettingsTab } from './settings/settings-tabs.ts';

export const errorTitle = /* @__PURE__ */ texts('mf-settings/texts/errorTitle', 'Fehler');

/** In whose way dates and times are written. */
export const dateLocale = /* @__PURE__ */ texts('mf-settings/texts/dateLocale', 'de-DE');

/** How the server calls a device: 'Chrome auf Android', 'Safari auf dem iPhone'. */
export const deviceName = /* @__PURE__ */ texts('mf-settings/texts/deviceName', (name: string) => name);

export const settingsTexts = /* @__PURE__ */ texts('mf-settings/texts/settingsTexts', {
  title: 'Einstellungen',
  description: 'Dein Profil, deine Plattformen und alles, was zu deinem Konto gehört.',
  tabsLabel: 'Bereiche der Einstellungen',
  tabs: {
    profile: 'Profil',
    platforms: 'Plattformen',
    notifications: 'Benachrichtigungen',
    subscription: 'Abonnement',
    team: 'Team',
    privacy: 'Datenschutz',
  } satisfies Record<SettingsTab, string>,
});

export const profileTexts = /* @__PURE__ */ texts('mf-settings/texts/profileTexts', {
  title: 'Firmenprofil',
  description: 'So sehen dich mögliche Partner. Je genauer, desto besser passen deine Matches.',
  companyName: 'Firmenname',
  domain: 'Domain',
  domainHint: 'Zum Beispiel meine-firma.de',
  targetAudience: 'Zielgruppe',
  targetAudienceHint: 'Zum Beispiel: Familien und Studierende aus Freiburg',
  firstName: 'Vorname',
  lastName: 'Nachname',
  website: 'Website (optional)',
  websiteHint: 'Mit https://, zum Beispiel https://www.meine-firma.de',
  about: 'Beschreibung',
  aboutHint: 'Was macht dich aus, und für wen bist du da?',
  languagesHint: 'In diesen Sprachen kannst du Reviews schreiben und bekommen.',
  platformsHint: 'Wo hat dein Unternehmen ein Profil?',
  save: 'Änderungen speichern',
  discard: 'Änderungen verwerfen',
  done: 'Profil aktualisiert!',
  doneDescription: 'Deine Partner sehen ab jetzt die neuen Angaben.',
  failed: 'Profil konnte nicht aktualisiert werden.',
  complete: 'Profil vervollständigen',
  loadFailed: 'Dein Profil konnte nicht geladen werden',
});

export const publicPageEntryTexts = /* @__PURE__ */ texts('mf-settings/texts/publicPageEntryTexts', {
  title: 'Öffentliche Seite',
  description: 'Eine Seite und ein Siegel für alle, und ein Link, mit dem du deine Kunden fragst.',
  open: 'Zur öffentlichen Seite',
});

export const notificationTexts = /* @__PURE__ */ texts('mf-settings/texts/notificationTexts', {
  appearance: 'Darstellung',
  appearanceDescription: 'Gilt für dieses Gerät.',
  darkMode: 'Dark Mode',
  darkModeDescription: 'Dunkle Farben schonen abends die Augen.',
});
