import { texts } from '@rezenso/contract/language';
import { exchangeDueDays, proPriceEuro } from '@rezenso/contract/limits';

export const boardTexts = /* @__PURE__ */ texts('mf-matching/texts/boardTexts', {
  title: 'Matches',
  description: 'Finde Unternehmen, die zu dir passen, und bewertet euch fair gegenseitig.',
  search: 'Unternehmen suchen',
  searchPlaceholder: 'Firmenname',
  filter: 'Status',
  filters: { all: 'Alle', pending: 'Ausstehend', accepted: 'Angenommen', completed: 'Abgeschlossen' },
  activeTitle: 'Aktive Matches',
  more: (count: number) => `Weitere anzeigen (${count})`,
  declinedTitle: (count: number) => (count === 1 ? 'Ein abgelehntes Match' : `${count} abgelehnte Matches`),
  endedTitle: (count: number) => (count === 1 ? 'Eine zurückgezogene Anfrage' : `${count} beendete Anfragen`),
  suggestedTitle: 'Empfohlene Partner',
  suggestedDescription:
    'Ausgewählt nach Branche, Nähe, Zielgruppe und gemeinsamen Plattformen, für beide Seiten. Passen zwei gleich gut, steht ein Betrieb mit Pro vorn.',
  goneTitle: 'Dieses Match steht hier nicht mehr',
  gone: 'Es ist zu Ende, oder es gehört zu einem anderen Konto.',
  noMatchesTitle: 'Noch keine Matches',
  noMatchesDescription: 'Schlag einem der empfohlenen Partner ein Match vor. Sobald er annimmt, könnt ihr starten.',
  noHitsTitle: 'Kein Treffer',
  noHitsDescription: 'Mit dieser Suche und diesem Filter gibt es keine Matches.',
  resetFilters: 'Suche zurücksetzen',
  noPartnersTitle: 'Gerade keine Vorschläge',
  noPartnersDescription:
    'Je vollständiger dein Profil, desto besser die Vorschläge. Ergänze Plattformen, Zielgruppe und Standort.',
  noPartnersProfile: 'Profil ergänzen',
  noPartnersPlatforms: 'Plattformen ergänzen',
  noPartnerHitsDescription: 'Kein empfohlener Partner heißt so.',
  matchesFailed: 'Deine Matches konnten nicht geladen werden',
  partnersFailed: 'Die Vorschläge konnten nicht geladen werden',
});

export const statusLabels = /* @__PURE__ */ texts('mf-matching/texts/statusLabels', {
  pending: 'Ausstehend',
  accepted: 'Angenommen',
  declined: 'Abgelehnt',
  completed: 'Abgeschlossen',
});

const moments = /* @__PURE__ */ new Intl.DateTimeFormat('de-DE', {
  timeZone: 'Europe/Berlin',
  dateStyle: 'short',
  timeStyle: 'short',
});

export const errorTitle = /* @__PURE__ */ texts('mf-matching/texts/errorTitle', 'Fehler');

export const specialtyTexts = /* @__PURE__ */ texts('mf-matching/texts/specialtyTexts', {
  title: 'Besonderheiten',
  shared: 'habt ihr beide',
  legend: 'Mit Haken: habt ihr beide',
});

export const matchTexts = /* @__PURE__ */ texts('mf-matching/texts/matchTexts', {
  /** Before an exchange with whose reviews count for nothing. */
  partnerKept: (partner: string) =>
    `Wir haben uns das Konto von ${partner} angesehen. Was ${partner} schreibt, zählt zurzeit nicht mit. Deine eigene Review zählt wie immer. Ob du dich austauschst, entscheidest du.`,
  /** To whom the partner blocks; says nothing of who wants it so. */
  resting: (isPlanned: boolean) =>
    isPlanned
      ? 'Ihr könnt euch gerade nicht schreiben. Euer Austausch läuft weiter.'
      : 'Ihr könnt euch gerade nicht schreiben, und zwischen euch beginnt gerade nichts Neues.',
  blocked: (partner: string) => `Du hast ${partner} blockiert. Solange beginnt zwischen euch nichts Neues.`,
  unblock: 'Aufheben',
  score: (percent: string) => `Match-Score ${percent}`,
  noScore: 'Noch kein Match-Score',
  recommendation: 'KI-Empfehlung',
  wordedBy: {
    'built-in': 'Aus beiden Profilen berechnet',
    'language-model': 'Aus beiden Profilen berechnet, von einem Sprachmodell formuliert',
  },
  reasons: 'Warum dieser Vorschlag?',
  platforms: 'Empfohlene Plattformen',
  website: 'Website',
  yourReview: 'Deine Review',
  partnerReview: 'Review des Partners',
  given: 'Abgegeben',
  open: 'Offen',
  notNeeded: 'Entfällt',
  stars: (rating: number) => `${rating} von 5 Sternen`,
  noRating: 'Noch keine Bewertungen',
  accept: 'Akzeptieren',
  decline: 'Ablehnen',
  withdraw: 'Anfrage zurückziehen',
  coordinate: 'Austausch koordinieren',
  toExchanges: 'Zum Austausch',
  writeReview: 'Review schreiben',
  askedYou: (partner: string) => `${partner} möchte sich mit dir austauschen.`,
  waitingForAnswer: (partner: string) => `Wartet auf die Antwort von ${partner}.`,
  ownReviewPending: 'Deine Review steht noch aus.',
  waitingForPartner: (partner: string) => `Deine Review ist da. Jetzt ist ${partner} dran.`,
  confirmReceipt: (partner: string) => `Beide Seiten haben geschrieben. Bestätige, was von ${partner} angekommen ist.`,
  confirmNow: 'Erhalt bestätigen',
  waitingForConfirmation: (partner: string) =>
    `Beide Seiten haben geschrieben. Jetzt wartet deine Review auf die Bestätigung von ${partner}.`,
  confirmationMissing: 'Beide Seiten haben geschrieben. Der Austausch endet, wenn alles bestätigt ist.',
  exchangeCompleted: 'Austausch abgeschlossen: Beide Reviews sind abgegeben.',
  wordsOf: (partner: string) => `${partner} schreibt`,
  quoted: (words: string) => `„${words}“`,
  youDeclined: (partner: string, date: string) => `Du hast ${partner} am ${date} abgesagt.`,
  declinedBy: (partner: string, date: string) => `${partner} hat am ${date} abgelehnt.`,
  youWithdrew: (partner: string, date: string) => `Du hast deine Anfrage an ${partner} am ${date} zurückgezogen.`,
  withdrawnBy: (partner: string, date: string) => `${partner} hat die Anfrage am ${date} zurückgezogen.`,
  acceptedTitle: 'Match akzeptiert',
  acceptedDescription: (partner: string) =>
    `Ihr seid jetzt Partner. Koordiniere als Nächstes den Austausch mit ${partner}.`,
  acceptFailed: 'Match konnte nicht akzeptiert werden.',
});

export const messagesTexts = /* @__PURE__ */ texts('mf-matching/texts/messagesTexts', {
  open: (unread: number) => (unread > 0 ? `Nachrichten (${unread})` : 'Nachrichten'),
  with: (partner: string, unread: number) =>
    unread > 0 ? `Nachrichten mit ${partner}, ${unread} ungelesen` : `Nachrichten mit ${partner}`,
});

export const suggestTexts = /* @__PURE__ */ texts('mf-matching/texts/suggestTexts', {
  propose: 'Match vorschlagen',
  createdTitle: 'Match erstellt',
  createdDescription: (partner: string, requestsLeft?: number) =>
    [
      `${partner} wurde benachrichtigt.`,
      ...(requestsLeft === undefined
        ? []
        : [
            requestsLeft === 0
              ? 'Für heute war das die letzte Anfrage. Morgen geht es weiter; mit der Zeit und bestätigten Reviews werden es mehr.'
              : `Heute kannst du noch ${requestsLeft === 1 ? 'einen' : requestsLeft}\u00a0Partner anfragen; mit der Zeit und bestätigten Reviews werden es mehr.`,
          ]),
    ].join(' '),
  createFailed: 'Match konnte nicht erstellt werden. Bitte versuche es erneut.',
  enoughTitle: 'Für den Moment ist es genug',
  goesOn: (at: Date) => `Weiter geht es am ${moments.format(at)} Uhr.`,
  manyAsked: 'Du hast gerade viele Partner angefragt. Warte erst einmal auf Antworten und frag später weiter.',
});

export const declineTexts = /* @__PURE__ */ texts('mf-matching/texts/declineTexts', {
  title: 'Match ablehnen',
  description: (partner: string) => `${partner} erfährt, dass es diesmal nicht passt.`,
  reason: 'Grund (optional)',
  reasonHint: 'Ein kurzer, freundlicher Satz hilft deinem Gegenüber. Wir zeigen ihn dort.',
  decline: 'Ablehnen',
  cancel: 'Abbrechen',
  doneTitle: 'Match abgelehnt',
  doneDescription: (partner: string) => `${partner} wurde informiert.`,
  failed: 'Match konnte nicht abgelehnt werden.',
});

export const coordinateTexts = /* @__PURE__ */ texts('mf-matching/texts/coordinateTexts', {
  title: 'Austausch koordinieren',
  description: (partner: string) => `So tauschst du mit ${partner} Reviews aus.`,
  total: 'Reviews insgesamt',
  fairness: 'Fairness',
  fairnessLabel: (percent: string) => `Fairness ${percent}`,
  plan: 'Der Plan',
  you: 'Du',
  writesFor: (reviewer: string, recipient: string) => `${reviewer} → ${recipient}`,
  youWriteFor: (partner: string) => `Du schreibst für ${partner}`,
  writesForYou: (partner: string) => `${partner} schreibt für dich`,
  more: (count: number) => `+${count} weitere`,
  due: `Nach dem Start habt ihr beide ${exchangeDueDays} Tage Zeit.`,
  honesty:
    'Schreibt nur über echte Erfahrungen miteinander, und legt den Austausch offen. Sterne ändern nichts an euren XP.',
  start: 'Austausch starten',
  cancel: 'Abbrechen',
  loadFailed: 'Der Plan konnte nicht erstellt werden',
  doneTitle: 'Match koordiniert',
  doneDescription: (count: number) => `${count} Review-Exchanges wurden erstellt.`,
  failed: 'Koordination fehlgeschlagen. Versuche es erneut.',
  limitTitle: 'Deine kostenlosen Matches sind aufgebraucht',
  limitDescription: `Mit Pro tauschst du unbegrenzt Reviews aus, für ${proPriceEuro} € im Monat und jederzeit kündbar.`,
  limitAction: 'Pro ansehen',
  noPlanTitle: 'Ein fairer Plan ist noch nicht möglich',
  noPlanCaller:
    'Dir fehlt noch ein aktives Profil auf einer Plattform, auf der Partner schreiben dürfen. Auf kununu und jameda dürfen das nur Beschäftigte und Patienten.',
  noPlanPartner: (partner: string) =>
    `${partner} hat noch kein aktives Profil auf einer Plattform, auf der Partner schreiben dürfen. Wir haben dort Bescheid gegeben. Sobald es da ist, könnt ihr hier planen.`,
  noPlanAction: 'Plattformen ergänzen',
});

export const reviewTexts = /* @__PURE__ */ texts('mf-matching/texts/reviewTexts', {
  title: 'Review schreiben',
  description: (partner: string) => `Wie war deine Erfahrung mit ${partner}?`,
  text: 'Dein Text (optional)',
  textHint: 'Was hast du erlebt? Zwei, drei konkrete Sätze helfen am meisten. Die andere Seite liest sie.',
  cancel: 'Abbrechen',
  doneTitle: 'Review abgegeben',
  doneDescription: (partner: string) => `Danke für dein Feedback zu ${partner}.`,
  failed: 'Review konnte nicht abgegeben werden.',
});

export const cardTexts = /* @__PURE__ */ texts('mf-matching/texts/cardTexts', {
  title: 'Aktuelle Matches',
  description: 'Diese Unternehmen passen gerade besonders gut zu dir.',
  all: 'Alle ansehen',
  emptyTitle: 'Gerade keine Vorschläge',
  emptyDescription: 'Je mehr dein Profil erzählt, desto eher finden wir passende Partner. Es kommen laufend neue dazu.',
  emptyAction: 'Profil ergänzen',
  failedTitle: 'Matches konnten nicht geladen werden',
  failedDescription: 'Der Rest deiner Seite funktioniert weiter.',
});
