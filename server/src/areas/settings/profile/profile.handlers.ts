import type { Core } from '../../../core.ts';
import { createTell } from '../../notifications/index.ts';

/** What follows when a profile is complete: it appears in the feed, and a welcome. */
export function profileHandlers(core: Pick<Core, 'events' | 'mailer' | 'env' | 'jobs'>): void {
  const tell = createTell(core);
  core.events.on('profile.completed', 'tell-member', (tx, { memberId, occurredAt }) =>
    tell(tx, { kind: 'profile.completed', memberId }, occurredAt),
  );
}
