/** What the threads that read texts do, one export per task. */
import type { Language } from '@rezenso/contract/language';
import * as insights from '@rezenso/engines/insights';
import * as replies from '@rezenso/engines/replies';
import * as reviews from '@rezenso/engines/reviews';
import * as suggestions from '@rezenso/engines/suggestions';

export { ready } from './ready.ts';

export function signature(given: Parameters<typeof reviews.signature>) {
  return reviews.signature(...given);
}

export function comparedSentences(given: Parameters<typeof reviews.comparedSentences>) {
  return reviews.comparedSentences(...given);
}

export function assessReview(given: Parameters<typeof reviews.assessReview>) {
  return reviews.assessReview(...given);
}

export function analyzeReview(given: Parameters<typeof reviews.analyzeReview>) {
  return reviews.analyzeReview(...given);
}

export function judgeWorth(given: Parameters<typeof reviews.judgeWorth>) {
  return reviews.judgeWorth(...given);
}

export function reviewInsights([found, months, language = 'de']: [
  reviews: Parameters<typeof insights.changesIn>[0],
  months: insights.ComparedMonths,
  language?: Language,
]) {
  return { ...insights.insightsOf(found, language), changes: insights.changesIn(found, months, language) };
}

export function draftReview(given: Parameters<typeof suggestions.draftReview>) {
  return suggestions.draftReview(...given);
}

export function draftReply(given: Parameters<typeof replies.draftReply>) {
  const [review] = given;
  return {
    draft: replies.draftReply(...given),
    takesUp: replies.takesUp(review),
    language: replies.replyLanguage(review.text),
  };
}
