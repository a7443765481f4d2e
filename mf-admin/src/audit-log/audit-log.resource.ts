import { type AuditAction, type AuditEntry, listAuditLog } from '@rezenso/contract/admin';
import { adminPageSize } from '@rezenso/contract/limits';
import { call, useEndpoint } from '@rezenso/platform';
import { failedFetch } from '../admin/failed-fetch.ts';
import { auditTexts } from '../texts.de.ts';

export interface AuditFilter {
  action: AuditAction | undefined;
  actor: string;
  subject: string;
  /** First and last day, both included; empty for no limit. */
  from: string;
  to: string;
}

/** The newest entries. */
export function useAuditLog(filter: AuditFilter) {
  const reading = useEndpoint(listAuditLog, { query: queryOf(filter) }, { freshForSeconds: 0 });
  return { ...reading, error: failedFetch(auditTexts.failedMessage, reading.error) };
}

/** The entries after a page. */
export function readMore(
  filter: AuditFilter,
  cursor: string,
): Promise<{ entries: AuditEntry[]; nextCursor: string | null }> {
  return call(listAuditLog, { query: { ...queryOf(filter), cursor } });
}

/** Whether the audit log can be asked for a day: typing a year passes through the year 2. */
export function isDay(value: string): boolean {
  return value !== '' && listAuditLog.query.shape.from.safeParse(value).success;
}

function queryOf({ action, actor, subject, from, to }: AuditFilter) {
  const [who, whom] = [actor.trim(), subject.trim()];
  return {
    ...(action && { action }),
    ...(who && { actor: who }),
    ...(whom && { subject: whom }),
    ...(from && { from }),
    ...(to && { to }),
    limit: adminPageSize,
  };
}
