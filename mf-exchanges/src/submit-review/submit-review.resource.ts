import { type ReviewExchange, setExperience, updateExchange } from '@rezenso/contract/exchanges';
import { call, callAndGoOn } from '@rezenso/platform';
import { givenIn, initialExperience } from '../experience/experience.form.ts';
import type { SubmitReviewValues } from './submit-review.form.ts';

/** Says what the review rests on and hands it in. @returns what it brought, or why nothing */
export async function submitReview(exchange: ReviewExchange, values: SubmitReviewValues, postedAt: Date) {
  const {
    xpGranted = 0,
    earnsXp,
    withheld,
    waitsForCheck,
  } = await save(exchange, values, 'awaiting_confirmation', postedAt);
  return { xpGranted, earnsXp, withheld, waitsForCheck };
}

/** Keeps what was written, and what it rests on where that was said, without handing it in. */
export async function saveDraft(exchange: ReviewExchange, values: SubmitReviewValues) {
  await save(exchange, values, 'pending');
}

async function save(
  exchange: ReviewExchange,
  values: SubmitReviewValues,
  status: 'pending' | 'awaiting_confirmation',
  postedAt?: Date,
) {
  await keepExperience(exchange, values);
  const { rating, text, url } = values;
  return call(updateExchange, {
    params: { id: exchange.id },
    body: {
      status,
      reviewText: text,
      reviewRating: rating,
      reviewUrl: url.trim() || null,
      ...(postedAt ? { postedAt: postedAt.toISOString(), needsExperience: true } : {}),
    },
  });
}

/** What it rests on, where that is whole and new. What shows the exchange is read again after the review itself. */
async function keepExperience(exchange: ReviewExchange, values: SubmitReviewValues) {
  const body = givenIn(values);
  const { kind, day, sinceYear } = initialExperience(exchange.experience);
  const isKnown = values.kind === kind && values.day === day && values.sinceYear === sinceYear;
  if (body && !isKnown) await callAndGoOn(setExperience, { params: { id: exchange.id }, body });
}
