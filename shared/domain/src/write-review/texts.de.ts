export const reviewDialogTexts = {
  honesty: 'Schreib nur, was du selbst erlebt hast. Sterne ändern nichts an deinen XP: ehrliche Kritik ist willkommen.',
  rating: 'Deine Bewertung',
  submit: 'Review abgeben',
  textRequired: 'Bitte schreibe zuerst deine Review.',
};
