import { csvOf } from '@rezenso/contract/csv';
import type { Language } from '@rezenso/contract/language';
import { importDefaults } from '@rezenso/contract/reviews';
import { berlinDay } from '../../../time/berlin.ts';
import type { ReadReview } from './insights.repository.ts';
import { reportWords } from './report/report-words.ts';

/** Reviews as a table for people, in their language. */
export function csvOfReviews(reviews: readonly ReadReview[], language: Language): string {
  const {
    table: { heads, separator, nobodyNamed },
    platformNames,
  } = reportWords(language);
  const rows = reviews.map(({ reviewDate, platform, rating, reviewer, content, answeredAt }) => [
    berlinDay(reviewDate),
    platformNames[platform],
    rating ?? '',
    reviewer === importDefaults.reviewerName ? nobodyNamed : reviewer,
    content,
    answeredAt === null ? '' : berlinDay(answeredAt),
  ]);
  return csvOf([heads, ...rows], separator);
}
