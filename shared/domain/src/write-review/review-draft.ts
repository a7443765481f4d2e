import type { GivenExperience } from '@rezenso/contract/experience';
import { analyzeReview, generateReview, type ReviewAnalysis } from '@rezenso/contract/reviews';
import { call } from '@rezenso/platform';

/** The business that is written about, as far as it is known. */
export interface ReviewedBusiness {
  companyName: string;
  industry: string;
  /** Its kind of business; missing where the server does not tell. */
  tradeName?: string | null | undefined;
  website: string | null;
  description: string | null;
}

/** What a check of the text says before it is sent. */
export function checkReview(content: string): Promise<ReviewAnalysis> {
  return call(analyzeReview, { body: { content, reader: 'writer' } });
}

/** A draft to write from, built from the writer's own notes; it begins with the experience, where one is given. */
export async function draftFor(
  businessInfo: ReviewedBusiness,
  notes: string,
  experience?: GivenExperience,
): Promise<string> {
  const { suggestion } = await call(generateReview, {
    body: { businessInfo, context: 'review_exchange', notes: notes.trim() || null, ...(experience && { experience }) },
  });
  return suggestion;
}
