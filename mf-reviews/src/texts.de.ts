import { texts } from '@rezenso/contract/language';
import { formatNumber } from '@rezenso/ui/format';

const reviews = (count: number) => `${formatNumber(count)} ${count === 1 ? 'Bewertung' : 'Bewertungen'}`;

/** In which months and lists are written. */
export const localeText = /* @__PURE__ */ texts('mf-reviews/texts/localeText', 'de-DE');

export const boardTexts = /* @__PURE__ */ texts('mf-reviews/texts/boardTexts', {
  title: 'Bewertungen',
  description: 'Alles, was Kunden und Partner über dich schreiben, an einem Ort.',
  import: 'Bewertung importieren',
  emptyTitle: 'Noch keine Bewertungen',
  emptyDescription:
    'Hol eine Bewertung von Google, Trustpilot oder einer anderen Plattform hierher. Bestätigte Bewertungen aus deinem Austausch kommen von selbst dazu.',
  emptyAction: 'Jetzt importieren',
  listTitle: 'Alle Bewertungen',
  search: 'Bewertungen durchsuchen',
  searchPlaceholder: 'Text oder Name',
  platform: 'Plattform',
  allPlatforms: 'Alle Plattformen',
  onlySuspicious: 'Nur verdächtige',
  onlyUnanswered: 'Unbeantwortet',
  onlyOne: 'Nur diese Bewertung',
  missingTitle: 'Diese Bewertung gibt es nicht mehr',
  missingDescription: 'Sie steht nicht mehr in deiner Liste, zum Beispiel weil sie bei Google gelöscht wurde.',
  showAll: 'Alle Bewertungen anzeigen',
  count: reviews,
  countShown: (shown: number, total: number) => `${formatNumber(shown)} von ${reviews(total)}`,
  more: 'Mehr anzeigen',
  noHitsTitle: 'Kein Treffer',
  noHitsDescription: 'Mit dieser Suche und diesem Filter gibt es keine Bewertung.',
  resetFilters: 'Suche zurücksetzen',
  failedTitle: 'Deine Bewertungen konnten nicht geladen werden',
});

export const figureTexts = /* @__PURE__ */ texts('mf-reviews/texts/figureTexts', {
  failedTitle: 'Deine Zahlen konnten nicht geladen werden',
  failedDescription: 'Die Liste deiner Bewertungen ist davon nicht betroffen.',
  total: 'Bewertungen gesamt',
  thisMonth: (count: number) => `+${formatNumber(count)} diesen Monat`,
  answered: (answered: number, total: number) => `${formatNumber(answered)} von ${formatNumber(total)} beantwortet`,
  average: 'Durchschnitt',
  noAverage: 'Noch keine Sterne',
  partnersSee: (rating: string) => `Partner sehen ${rating}`,
  partnersSeeNone: 'Partner sehen noch keinen',
  selfImported: (rating: string) => `Selbst importiert ${rating}`,
  platforms: 'Plattformen',
  mostReviews: (platforms: string) => `Am meisten auf ${platforms}`,
  sameEverywhere: 'Überall gleich viele',
  suspicious: 'Verdächtig',
  allFine: 'Nichts auffällig',
  haveALook: 'Nur diese anzeigen',
  unknown: '–',
});

export const trendTexts = /* @__PURE__ */ texts('mf-reviews/texts/trendTexts', {
  title: 'Auswertung',
  insights: 'Erweiterte Analysen',
  stars: (rating: number) => `${rating} ${rating === 1 ? 'Stern' : 'Sterne'}`,
  rating: 'Verteilung der Sterne',
  ratingColumn: 'Sterne',
  month: 'Bewertungen im Zeitverlauf',
  monthDescription: 'Die letzten 12 Monate',
  monthColumn: 'Monat',
  shortMonths: ['Jan', 'Feb', 'Mär', 'Apr', 'Mai', 'Jun', 'Jul', 'Aug', 'Sep', 'Okt', 'Nov', 'Dez'],
  platform: 'Nach Plattform',
  platformColumn: 'Plattform',
  shareColumn: 'Anteil',
  countColumn: 'Anzahl',
  averageColumn: 'Durchschnitt',
  average: (rating: string) => `Ø ${rating}`,
  noAverage: '–',
});

export const reviewTexts = /* @__PURE__ */ texts('mf-reviews/texts/reviewTexts', {
  reviewer: (name: string) => name,
  by: (name: string) => `Bewertung von ${name}`,
  verified: 'Verifiziert',
  selfImported: 'Selbst importiert',
  noStars: 'Sterne nicht angegeben',
  suspicious: 'Verdächtig',
  answer: 'Antworten',
  seeAnswer: 'Antwort ansehen',
  answered: (date: string) => `Beantwortet am ${date}`,
  answerSending: 'Antwort geht an Google',
  answerChecked: 'Google prüft deine Antwort',
  answeredThere: (date: string) => `Bei Google beantwortet am ${date}`,
  answerFailed: 'Antwort nicht bei Google',
  changeFailed: 'Änderung nicht bei Google',
  readAll: 'Ganz lesen',
  readLess: 'Weniger anzeigen',
});

export const suspicionTexts = /* @__PURE__ */ texts('mf-reviews/texts/suspicionTexts', {
  why: 'Warum?',
  risk: (risk: number) =>
    `Risiko ${formatNumber(risk)} von 100. Das ist ein Hinweis, kein Urteil: Bitte lies selbst nach.`,
  nothing: 'Zu dieser Bewertung sind keine einzelnen Hinweise festgehalten.',
  failedTitle: 'Die Hinweise konnten nicht geladen werden',
});

export const importTexts = /* @__PURE__ */ texts('mf-reviews/texts/importTexts', {
  title: 'Bewertung importieren',
  description: 'Kopiere den Text einer Bewertung, die schon auf einer Plattform steht.',
  platform: 'Plattform',
  platformPlaceholder: 'Plattform wählen',
  platformRequired: 'Bitte wähle eine Plattform',
  content: 'Text der Bewertung',
  contentRequired: 'Bitte gib einen Text ein',
  contentTooLong: 'Bitte höchstens 5000 Zeichen',
  forbidden: 'Der Text enthält unzulässige Zeichen',
  rating: 'Sterne',
  ratingHint: 'Ohne Angabe zählt die Bewertung in keinem Durchschnitt.',
  noRating: 'Sterne entfernen',
  date: 'Datum',
  dateHint: 'Ohne Angabe: heute.',
  dateInvalid: 'Bitte gib ein Datum bis heute ein',
  author: 'Verfasst von',
  authorHint: 'Ohne Angabe: „Importiert“.',
  authorTooLong: 'Bitte höchstens 120 Zeichen',
  submit: 'Importieren',
  cancel: 'Abbrechen',
  doneTitle: 'Review importiert',
  doneDescription: 'Du findest sie in deiner Liste.',
  leftToday: (left: number) =>
    left === 0
      ? 'Das war die letzte für heute: Neue Konten fangen klein an, mit der Zeit werden es mehr.'
      : `Heute kannst du noch ${left} importieren: Neue Konten fangen klein an, mit der Zeit werden es mehr.`,
  doneSuspicious: 'Der Text wirkt verdächtig. In der Liste liest du, warum.',
  failedTitle: 'Fehler',
  failed: 'Review konnte nicht importiert werden.',
});

export const analysisTexts = /* @__PURE__ */ texts('mf-reviews/texts/analysisTexts', {
  analyze: 'Analysieren',
  doneTitle: 'Analyse fertig',
  done: (quality: number, risk: string) => `Qualitäts-Score: ${quality}% | Risiko: ${risk}`,
  risk: (risk: number, level: string) => `${risk} (${level})`,
  levels: { low: 'niedrig', medium: 'mittel', high: 'hoch' },
  failedTitle: 'Fehler',
  failed: 'Der Text konnte nicht analysiert werden.',
  resultTitle: 'Ergebnis der Analyse',
  quality: 'Qualitäts-Score',
  fraudRisk: 'Risiko einer Fälschung',
  evidence: 'Was verdächtig ist',
  noEvidence: 'Nichts deutet auf eine Fälschung hin.',
  reasons: 'Was zum Text auffällt',
});

export const portfolioTexts = /* @__PURE__ */ texts('mf-reviews/texts/portfolioTexts', {
  title: 'Deine Bewertungen',
  all: 'Alle ansehen',
  periodLabel: 'Zeitraum',
  days: (days: number) => `${days} Tage`,
  emptyTitle: 'Noch keine Bewertungen',
  emptyDescription: 'Importiere deine erste Bewertung, dann siehst du hier, wie du ankommst.',
  emptyAction: 'Bewertung importieren',
  noStars: 'Noch keine Sterne',
  quiet: (days: number) => `In den letzten ${days} Tagen kam keine Bewertung dazu.`,
  latest: (date: string) => `Deine letzte ist vom ${date}.`,
  failedTitle: 'Bewertungen konnten nicht geladen werden',
  failedDescription: 'Der Rest deiner Seite funktioniert weiter.',
});
