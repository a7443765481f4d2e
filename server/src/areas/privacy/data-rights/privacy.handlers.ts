import type { Core } from '../../../core.ts';
import { closeLate, leavePartners, returnToPartners } from './privacy.service.ts';

/** What partners are spared and told when a member leaves, is banned or comes back. */
export function privacyHandlers(core: Core): void {
  core.events.on('member.left', 'close-late', (tx, { memberId, occurredAt }) =>
    closeLate(core, tx, memberId, occurredAt),
  );
  core.events.on('member.status-changed', 'leave-partners', async (tx, { memberId, from, to, occurredAt }) => {
    if (to === 'banned') await leavePartners(core, tx, memberId, occurredAt);
    else if (from === 'banned') await returnToPartners(tx, memberId);
  });
}
