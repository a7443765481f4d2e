import type { Review } from '@rezenso/contract/reviews';
import { type PlatformId, platformIds } from '@rezenso/contract/vocabulary';
import { isSuspicious } from './suspicion.ts';

export interface ReviewFilter {
  search: string;
  platform: PlatformId | 'all';
  /** Leaves only those flagged 'Verdächtig'. */
  isOnlySuspicious: boolean;
}

export const noFilter: ReviewFilter = { search: '', platform: 'all', isOnlySuspicious: false };

/** A review with what the search looks at, folded once instead of at every keystroke. */
export interface SearchableReview {
  review: Review;
  folded: string;
}

/** The platform that an address names; anything else means all. */
export function platformFilterOf(value: string | null): ReviewFilter['platform'] {
  return platformIds.find((id) => id === value) ?? 'all';
}

export function searchable(reviews: readonly Review[]): SearchableReview[] {
  return reviews.map((review) => ({ review, folded: fold(`${review.reviewerName}\n${review.content}`) }));
}

/** Reviews whose text or reviewer holds every word of the search, on the chosen platform, flagged if asked for. */
export function filterReviews(
  reviews: readonly SearchableReview[],
  { search, platform, isOnlySuspicious }: ReviewFilter,
): readonly Review[] {
  const words = fold(search).split(/\s+/).filter(Boolean);
  return reviews
    .filter(
      ({ review, folded }) =>
        (platform === 'all' || review.source === platform) &&
        (!isOnlySuspicious || isSuspicious(review)) &&
        words.every((word) => folded.includes(word)),
    )
    .map(({ review }) => review);
}

/** The platforms worth offering as a filter: those that occur, and the chosen one. */
export function platformsToOffer(reviews: readonly Review[], chosen: ReviewFilter['platform']): readonly PlatformId[] {
  const occurring = new Set(reviews.map(({ source }) => source));
  return platformIds.filter((id) => id === chosen || occurring.has(id));
}

function fold(text: string): string {
  return text.normalize('NFC').toLocaleLowerCase('de');
}
