import type { Core } from '../../../core.ts';
import type { DomainEvents } from '../../../events/domain-events.ts';
import type { EventType } from '../../../events/events.ts';
import { createTell } from '../../notifications/index.ts';
import { unlockReached } from './achievements.service.ts';

/** Whatever may complete an achievement is looked at for everybody it concerns. */
export function gamificationHandlers(core: Pick<Core, 'events' | 'mailer' | 'env' | 'jobs'>): void {
  const { events } = core;
  const tell = createTell(core);

  function watch<T extends EventType>(type: T, members: (event: DomainEvents[T]) => string[]) {
    events.on(type, 'unlock-achievements', async (tx, event) => {
      for (const member of members(event).toSorted()) await unlockReached(tx, tell, member, event.occurredAt);
    });
  }

  watch('profile.completed', ({ memberId }) => [memberId]);
  watch('platform.added', ({ memberId }) => [memberId]);
  watch('review.imported', ({ memberId }) => [memberId]);
  watch('level.reached', ({ memberId }) => [memberId]);
  watch('match.accepted', ({ requesterId, providerId }) => [requesterId, providerId]);
  watch('exchange.submitted', ({ reviewerId }) => [reviewerId]);
  watch('exchange.released', ({ reviewerId, recipientId }) => [reviewerId, recipientId]);
  watch('exchange.confirmed', ({ reviewerId, recipientId }) => [reviewerId, recipientId]);
}
