import type { AuditEntry } from '@rezenso/contract/admin';
import { adminId } from './admin.ts';

/** A member that was banned for several reports. */
export function anAuditEntry(over: Partial<AuditEntry> = {}): AuditEntry {
  return {
    id: '18',
    at: '2026-10-29T18:54:00.000Z',
    actor: { id: adminId(1), name: 'Anja Wendt' },
    action: 'user.status_changed',
    subject: { id: adminId(2), name: 'Café Anna' },
    reportId: null,
    from: 'active',
    to: 'banned',
    reason: 'Mehrfach gemeldet',
    requestId: 'request-1',
    ...over,
  };
}
