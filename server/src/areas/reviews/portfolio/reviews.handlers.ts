import type { Core } from '../../../core.ts';
import { activities } from '../../notifications/index.ts';
import { reviews } from './reviews.repository.ts';

/** What a business imports appears in its feed. */
export function reviewHandlers({ events }: Pick<Core, 'events'>): void {
  events.on('review.imported', 'remember', async (tx, { memberId, reviewId, occurredAt }) => {
    const review = await reviews(tx).find(memberId, reviewId);
    if (!review) return;
    const { source: platform, reviewer_name: reviewer, content } = review;
    const rating = review.rating_given ? review.rating : null;
    const data = { platform, reviewer, rating, content };
    await activities(tx).add({ memberId, type: 'review.imported', subject: reviewId, data }, occurredAt);
  });
}
