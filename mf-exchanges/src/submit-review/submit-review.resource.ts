import { type ReviewExchange, updateExchange } from '@rezenso/contract/exchanges';
import { call } from '@rezenso/platform';
import type { SubmitReviewValues } from './submit-review.form.ts';

/** Hands the review in. @returns what it brought, or why nothing */
export async function submitReview(exchange: ReviewExchange, values: SubmitReviewValues, postedAt: Date) {
  const { xpGranted = 0, earnsXp, withheld } = await save(exchange, values, 'awaiting_confirmation', postedAt);
  return { xpGranted, earnsXp, withheld };
}

/** Keeps what was written without handing it in. */
export async function saveDraft(exchange: ReviewExchange, values: SubmitReviewValues) {
  await save(exchange, values, 'pending');
}

function save(
  exchange: ReviewExchange,
  { rating, text, url }: SubmitReviewValues,
  status: 'pending' | 'awaiting_confirmation',
  postedAt?: Date,
) {
  return call(updateExchange, {
    params: { id: exchange.id },
    body: {
      status,
      reviewText: text,
      reviewRating: rating,
      reviewUrl: url.trim() || null,
      ...(postedAt ? { postedAt: postedAt.toISOString() } : {}),
    },
  });
}
