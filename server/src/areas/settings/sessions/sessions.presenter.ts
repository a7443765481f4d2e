import type { Session } from '@rezenso/contract/sessions';
import { deviceName, type SessionRow } from '../../accounts/index.ts';

/** A session as its member sees it. @param asking hash of the session that asks */
export function presentSession(row: SessionRow, asking: string): Session {
  return {
    id: row.id,
    device: row.device ?? deviceName(),
    signedInAt: row.created_at.toISOString(),
    lastActiveAt: row.last_seen_at.toISOString(),
    isThis: row.id_hash === asking,
  };
}
