import { light } from '../../../../paper/colours.ts';
import { outlineOf, widthOf } from '../../../../paper/typesetter.ts';
import type { InsightsReport } from './insights-report.ts';
import type { ReportWords } from './report-words.ts';

/** What fits between the margins of the sheet, in pt. */
export const chartWidth = 483;
const height = 130;
const [left, top, bottom] = [26, 22, 108] as const;
const colours = { praise: light.accent, criticism: light.starEdge };

/** How many reviews of each month praise and criticise, as SVG whose letters are outlines; undefined without any. */
export function moodChart(mood: InsightsReport['mood'], words: ReportWords): string | undefined {
  const most = Math.max(...mood.flatMap(({ praise, criticism }) => [praise, criticism]), 0);
  if (most === 0) return undefined;
  const step = stepFor(most);
  const ceiling = Math.ceil(most / step) * step;
  const y = (voices: number) => bottom - (voices / ceiling) * (bottom - top);
  const room = (chartWidth - left) / mood.length;
  const lines = Array.from({ length: ceiling / step + 1 }, (_, index) =>
    gridLine(words.figures.whole(index * step), y(index * step)),
  );
  const bars = mood.map(({ month, praise, criticism }, index) => {
    const middle = left + (index + 0.5) * room;
    const label = words.shortMonth(month);
    return [
      bar(middle - 11, y(praise), colours.praise),
      bar(middle + 1, y(criticism), colours.criticism),
      written(label, middle - widthOf(label, 400, 8) / 2, bottom + 14),
    ].join('');
  });
  return svg(height, [...legend(words), ...lines, ...bars].join(''));
}

/** How many praise and criticise a theme, beside the theme that most speak of. */
export function voicesBar(praise: number, criticism: number, most: number): string {
  const scale = chartWidth / most;
  return svg(
    5,
    `<rect x="0" y="0" width="${praise * scale}" height="5" fill="${colours.praise}"/>` +
      `<rect x="${praise * scale}" y="0" width="${criticism * scale}" height="5" fill="${colours.criticism}"/>`,
  );
}

function svg(tall: number, content: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${chartWidth}" height="${tall}" viewBox="0 0 ${chartWidth} ${tall}">${content}</svg>`;
}

/** 1, 2 or 5 times a power of ten, so that at most five lines stand above the ground. */
function stepFor(most: number): number {
  const power = 10 ** Math.max(0, Math.floor(Math.log10(most / 5)));
  return [1, 2, 5, 10].map((factor) => factor * power).find((step) => most / step <= 5) ?? 10 * power;
}

function gridLine(label: string, y: number): string {
  return (
    `<rect x="${left}" y="${y}" width="${chartWidth - left}" height=".6" fill="${light.border}"/>` +
    written(label, left - 6 - widthOf(label, 400, 8), y + 3)
  );
}

function bar(x: number, y: number, colour: string): string {
  return y < bottom ? `<rect x="${x}" y="${y}" width="10" height="${bottom - y}" fill="${colour}"/>` : '';
}

function legend({ mood: { praise, criticism } }: ReportWords): string[] {
  const second = left + 14 + widthOf(praise, 400, 9) + 18;
  return [
    `<rect x="${left}" y="1" width="9" height="9" fill="${colours.praise}"/>`,
    written(praise, left + 14, 9, 9),
    `<rect x="${second}" y="1" width="9" height="9" fill="${colours.criticism}"/>`,
    written(criticism, second + 14, 9, 9),
  ];
}

function written(text: string, x: number, y: number, size = 8): string {
  return `<path d="${outlineOf(text, 400, size, x, y)}" fill="${light.textMuted}"/>`;
}
