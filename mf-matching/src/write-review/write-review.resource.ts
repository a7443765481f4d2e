import { completeMatch, listMatches, type Match, type MatchParty } from '@rezenso/contract/matches';
import { analyzeReview, generateReview, type ReviewAnalysis } from '@rezenso/contract/reviews';
import { call, refresh } from '@rezenso/platform';
import type { WriteReviewValues } from './write-review.form.ts';

/** Stores the caller's rating and text. */
export async function giveReview(match: Match, { rating, text }: WriteReviewValues) {
  await call(completeMatch, { params: { id: match.id }, body: { rating, content: text.trim() || null } });
  await refresh(listMatches);
}

/** What a check of the text says before it is sent. */
export function checkReview(content: string): Promise<ReviewAnalysis> {
  return call(analyzeReview, { body: { content } });
}

/** A draft to write from, built from the writer's own notes. */
export async function draftFor(partner: MatchParty, notes: string): Promise<string> {
  const { suggestion } = await call(generateReview, {
    body: {
      businessInfo: {
        companyName: partner.companyName,
        industry: partner.industry,
        website: partner.website,
        description: partner.description,
      },
      context: 'review_exchange',
      notes: notes.trim() || null,
    },
  });
  return suggestion;
}
