import type { Core } from '../../../core.ts';
import { createTell } from '../../notifications/index.ts';

/** Who is banned, or no longer, is told. These mails are essential: nobody can switch them off. */
export function staffHandlers(core: Pick<Core, 'events' | 'mailer' | 'env' | 'jobs'>): void {
  const tell = createTell(core);
  core.events.on('member.status-changed', 'tell-member', async (tx, { memberId, from, to, entryId, occurredAt }) => {
    if (to === 'banned') await tell(tx, { kind: 'member.banned', memberId, entryId }, occurredAt);
    else if (from === 'banned') await tell(tx, { kind: 'member.unbanned', memberId, entryId }, occurredAt);
  });
}
