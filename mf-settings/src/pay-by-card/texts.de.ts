import { texts } from '@rezenso/contract/language';

export const paymentTexts = /* @__PURE__ */ texts('mf-settings/pay-by-card/texts/paymentTexts', {
  title: 'Zahlung',
  description: 'Deine Kartendaten gehen verschlüsselt direkt an unseren Zahlungsanbieter.',
  unavailableTitle: 'Service Unavailable',
  unavailable: 'Die Zahlung ist vorübergehend nicht verfügbar. Bitte wende dich an den Support.',
  misconfiguredTitle: 'Configuration Error',
  misconfigured: 'Der Preis für Pro ist falsch eingerichtet. Bitte wende dich an den Support.',
  startFailedTitle: 'Die Zahlung konnte nicht vorbereitet werden',
  startFailed: 'Failed to initialize subscription. Please try again.',
  retry: 'Erneut versuchen',
});

export const cardFormTexts = /* @__PURE__ */ texts('mf-settings/pay-by-card/texts/cardFormTexts', {
  label: 'Kartenzahlung',
  offer: {
    month: (price: string) => `Pro für ${price} pro Monat, jederzeit kündbar.`,
    year: (price: string) => `Pro für ${price} pro Jahr, jederzeit kündbar.`,
  },
  due: (amount: string) => `Mit deinem Gutschein zahlst du heute ${amount}.`,
  pay: 'Zahlungspflichtig abonnieren',
  blockedTitle: 'Das Zahlungsformular konnte nicht geladen werden',
  blocked:
    'Bitte prüfe deine Verbindung. Falls ein Werbeblocker aktiv ist, erlaube js.stripe.com und versuche es erneut.',
  failedTitle: 'Payment Failed',
  unexpectedTitle: 'Payment Error',
  unexpected: 'An unexpected error occurred. Please try again.',
});
