import type { Level, PlatformId } from '@rezenso/contract/vocabulary';

type None = Record<string, never>;
interface WithPartner {
  /** Company name of the other side. */
  partner: string;
}
interface AboutReview extends WithPartner {
  platform: PlatformId;
  /** The review's text; kept in full, shown as an excerpt. */
  content?: string | null;
  rating?: number | null;
}

/** Everything that appears in the activity feed, with what its sentence needs. */
export interface ActivityData {
  'profile.completed': None;
  'platform.added': { platform: PlatformId };
  /** The member asked a partner. */
  'match.requested': WithPartner;
  /** A partner asked the member. */
  'match.received': WithPartner;
  'match.accepted': WithPartner;
  'match.declined': WithPartner;
  'match.completed': WithPartner;
  /** A coordinated plan of `reviews` reviews began. */
  'exchange.started': WithPartner & { reviews: number };
  /** The member handed in a review about the partner. */
  'review.submitted': AboutReview;
  /** The partner handed in a review about the member. */
  'review.received': AboutReview;
  /** The partner confirmed the member's review. */
  'review.confirmed': AboutReview;
  /** The member confirmed the partner's review. */
  'receipt.confirmed': AboutReview;
  'review.imported': { platform: PlatformId; reviewer: string; rating: number | null; content: string };
  'level.reached': { level: Level };
  'achievement.unlocked': { title: string };
}

export type ActivityType = keyof ActivityData;
