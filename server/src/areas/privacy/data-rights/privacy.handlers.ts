import type { Core } from '../../../core.ts';
import { pausePartners, returnToPartners } from './bans.service.ts';
import { closeLate } from './privacy.service.ts';

/** What partners are spared and told when a member leaves, is banned or comes back. */
export function privacyHandlers(core: Core): void {
  core.events.on('member.left', 'close-late', (tx, { memberId, occurredAt }) =>
    closeLate(core, tx, memberId, occurredAt),
  );
  core.events.on('member.status-changed', 'leave-partners', async (tx, { occurredAt, ...change }) => {
    if (change.to === 'banned') await pausePartners(core, tx, change, occurredAt);
    else if (change.from === 'banned') await returnToPartners(core, tx, change, change.lifted, occurredAt);
  });
}
