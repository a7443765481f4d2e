import { texts } from '@rezenso/contract/language';
import type { AnyEmailType, EmailFrequency } from '@rezenso/contract/vocabulary';
import type { PreferenceCategory } from './preference-categories.ts';

export const preferenceTexts = /* @__PURE__ */ texts('mf-settings/email-preferences/texts/preferenceTexts', {
  title: 'E-Mails',
  description: 'Du entscheidest, was wir dir schicken und wie oft. Änderungen gelten sofort.',
  categories: {
    essential: 'Essentiell',
    features: 'Features',
    marketing: 'Marketing',
    system: 'System',
  } satisfies Record<PreferenceCategory, string>,
  enabledOf: (enabled: number, total: number) => `${enabled} von ${total} aktiv`,
  types: {
    match_notification: {
      label: 'Match-Benachrichtigungen',
      description:
        'Wenn ein Partner anfragt, annimmt, ablehnt, einen Austausch startet oder absagt, dir im Match schreibt, einen Termin vorschlägt, zusagt oder absagt, eine spätere Frist vorschlägt oder beantwortet oder beim Bestätigen etwas anmerkt, und wenn ein Partner wegfällt. Mit Pro auch montags, wenn es neue Vorschläge gibt.',
    },
    review_reminder: {
      label: 'Review-Erinnerungen',
      description:
        'Rund um den Tag, an dem deine Review fällig ist, vor und nach einem Termin, wenn du einen Erhalt bestätigen kannst und bevor eine Review ohne Antwort als bestätigt gilt.',
    },
    subscription: {
      label: 'Abonnement',
      description: 'Wenn Pro beginnt, gekündigt wird oder endet und wenn eine Zahlung fehlschlägt.',
    },
    messages: {
      label: 'Nachrichten',
      description:
        'Wenn dir ein Partner schreibt und du es nicht gleich liest, höchstens eine E-Mail pro Stunde und Gespräch.',
    },
    level_up: { label: 'Neues Level', description: 'Wenn du ein neues Level erreichst.' },
    welcome: { label: 'Willkommen', description: 'Die ersten Schritte auf Rezenso.' },
    newsletter: { label: 'Newsletter', description: 'Neuigkeiten und Tipps rund um Bewertungen.' },
    marketing: { label: 'Angebote', description: 'Aktionen und Angebote von Rezenso.' },
    system: {
      label: 'Systemnachrichten',
      description:
        'Anmeldelinks und Bestätigungscodes, Hinweise auf Anmeldungen in einem neuen Browser, Änderungen deiner E-Mail-Adresse und deiner Passkeys, wer in dein Team kommt und wem das Konto gehört, Antworten auf deine Anfragen an den Support, Widersprüche gegen Reviews und wie sie ausgehen, ob wir uns dein Konto ansehen, ob wir dich zur Sicherheit abgemeldet haben, deine Rolle in der Verwaltung, dass dein Konto gelöscht ist, und ob dein Konto oder deine öffentliche Seite gesperrt oder wieder frei ist.',
    },
  } satisfies Record<AnyEmailType, { label: string; description: string }>,
  locked: 'Ohne sie kommst du nicht in dein Konto, deshalb lassen sie sich nicht abschalten.',
  frequencies: {
    immediate: 'Sofort',
    daily: 'Täglich',
    weekly: 'Wöchentlich',
    monthly: 'Monatlich',
    never: 'Nie',
  } satisfies Record<EmailFrequency, string>,
  frequencyOf: (label: string) => `Häufigkeit: ${label}`,
  lastSent: (date: string) => `Zuletzt gesendet: ${date}`,
  neverSent: 'Noch nie gesendet',
  bulk: {
    enableRecommended: 'Alle empfohlenen aktivieren',
    disableMarketing: 'Marketing deaktivieren',
    allWeekly: 'Alle auf wöchentlich',
  },
  done: 'Einstellungen gespeichert!',
  failed: 'E-Mail-Einstellungen konnten nicht gespeichert werden.',
  loadFailed: 'Deine E-Mail-Einstellungen konnten nicht geladen werden',
});
