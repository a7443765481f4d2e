import type { DisputeOutcome, DisputeReason, DisputeState } from '@rezenso/contract/dispute';
import type { Experience } from '@rezenso/contract/experience';
import { experienceInWords } from '@rezenso/contract/experience.de';
import { texts } from '@rezenso/contract/language';
import { formatNumber } from '@rezenso/ui/format';

export const reasonLabels = /* @__PURE__ */ texts('mf-admin/disputes/texts/reasonLabels', {
  never_posted: 'Nie veröffentlicht',
  not_my_experience: 'Nicht unsere Erfahrung',
  changed_afterwards: 'Nachträglich geändert',
} satisfies Record<DisputeReason, string>);

export const stateLabels = /* @__PURE__ */ texts('mf-admin/disputes/texts/stateLabels', {
  open: 'Offen',
  withdrawn: 'Zurückgezogen',
  upheld: 'Stattgegeben',
  rejected: 'Abgelehnt',
  unresolved: 'Nicht zu klären',
  ended: 'Beendet',
} satisfies Record<DisputeState, string>);

export const disputesTexts = /* @__PURE__ */ texts('mf-admin/disputes/texts/disputesTexts', {
  state: 'Stand',
  allStates: 'Alle',
  total: (total: number) => `${formatNumber(total)} ${total === 1 ? 'Widerspruch' : 'Widersprüche'}`,
  noun: 'Widersprüche',
  list: 'Widersprüche',
  title: (recipient: string, reviewer: string) => `${recipient} widerspricht ${reviewer}`,
  ready: 'Kann entschieden werden',
  waits: (day: string) => `Wartet auf Antwort bis ${day}`,
  filed: (day: string) => `Eingereicht am ${day}`,
  edit: 'Bearbeiten',
  editOf: (recipient: string) => `Bearbeiten: Widerspruch von ${recipient}`,
  view: 'Ansehen',
  viewOf: (recipient: string) => `Ansehen: Widerspruch von ${recipient}`,
  emptyTitle: 'Nichts zu tun',
  emptyDescription: 'Es gibt keine offenen Widersprüche. Neue erscheinen hier von selbst.',
  noHitsTitle: 'Kein Widerspruch passt',
  noHitsDescription: 'Mit diesem Stand gibt es keine Widersprüche.',
  failedTitle: 'Die Widersprüche konnten nicht geladen werden',
  failedMessage: 'Failed to fetch disputes',
});

export const disputeTexts = /* @__PURE__ */ texts('mf-admin/disputes/texts/disputeTexts', {
  title: (recipient: string) => `Widerspruch von ${recipient}`,
  plainTitle: 'Widerspruch',
  loading: 'Der Widerspruch wird geladen …',
  failedTitle: 'Dieser Widerspruch konnte nicht geladen werden',
  failedMessage: 'Failed to fetch dispute',
  complaint: (recipient: string) => `Das sagt ${recipient}`,
  answer: (reviewer: string) => `Das sagt ${reviewer}`,
  noAnswer: (day: string) => `Noch keine Antwort. Bis zum ${day} entscheidet niemand.`,
  neverAnswered: 'Es kam keine Antwort.',
  evidence: 'Beleg ansehen',
  onlyForYou: 'Nur für euch geschrieben: Eine Seite blockiert die andere. Zitiere es nicht in der Begründung.',
  confirmedBefore: (day: string) => `Die Review war am ${day} schon bestätigt.`,
  review: 'Die Review, um die es geht',
  hiddenReview: 'Du bist selbst beteiligt: Die Review liest du erst, wenn sie auch sonst für dich offen ist.',
  plan: 'Der Plan',
  agreed: 'Vereinbart',
  due: 'Fällig',
  submitted: 'Abgegeben',
  confirmed: 'Bestätigt',
  basis: 'Beruht auf',
  noBasis: 'ohne Angabe',
  experience: (experience: Experience) => experienceInWords(experience)?.title,
  writer: (name: string) => `${name}, hat die Review geschrieben`,
  recipient: (name: string) => `${name}, widerspricht`,
  people: 'Die Beteiligten',
  upheldReports: 'Bestätigte Meldungen',
  against: 'Widersprüche gegen eigene Reviews',
  filedBefore: 'Eigene Widersprüche',
  counts: (upheld: number, rejected: number, unresolved: number) =>
    `${upheld} stattgegeben, ${rejected} abgelehnt, ${unresolved} nicht zu klären`,
  toHistory: 'Verlauf ansehen',
  decided: (state: string, when: string, by: string) => `${state} am ${when} von ${by}`,
  closed: (state: string, when: string) => `${state} am ${when}`,
  decision: 'Entscheidung',
  decisionPlaceholder: 'Entscheidung wählen',
  outcomes: {
    upheld:
      'Stattgeben: Die Review zählt nicht, ihre XP gehen zurück, der Trust Score der schreibenden Seite sinkt, und die andere muss nichts mehr schreiben',
    rejected: 'Ablehnen: Die Review gilt als bestätigt',
    unresolved: 'Nicht zu klären: Zählt für niemanden, kostet niemanden',
  } satisfies Record<DisputeOutcome, string>,
  text: 'Begründung',
  textHint: 'Beide Seiten lesen sie in der E-Mail und beim Austausch, und sie steht im Protokoll.',
  waiting: (reviewer: string, day: string) =>
    `${reviewer} kann noch bis zum ${day} Stellung nehmen. Danach, oder sobald die Antwort da ist, kannst du entscheiden.`,
  submit: 'Entscheiden',
  doneTitle: 'Entschieden',
  done: 'Beide Seiten bekommen die Begründung.',
  decideFailedTitle: 'Deine Entscheidung ist nicht gespeichert',
  decideFailed: 'Die Entscheidung konnte nicht gespeichert werden.',
});
