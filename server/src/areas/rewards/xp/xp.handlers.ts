import type { Core } from '../../../core.ts';
import { createTell } from '../../notifications/index.ts';

/** Whoever reaches a level is told once. */
export function xpHandlers(core: Pick<Core, 'events' | 'mailer' | 'env' | 'jobs'>): void {
  const tell = createTell(core);
  core.events.on('level.reached', 'tell-member', (tx, { memberId, level, occurredAt }) =>
    tell(tx, { kind: 'level.reached', memberId, level }, occurredAt),
  );
}
