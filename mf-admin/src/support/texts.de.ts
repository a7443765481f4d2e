import { texts } from '@rezenso/contract/language';
import { supportStatusLabels, supportTopicLabels } from '@rezenso/contract/support';
import { formatNumber } from '@rezenso/ui/format';

export const topicLabels = /* @__PURE__ */ texts('mf-admin/support/texts/topicLabels', supportTopicLabels);
export const statusLabels = /* @__PURE__ */ texts('mf-admin/support/texts/statusLabels', supportStatusLabels);

/** How long something takes, in figures that are written already. */
export const durationTexts = /* @__PURE__ */ texts('mf-admin/support/texts/durationTexts', {
  underMinute: 'unter 1\u00a0Min.',
  minutes: (count: string) => `${count}\u00a0Min.`,
  hours: (count: string) => `${count}\u00a0Std.`,
  days: (count: string) => `${count}\u00a0Tage`,
});

export const supportTexts = /* @__PURE__ */ texts('mf-admin/support/texts/supportTexts', {
  status: 'Stand',
  all: 'Alle Anfragen',
  figures: 'Wie es dem Support geht',
  open: 'Warten auf Antwort',
  median: 'Mittlere Zeit bis zur ersten Antwort',
  medianHint: 'Anfragen der letzten 90 Tage',
  noMedian: '–',
  total: (total: number) => `${formatNumber(total)} ${total === 1 ? 'Anfrage' : 'Anfragen'}`,
  noun: 'Anfragen',
  list: 'Anfragen',
  pro: 'Pro',
  from: (name: string) => `Von ${name}`,
  waiting: (since: string) => `wartet seit ${since}`,
  updated: (when: string) => `zuletzt ${when}`,
  takenBy: (name: string) => `bei ${name}`,
  openOf: (subject: string) => `Öffnen: ${subject}`,
  openRequest: 'Öffnen',
  emptyTitle: 'Nichts zu beantworten',
  emptyDescription: 'Es gibt keine Anfragen. Neue erscheinen hier von selbst.',
  noHitsTitle: 'Keine Anfrage passt',
  noHitsDescription: 'In diesem Stand gibt es keine Anfragen.',
  reset: 'Alle anzeigen',
  failedTitle: 'Die Anfragen konnten nicht geladen werden',
  failedMessage: 'Failed to fetch support requests',
});

/** Something at the payment provider that people have to put right. */
export const doubledTexts = /* @__PURE__ */ texts('mf-admin/support/texts/doubledTexts', {
  title: (members: number) =>
    members === 1 ? 'Ein Mitglied zahlt doppelt' : `${formatNumber(members)} Mitglieder zahlen doppelt`,
  explained:
    'Beim Zahlungsanbieter laufen mehrere Abos für denselben Kunden. Kündige dort alle bis auf eines sofort, erstatte, was doppelt abgebucht wurde, und sag dem Mitglied Bescheid. Der Hinweis verschwindet von selbst, sobald nur noch eines läuft.',
  list: 'Doppelte Abos',
  ids: (customer: string, subscriptions: readonly string[]) => `Kunde ${customer}, Abos ${subscriptions.join(', ')}`,
});

export const answerTexts = /* @__PURE__ */ texts('mf-admin/support/texts/answerTexts', {
  plainTitle: 'Anfrage',
  failedTitle: 'Diese Anfrage konnte nicht geladen werden',
  failedMessage: 'Failed to fetch support request',
  messages: 'Nachrichten',
  support: (name: string) => `${name} (Support)`,
  member: 'Zum Mitglied',
  nobody: 'Noch niemand kümmert sich darum.',
  mine: 'Du kümmerst dich darum.',
  others: (name: string) => `${name} kümmert sich darum.`,
  take: 'Übernehmen',
  give: 'Abgeben',
  assignFailed: 'Das wurde nicht gespeichert',
  answer: 'Antwort',
  answerHint: 'Das Mitglied bekommt sie hier, in der Glocke und per E-Mail.',
  canned: 'Textbaustein einfügen',
  cannedPlaceholder: 'Textbaustein wählen',
  required: 'Bitte schreib erst eine Antwort',
  send: 'Antwort senden',
  doneTitle: 'Antwort gesendet',
  done: 'Das Mitglied sieht sie sofort.',
  sendFailedTitle: 'Deine Antwort ist nicht gesendet',
  failed: 'Bitte versuche es noch einmal.',
  changedTitle: 'Inzwischen hat sich hier etwas geändert',
  changed:
    'Jemand hat geantwortet, nachgefragt oder die Anfrage geschlossen. Deine Antwort ist nicht gesendet. Sieh nach, ob sie noch passt.',
  look: 'Ansehen',
  close: 'Anfrage schließen',
  closedTitle: 'Anfrage geschlossen',
  closed: 'Das Mitglied kann sie wieder öffnen.',
  closeFailedTitle: 'Die Anfrage ist nicht geschlossen',
  reopen: 'Wieder öffnen',
  reopenedTitle: 'Anfrage wieder geöffnet',
  reopened: 'Du kannst wieder antworten, und das Mitglied auch.',
  reopenFailedTitle: 'Die Anfrage ist noch geschlossen',
  isClosed: 'Diese Anfrage ist geschlossen. Das Mitglied kann sie wieder öffnen, und du auch.',
});
