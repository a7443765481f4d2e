import type { DisputeReason, DisputeState } from '@rezenso/contract/dispute';
import { texts } from '@rezenso/contract/language';

/** Why a review is disputed. */
export const reasonTexts = /* @__PURE__ */ texts('mf-exchanges/disputes/card-texts/reasonTexts', {
  never_posted: 'Nie veröffentlicht',
  not_my_experience: 'Nicht unsere Erfahrung',
  changed_afterwards: 'Nachträglich geändert',
} satisfies Record<DisputeReason, string>);

/** What the card says of a dispute. */
export const disputeTexts = /* @__PURE__ */ texts('mf-exchanges/disputes/card-texts/disputeTexts', {
  badges: {
    open: 'Widerspruch offen',
    withdrawn: 'Widerspruch zurückgezogen',
    upheld: 'Zählt nicht',
    rejected: 'Widerspruch abgelehnt',
    unresolved: 'Nicht zu klären',
    ended: 'Widerspruch beendet',
  } satisfies Record<DisputeState, string>,
  dispute: 'Widersprechen',
  disputeChanged: 'Nachträglich geändert?',
  answer: 'Stellung nehmen',
  answerUntil: (date: string) => `Bis zum ${date}, danach entscheiden wir.`,
  takeBack: 'Widerspruch zurückziehen',
  own: 'Du hast dieser Review widersprochen',
  theirs: (partner: string) => `${partner} hat deiner Review widersprochen`,
  withdrawn: (date: string) => `Der Widerspruch wurde am ${date} zurückgezogen.`,
  ended: (date: string) => `Der Widerspruch endete am ${date}, weil eine Seite nicht mehr dabei ist.`,
  /** Who says what follows; the signed-in business is no name. */
  says: (who: string) => `${who} schreibt`,
  youSay: 'Du schreibst',
  youSayToModerators: 'Du schreibst, nur für die Moderation',
  saysToModerators: (who: string) =>
    `Was ${who} dazu schreibt, liest nur die Moderation, denn ihr schreibt euch gerade nicht.`,
  evidence: 'Beleg ansehen',
  asked: (partner: string, date: string) =>
    `${partner} kann bis zum ${date} Stellung nehmen. Danach entscheiden wir und sagen euch beiden, warum.`,
  toDecide: 'Wir sehen uns beides an und sagen euch beiden, wie wir entscheiden und warum.',
  outcomes: {
    upheld: 'Wir haben entschieden: Diese Review zählt nicht.',
    rejected: 'Wir haben entschieden: Diese Review gilt als bestätigt.',
    unresolved: 'Das war nicht zu klären: Diese Review zählt für niemanden mit und kostet niemanden etwas.',
  },
  /** To the writer of a review that was found wrong. */
  trustFalls:
    'Ihre XP gehen zurück, und dein Trust Score sinkt. Er wächst wieder mit jeder pünktlichen Review, die ein Partner bestätigt, und mit der Zeit.',
  relieved: (partner: string) => `Du musst für ${partner} darum auch nichts mehr schreiben. Das kostet dich nichts.`,
  partnerRelieved: (partner: string) => `${partner} muss darum auch für dich nichts mehr schreiben.`,
  decision: 'Unsere Begründung',
});
