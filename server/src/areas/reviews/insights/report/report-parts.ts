import { light } from '../../../../paper/colours.ts';
import { type PdfContent, set } from '../../../../paper/pdf.ts';
import { settable } from '../../../../paper/settable.ts';
import { chartWidth, moodChart, voicesBar } from './charts.ts';
import type { InsightsReport } from './insights-report.ts';
import type { ReportWords } from './report-words.ts';

/** More make the report longer and say less. */
const mostThemes = 8;
const quotesOfAKind = 2;

const muted = { color: light.textMuted, fontSize: 9, lineHeight: 1.25 };

/** The figures that one looks for first, and what the trust score means. */
export function figures(
  { reviews, confirmed, stars, trustScore, answers }: InsightsReport,
  texts: ReportWords,
): PdfContent[] {
  const words = texts.figures;
  const mean = stars.length === 0 ? null : stars.reduce((sum, rating) => sum + rating, 0) / stars.length;
  const { answered = 0, medianDays = null } = answers ?? {};
  const cells = [
    [words.whole(reviews), words.reviews(reviews), words.confirmed(confirmed)],
    [words.stars(mean), words.average, words.restsOn(stars.length)],
    [trustScore === null ? texts.none : words.whole(trustScore), words.trust, trustScore === null ? words.noTrust : ''],
    [words.share(answered, reviews), words.answered, words.answers(answered, reviews, medianDays)],
  ];
  return [
    {
      columnGap: 14,
      margin: [0, 14, 0, 10],
      columns: cells.map(([value = '', label = '', note = '']) => ({
        stack: [
          set(value, { fontSize: 22, bold: true, color: light.accentText }),
          set(label, { fontSize: 10, bold: true }),
          ...(note ? [set(note, muted)] : []),
        ],
      })),
    },
    set(words.explained, muted),
  ];
}

/** What changed in the last whole month; nothing where nothing can be said. */
export function changes({ changes: sentences }: InsightsReport, texts: ReportWords): PdfContent[] {
  if (sentences.length === 0) return [];
  return [heading(texts.changes.title), ...sentences.map((sentence) => set(sentence, { lineHeight: 1.3 }))];
}

/** The mood as a chart, and the same in figures. */
export function mood({ mood: months }: InsightsReport, texts: ReportWords): PdfContent[] {
  const words = texts.mood;
  const chart = moodChart(months, texts);
  return [
    heading(words.title),
    set(words.explained, { ...muted, margin: [0, 0, 0, 8] }),
    ...(chart ? [{ svg: chart, width: chartWidth, margin: [0, 0, 0, 8] as [number, number, number, number] }] : []),
    table(
      words.heads,
      months.map((row) => [texts.month(row.month), ...figuresOf(row, texts)]),
    ),
  ];
}

export function platforms({ byPlatform }: InsightsReport, texts: ReportWords): PdfContent[] {
  if (byPlatform.length === 0) return [];
  const { title, heads, days } = texts.platforms;
  return [
    heading(title),
    table(
      heads,
      byPlatform.map((row) => [
        texts.platformNames[row.platform],
        ...figuresOf(row, texts),
        days(row.answers?.medianDays ?? null),
      ]),
    ),
  ];
}

/** Themes with their sentences, those that most speak of first. */
export function themes({ themes: all }: InsightsReport, texts: ReportWords): PdfContent[] {
  const words = texts.themes;
  if (all.length === 0) return [heading(words.title), set(words.none)];
  const shown = all.slice(0, mostThemes);
  const most = Math.max(...all.map(({ praise, criticism }) => praise + criticism));
  const left = all.length - shown.length;
  const [first, ...others] = shown.map((theme) => themeOf(theme, most, texts));
  return [
    // A title alone at the end of a page would be of nothing.
    { unbreakable: true, stack: [heading(words.title), set(words.explained, muted), ...(first ? [first] : [])] },
    ...others,
    ...(left > 0 ? [set(words.more(left), { ...muted, margin: [0, 10, 0, 0] })] : []),
  ];
}

/** Where all of it comes from, and what it does not say. */
export function origin(
  { reviews, isCutOff, confirmed, companyName, writtenOn }: InsightsReport,
  texts: ReportWords,
): PdfContent[] {
  const words = texts.origin;
  const read = [words.read(reviews, isCutOff), ...(reviews > 0 ? [words.confirmed(confirmed, reviews)] : [])];
  const company = settable(companyName, texts.nameless);
  return [
    heading(words.title),
    ...[read.join(' '), words.how, words.whose(company, writtenOn)].map((text) =>
      set(text, { ...muted, margin: [0, 0, 0, 5] }),
    ),
  ];
}

function themeOf(
  { id, label, praise, criticism, passages }: InsightsReport['themes'][number],
  most: number,
  texts: ReportWords,
): PdfContent {
  const words = texts.themes;
  const of = (kind: 'praise' | 'criticism') =>
    passages.filter(({ polarity }) => polarity === kind).slice(0, quotesOfAKind);
  return {
    unbreakable: true,
    margin: [0, 10, 0, 0],
    stack: [
      set(`${words.name(id, label)} · ${words.voices(praise, criticism)}`, {
        bold: true,
        fontSize: 10.5,
        margin: [0, 0, 0, 3],
      }),
      { svg: voicesBar(praise, criticism, most), width: chartWidth, margin: [0, 0, 0, 5] },
      ...[...of('praise'), ...of('criticism')].map(({ text, polarity, platform, reviewDate }) => {
        const said = settable(text, '');
        const source = words.source(
          polarity === 'praise',
          texts.platformNames[platform],
          texts.date(new Date(reviewDate)),
        );
        return {
          margin: [10, 0, 0, 4] as [number, number, number, number],
          stack: [set(said ? words.quoted(said) : words.unquoted, { lineHeight: 1.25 }), set(source, muted)],
        };
      }),
    ],
  };
}

function heading(text: string): PdfContent {
  return set(text, { fontSize: 14, bold: true, margin: [0, 18, 0, 6], headlineLevel: 1 });
}

type Counted = InsightsReport['mood'][number] | InsightsReport['byPlatform'][number];

function figuresOf({ praise, criticism, count, averageRating, answers }: Counted, texts: ReportWords): string[] {
  const { whole, stars } = texts.figures;
  const answered = texts.mood.answered(answers?.answered ?? 0, count);
  return [...[praise, criticism, count].map(whole), stars(averageRating), answered];
}

/** Figures with a head for each column; the first column takes the room that is left. */
function table(heads: readonly string[], rows: readonly (readonly string[])[]): PdfContent {
  const cell = (text: string, column: number, style: object) =>
    set(text, { fontSize: 9, alignment: column === 0 ? 'left' : 'right', ...style });
  return {
    layout: {
      hLineWidth: (line) => (line === 0 ? 0 : 0.6),
      hLineColor: () => light.border,
      vLineWidth: () => 0,
      paddingLeft: (column) => (column === 0 ? 0 : 10),
      paddingRight: () => 0,
      paddingTop: () => 2,
      paddingBottom: () => 2,
    },
    table: {
      headerRows: 1,
      dontBreakRows: true,
      widths: heads.map((_, column) => (column === 0 ? '*' : 'auto')),
      body: [
        heads.map((head, column) => cell(head, column, { color: light.textMuted })),
        ...rows.map((row) => row.map((text, column) => cell(text, column, {}))),
      ],
    },
  };
}
