import { texts } from '@rezenso/contract/language';
import {
  longestSupportMessage,
  longestSupportSubject,
  mostOpenSupportRequests,
  supportRequestsPerDay,
} from '@rezenso/contract/limits';
import { supportStatusLabels, supportTopicLabels } from '@rezenso/contract/support';
import { formatNumber } from '@rezenso/ui/format';

export const supportTexts = /* @__PURE__ */ texts('mf-settings/support/texts/supportTexts', {
  title: 'Hilfe und Support',
  description: 'Viele Fragen beantwortet das Hilfe Center sofort. Alles andere beantworten wir dir hier.',
  toHelp: 'Zum Hilfe Center',
  firstTitle: 'Deine Anfrage steht vorn',
  first: 'Das gehört zu Pro: Wir beantworten deine Anfragen zuerst.',
  inTurn: 'Anfragen mit Pro beantworten wir zuerst, danach geht es der Reihe nach. Deine geht nicht verloren.',
  toPro: 'Pro ansehen',
  listTitle: 'Deine Anfragen',
  listFailed: 'Deine Anfragen konnten nicht geladen werden',
  empty: 'Noch keine Anfragen. Schreib uns, wenn du nicht weiterkommst: Frage und Antwort stehen dann hier.',
  updated: (when: string) => `Zuletzt ${when}`,
  messages: (count: number) => `${formatNumber(count)} ${count === 1 ? 'Nachricht' : 'Nachrichten'}`,
});

/** Topics and states as the contract calls them. */
export const topicTexts = /* @__PURE__ */ texts('mf-settings/support/texts/topicTexts', supportTopicLabels);
export const statusTexts = /* @__PURE__ */ texts('mf-settings/support/texts/statusTexts', supportStatusLabels);

export const newRequestTexts = /* @__PURE__ */ texts('mf-settings/support/texts/newRequestTexts', {
  title: 'Neue Anfrage',
  description: 'Beschreib kurz, was du machen wolltest und was passiert ist.',
  topic: 'Thema',
  topicPlaceholder: 'Thema wählen',
  topicRequired: 'Bitte wähle ein Thema',
  subject: 'Worum geht es?',
  subjectRequired: 'Worum geht es? Bitte mindestens 3 Zeichen',
  text: 'Dein Anliegen',
  textRequired: 'Bitte beschreib dein Anliegen in mindestens 10 Zeichen',
  subjectTooLong: `Bitte höchstens ${longestSupportSubject} Zeichen`,
  submit: 'Anfrage senden',
  doneTitle: 'Deine Anfrage ist da',
  done: 'Sobald wir geantwortet haben, siehst du es hier, in der Glocke und per E-Mail.',
  failedTitle: 'Deine Anfrage ist nicht angekommen',
  failed: 'Bitte versuche es noch einmal. Was du geschrieben hast, bleibt stehen.',
  proposed: 'Vielleicht hilft das schon',
  full: {
    open: {
      title: `Du hast schon ${formatNumber(mostOpenSupportRequests)} offene Anfragen`,
      description:
        'Schreib in einer davon weiter, oder warte auf unsere Antwort. Danach kannst du hier wieder eine neue beginnen.',
    },
    day: {
      title: 'Für heute sind das genug neue Anfragen',
      description: `In 24 Stunden gehen ${formatNumber(supportRequestsPerDay)}. Schreib in einer deiner Anfragen weiter, oder komm morgen wieder.`,
    },
  },
});

export const threadTexts = /* @__PURE__ */ texts('mf-settings/support/texts/threadTexts', {
  back: 'Alle Anfragen',
  plainTitle: 'Anfrage',
  failedTitle: 'Diese Anfrage konnte nicht geladen werden',
  missingTitle: 'Diese Anfrage gibt es nicht',
  missingDescription: 'Vielleicht gehört sie zu einem anderen Konto.',
  list: 'Nachrichten dieser Anfrage',
  you: 'Du',
  support: 'Rezenso-Support',
  arrived: 'Deine Nachricht ist angekommen. Du kannst jederzeit noch etwas ergänzen.',
  untaken: 'Deine Nachricht ist angekommen, noch hat sie niemand übernommen. Du kannst jederzeit etwas ergänzen.',
  taken: 'Jemand aus unserem Team kümmert sich um deine Anfrage. Du kannst jederzeit noch etwas ergänzen.',
  answered: 'Wir haben dir geantwortet. Ist noch etwas offen? Dann schreib einfach weiter.',
  reply: 'Deine Nachricht',
  replyTooLong: `Bitte höchstens ${formatNumber(longestSupportMessage)} Zeichen`,
  replyRequired: 'Bitte schreib erst etwas',
  send: 'Senden',
  sentTitle: 'Nachricht gesendet',
  sent: 'Wir melden uns hier.',
  sendFailedTitle: 'Deine Nachricht ist nicht angekommen',
  failed: 'Bitte versuche es noch einmal.',
  close: 'Anfrage schließen',
  closedTitle: 'Anfrage geschlossen',
  closed: 'Du kannst sie jederzeit wieder öffnen.',
  closedNote: 'Diese Anfrage ist geschlossen. Ist doch noch etwas offen? Dann öffne sie wieder.',
  reopen: 'Wieder öffnen',
  reopenedTitle: 'Anfrage wieder offen',
  reopened: 'Schreib einfach weiter.',
  changeFailedTitle: 'Das hat nicht geklappt',
});
