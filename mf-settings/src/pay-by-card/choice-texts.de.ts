import { texts } from '@rezenso/contract/language';

export const choiceTexts = /* @__PURE__ */ texts('mf-settings/pay-by-card/choice-texts/choiceTexts', {
  label: 'Abrechnung wählen',
  interval: 'Abrechnung',
  intervals: {
    month: (price: string) => `Monatlich, ${price}`,
    year: (price: string) => `Jährlich, ${price}`,
  },
  code: 'Gutscheincode (optional)',
  redeem: 'Einlösen',
  failed: 'Das ließ sich nicht ändern. Bitte versuche es noch einmal.',
});
