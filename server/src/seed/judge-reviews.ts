import { assessReview, bandsOf } from '@rezenso/engines/reviews';
import { judgementOf } from '../areas/reviews/index.ts';
import type { UnjudgedReview } from './rows.ts';

/** Imported texts are few; those that share this little of their words are not worth a full comparison. */
const leastShared = 2;

/** Judges every review as the import does: by its text and by the reviews that were there before it. */
export function judgeReviews(reviews: readonly UnjudgedReview[]) {
  const holders = new Map<string, UnjudgedReview[]>();
  return reviews
    .toSorted((a, b) => a.created_at.getTime() - b.created_at.getTime())
    .map((review) => {
      const bands = bandsOf(review.content);
      const shared = new Map<UnjudgedReview, number>();
      for (const { band, hash } of bands) {
        const key = `${band}:${hash}`;
        const known = holders.get(key) ?? [];
        for (const holder of known) shared.set(holder, (shared.get(holder) ?? 0) + 1);
        holders.set(key, [...known, review]);
      }
      const similar = [...shared]
        .filter(([, count]) => count >= leastShared)
        .map(([{ content }]) => ({ text: content }));
      const { content: text, rating, source: platform } = review;
      const judgement = judgementOf(assessReview({ text, rating, platform }, similar));
      return { review, bands, judgement };
    });
}
