import type { Core } from '../../core.ts';
import type { Tx } from '../../database/database.ts';
import { assessReview } from '../../engines/reviews/index.ts';
import type { Events } from '../../events/events.ts';
import { activities } from '../activities/activities.repository.ts';
import '../exchanges/exchanges.events.ts';
import { exchangeBehaviour } from './exchange-behaviour.repository.ts';
import { judgementOf } from './judgement.ts';
import { reviewDrafts } from './review-drafts.repository.ts';
import { reviewTexts } from './review-texts.repository.ts';
import './reviews.events.ts';
import { reviews } from './reviews.repository.ts';
import { reportSuspicion } from './suspicion.ts';

/** Every review that comes in, imported or handed in, is judged and appears in the feed. */
export function reviewConsequences({ events }: Pick<Core, 'events'>): void {
  events.on('exchange.submitted', 'assess-review', (tx, { exchangeId }) => assessExchange(tx, events, exchangeId));
  // Now there is a review that keeps what was found; either consequence may come first.
  events.on('exchange.confirmed', 'assess-review', (tx, { exchangeId }) => assessExchange(tx, events, exchangeId));

  events.on('review.imported', 'remember', async (tx, { memberId, reviewId, occurredAt }) => {
    const review = await reviews(tx).find(memberId, reviewId);
    if (!review) return;
    const { source: platform, reviewer_name: reviewer, content } = review;
    const rating = review.rating_given ? review.rating : null;
    const data = { platform, reviewer, rating, content };
    await activities(tx).add({ memberId, type: 'review.imported', subject: reviewId, data }, occurredAt);
  });
}

/** Judges a handed-in review by its text, by what is stored already, and by how it came about. */
async function assessExchange(tx: Tx, events: Events, exchangeId: string): Promise<void> {
  const handedIn = await exchangeBehaviour(tx).find(exchangeId);
  if (!handedIn) return;
  const { reviewerId, handedInAt, text, rating, platform, behaviour } = handedIn;
  const isUneditedDraft = await reviewDrafts(tx).wasSuggested(reviewerId, text);
  const similar = await reviewTexts(tx).listSimilar(text, { exchangeId, handedInAt });
  const candidates = similar.map((other) => ({ text: other }));
  const assessment = assessReview({ text, rating, platform }, candidates, { ...behaviour, isUneditedDraft });
  const judgement = judgementOf(assessment);
  await exchangeBehaviour(tx).storeScore(exchangeId, judgement.fraudScore);
  await reviews(tx).judgeOfExchange(exchangeId, judgement);
  await reviewTexts(tx).store({ exchangeId }, text);
  await reportSuspicion(tx, events, judgement, { exchangeId, reviewId: null });
}
