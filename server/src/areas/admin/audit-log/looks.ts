import type { LookAuditAction } from '@rezenso/contract/admin';
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

/** An open page reads again by itself. */
const tenMinutesMillis = 600_000;

/** An admin opened something that people wrote, or searched among users: once in ten minutes for the same. Call it before anything is answered. */
export async function recordOpened(
  tx: Tx,
  actor: { id: string; requestId: string },
  look: { action: OpeningAction; subjectId: string; to: string; reportId?: string },
  now: Date,
): Promise<void> {
  const { to: after, ...what } = look;
  const deed = { ...what, actorId: actor.id, requestId: actor.requestId, before: null, after, reason: null };
  await auditLog(tx).recordOnceSince(new Date(now.getTime() - tenMinutesMillis), deed, now, 'values');
}

type OpeningAction = Exclude<LookAuditAction, 'report.messages_viewed' | 'user.viewed'>;
