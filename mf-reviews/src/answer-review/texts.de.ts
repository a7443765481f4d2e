import { texts } from '@rezenso/contract/language';
export const answerTexts = /* @__PURE__ */ texts('mf-reviews/answer-review/texts/answerTexts', {
  title: 'Bewertung beantworten',
  description:
    'Schreib hier, kopiere den Text und stell ihn dort ein, wo die Bewertung steht. Rezenso veröffentlicht nichts.',
  sendDescription:
    'Was du veröffentlichst, erscheint bei Google unter der Bewertung, für alle und mit dem Namen deines Unternehmens.',
  goneDescription: 'Dein Text bleibt hier. Du kannst ihn ändern, kopieren und die Bewertung als beantwortet markieren.',
  starsOnly: 'Sterne ohne Text',
  text: 'Deine Antwort',
  /** Where something of the review was taken up. */
  draftHint: 'Ein Entwurf: Er nimmt nur auf, was in der Bewertung steht. Lies ihn und mach ihn zu deinem.',
  generalDraftHint: 'Ein Entwurf. Lies ihn und mach ihn zu deinem.',
  englishDraftHint: 'Ein Entwurf auf Englisch, wie die Bewertung. Lies ihn und mach ihn zu deinem.',
  ownHint: 'Bleibt hier als deine Notiz zu dieser Bewertung.',
  publicHint: 'So liest sie jeder, der die Bewertung bei Google sieht.',
  privateHint: 'Bleibt deine Notiz, bis du sie veröffentlichst.',
  tooLong: 'Bitte höchstens 4000 Zeichen',
  nothingToSend: 'Bitte schreib erst etwas',
  tooLongForGoogle: 'Das ist Google zu lang: Umlaute und Emojis zählen dort mehrfach. Bitte kürze ein wenig.',
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
  send: 'Bei Google veröffentlichen',
  sendChange: 'Änderung veröffentlichen',
  sent: 'Deine Antwort geht an Google',
  sentDescription: 'Sobald sie dort steht, siehst du es bei der Bewertung.',
  onlyMark: 'Schon beantwortet',
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

export const publicationTexts = /* @__PURE__ */ texts('mf-reviews/answer-review/texts/publicationTexts', {
  sending: 'Deine Antwort wird gerade an Google gesendet.',
  triedAgain: 'Google antwortet gerade nicht. Wir versuchen es noch eine Stunde lang weiter.',
  checking: 'Google hat deine Antwort und prüft sie, bevor sie dort zu sehen ist.',
  unfollowed:
    'Google prüfte deine Antwort noch, als die Verbindung getrennt wurde. Ob sie dort steht, erfahren wir nicht mehr: Sieh bitte selbst nach, oder verbinde Google wieder.',
  published: 'Deine Antwort steht bei Google.',
  publishedOn: (date: string) => `Deine Antwort steht bei Google, zuletzt geändert am ${date}.`,
  otherText: 'Bei Google steht',
  reviewChanged: 'Die Bewertung wurde geändert, nachdem du geantwortet hast. Passt deine Antwort noch?',
  failed: 'Deine Antwort steht nicht bei Google',
  changeFailed: 'Deine Änderung steht nicht bei Google',
  problems: {
    away: 'Google hat eine Stunde lang nicht geantwortet. Bitte sende sie noch einmal.',
    disconnected:
      'Google gibt uns keinen Zugriff mehr. Verbinde Google in den Einstellungen erneut und sende sie dann noch einmal.',
    refused:
      'Google hat sie abgelehnt. Prüf bitte, ob dein Profil dort bestätigt ist und das verbundene Konto es verwalten darf.',
    gone: 'In deinem verbundenen Google-Profil gibt es diese Bewertung nicht mehr. Deshalb lässt sich dort auch nichts mehr veröffentlichen.',
    rejected:
      'Sie verstößt nach Googles Prüfung gegen die Richtlinien dort. Formuliere sie um und sende sie noch einmal.',
    banned:
      'Dein Konto war gesperrt, deshalb haben wir sie nicht gesendet. Lies sie noch einmal, bevor du sie sendest.',
  },
});
