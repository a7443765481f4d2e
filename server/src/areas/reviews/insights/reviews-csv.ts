import type { Language } from '@rezenso/contract/language';
import { berlinDay } from '../../../time/berlin.ts';
import type { ReadReview } from './insights.repository.ts';
import { reportWords } from './report/report-words.ts';

/** Programs for tables take a text that begins so for a formula, and would carry it out. */
const formula = /^[=+\-@\t\r]/;
/** Without it they take umlauts for two characters. */
const byteOrderMark = '\uFEFF';

/** Reviews as a table by RFC 4180, with what stands between cells as programs for tables of the language expect it: German ones semicolons. */
export function csvOf(reviews: readonly ReadReview[], language: Language): string {
  const {
    table: { heads, separator },
    platformNames,
  } = reportWords(language);
  const rows = reviews.map(({ reviewDate, platform, rating, reviewer, content, answeredAt }) => [
    berlinDay(reviewDate),
    platformNames[platform],
    rating === null ? '' : String(rating),
    reviewer,
    content,
    answeredAt === null ? '' : berlinDay(answeredAt),
  ]);
  return `${byteOrderMark}${[heads, ...rows].map((row) => `${row.map((text) => cell(text, separator)).join(separator)}\r\n`).join('')}`;
}

function cell(text: string, separator: string): string {
  const harmless = formula.test(text) ? `'${text}` : text;
  return ['"', separator, '\r', '\n'].some((one) => harmless.includes(one))
    ? `"${harmless.replaceAll('"', '""')}"`
    : harmless;
}
