import { berlinDay } from '../../../time/berlin.ts';
import type { ReadReview } from './insights.repository.ts';

const heads = ['Datum', 'Plattform', 'Sterne', 'Verfasst von', 'Text', 'Beantwortet am'];
/** Programs for tables take a text that begins so for a formula, and would carry it out. */
const formula = /^[=+\-@\t\r]/;
/** Without it they take umlauts for two characters. */
const byteOrderMark = '\uFEFF';

/** Reviews as a table by RFC 4180, with semicolons, as German programs for tables expect it. */
export function csvOf(reviews: readonly ReadReview[]): string {
  const rows = reviews.map(({ reviewDate, platform, rating, reviewer, content, answeredAt }) => [
    berlinDay(reviewDate),
    platform,
    rating === null ? '' : String(rating),
    reviewer,
    content,
    answeredAt === null ? '' : berlinDay(answeredAt),
  ]);
  return `${byteOrderMark}${[heads, ...rows].map((row) => `${row.map(cell).join(';')}\r\n`).join('')}`;
}

function cell(text: string): string {
  const harmless = formula.test(text) ? `'${text}` : text;
  return /[";\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
