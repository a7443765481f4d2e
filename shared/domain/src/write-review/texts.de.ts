import { texts } from '@rezenso/contract/language';

export const reviewDialogTexts = /* @__PURE__ */ texts('domain/write-review/texts/reviewDialogTexts', {
  honesty: 'Schreib nur, was du selbst erlebt hast. Sterne ändern nichts an deinen XP: ehrliche Kritik ist willkommen.',
  rating: 'Deine Bewertung',
  submit: 'Review abgeben',
  textRequired: 'Bitte schreibe zuerst deine Review.',
});
