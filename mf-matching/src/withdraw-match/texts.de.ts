import { texts } from '@rezenso/contract/language';

export const withdrawTexts = /* @__PURE__ */ texts('mf-matching/withdraw-match/texts/withdrawTexts', {
  title: 'Anfrage zurückziehen?',
  description: (partner: string) =>
    `${partner} sieht dann, dass du die Anfrage zurückgezogen hast. Nach 7 Tagen kannst du dort wieder fragen.`,
  withdraw: 'Zurückziehen',
  keep: 'Anfrage behalten',
  doneTitle: 'Anfrage zurückgezogen',
  doneDescription: (partner: string) => `${partner} muss nicht mehr antworten.`,
  failed: 'Die Anfrage konnte nicht zurückgezogen werden.',
});
