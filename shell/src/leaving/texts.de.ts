export const texts = {
  title: 'Eingaben verwerfen?',
  description: 'Wenn du diese Seite verlässt, geht verloren, was du noch nicht gespeichert hast.',
  stay: 'Weiter bearbeiten',
  discard: 'Verwerfen',
};
