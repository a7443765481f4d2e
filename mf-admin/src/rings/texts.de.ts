import type { RingOutcome } from '@rezenso/contract/admin';
import { texts } from '@rezenso/contract/language';
import type { RingCaseState } from '@rezenso/contract/rings';
import { formatNumber } from '@rezenso/ui/format';

export const ringStateLabels = /* @__PURE__ */ texts('mf-admin/rings/texts/ringStateLabels', {
  open: 'Offen',
  released: 'Freigegeben',
  kept: 'Zurückgehalten',
} satisfies Record<RingCaseState, string>);

export const ringsTexts = /* @__PURE__ */ texts('mf-admin/rings/texts/ringsTexts', {
  state: 'Stand',
  allStates: 'Alle',
  total: (total: number) => `${formatNumber(total)} ${total === 1 ? 'Konto' : 'Konten'}`,
  noun: 'Konten',
  list: 'Konten in Prüfung',
  score: (score: number) => `${formatNumber(score)} von 100 Punkten`,
  opened: (day: string) => `Angehalten am ${day}`,
  appealed: (day: string) => `Hat am ${day} geschrieben`,
  edit: 'Bearbeiten',
  editOf: (name: string) => `Bearbeiten: Prüfung von ${name}`,
  view: 'Ansehen',
  viewOf: (name: string) => `Ansehen: Prüfung von ${name}`,
  emptyTitle: 'Nichts zu tun',
  emptyDescription: 'Kein Konto wartet auf eine Prüfung. Neue erscheinen hier von selbst.',
  noHitsTitle: 'Kein Konto passt',
  noHitsDescription: 'Mit diesem Stand gibt es keine Konten.',
  failedTitle: 'Die Konten konnten nicht geladen werden',
  failedMessage: 'Failed to fetch ring cases',
});

export const ringTexts = /* @__PURE__ */ texts('mf-admin/rings/texts/ringTexts', {
  title: (name: string) => `Prüfung von ${name}`,
  plainTitle: 'Prüfung eines Kontos',
  failedTitle: 'Diese Prüfung konnte nicht geladen werden',
  failedMessage: 'Failed to fetch ring case',
  appeal: (name: string) => `Das sagt ${name}`,
  noAppeal: 'Noch nichts.',
  findings: 'Was auffällt',
  pairs: 'Was es mit anderen gemeinsam hat',
  noPairs: 'Mit niemandem etwas Einzelnes.',
  morePairs: (more: number) =>
    more === 1
      ? 'Und mit einem Konto mehr, mit dem es weniger gemeinsam hat.'
      : `Und mit ${formatNumber(more)} weiteren Konten, mit denen es weniger gemeinsam hat.`,
  points: (points: number) => `${formatNumber(points)}\u00a0${points === 1 ? 'Punkt' : 'Punkte'}`,
  atMost: (points: number) => `höchstens ${formatNumber(points)}\u00a0${points === 1 ? 'Punkt' : 'Punkte'}`,
  account: 'Das Konto',
  status: 'Status',
  memberSince: 'Dabei seit',
  given: 'Geschriebene Reviews',
  received: 'Bekommene Reviews',
  waiting: 'Reviews, die warten',
  history: 'Verlauf ansehen',
  decided: (state: string, day: string, by: string) => `${state} am ${day} von ${by}`,
  inherited: (day: string) =>
    `Entscheidung vom ${day} über ein früheres Konto derselben Person, mit ihm übernommen: zurückgehalten`,
  earlier: (day: string, by: string) => `Frühere Entscheidung vom ${day} von ${by}: zurückgehalten`,
  decision: 'Entscheidung',
  decisionPlaceholder: 'Bitte wählen',
  outcomes: {
    released: 'Freigeben: Alles zählt, und die XP kommen nach',
    kept: 'Zurückhalten: Die Reviews zählen weiter nicht',
  } satisfies Record<RingOutcome, string>,
  text: 'Begründung',
  textHint:
    'Das Mitglied liest sie in der E-Mail und in seinen Einstellungen, und sie steht im Protokoll. Nenne keine anderen Konten.',
  submit: 'Entscheiden',
  doneTitle: 'Entschieden',
  done: 'Das Mitglied bekommt die Begründung.',
  decideFailedTitle: 'Deine Entscheidung ist nicht gespeichert',
  decideFailed: 'Die Entscheidung konnte nicht gespeichert werden.',
});
