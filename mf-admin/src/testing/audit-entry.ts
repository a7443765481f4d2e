import type { AuditEntry, ModuleAuditEntry } from '@rezenso/contract/admin';
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

/** Anja took 'Bewertungen' back to its first release. */
export function aModuleEntry(over: Partial<ModuleAuditEntry> = {}): ModuleAuditEntry {
  return {
    id: '19',
    at: '2026-10-30T07:05:00.000Z',
    actor: { id: adminId(1), name: 'Anja Wendt' },
    action: 'module.rolled_back',
    module: 'mf-reviews',
    title: 'Bewertungen',
    from: '2.0.0',
    to: '1.0.0',
    reason: 'Verliert Texte',
    requestId: 'request-2',
    ...over,
  };
}
