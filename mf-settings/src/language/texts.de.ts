import { texts } from '@rezenso/contract/language';

export const languageTexts = /* @__PURE__ */ texts('mf-settings/language/texts/languageTexts', {
  title: 'Sprache',
  description:
    'In dieser Sprache zeigen wir dir Rezenso, auf allen deinen Geräten, und schreiben dir. Was andere schreiben, bleibt, wie es ist.',
  atOnce: 'Deine Wahl gilt sofort: Die Seite lädt dann neu.',
  notChosen:
    'Für dein Konto ist noch keine Sprache gewählt: Dieser Browser zeigt dir Englisch, und wir schreiben dir auf Deutsch.',
  question: {
    title: 'Eingaben verwerfen?',
    consequence:
      'In deinen Einstellungen stehen Änderungen, die noch nicht gespeichert sind. Mit der neuen Sprache lädt die Seite neu, und sie gehen verloren.',
    keep: 'Weiter bearbeiten',
    confirm: 'Verwerfen und Sprache ändern',
  },
  failed: 'Die Sprache konnte nicht geändert werden.',
});
