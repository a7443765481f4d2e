/**
 * What the threads of the engine pool do, one export per task. Each engine is loaded by the first task that needs it, once
 * per thread.
 */
import type { AnalysisErrorCode, SiteReader, SourcePage } from '@rezenso/engines/analysis';
import type * as Insights from '@rezenso/engines/insights';
import type * as Reviews from '@rezenso/engines/reviews';
import type * as Suggestions from '@rezenso/engines/suggestions';
import type { Overheard } from './thread-pool.ts';

/** A refusal that a thread foresees; as an error it would lose its code on the way. */
export type Answer<T> = { value: T } | { refused: AnalysisErrorCode };

export async function signature(given: Parameters<typeof Reviews.signature>) {
  const reviews = await import('@rezenso/engines/reviews');
  return reviews.signature(...given);
}

export async function comparedSentences(given: Parameters<typeof Reviews.comparedSentences>) {
  const reviews = await import('@rezenso/engines/reviews');
  return reviews.comparedSentences(...given);
}

export async function assessReview(given: Parameters<typeof Reviews.assessReview>) {
  const reviews = await import('@rezenso/engines/reviews');
  return reviews.assessReview(...given);
}

export async function analyzeReview(given: Parameters<typeof Reviews.analyzeReview>) {
  const reviews = await import('@rezenso/engines/reviews');
  return reviews.analyzeReview(...given);
}

export async function judgeWorth(given: Parameters<typeof Reviews.judgeWorth>) {
  const reviews = await import('@rezenso/engines/reviews');
  return reviews.judgeWorth(...given);
}

export async function reviewInsights([reviews, months]: [
  reviews: Parameters<typeof Insights.changesIn>[0],
  months: Insights.ComparedMonths,
]) {
  const { insightsOf, changesIn } = await import('@rezenso/engines/insights');
  return { ...insightsOf(reviews), changes: changesIn(reviews, months) };
}

export async function draftReview(given: Parameters<typeof Suggestions.draftReview>) {
  const suggestions = await import('@rezenso/engines/suggestions');
  return suggestions.draftReview(...given);
}

export async function outlineSite(given: Parameters<SiteReader['outline']>) {
  const analysis = await import('@rezenso/engines/analysis');
  return answer(analysis.AnalysisError, () => analysis.outlineSite(...given));
}

export async function analyseSite({ given, told }: Overheard<readonly SourcePage[]>) {
  const analysis = await import('@rezenso/engines/analysis');
  return answer(analysis.AnalysisError, () => analysis.analyseSite(given, (step) => told.postMessage(step)));
}

function answer<T>(foreseen: new (...given: never[]) => { code: AnalysisErrorCode }, work: () => T): Answer<T> {
  try {
    return { value: work() };
  } catch (error) {
    if (error instanceof foreseen) return { refused: error.code };
    throw error;
  }
}
