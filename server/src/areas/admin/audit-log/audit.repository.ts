import type { AuditAction } from '@rezenso/contract/admin';
import { type Expression, type SqlBool, sql } from 'kysely';
import type { Db } from '../../../database/database.ts';
import type { AuditRow } from '../../../database/schema-admin.ts';

/** What an admin did. */
export interface Deed {
  actorId: string;
  action: AuditAction;
  subjectId: string;
  reportId?: string;
  before: string | null;
  after: string | null;
  reason: string | null;
  requestId: string;
}

export interface AuditFilter {
  action?: AuditAction | undefined;
  actorId?: string | undefined;
  subjectId?: string | undefined;
  /** Included. */
  from?: Date | undefined;
  /** Not included. */
  before?: Date | undefined;
  /** Only entries older than the one with this id. */
  olderThan?: number | undefined;
}

/** The log of what admins did. There is no way to change or remove an entry, here or in the database. */
export function auditLog(db: Db) {
  return {
    /** Writes a deed down; call it in the transaction of the change itself. @returns the entry's id */
    async record(deed: Deed, now: Date): Promise<number> {
      const { id } = await db
        .insertInto('audit_log')
        .values({
          at: now,
          actor_id: deed.actorId,
          action: deed.action,
          subject_id: deed.subjectId,
          report_id: deed.reportId ?? null,
          value_before: deed.before,
          value_after: deed.after,
          reason: deed.reason,
          request_id: deed.requestId,
        })
        .returning('id')
        .executeTakeFirstOrThrow();
      return id;
    },

    /** Newest first. */
    list(filter: AuditFilter, limit: number): Promise<AuditRow[]> {
      return db
        .selectFrom('audit_log')
        .selectAll()
        .where((eb) => {
          const wanted: Expression<SqlBool>[] = [];
          if (filter.action) wanted.push(eb('action', '=', filter.action));
          if (filter.actorId) wanted.push(eb('actor_id', '=', filter.actorId));
          if (filter.subjectId) wanted.push(eb('subject_id', '=', filter.subjectId));
          if (filter.from) wanted.push(eb('at', '>=', filter.from));
          if (filter.before) wanted.push(eb('at', '<', filter.before));
          if (filter.olderThan !== undefined) wanted.push(eb('id', '<', filter.olderThan));
          return eb.and(wanted);
        })
        .orderBy('id', 'desc')
        .limit(limit)
        .execute();
    },

    /** Whom an id or an e-mail address names; undefined when nobody has it. */
    async findSubject(named: string): Promise<string | undefined> {
      if (uuid.test(named)) return named.toLowerCase();
      const { rows } = await sql<{ id: string }>`select id from members where email = lower(${named})`.execute(db);
      return rows[0]?.id;
    },
  };
}

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
