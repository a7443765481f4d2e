import type { Language } from '@rezenso/contract/language';
import type { Session } from '@rezenso/contract/sessions';
import { deviceName, deviceNameIn, type SessionRow } from '../../accounts/index.ts';

/** A session as its member sees it. @param asking hash of the session that asks */
export function presentSession(row: SessionRow, asking: string, language: Language): Session {
  return {
    id: row.id,
    device: deviceNameIn(language, row.device ?? deviceName()),
    signedInAt: row.created_at.toISOString(),
    lastActiveAt: row.last_seen_at.toISOString(),
    isThis: row.id_hash === asking,
    person: row.person,
  };
}
