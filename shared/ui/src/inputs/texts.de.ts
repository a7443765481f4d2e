import { texts } from '@rezenso/contract/language';

export const ratingTexts = /* @__PURE__ */ texts('ui/inputs/texts/ratingTexts', {
  words: ['', 'Schlecht', 'Mäßig', 'In Ordnung', 'Gut', 'Ausgezeichnet'],
  stars: (count: number) => (count === 1 ? '1 Stern' : `${count} Sterne`),
});

export const searchTexts = /* @__PURE__ */ texts('ui/inputs/texts/searchTexts', {
  clear: 'Suche leeren',
  bar: 'Suche und Filter',
});
