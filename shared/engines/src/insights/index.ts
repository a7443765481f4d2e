/** What a business's received reviews say, counted: themes with their passages, mood, and what changed. */
export { type ComparedMonths, changesIn } from './changes.ts';
export {
  type InsightReview,
  type Insights,
  insightsOf,
  mostPassages,
  type Passage,
  type ThemeInsight,
  type Voices,
} from './insights.ts';
export type { Polarity } from './opinions.ts';
