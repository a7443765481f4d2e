import type { AnswerInputOf } from '@rezenso/contract/endpoint';
import type { Language } from '@rezenso/contract/language';
import type { getReviewInsights } from '@rezenso/contract/review-insights';

type Insights = AnswerInputOf<typeof getReviewInsights>;

/** Everything that a report to hand on says: of the business that hands it on, and of nobody else. */
export interface InsightsReport extends Pick<Insights, 'answers' | 'themes' | 'mood' | 'byPlatform' | 'changes'> {
  /** In which it is written; people are quoted as they wrote. */
  language: Language;
  companyName: string;
  /** Kind of business and place; may be empty. */
  about: string;
  trustScore: number | null;
  /** As people read it. */
  writtenOn: string;
  /** The first and the last month, as YYYY-MM. */
  months: readonly [string, string];
  /** How many reviews were read. */
  reviews: number;
  /** Whether there are older ones in these months that were not read. */
  isCutOff: boolean;
  /** For how many an exchange or the platform vouches. */
  confirmed: number;
  /** The stars that were given. */
  stars: readonly number[];
}
