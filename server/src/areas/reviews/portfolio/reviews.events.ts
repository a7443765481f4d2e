import type { ReviewRow } from '../../../database/schema.ts';

/** A review that was found suspicious: of an exchange, or an imported one. */
export interface SuspicionEvent {
  exchangeId: string | null;
  reviewId: string | null;
  fraudScore: number;
  findings: ReviewRow['evidence'];
}

declare module '../../../events/events.ts' {
  interface DomainEvents {
    'review.imported': { memberId: string; reviewId: string };
    'review.suspected': SuspicionEvent;
  }
}
