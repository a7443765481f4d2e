export const planTexts = {
  title: 'Dein Abonnement',
  plan: 'Dein Plan',
  free: 'Free Plan',
  pro: 'Pro Plan',
  active: 'Aktiv',
  cancelled: 'Gekündigt',
  price: 'Preis',
  perMonth: (price: string) => `${price} pro Monat`,
  remaining: 'Verbleibende kostenlose Matches',
  remainingAsPro: 'Verbleibende Matches',
  unlimited: 'Unbegrenzt',
  remainingOf: (remaining: number, total: number) => `${remaining} von ${total}`,
  usedUp: 'Deine kostenlosen Matches sind aufgebraucht. Mit Pro tauschst du unbegrenzt.',
  unpaidTitle: 'Deine letzte Zahlung ist fehlgeschlagen',
  unpaid: 'Bitte hinterlege eine gültige Karte, dann ist Pro sofort wieder da.',
  nextBilling: 'Nächste Abrechnung',
  proUntil: 'Pro bis',
  cancelledTitle: 'Dein Abonnement ist gekündigt',
  cancelledUntil: (date: string) =>
    `Du behältst Pro bis zum ${date}. Danach wechselst du automatisch in den kostenlosen Plan.`,
  cancelledAtEnd: 'Du behältst Pro bis zum Ende des bezahlten Monats.',
  upgrade: 'Auf Pro upgraden',
  manage: 'Abonnement verwalten',
  manageFailed: 'Die Verwaltung konnte nicht geöffnet werden.',
  cancel: 'Kündigen',
  resume: 'Kündigung zurücknehmen',
  resumed: 'Schön, dass du bleibst!',
  resumedDescription: 'Deine Kündigung ist zurückgenommen, Pro läuft weiter.',
  resumeFailed: 'Die Kündigung konnte nicht zurückgenommen werden.',
  loadFailed: 'Dein Abonnement konnte nicht geladen werden',
  loadFailedDescription: 'Bitte prüfe deine Verbindung und versuche es erneut.',
};

export const cancelPlanTexts = {
  question: 'Möchtest du Pro wirklich kündigen?',
  until: (date: string) =>
    `Du behältst Pro bis zum ${date} und zahlst danach nichts mehr. Laufende Austausche gehen einfach weiter.`,
  atEnd:
    'Du behältst Pro bis zum Ende des bezahlten Monats und zahlst danach nichts mehr. Laufende Austausche gehen weiter.',
  confirm: 'Pro kündigen',
  keep: 'Pro behalten',
  done: 'Abonnement gekündigt',
  failed: 'Dein Abonnement konnte nicht gekündigt werden.',
};

export const paymentReturnTexts = {
  activated: {
    title: 'Subscription Activated!',
    description: 'Willkommen bei Pro! Ab jetzt tauschst du ohne Limit.',
  },
  failed: {
    title: 'Payment Failed',
    description: 'Die Zahlung wurde nicht bestätigt. Bitte versuche es mit einer anderen Karte.',
  },
  waitingTitle: 'Dein Pro-Plan wird gerade freigeschaltet',
  waiting: 'Wir warten auf die Bestätigung des Zahlungsanbieters. Das dauert nur ein paar Sekunden.',
  overdueTitle: 'Die Freischaltung dauert länger als sonst',
  overdue:
    'Sobald der Zahlungsanbieter deine Zahlung bestätigt, ist Pro da. Schau in ein paar Minuten noch einmal nach.',
  lookAgain: 'Jetzt nachsehen',
};
