import type { Core } from '../../../core.ts';
import { createTell } from '../../notifications/index.ts';

/** What follows from a new platform: a line among the activities. */
export function userPlatformHandlers(core: Pick<Core, 'events' | 'mailer' | 'env' | 'jobs'>): void {
  const tell = createTell(core);
  core.events.on('platform.added', 'remember', (tx, { memberId, platform, occurredAt }) =>
    tell(tx, { kind: 'platform.added', memberId, platform }, occurredAt),
  );
}
