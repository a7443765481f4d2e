import { texts } from '@rezenso/contract/language';
import { formatNumber, formatPercent, formatRating } from '@rezenso/ui/format';

const reviews = (count: number) => `${formatNumber(count)} ${count === 1 ? 'Bewertung' : 'Bewertungen'}`;

const days = (figure: number) => (figure === 1 ? 'einem Tag' : `${formatNumber(figure, 1)} Tagen`);

export const insightTexts = /* @__PURE__ */ texts('mf-reviews/review-insights/texts/insightTexts', {
  title: 'Erweiterte Analysen',
  description: 'Was deine Kunden und Partner loben, was sie stört, und wie sich das verändert.',
  back: 'Zu den Bewertungen',
  export: 'Bewertungen als Tabelle (CSV)',
  report: 'Auswertung als PDF',
  failedTitle: 'Deine Analysen konnten nicht geladen werden',
  loading: 'Deine Bewertungen werden gelesen …',
  emptyTitle: 'Noch nichts zu lesen',
  emptyDescription: 'Sobald du Bewertungen hast, liest du hier, was darin gelobt und kritisiert wird.',
  emptyAction: 'Bewertung importieren',
  previewTitle: (month: string) => `Vorschau: dein erster Monat, ${month}`,
  previewText: (most: number) =>
    `Das ist echt und aus deinen eigenen Bewertungen, bei vielen aus den ersten ${most}. Mit Pro siehst du alle Monate, den Vergleich in deiner Nähe und was sich verändert hat.`,
  toPro: 'Pro ansehen',
  changes: 'Was sich verändert hat',
  noChanges: 'In den letzten beiden Monaten kam zu wenig dazu, um etwas zu sagen.',
});

export const themeTexts = /* @__PURE__ */ texts('mf-reviews/review-insights/texts/themeTexts', {
  title: 'Worüber gesprochen wird',
  description: (read: number) =>
    `Gelesen wurden ${reviews(read)}. Gezählt wird, was ein Satz deutlich lobt oder kritisiert; etwa acht von zehn Sätzen stehen beim richtigen Thema. Verstanden werden deutsche Sätze. Klapp ein Thema auf, um sie zu lesen.`,
  notUnderstood: (count: number) =>
    count === 1
      ? 'Eine Bewertung ist nicht auf Deutsch; was sie sagt, fehlt hier.'
      : `${formatNumber(count)} Bewertungen sind nicht auf Deutsch; was sie sagen, fehlt hier.`,
  none: 'In deinen Bewertungen steht noch kein deutscher Satz, der etwas deutlich lobt oder kritisiert. Andere Sprachen verstehen wir hier noch nicht.',
  voices: (praise: number, criticism: number) =>
    `${formatNumber(praise)} ${praise === 1 ? 'lobt' : 'loben'}, ${formatNumber(criticism)} ${criticism === 1 ? 'kritisiert' : 'kritisieren'}`,
  praise: 'Gelobt',
  hidden: (count: number) =>
    `Gezeigt sind die neuesten. ${count === 1 ? 'Eine weitere Stelle steht' : `${formatNumber(count)} weitere Stellen stehen`} in deinen Bewertungen.`,
  criticism: 'Kritisiert',
  label: ({ label }: { id: string; label: string }) => label,
  quoted: (passage: string) => `„${passage}“`,
  source: (platform: string, date: string) => `${platform}, ${date}`,
});

export const countedTexts = /* @__PURE__ */ texts('mf-reviews/review-insights/texts/countedTexts', {
  month: 'Nach Monat',
  platform: 'Nach Plattform',
  monthColumn: 'Monat',
  platformColumn: 'Plattform',
});

export const moodTexts = /* @__PURE__ */ texts('mf-reviews/review-insights/texts/moodTexts', {
  title: 'Stimmung',
  chart: 'Im Zeitverlauf',
  praiseColumn: 'Lob',
  criticismColumn: 'Kritik',
  countColumn: 'Anzahl',
  averageColumn: 'Sterne',
  none: '–',
  explained:
    'Gezählt werden Bewertungen. Eine, die lobt und kritisiert, zählt auf beiden Seiten. Nach Monat reicht es höchstens zwölf Monate zurück, nach Plattform über alles, was gelesen wurde.',
});

export const answerTexts = /* @__PURE__ */ texts('mf-reviews/review-insights/texts/answerTexts', {
  title: 'Deine Antworten',
  said: (answered: number, of: number) =>
    `Du hast ${formatNumber(answered)} von ${reviews(of)} als beantwortet markiert (${formatPercent(Math.round((100 * answered) / of))}).`,
  speed: (median: number, answered: number) =>
    answered === 1
      ? `Das war nach ${days(median)}.`
      : `Die Hälfte davon war nach ${days(median)} beantwortet, die andere später.`,
  few: (answered: number) =>
    `Das beruht auf ${answered === 1 ? 'einer Antwort' : `${answered} Antworten`} und sagt noch wenig.`,
  none: 'Du hast noch keine Bewertung als beantwortet markiert. Das geht bei jeder Bewertung, dann steht hier, wie oft und wie schnell du antwortest.',
  explained:
    'Gezählt wird, was du hier markiert hast, ab dem Tag, an dem eine Bewertung bei Rezenso stand. Unter „Tage“ steht der Median.',
  countColumn: 'Anzahl',
  answeredColumn: 'Beantwortet',
  daysColumn: 'Tage',
  noFigure: '–',
});

export const comparisonTexts = /* @__PURE__ */ texts('mf-reviews/review-insights/texts/comparisonTexts', {
  title: 'Im Vergleich',
  description: (trade: string, radiusKm: number) =>
    `${trade} in deiner Gegend (etwa ${2 * radiusKm} mal ${2 * radiusKm}\u00a0km), in den letzten zwölf Monaten. Gezählt werden Bewertungen, die auch Partner sehen. Die Werte der anderen sind gerundet und gelten für einen Monat, damit niemand einzeln erkennbar ist.`,
  missing: 'Nenne im Profil die Art deines Betriebs und deinen Ort, dann siehst du hier, wie du neben anderen stehst.',
  toProfile: 'Zum Profil',
  tooFew: (fewest: number) =>
    `In diesem Monat sind hier noch zu wenige andere Betriebe mit Bewertungen. Ab ${fewest} vergleichen wir, damit niemand einzeln erkennbar ist.`,
  figure: 'Wert',
  you: 'Du',
  others: (businesses: number) => `${formatNumber(businesses)} oder mehr andere`,
  average: 'Sterne im Schnitt',
  perMonth: 'Bewertungen im Monat',
  answered: 'Beantwortet',
  answerDays: 'Tage bis zur Antwort (Median)',
  share: (share: number) => formatPercent(Math.round(100 * share)),
  days: (figure: number) => formatNumber(figure, 1),
  noAnswers: '–',
  fewAnswer: (fewest: number) =>
    `Wie oft andere antworten, steht hier, sobald ${fewest} von ihnen ihre Antworten markieren. Wer keine markiert, zählt dabei nicht mit.`,
  answering: (businesses: number) =>
    `Antworten: von ${formatNumber(businesses)} oder mehr Betrieben, die welche markiert haben.`,
  aMonth: (reviews: number) => formatNumber(reviews, 1),
  stars: (average: number | null) => (average === null ? '–' : formatRating(average)),
});
