import type { Core } from '../../../core.ts';
import { createTell } from '../../notifications/index.ts';

/** What follows from a first sign-in. */
export function onMemberJoined(core: Pick<Core, 'events' | 'mailer' | 'env' | 'jobs'>): void {
  const tell = createTell(core);
  core.events.on('member.joined', 'welcome-notifications', (tx, { memberId, occurredAt }) =>
    tell(tx, { kind: 'member.joined', memberId }, occurredAt),
  );
}
