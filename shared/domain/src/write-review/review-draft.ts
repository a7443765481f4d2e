import { analyzeReview, generateReview, type ReviewAnalysis } from '@rezenso/contract/reviews';
import { call } from '@rezenso/platform';

/** The business that is written about, as far as it is known. */
export interface ReviewedBusiness {
  companyName: string;
  industry: string;
  website: string | null;
  description: string | null;
}

/** What a check of the text says before it is sent. */
export function checkReview(content: string): Promise<ReviewAnalysis> {
  return call(analyzeReview, { body: { content } });
}

/** A draft to write from, built from the writer's own notes. */
export async function draftFor(businessInfo: ReviewedBusiness, notes: string): Promise<string> {
  const { suggestion } = await call(generateReview, {
    body: { businessInfo, context: 'review_exchange', notes: notes.trim() || null },
  });
  return suggestion;
}
