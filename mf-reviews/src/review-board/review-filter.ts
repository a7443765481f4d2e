import type { Review } from '@rezenso/contract/reviews';
import { type PlatformId, platformIds } from '@rezenso/contract/vocabulary';
import { reviewerName } from './reviewer-name.ts';
import { isSuspicious } from './suspicion.ts';

export interface ReviewFilter {
  search: string;
  platform: PlatformId | 'all';
  /** Leaves only those flagged 'Verdächtig'. */
  isOnlySuspicious: boolean;
  /** Leaves only those without the mark 'Beantwortet'. */
  isOnlyUnanswered: boolean;
  /** Id of the one review that is looked for; '' for all. */
  only: string;
}

export const noFilter: ReviewFilter = {
  search: '',
  platform: 'all',
  isOnlySuspicious: false,
  isOnlyUnanswered: false,
  only: '',
};

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
  return reviews.map((review) => ({ review, folded: fold(`${reviewerName(review)}\n${review.content}`) }));
}

/** Reviews whose text or reviewer holds every word of the search, on the chosen platform, flagged and unanswered if asked for. */
export function filterReviews(
  reviews: readonly SearchableReview[],
  { search, platform, isOnlySuspicious, isOnlyUnanswered, only }: ReviewFilter,
): readonly Review[] {
  const words = fold(search).split(/\s+/).filter(Boolean);
  return reviews
    .filter(
      ({ review, folded }) =>
        (only === '' || review.id === only) &&
        (platform === 'all' || review.source === platform) &&
        (!isOnlySuspicious || isSuspicious(review)) &&
        (!isOnlyUnanswered || !isAnswered(review)) &&
        words.every((word) => folded.includes(word)),
    )
    .map(({ review }) => review);
}

/** The platforms worth offering as a filter: those that occur, and the chosen one. */
export function platformsToOffer(reviews: readonly Review[], chosen: ReviewFilter['platform']): readonly PlatformId[] {
  const occurring = new Set(reviews.map(({ source }) => source));
  return platformIds.filter((id) => id === chosen || occurring.has(id));
}

/** Whether its business marked it as answered. */
export function isAnswered({ reply }: Pick<Review, 'reply'>): boolean {
  return Boolean(reply?.answeredAt);
}

function fold(text: string): string {
  return text.normalize('NFC').toLocaleLowerCase('de');
}
