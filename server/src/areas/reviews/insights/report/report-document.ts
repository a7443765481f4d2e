import { light, markImage } from '../../../../paper/colours.ts';
import { makePdf, type PdfContent, set } from '../../../../paper/pdf.ts';
import { settable } from '../../../../paper/settable.ts';
import { wrapped } from '../../../../paper/typesetter.ts';
import { chartWidth } from './charts.ts';
import type { InsightsReport } from './insights-report.ts';
import { changes, figures, mood, origin, platforms, themes } from './report-parts.ts';
import { type ReportWords, reportWords } from './report-words.ts';

const edge = 56;
const muted = { color: light.textMuted, fontSize: 9 };

/** The report as PDF: sheets of A4 with the typeface embedded, charts as vectors, its language named, its title in the window. */
export function makeInsightsReport(report: InsightsReport): Promise<Uint8Array> {
  const { language } = report;
  const texts = reportWords(language);
  const company = settable(report.companyName, texts.nameless);
  return makePdf({
    language,
    pageMargins: [edge, 50, edge, 54],
    defaultStyle: { fontSize: 10 },
    info: { title: texts.title(company), author: company, creator: 'Rezenso', subject: texts.kind },
    content: [
      ...letterhead(report, company, texts),
      ...figures(report, texts),
      ...changes(report, texts),
      ...mood(report, texts),
      ...themes(report, texts),
      ...platforms(report, texts),
      ...origin(report, texts),
    ],
    header: (page) =>
      page === 1 ? '' : set(`${inOneLine(company)} · ${texts.kind}`, { ...muted, margin: [edge, 28, edge, 0] }),
    footer: (page, pages) => ({
      margin: [edge, 18, edge, 0],
      columns: [
        set(texts.writtenOn(report.writtenOn), muted),
        set(texts.page(page, pages), { ...muted, alignment: 'right' }),
      ],
    }),
    // A heading does not stand alone at the foot of a page.
    pageBreakBefore: (node, look) => node.headlineLevel === 1 && look.getFollowingNodesOnPage().length < 2,
  });
}

function letterhead(
  { about, months: [first, last], writtenOn }: InsightsReport,
  company: string,
  texts: ReportWords,
): PdfContent[] {
  const line = settable(about, '');
  return [
    {
      columnGap: 20,
      columns: [
        {
          width: '*',
          stack: [
            set(company, { fontSize: 22, bold: true, lineHeight: 1.1 }),
            ...(line ? [set(line, { color: light.textMuted, lineHeight: 1.25 })] : []),
          ],
        },
        { width: 24, svg: markImage },
      ],
    },
    { svg: rule, width: chartWidth, margin: [0, 12, 0, 12] },
    set(texts.kind, { fontSize: 16, bold: true, color: light.accentText }),
    set(`${texts.period(first, last)} · ${texts.writtenOn(writtenOn)}`, { color: light.textMuted, lineHeight: 1.25 }),
  ];
}

const rule = `<svg xmlns="http://www.w3.org/2000/svg" width="${chartWidth}" height="2" viewBox="0 0 ${chartWidth} 2"><rect x="0" y="0" width="${chartWidth}" height="2" fill="${light.accent}"/></svg>`;

/** The head of a page has room for one line. */
function inOneLine(company: string): string {
  return wrapped(company, 400, 9, 340, 1)[0] ?? '';
}
