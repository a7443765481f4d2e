export const texts = {
  title: 'Ungespeicherte Änderungen',
  description: 'Wenn du diese Seite verlässt, geht verloren, was du noch nicht gespeichert hast.',
  stay: 'Bleiben',
  discard: 'Verwerfen',
};
