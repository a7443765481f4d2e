import {
  type AsideAuditAction,
  type AuditEntry,
  type AuditLook,
  asideAuditAction,
  type LoggedAction,
  listAuditLog,
  type ModuleAuditEntry,
} from '@rezenso/contract/admin';
import { adminPageSize } from '@rezenso/contract/limits';
import { call, useEndpoint } from '@rezenso/platform';
import { failedFetch } from '../admin/failed-fetch.ts';
import { auditTexts } from '../texts.de.ts';

export interface AuditFilter {
  action: LoggedAction | undefined;
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

/** A look at something of a member, or something done to its public page, its review or its request. */
export type LookEntry = Omit<AuditLook, 'action'> & { action: AsideAuditAction };

/** What was done to a member, to its page or to a module, or looked at. */
export type Entry = AuditEntry | LookEntry | ModuleAuditEntry;

interface AuditPage {
  entries: readonly AuditEntry[];
  modules: readonly ModuleAuditEntry[];
  looks?: readonly AuditLook[] | undefined;
}

/** The entries of a page as one list, newest first, without looks of a kind that this page does not know. */
export function entriesOf({ entries, modules, looks = [] }: AuditPage): Entry[] {
  const all: Entry[] = [...entries, ...modules, ...looks.flatMap(knownLook)];
  return all.sort((one, other) => other.at.localeCompare(one.at) || Number(other.id) - Number(one.id));
}

function knownLook(look: AuditLook): LookEntry[] {
  const { data } = asideAuditAction.safeParse(look.action);
  return data ? [{ ...look, action: data }] : [];
}

/** The entries after a page. */
export async function readMore(
  filter: AuditFilter,
  cursor: string,
): Promise<{ entries: Entry[]; nextCursor: string | null }> {
  const page = await call(listAuditLog, { query: { ...queryOf(filter), cursor } });
  return { entries: entriesOf(page), nextCursor: page.nextCursor };
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
