export const correctedTexts = {
  title: 'Bitte sieh dein Profil durch',
  body: 'Namen und Adressen nehmen wir inzwischen genauer: nur in einer Zeile, ohne versteckte Zeichen, und Adressen nur mit einer öffentlichen Website. Einiges in deinem Profil haben wir deshalb angepasst.',
};
