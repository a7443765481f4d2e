import type { Core } from '../../../core.ts';
import { createTell } from '../../notifications/index.ts';

/** What a business imports appears in its feed. */
export function reviewHandlers(core: Pick<Core, 'events' | 'mailer' | 'env' | 'jobs'>): void {
  const tell = createTell(core);
  core.events.on('review.imported', 'remember', (tx, { reviewId, occurredAt }) =>
    tell(tx, { kind: 'review.imported', reviewId }, occurredAt),
  );
}
