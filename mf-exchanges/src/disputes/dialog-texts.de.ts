import { texts } from '@rezenso/contract/language';

const failed = {
  failedTitle: 'Das hat nicht geklappt',
  failed: 'Bitte versuche es später erneut.',
  cancel: 'Abbrechen',
};
const words = {
  link: 'Link als Beleg (optional)',
  linkHint: 'Zum Beispiel die Seite, auf der die Review steht oder stehen sollte.',
  tooShort: 'Bitte beschreibe es in mindestens 10 Zeichen',
};

/** The recipient disputes a review. */
export const fileTexts = /* @__PURE__ */ texts('mf-exchanges/disputes/dialog-texts/fileTexts', {
  ...failed,
  ...words,
  title: 'Der Review widersprechen',
  description: (partner: string) =>
    `Wir fragen ${partner}, was für die Review spricht, und entscheiden dann. So lange zählt sie nicht als bestätigt.`,
  descriptionChanged: (partner: string) =>
    `Wir fragen ${partner}, warum die Review jetzt anders aussieht, und entscheiden dann.`,
  reason: 'Was stimmt nicht?',
  reasonPlaceholder: 'Bitte wählen',
  reasonRequired: 'Bitte wähle einen Grund',
  text: 'Was ist passiert?',
  textHint: 'Die andere Seite liest mit. Nur wenn eine Seite die andere blockiert, liest es allein die Moderation.',
  submit: 'Widersprechen',
  doneTitle: 'Widerspruch abgeschickt',
  doneDescription: (partner: string) => `${partner} kann jetzt Stellung nehmen. Danach hörst du von uns.`,
});

/** The writer answers. */
export const answerTexts = /* @__PURE__ */ texts('mf-exchanges/disputes/dialog-texts/answerTexts', {
  ...failed,
  ...words,
  title: 'Stellung nehmen',
  description: (partner: string) =>
    `Du kannst einmal antworten. ${partner} liest mit. Nur wenn eine Seite die andere blockiert, liest es allein die Moderation.`,
  text: 'Was spricht für deine Review?',
  textHint: 'Zum Beispiel, wann und wo du sie veröffentlicht hast.',
  submit: 'Antwort absenden',
  doneTitle: 'Danke für deine Antwort',
  doneDescription: 'Wir sehen uns beides an und melden uns.',
});

/** The recipient takes its dispute back. */
export const takeBackTexts = /* @__PURE__ */ texts('mf-exchanges/disputes/dialog-texts/takeBackTexts', {
  ...failed,
  title: 'Widerspruch zurückziehen?',
  description:
    'Die Review wartet dann wieder auf deine Bestätigung. Ein zweites Mal kannst du ihr nicht widersprechen.',
  descriptionConfirmed: 'Die Review bleibt dann bestätigt. Ein zweites Mal kannst du ihr nicht widersprechen.',
  submit: 'Zurückziehen',
  keep: 'Dabei bleiben',
  doneTitle: 'Widerspruch zurückgezogen',
  doneDescription: (partner: string) => `${partner} bekommt Bescheid.`,
});
