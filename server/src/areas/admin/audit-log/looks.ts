import type { Tx } from '../../../database/database.ts';
import { auditLog } from './audit.repository.ts';

const hourMillis = 3_600_000;

/**
 * An admin looked at an account, or at what was found about it: one entry an hour, because an open page reads again by itself. Call it
 * before anything is answered.
 */
export async function recordLook(
  tx: Tx,
  actor: { id: string; requestId: string },
  subjectId: string,
  now: Date,
): Promise<void> {
  const nothing = { before: null, after: null, reason: null };
  const deed = { action: 'user.viewed', actorId: actor.id, subjectId, requestId: actor.requestId, ...nothing } as const;
  await auditLog(tx).recordOnceSince(new Date(now.getTime() - hourMillis), deed, now);
}
