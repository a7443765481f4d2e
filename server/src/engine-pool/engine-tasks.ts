/**
 * What the threads of the engine pool do, one export per task. Each engine is loaded by the first task that needs it, once
 * per thread.
 */
import type { AnalysisErrorCode, SiteReader } from '../engines/analysis/index.ts';
import type * as Reviews from '../engines/reviews/index.ts';
import type * as Suggestions from '../engines/suggestions/index.ts';

/** A refusal that a thread foresees; as an error it would lose its code on the way. */
export type Answer<T> = { value: T } | { refused: AnalysisErrorCode };

export async function signature(given: Parameters<typeof Reviews.signature>) {
  const reviews = await import('../engines/reviews/index.ts');
  return reviews.signature(...given);
}

export async function assessReview(given: Parameters<typeof Reviews.assessReview>) {
  const reviews = await import('../engines/reviews/index.ts');
  return reviews.assessReview(...given);
}

export async function analyzeReview(given: Parameters<typeof Reviews.analyzeReview>) {
  const reviews = await import('../engines/reviews/index.ts');
  return reviews.analyzeReview(...given);
}

export async function judgeWorth(given: Parameters<typeof Reviews.judgeWorth>) {
  const reviews = await import('../engines/reviews/index.ts');
  return reviews.judgeWorth(...given);
}

export async function draftReview(given: Parameters<typeof Suggestions.draftReview>) {
  const suggestions = await import('../engines/suggestions/index.ts');
  return suggestions.draftReview(...given);
}

export async function outlineSite(given: Parameters<SiteReader['outline']>) {
  const analysis = await import('../engines/analysis/index.ts');
  return answer(analysis.AnalysisError, () => analysis.outlineSite(...given));
}

export async function analyseSite(given: Parameters<SiteReader['analyse']>) {
  const analysis = await import('../engines/analysis/index.ts');
  return answer(analysis.AnalysisError, () => analysis.analyseSite(...given));
}

function answer<T>(foreseen: new (...given: never[]) => { code: AnalysisErrorCode }, work: () => T): Answer<T> {
  try {
    return { value: work() };
  } catch (error) {
    if (error instanceof foreseen) return { refused: error.code };
    throw error;
  }
}
