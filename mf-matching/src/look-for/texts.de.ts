import { texts } from '@rezenso/contract/language';
import { mostWeeklyPartners, priorityPoints } from '@rezenso/contract/limits';

export const lookForTexts = /* @__PURE__ */ texts('mf-matching/look-for/texts/lookForTexts', {
  title: 'Wonach suchst du?',
  description:
    'Wer dazu passt, steht unter deinen Vorschlägen vorn. Von jeder Liste genügt ein Treffer; was du leer lässt, ist egal.',
  industries: 'Branchen',
  radius: 'Umkreis',
  platforms: 'Plattformen',
  languages: 'Sprachen',
  weekly: `Gibt es neue passende Betriebe, bekommst du montags eine Liste, höchstens ${mostWeeklyPartners} auf einmal.`,
  save: 'Speichern',
  cancel: 'Abbrechen',
  saved: 'Gespeichert',
  savedDescription: 'Deine Vorschläge richten sich ab jetzt danach.',
  failed: 'Das konnte nicht gespeichert werden. Bitte versuche es noch einmal.',
  loadFailed: 'Das konnte nicht geladen werden',
});

/** What free members read instead of the form. */
export const forProTexts = /* @__PURE__ */ texts('mf-matching/look-for/texts/forProTexts', {
  description: 'Mit Pro sagst du es einmal, und wir suchen für dich weiter.',
  gains: [
    'Wer zu deinen Wünschen passt, steht unter deinen Vorschlägen vorn.',
    'Montags bekommst du eine Liste mit neuen Vorschlägen, wenn es welche gibt.',
    `Passen zwei Betriebe gleich gut zu jemandem, steht der mit Pro vorn. Der Vorsprung beträgt höchstens ${priorityPoints} von 100 Punkten, und wer oft gezeigt wurde, lässt wie bisher anderen den Vortritt.`,
  ],
  resting: 'Deine früheren Wünsche sind gespeichert. Sie gelten wieder, sobald du Pro hast.',
  free: 'Filtern und ordnen kannst du deine Vorschläge immer, auch ohne Pro.',
  toPro: 'Pro ansehen',
  close: 'Schließen',
});
