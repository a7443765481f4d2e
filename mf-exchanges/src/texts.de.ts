import { texts } from '@rezenso/contract/language';
import type { ExchangeStatus } from '@rezenso/contract/vocabulary';

export const statusLabels: Record<ExchangeStatus, string> = /* @__PURE__ */ texts('mf-exchanges/texts/statusLabels', {
  pending: 'Ausstehend',
  in_progress: 'In Bearbeitung',
  awaiting_confirmation: 'Wartet auf Bestätigung',
  confirmed: 'Bestätigt',
  completed: 'Abgeschlossen',
});

/** Why a handed-in review counts for nothing. */
export const withheldTexts = /* @__PURE__ */ texts('mf-exchanges/texts/withheldTexts', {
  no_substance: 'Für diese Review gibt es keine XP: Sie sagt kaum etwas aus und zählt deshalb nicht mit.',
  known_text:
    'Für diese Review gibt es keine XP: Fast derselbe Text wurde schon einmal abgegeben, deshalb zählt sie nicht mit.',
  upheld_case: 'Diese Review zählt nach einer Prüfung nicht mit.',
});

/** What decides about XP. */
interface Earning {
  earnsXp: boolean;
  withheld?: keyof typeof withheldTexts | null | undefined;
  waitsForCheck?: boolean | undefined;
}

/** Only then a better text helps. */
const isForItsText = ({ withheld }: Earning) => withheld === 'no_substance' || withheld === 'known_text';

/** Says what the server granted; nothing where it granted nothing. */
const earned = (xpGranted: number, { earnsXp, withheld, waitsForCheck }: Earning) => {
  if (xpGranted > 0) return [`Du hast ${xpGranted}\u00a0XP verdient.`];
  if (withheld) return [withheldTexts[withheld]];
  if (waitsForCheck) return ['Diese Review zählt noch nicht mit: Wir sehen sie uns erst an.'];
  return earnsXp ? [] : ['XP gab es mit diesem Partner in den letzten 90\u00a0Tagen schon.'];
};

export const boardTexts = /* @__PURE__ */ texts('mf-exchanges/texts/boardTexts', {
  title: 'Review-Austausch',
  description: 'Hier siehst du, welche Reviews du schreibst und welche du bekommst.',
  figures: { total: 'Gesamt', pending: 'Ausstehend', inProgress: 'In Bearbeitung', completed: 'Abgeschlossen' },
  successRate: 'Erfolgsquote',
  blockedHint: 'Jemanden blockiert?',
  toBlocked: 'Blockierte Betriebe',
  successRateHint: (completed: number, total: number, forNothing: number) =>
    `${completed} von ${total} abgeschlossen${forNothing > 0 ? `, ${forNothing} ${forNothing === 1 ? 'zählt' : 'zählen'} nicht mit` : ''}`,
  tabsLabel: 'Austausch nach Stand',
  tabs: { pending: 'Ausstehend', in_progress: 'In Bearbeitung', completed: 'Abgeschlossen', all: 'Alle' },
  failedTitle: 'Dein Austausch konnte nicht geladen werden',
  missingTitle: 'Diesen Austausch gibt es hier nicht',
  missing: 'Vielleicht gehört er zu einem anderen Konto, oder er ist inzwischen weg. Hier stehen deine anderen.',
  missingAll: 'Vielleicht gehört er zu einem anderen Konto, oder er ist inzwischen weg.',
  noneTitle: 'Noch kein Austausch',
  noneDescription:
    'Finde einen Partner und startet zusammen einen koordinierten Austausch. Danach steht hier, wer was schreibt.',
  noneAction: 'Partner finden',
  empty: {
    pending: { title: 'Nichts ausstehend', description: 'Gerade hast du keine Review zu schreiben.' },
    in_progress: {
      title: 'Nichts in Bearbeitung',
      description: 'Sobald eine Review abgegeben ist, wartet sie hier auf ihre Bestätigung.',
    },
    completed: { title: 'Noch nichts abgeschlossen', description: 'Bestätigte Reviews sammeln sich hier.' },
    all: { title: 'Noch kein Austausch', description: 'Starte mit einem Match.' },
  },
  /** More exactly, as long as one of one's own is in progress. */
  emptyButBegun: {
    title: 'Nichts ausstehend',
    description: 'Was du schon erlebt hast, wartet unter „In Bearbeitung“ auf deine Review.',
  },
  /** More exactly, as long as a review of one's own counts for nothing. */
  emptyButToRevise: {
    title: 'Nichts ausstehend',
    description: 'Eine abgegebene Review zählt noch nicht mit: Überarbeite sie unter „In Bearbeitung“.',
  },
});

export const cardTexts = /* @__PURE__ */ texts('mf-exchanges/texts/cardTexts', {
  paused: (partner: string) =>
    `Der Austausch mit ${partner} ruht gerade: Wir klären etwas mit diesem Partner. Bis dahin wird nichts fällig, und wir melden uns.`,
  youWrite: (partner: string) => `Du schreibst für ${partner}`,
  theyWrite: (partner: string) => `${partner} schreibt für dich`,
  due: (date: string) => `Fällig am ${date}`,
  posted: (date: string) => `Abgegeben am ${date}`,
  openProfile: (business: string) => `Profil von ${business} öffnen`,
  unopened: (date: string) =>
    `Du kannst sie lesen, sobald alle Bewertungen eures Austauschs fertig abgegeben sind, spätestens am ${date}.`,
  openReview: 'Veröffentlichte Review ansehen',
  instructions: 'Hinweise und Plattform-Regel',
  rule: 'Regel der Plattform',
  submit: 'Review abgeben',
  continueDraft: 'Entwurf fortsetzen',
  revise: 'Review überarbeiten',
  reviseHint:
    'Bis sie bestätigt ist, kannst du einen besseren Text abgeben: ein, zwei eigene Sätze über das, was du erlebt hast.',
  confirm: 'Erhalt bestätigen',
  settles: (date: string) => `Ohne Antwort gilt sie am ${date} als bestätigt.`,
  /** Of the review that one wrote oneself: nobody waits for an answer of its writer. */
  ownSettles: (date: string) => `Spätestens am ${date} gilt sie als bestätigt.`,
  note: (partner: string) => `Anmerkung von ${partner}`,
  waitingForPartner: (partner: string) => `Wartet auf ${partner}`,
  waitingForConfirmation: (partner: string) => `${partner} hat deine Review noch nicht bestätigt.`,
});

export const submitTexts = /* @__PURE__ */ texts('mf-exchanges/texts/submitTexts', {
  title: 'Review abgeben',
  description: (business: string, platform: string) => `Deine Review für ${business} auf ${platform}`,
  text: 'Dein Text',
  textHint: 'Was hast du erlebt? Zwei, drei konkrete Sätze helfen am meisten.',
  url: 'Link zur veröffentlichten Review (optional)',
  urlHint: 'Damit findet dein Partner deine Review schneller.',
  disclosure: 'Hinweis auf den Austausch anfügen',
  disclosureReads: 'Unter deiner Review steht dann:',
  saveDraft: 'Entwurf speichern',
  cancel: 'Abbrechen',
  urlInvalid: 'Bitte gib eine gültige URL ein',
  doneTitle: 'Review abgegeben',
  doneDescription: (partner: string, xpGranted: number, earning: Earning) =>
    [
      `${partner} kann sie jetzt bestätigen.`,
      ...earned(xpGranted, earning),
      ...(isForItsText(earning) ? ['Bis dahin kannst du sie hier überarbeiten.'] : []),
    ].join(' '),
  draftTitle: 'Entwurf gespeichert',
  draftDescription: 'Du kannst jederzeit weiterschreiben.',
  failedTitle: 'Fehler beim Abgeben der Review',
  failedDescription: 'Bitte versuche es später erneut.',
});

/** Of a better text for a review that was handed in before. */
export const reviseTexts = /* @__PURE__ */ texts('mf-exchanges/texts/reviseTexts', {
  title: 'Review überarbeiten',
  submit: 'Überarbeitung abgeben',
  doneTitle: 'Review überarbeitet',
});

export const confirmTexts = /* @__PURE__ */ texts('mf-exchanges/texts/confirmTexts', {
  title: 'Erhalt bestätigen',
  description: (partner: string, platform: string) => `Ist die Review von ${partner} auf ${platform} angekommen?`,
  reviewLabel: 'Die abgegebene Review',
  notes: 'Anmerkung (optional)',
  notesHint: 'Nur dein Partner sieht sie.',
  withoutNotes: 'Ihr schreibt euch gerade nicht. Lass die Anmerkung weg, dann kannst du den Erhalt bestätigen.',
  confirm: 'Erhalt bestätigen',
  cancel: 'Abbrechen',
  doneTitle: 'Review bestätigt',
  doneDescription: (xpGranted: number, earning: Earning) => ['Danke!', ...earned(xpGranted, earning)].join(' '),
  failedTitle: 'Fehler bei der Bestätigung',
  failedDescription: 'Bitte versuche es später erneut.',
});
