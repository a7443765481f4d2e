import { texts } from '@rezenso/contract/language';
export const answerTexts = /* @__PURE__ */ texts('mf-reviews/answer-review/texts/answerTexts', {
  title: 'Bewertung beantworten',
  description:
    'Schreib hier, kopiere den Text und stell ihn dort ein, wo die Bewertung steht. Rezenso veröffentlicht nichts.',
  starsOnly: 'Sterne ohne Text',
  text: 'Deine Antwort',
  /** Where something of the review was taken up. */
  draftHint: 'Ein Entwurf: Er nimmt nur auf, was in der Bewertung steht. Lies ihn und mach ihn zu deinem.',
  generalDraftHint: 'Ein Entwurf. Lies ihn und mach ihn zu deinem.',
  ownHint: 'Bleibt hier als deine Notiz zu dieser Bewertung.',
  tooLong: 'Bitte höchstens 4000 Zeichen',
  forbidden: 'Der Text enthält unzulässige Zeichen',
  draftFailedTitle: 'Der Entwurf kam nicht an',
  draftFailed: 'Du kannst deine Antwort trotzdem selbst schreiben.',
  copy: 'Kopieren',
  copied: 'Kopiert',
  copyFailed:
    'Dein Browser lässt das Kopieren nicht zu. Der Text ist markiert: Kopiere ihn mit Strg + C oder über das Menü.',
  toPlatform: (platform: string) => `Deine Seite bei ${platform} öffnen`,
  noAddress: 'Mit der Adresse deines Profils führt von hier ein Link dorthin.',
  addAddress: 'Adresse ergänzen',
  close: 'Schließen',
  mark: 'Als beantwortet markieren',
  save: 'Änderung speichern',
  unmark: 'Markierung zurücknehmen',
  marked: 'Als beantwortet markiert',
  saved: 'Antwort gespeichert',
  unmarked: 'Markierung zurückgenommen',
  unmarkedDescription: 'Dein Text bleibt bei der Bewertung.',
  failedTitle: 'Deine Antwort wurde nicht gespeichert',
  failed: 'Bitte versuche es noch einmal.',
});
