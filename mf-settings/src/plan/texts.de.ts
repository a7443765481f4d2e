import { texts } from '@rezenso/contract/language';

export const planTexts = /* @__PURE__ */ texts('mf-settings/plan/texts/planTexts', {
  title: 'Dein Abonnement',
  plan: 'Dein Plan',
  free: 'Free Plan',
  pro: 'Pro Plan',
  active: 'Aktiv',
  cancelled: 'Gekündigt',
  price: 'Preis',
  prices: {
    month: (price: string) => `${price} pro Monat`,
    year: (price: string) => `${price} pro Jahr`,
  },
  remaining: 'Verbleibende kostenlose Matches',
  remainingAsPro: 'Verbleibende Matches',
  unlimited: 'Unbegrenzt',
  remainingOf: (remaining: number, total: number) => `${remaining} von ${total}`,
  usedUp: 'Deine kostenlosen Matches sind aufgebraucht. Mit Pro tauschst du unbegrenzt.',
  unpaidTitle: 'Deine letzte Zahlung ist fehlgeschlagen',
  unpaid:
    'Das kommt vor, zum Beispiel bei einer abgelaufenen Karte. Hinterlege eine gültige Karte, dann ist Pro sofort wieder da. Bis dahin nutzt du den kostenlosen Plan; deine Matches, Austausche und Wünsche bleiben.',
  pausedTitle: 'Dein Pro-Abo pausiert',
  paused: 'Solange es pausiert, nutzt du den kostenlosen Plan. Fragen dazu beantwortet dir unser Support.',
  grantedTitle: 'Pro ist für dich freigeschaltet',
  granted:
    'Hier wird dafür nichts abgebucht. Deshalb gibt es keine Rechnungen und nichts zu kündigen. Fragen dazu beantwortet dir unser Support.',
  usualPrice: 'Üblicher Preis',
  nextBilling: 'Nächste Abrechnung',
  neverBilled: 'Keine',
  proUntil: 'Pro bis',
  cancelledTitle: 'Dein Abonnement ist gekündigt',
  cancelledUntil: (date: string) =>
    `Du behältst Pro bis zum ${date}. Danach wechselst du automatisch in den kostenlosen Plan.`,
  cancelledAtEnd: 'Du behältst Pro bis zum Ende des bezahlten Zeitraums.',
  upgrade: 'Auf Pro upgraden',
  manage: 'Abonnement verwalten',
  manageFailed: 'Die Verwaltung konnte nicht geöffnet werden.',
  cancel: 'Kündigen',
  resume: 'Kündigung zurücknehmen',
  resumed: 'Schön, dass du bleibst!',
  resumedDescription: 'Deine Kündigung ist zurückgenommen, Pro läuft weiter.',
  resumeFailed: 'Die Kündigung konnte nicht zurückgenommen werden.',
  loadFailed: 'Dein Abonnement konnte nicht geladen werden',
});

export const cancelPlanTexts = /* @__PURE__ */ texts('mf-settings/plan/texts/cancelPlanTexts', {
  question: 'Möchtest du Pro wirklich kündigen?',
  until: (date: string) =>
    `Du behältst Pro bis zum ${date} und zahlst danach nichts mehr. Laufende Austausche gehen einfach weiter.`,
  atEnd:
    'Du behältst Pro bis zum Ende des bezahlten Zeitraums und zahlst danach nichts mehr. Laufende Austausche gehen weiter.',
  atOnce:
    'Dein Abonnement endet sofort. Die offene Rechnung wird storniert, und du zahlst nichts mehr. Laufende Austausche gehen weiter.',
  confirm: 'Pro kündigen',
  keep: 'Pro behalten',
  done: 'Abonnement gekündigt',
  failed: 'Dein Abonnement konnte nicht gekündigt werden.',
});

export const paymentReturnTexts = /* @__PURE__ */ texts('mf-settings/plan/texts/paymentReturnTexts', {
  activated: {
    title: 'Subscription Activated!',
    description: 'Willkommen bei Pro! Ab jetzt tauschst du ohne Limit.',
  },
  failed: {
    title: 'Payment Failed',
    description: 'Die Zahlung wurde nicht bestätigt. Bitte versuche es mit einer anderen Karte.',
  },
  waitingTitle: 'Wir sehen nach deinem Plan',
  waiting: 'Sobald eine Zahlung bestätigt ist, steht Pro hier von selbst. Das dauert meist nur ein paar Sekunden.',
  overdueTitle: 'Noch ist keine Zahlung bestätigt',
  overdue:
    'Hast du gerade bezahlt? Dann dauert die Bestätigung länger als sonst: Bezahle nicht noch einmal, sondern schau in ein paar Minuten wieder nach.',
  impossibleTitle: 'Wir konnten nicht nachsehen',
  impossible:
    'Die Zahlung ist hier nicht eingerichtet, deshalb können wir keinen Zahlungsanbieter fragen. Hast du gerade bezahlt? Dann wende dich bitte an den Support.',
  lookAgain: 'Jetzt nachsehen',
});
