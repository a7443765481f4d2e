import { csvOf } from '@rezenso/contract/csv';
import type { Language } from '@rezenso/contract/language';
import { anonymousReviewer, importDefaults } from '@rezenso/contract/reviews';
import { berlinDay } from '../../../time/berlin.ts';
import type { ReadReview } from './insights.repository.ts';
import { reportWords } from './report/report-words.ts';

/** Reviews as a table for people, in their language. */
export function csvOfReviews(reviews: readonly ReadReview[], language: Language): string {
  const {
    table: { heads, separator, reviewers },
    platformNames,
  } = reportWords(language);
  const nobodys = new Map<string, string>([
    [importDefaults.reviewerName, reviewers.imported],
    [anonymousReviewer, reviewers.anonymous],
  ]);
  const rows = reviews.map(({ reviewDate, platform, rating, reviewer, content, answeredAt }) => [
    berlinDay(reviewDate),
    platformNames[platform],
    rating ?? '',
    nobodys.get(reviewer) ?? reviewer,
    content,
    answeredAt === null ? '' : berlinDay(answeredAt),
  ]);
  return csvOf([heads, ...rows], separator);
}
