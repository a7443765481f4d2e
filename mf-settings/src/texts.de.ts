import type { LanguageId } from '@rezenso/contract/vocabulary';
import type { SettingsTab } from './settings/settings-tabs.ts';

export const errorTitle = 'Fehler';

export const settingsTexts = {
  title: 'Einstellungen',
  description: 'Dein Profil, deine Plattformen und alles, was zu deinem Konto gehört.',
  tabsLabel: 'Bereiche der Einstellungen',
  tabs: {
    profile: 'Profil',
    platforms: 'Plattformen',
    notifications: 'Benachrichtigungen',
    subscription: 'Abonnement',
    privacy: 'Datenschutz',
  } satisfies Record<SettingsTab, string>,
  inTheMaking: 'Dieser Bereich entsteht gerade',
};

export const profileTexts = {
  title: 'Firmenprofil',
  description: 'So sehen dich mögliche Partner. Je genauer, desto besser passen deine Matches.',
  companyName: 'Firmenname',
  industry: 'Branche',
  industryPlaceholder: 'Branche wählen',
  website: 'Website (optional)',
  websiteHint: 'Mit https://, zum Beispiel https://www.meine-firma.de',
  about: 'Beschreibung',
  aboutHint: 'Was macht dich aus, und für wen bist du da?',
  languages: 'Sprachen',
  languagesHint: 'In diesen Sprachen kannst du Reviews schreiben und bekommen.',
  platforms: 'Plattformen',
  platformsHint: 'Wo hat dein Unternehmen ein Profil?',
  save: 'Änderungen speichern',
  discard: 'Änderungen verwerfen',
  done: 'Profil aktualisiert!',
  doneDescription: 'Deine Partner sehen ab jetzt die neuen Angaben.',
  failed: 'Profil konnte nicht aktualisiert werden.',
  complete: 'Profil vervollständigen',
  loadFailed: 'Dein Profil konnte nicht geladen werden',
  loadFailedDescription: 'Bitte prüfe deine Verbindung und versuche es erneut.',
};

export const languageLabels: Record<LanguageId, string> = {
  de: 'Deutsch',
  en: 'Englisch',
  fr: 'Französisch',
  es: 'Spanisch',
  it: 'Italienisch',
};

export const validationTexts = {
  companyName: 'Firmenname muss mindestens 2 Zeichen haben',
  industry: 'Bitte wähle eine Branche',
  url: 'Bitte gib eine gültige URL ein',
  description: 'Beschreibung muss mindestens 10 Zeichen haben',
  languages: 'Bitte wähle mindestens eine Sprache',
  registeredPlatforms: 'Bitte wähle mindestens eine Plattform',
  platform: 'Bitte wähle eine Plattform',
  tooLong: (max: number) => `Bitte höchstens ${max} Zeichen`,
  characters: 'Der Text enthält unzulässige Zeichen',
};

export const platformTexts = {
  title: 'Deine Review-Plattformen',
  description: 'Hier schreiben deine Partner ihre Reviews für dich.',
  add: 'Plattform hinzufügen',
  allAdded: 'Du hast alle Plattformen hinzugefügt.',
  listLabel: 'Deine Plattformen',
  active: 'Aktiv',
  inactive: 'Deaktiviert',
  connected: 'Mit Google verbunden',
  manual: 'Manuell eingetragen',
  openProfile: (platform: string) => `Profil auf ${platform} öffnen`,
  noAddress: 'Noch kein Link hinterlegt',
  notes: 'Notizen',
  syncing: 'Wird gerade synchronisiert',
  synced: (date: string) => `Zuletzt synchronisiert am ${date}`,
  neverSynced: 'Noch nie synchronisiert',
  syncFailed: 'Synchronisierung fehlgeschlagen',
  syncFailedUnknown: 'Wir versuchen es später noch einmal.',
  remove: 'Entfernen',
  removeNamed: (platform: string) => `${platform} entfernen`,
  disconnect: 'Verbindung trennen',
  disconnectNamed: (platform: string) => `Verbindung mit ${platform} trennen`,
  emptyTitle: 'Noch keine Plattform',
  emptyDescription: 'Füge deine erste Plattform hinzu, damit Partner wissen, wo sie dich bewerten können.',
  loadFailed: 'Deine Plattformen konnten nicht geladen werden',
  loadFailedDescription: 'Bitte prüfe deine Verbindung und versuche es erneut.',
};

export const addPlatformTexts = {
  title: 'Plattform hinzufügen',
  pick: 'Auf welcher Plattform hast du ein Profil?',
  fill: (platform: string) => `Dein Profil auf ${platform}`,
  choicesLabel: 'Plattformen zur Auswahl',
  businessName: 'Firmenname auf der Plattform',
  profileUrl: 'Link zu deinem Profil',
  profileUrlHint: 'Öffne dein Profil auf der Plattform und kopiere die Adresse aus dem Browser.',
  notes: 'Notizen (optional)',
  notesHint: 'Zum Beispiel, worauf Partner achten sollen.',
  back: 'Zurück',
  add: 'Hinzufügen',
  done: 'Plattform hinzugefügt!',
  doneDescription: (platform: string) => `Partner können dich jetzt auf ${platform} bewerten.`,
  failed: 'Plattform konnte nicht hinzugefügt werden.',
};

export const removePlatformTexts = {
  question: 'Möchtest du diese Plattform wirklich entfernen?',
  consequence: (platform: string, business: string) =>
    `${platform} (${business}) wird aus deinem Profil gelöscht. Neue Austausche planen wir dort dann nicht mehr.`,
  confirm: 'Entfernen',
  done: 'Plattform entfernt',
  failed: 'Plattform konnte nicht entfernt werden.',
};

export const disconnectTexts = {
  question: 'OAuth-Verbindung trennen? Du kannst sie später wieder aktivieren.',
  consequence: 'Dein Link zur Plattform bleibt erhalten.',
  confirm: 'Verbindung trennen',
  done: 'Verbindung getrennt',
  failed: 'Verbindung konnte nicht getrennt werden.',
};

export const notificationTexts = {
  appearance: 'Darstellung',
  appearanceDescription: 'Gilt für dieses Gerät.',
  darkMode: 'Dark Mode',
  darkModeDescription: 'Dunkle Farben schonen abends die Augen.',
  mails: 'E-Mails',
  mailsSoon: 'Bald entscheidest du hier, welche E-Mails du wie oft bekommst.',
};

export const planTexts = {
  title: 'Dein Abonnement',
  plan: 'Dein Plan',
  free: 'Kostenlos',
  pro: 'Pro',
  active: 'Aktiv',
  price: 'Preis',
  perMonth: (price: string) => `${price} pro Monat`,
  remaining: 'Verbleibende kostenlose Matches',
  remainingAsPro: 'Verbleibende Matches',
  unlimited: 'Unbegrenzt',
  remainingOf: (remaining: number, total: number) => `${remaining} von ${total}`,
  usedUp: 'Deine kostenlosen Matches sind aufgebraucht. Mit Pro tauschst du unbegrenzt.',
  upgrade: 'Auf Pro upgraden',
  manage: 'Abonnement verwalten',
  manageSoon: 'Bald siehst du hier deine nächste Abrechnung und kannst dein Abonnement verwalten und kündigen.',
  loadFailed: 'Dein Abonnement konnte nicht geladen werden',
  loadFailedDescription: 'Bitte prüfe deine Verbindung und versuche es erneut.',
};

export const privacyTexts = {
  data: 'Deine Daten',
  dataSoon: 'Bald kannst du hier deine Daten als Datei mitnehmen und dein Konto löschen.',
  legal: 'Rechtliches',
  documents: ['Datenschutz', 'AGB', 'Impressum'],
  documentsSoon: 'Die Texte folgen vor dem offiziellen Start.',
};

export const subscribeTexts = {
  title: 'Hol mehr aus deinem Netzwerk',
  description: 'Starte kostenlos und wechsle zu Pro, sobald du mehr tauschen möchtest.',
  perMonth: 'pro Monat',
  free: {
    name: 'Kostenlos',
    for: 'Zum Kennenlernen und für den gelegentlichen Austausch.',
    features: (exchanges: number) => [
      `${exchanges} Review-Austausche`,
      'KI-Matching',
      'Einfache Analysen',
      'Betrugserkennung',
    ],
    current: 'Dein aktueller Plan',
  },
  pro: {
    name: 'Pro',
    popular: 'Beliebt',
    for: 'Für alle, die regelmäßig tauschen. Jederzeit kündbar.',
    features: [
      'Unbegrenzte Review-Austausche',
      'Priorisiertes Matching',
      'Erweiterte Analysen',
      'Mehrsprachige Unterstützung',
      'Bevorzugter Support',
    ],
  },
  payment: 'Zahlung',
  unavailableTitle: 'Service Unavailable',
  unavailable: 'Die Zahlung ist vorübergehend nicht verfügbar. Bitte wende dich an den Support.',
  questions: 'Häufige Fragen',
  answers: [
    {
      value: 'cancel',
      title: 'Kann ich jederzeit kündigen?',
      content: 'Ja. Du kündigst mit einem Klick und behältst Pro bis zum Ende des bezahlten Monats.',
    },
    {
      value: 'methods',
      title: 'Welche Zahlungsmethoden gibt es?',
      content: 'Du zahlst mit Kreditkarte oder Debitkarte. Deine Kartendaten sieht nur der Zahlungsanbieter, nie wir.',
    },
    {
      value: 'free-matches',
      title: 'Was passiert mit meinen kostenlosen Matches?',
      content:
        'Mit Pro brauchst du sie nicht mehr, denn du tauschst unbegrenzt. Laufende Austausche gehen einfach weiter.',
    },
  ],
  loadFailed: 'Dein Plan konnte nicht geladen werden',
  loadFailedDescription: 'Bitte prüfe deine Verbindung und versuche es erneut.',
};

export const alreadyProTexts = {
  title: 'Du bist bereits Pro',
  description: 'Schön, dass du dabei bist. Das alles gehört dir:',
  settings: 'Zum Abonnement',
  dashboard: 'Zum Dashboard',
};

export const unsubscribeTexts = {
  invalid: {
    title: 'Ungültiger Link',
    description: 'Dieser Abmelde-Link ist unvollständig. Öffne ihn bitte noch einmal direkt aus der E-Mail.',
  },
  confirm: {
    title: 'E-Mails abmelden?',
    description: 'Du bekommst dann keine E-Mails dieser Art mehr. Alle anderen kommen weiter an.',
  },
  success: {
    title: 'Erfolgreich abgemeldet',
    description: 'Diese Art von E-Mails bekommst du nicht mehr. Du kannst sie jederzeit wieder einschalten.',
  },
  failure: {
    title: 'Fehler aufgetreten',
    refused: 'Der Abmelde-Link ist ungültig oder bereits abgelaufen.',
    unexpected: 'Ein Fehler ist aufgetreten. Bitte versuche es später erneut.',
  },
  yes: 'Ja, abmelden',
  cancel: 'Abbrechen',
  retry: 'Erneut versuchen',
  home: 'Zur Startseite',
  preferences: 'E-Mail-Einstellungen verwalten',
};
