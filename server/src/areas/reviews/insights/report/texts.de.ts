import { platformNames } from '@rezenso/contract/vocabulary';
import { germanDate } from '../../../../time/german-date.ts';

const whole = new Intl.NumberFormat('de-DE');
const oneDecimal = new Intl.NumberFormat('de-DE', { maximumFractionDigits: 1 });
/** All alike, so that a column of them lines up. */
const columnOfDays = new Intl.NumberFormat('de-DE', { minimumFractionDigits: 1, maximumFractionDigits: 1 });
const stars = new Intl.NumberFormat('de-DE', { minimumFractionDigits: 1, maximumFractionDigits: 1 });
const percent = new Intl.NumberFormat('de-DE', { style: 'percent' });
const months = new Intl.DateTimeFormat('de-DE', { month: 'long', year: 'numeric', timeZone: 'UTC' });
const shortMonths = new Intl.DateTimeFormat('de-DE', { month: 'short', timeZone: 'UTC' });
const atNoon = (month: string) => new Date(`${month}-15T12:00:00Z`);
const reviews = (count: number) => `${whole.format(count)} ${count === 1 ? 'Bewertung' : 'Bewertungen'}`;

/** What a report says. It is handed on, so it speaks of the business and not to it. */
export const reportTexts = {
  kind: 'Bewertungsbericht',
  title: (company: string) => `${company} – Bewertungsbericht`,
  /** In the place of a name in letters that the typeface does not have. */
  nameless: 'Betrieb auf Rezenso',
  period: (first: string, last: string) => `${months.format(atNoon(first))} bis ${months.format(atNoon(last))}`,
  writtenOn: (day: string) => `Erstellt am ${day}`,
  page: (page: number, pages: number) => `Seite ${page} von ${pages}`,
  month: (month: string) => months.format(atNoon(month)),
  shortMonth: (month: string) => shortMonths.format(atNoon(month)).replace('.', ''),
  none: '–',
  date: germanDate,
  platformNames,
  fileName: (day: string) => `bewertungsbericht-${day}.pdf`,
  table: {
    fileName: 'rezenso-bewertungen.csv',
    separator: ';',
    heads: ['Datum', 'Plattform', 'Sterne', 'Verfasst von', 'Text', 'Beantwortet am'],
    /** In place of `importDefaults.reviewerName` and `anonymousReviewer`. */
    reviewers: { imported: 'Importiert', anonymous: 'Anonym' },
  },
  figures: {
    reviews: (count: number) => (count === 1 ? 'Bewertung' : 'Bewertungen'),
    average: 'Sterne im Schnitt',
    restsOn: (given: number) => (given === 0 ? 'ohne Sterne' : `aus ${reviews(given)} mit Sternen`),
    confirmed: (confirmed: number) => `davon ${whole.format(confirmed)} bestätigt`,
    trust: 'Trust Score von 100',
    noTrust: 'noch keiner',
    answered: 'beantwortet',
    answers: (answered: number, of: number, days: number | null) =>
      days === null
        ? 'noch keine als beantwortet markiert'
        : `${whole.format(answered)} von ${whole.format(of)}, im Median nach ${inDays(days)}`,
    whole: (figure: number) => whole.format(figure),
    stars: (mean: number | null) => (mean === null ? '–' : stars.format(mean)),
    share: (part: number, all: number) => (all === 0 ? '–' : percent.format(part / all)),
    explained:
      'Der Trust Score sagt, wie verlässlich dieser Betrieb selbst für Partner bewertet: Er steigt mit jeder bestätigten Bewertung und sinkt, wenn etwas zu spät kam, ausblieb oder auffällig war. Sterne spielen dabei keine Rolle.',
  },
  changes: { title: 'Was sich zuletzt verändert hat' },
  mood: {
    title: 'Stimmung über die Zeit',
    explained: 'Gezählt werden Bewertungen. Eine, die lobt und kritisiert, zählt auf beiden Seiten.',
    praise: 'Lob',
    criticism: 'Kritik',
    heads: ['Monat', 'Lob', 'Kritik', 'Anzahl', 'Sterne', 'Beantwortet'],
    answered: (answered: number, of: number) => (of === 0 ? '–' : `${whole.format(answered)} von ${whole.format(of)}`),
  },
  platforms: {
    title: 'Plattformen',
    heads: ['Plattform', 'Lob', 'Kritik', 'Anzahl', 'Sterne', 'Beantwortet', 'Tage bis zur Antwort'],
    days: (days: number | null) => (days === null ? '–' : columnOfDays.format(days)),
  },
  themes: {
    title: 'Worüber gesprochen wird',
    explained:
      'Gezählt wird, was ein deutscher Satz deutlich lobt oder kritisiert. Die Sätze stehen da, wie sie geschrieben wurden.',
    none: 'In den Bewertungen dieser Zeit steht kein deutscher Satz, der etwas deutlich lobt oder kritisiert.',
    voices: (praise: number, criticism: number) =>
      `${whole.format(praise)} ${praise === 1 ? 'lobt' : 'loben'}, ${whole.format(criticism)} ${criticism === 1 ? 'kritisiert' : 'kritisieren'}`,
    quoted: (passage: string) => `„${passage}“`,
    /** As the engine calls it. */
    name: (_id: string, label: string) => label,
    unquoted: 'Ein Satz in einer Schrift, die dieser Bericht nicht setzen kann.',
    source: (isPraise: boolean, platform: string, day: string) =>
      `${isPraise ? 'Gelobt' : 'Kritisiert'} · ${platform}, ${day}`,
    more: (left: number) =>
      left === 1 ? 'Ein weiteres Thema steht nicht hier.' : `${whole.format(left)} weitere Themen stehen nicht hier.`,
  },
  origin: {
    title: 'Woher die Zahlen kommen',
    read: (count: number, isCutOff: boolean) => {
      if (isCutOff)
        return `Gelesen wurden die neuesten ${reviews(count)} dieser Zeit; mehr liest dieser Bericht nicht.`;
      if (count === 0) return 'Aus dieser Zeit steht keine Bewertung bei Rezenso.';
      return count === 1
        ? 'Gelesen wurde die eine Bewertung dieser Zeit, die bei Rezenso steht.'
        : `Gelesen wurden alle ${reviews(count)} dieser Zeit, die bei Rezenso stehen.`;
    },
    confirmed: (confirmed: number, all: number) =>
      [
        `${share(confirmed, all)} bestätigt${confirmed === 0 ? '. Bestätigt heißt:' : ':'} aus einem gegenseitigen Austausch, den der Empfänger bestätigt hat, oder von der Plattform selbst als Bewertung dieses Betriebs genannt.`,
        restOf(confirmed, all),
      ]
        .filter(Boolean)
        .join(' '),
    how: 'Lob und Kritik zählt ein Programm nach festen Wortlisten; etwa acht von zehn Sätzen stehen beim richtigen Thema. Beantwortet ist, was der Betrieb hier als beantwortet markiert hat; die Tage zählen ab dem Tag, an dem eine Bewertung bei Rezenso stand. Zeichen, die die Schrift nicht hat (etwa Emojis), fehlen in den Zitaten.',
    whose: (company: string, day: string) =>
      `Dieser Bericht wurde am ${day} von ${company} mit Rezenso erstellt. Er enthält nur Bewertungen über diesen Betrieb und nennt niemanden, der sie geschrieben hat.`,
  },
};

function share(confirmed: number, all: number): string {
  if (confirmed === 0) return all === 1 ? 'Sie ist nicht' : 'Keine davon ist';
  if (confirmed === all) return all === 1 ? 'Sie ist' : 'Alle davon sind';
  return confirmed === 1 ? 'Eine davon ist' : `${whole.format(confirmed)} davon sind`;
}

function restOf(confirmed: number, all: number): string {
  if (confirmed === all) return '';
  const rest = all - confirmed === 1 ? 'Die übrige' : 'Die übrigen';
  return `${confirmed === 0 ? 'Sie' : rest} hat der Betrieb selbst eingetragen, die Plattform nennt keine Sterne dazu, oder unsere Prüfung hält sie zurück.`;
}

function inDays(days: number): string {
  return days === 1 ? 'einem Tag' : `${oneDecimal.format(days)} Tagen`;
}
