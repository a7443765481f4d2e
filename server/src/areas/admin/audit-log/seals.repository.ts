import { sql } from 'kysely';
import type { Db } from '../../../database/database.ts';
import type { AuditRow } from '../../../database/schema-admin.ts';

/** A seal: `tag` signs the `entries` entries since the seal before up to `through`, and that seal. */
export interface AuditSeal {
  through: Date;
  entries: number;
  tag: string;
}

/** Apart from other advisory locks of this database. */
const lock = 7_236_086;

/** Seals over the audit log, and what they are made of. */
export function auditSeals(db: Db) {
  return {
    /** Lets one process at a time seal, until its transaction ends. */
    async reserve(): Promise<void> {
      await sql`select pg_advisory_xact_lock(${lock})`.execute(db);
    },

    /** Oldest first. */
    list(): Promise<AuditSeal[]> {
      return db.selectFrom('audit_seals').select(['through', 'entries', 'tag']).orderBy('through').execute();
    },

    last(): Promise<AuditSeal | undefined> {
      return db
        .selectFrom('audit_seals')
        .select(['through', 'entries', 'tag'])
        .orderBy('through', 'desc')
        .limit(1)
        .executeTakeFirst();
    },

    async add({ through, entries, tag }: AuditSeal): Promise<void> {
      await db.insertInto('audit_seals').values({ through, entries, tag }).execute();
    },

    /** Entries after `after` up to `through`, in the order of their writing. */
    entriesBetween(after: Date | undefined, through: Date): Promise<AuditRow[]> {
      let entries = db.selectFrom('audit_log').selectAll().where('at', '<=', through);
      if (after) entries = entries.where('at', '>', after);
      return entries.orderBy('at').orderBy('id').execute();
    },

    async countAfter(after: Date | undefined): Promise<number> {
      let entries = db.selectFrom('audit_log').select((row) => row.fn.countAll<number>().as('count'));
      if (after) entries = entries.where('at', '>', after);
      return Number((await entries.executeTakeFirstOrThrow()).count);
    },
  };
}
