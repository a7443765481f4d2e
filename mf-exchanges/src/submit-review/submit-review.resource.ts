import { listActivities } from '@rezenso/contract/activities';
import { listMyExchanges, type ReviewExchange, updateExchange } from '@rezenso/contract/exchanges';
import { analyzeReview, generateReview, type ReviewAnalysis } from '@rezenso/contract/reviews';
import { call, refresh } from '@rezenso/platform';
import type { SubmitReviewValues } from './submit-review.form.ts';

/** Hands the review in. @returns the XP that it brought */
export async function submitReview(exchange: ReviewExchange, values: SubmitReviewValues, postedAt: Date) {
  const { xpGranted = 0 } = await save(exchange, values, 'awaiting_confirmation', postedAt);
  await refresh(listActivities);
  return xpGranted;
}

/** Keeps what was written without handing it in. */
export async function saveDraft(exchange: ReviewExchange, values: SubmitReviewValues) {
  await save(exchange, values, 'pending');
}

/** What a check of the text says before it is sent. */
export function checkReview(content: string): Promise<ReviewAnalysis> {
  return call(analyzeReview, { body: { content } });
}

/** A draft to write from, built from the writer's own notes. */
export async function draftFor(exchange: ReviewExchange, notes: string): Promise<string> {
  const { businessName, businessUrl, recipient } = exchange;
  const { suggestion } = await call(generateReview, {
    body: {
      businessInfo: {
        companyName: businessName,
        industry: recipient.industry,
        website: recipient.website ?? businessUrl,
        description: recipient.description ?? null,
      },
      context: 'review_exchange',
      notes: notes.trim() || null,
    },
  });
  return suggestion;
}

async function save(
  exchange: ReviewExchange,
  { rating, text, url }: SubmitReviewValues,
  status: 'pending' | 'awaiting_confirmation',
  postedAt?: Date,
) {
  const saved = await call(updateExchange, {
    params: { id: exchange.id },
    body: {
      status,
      reviewText: text,
      reviewRating: rating,
      reviewUrl: url.trim() || null,
      ...(postedAt ? { postedAt: postedAt.toISOString() } : {}),
    },
  });
  await refresh(listMyExchanges);
  return saved;
}
