import { sql } from 'kysely';
import type { Db } from '../../../database/database.ts';
import type { AuditRow } from '../../../database/schema-admin.ts';

/** A seal: `tag` signs the `entries` entries since the seal before up to `through`, and that seal. */
export interface AuditSeal {
  through: Date;
  entries: number;
  tag: string;
  /** What stands for the entries since they went; null as long as they are there. */
  digest: string | null;
}

const columns = ['through', 'entries', 'tag', 'digest'] as const;

/** Apart from other advisory locks of this database. */
const lock = 7_236_086;
/** Held with others by each transaction that writes an entry, see migration 196. */
const gate = 7_236_087;
/** For so long at most entries wait because a seal waits for a transaction that has written one. */
const patience = '2s';

/** Seals over the audit log, and what they are made of. */
export function auditSeals(db: Db) {
  return {
    /** Lets one process at a time seal, until its transaction ends. */
    async reserve(): Promise<void> {
      await sql`select pg_advisory_xact_lock(${lock})`.execute(db);
    },

    /**
     * Waits for the transactions that have written an entry, and keeps new ones from writing any until this one ends.
     * @throws lock_not_available when one of them takes long
     */
    async closeGate(): Promise<void> {
      await sql`select set_config('lock_timeout', ${patience}, true)`.execute(db);
      await sql`select pg_advisory_xact_lock(${gate})`.execute(db);
    },

    /** Oldest first. */
    list(): Promise<AuditSeal[]> {
      return db.selectFrom('audit_seals').select(columns).orderBy('through').execute();
    },

    last(): Promise<AuditSeal | undefined> {
      return db.selectFrom('audit_seals').select(columns).orderBy('through', 'desc').limit(1).executeTakeFirst();
    },

    /** Newest first. */
    lastTwo(): Promise<AuditSeal[]> {
      return db.selectFrom('audit_seals').select(columns).orderBy('through', 'desc').limit(2).execute();
    },

    async add({ through, entries, tag }: Omit<AuditSeal, 'digest'>): Promise<void> {
      await db.insertInto('audit_seals').values({ through, entries, tag }).execute();
    },

    async sign({ through }: AuditSeal, tag: string): Promise<void> {
      await db.updateTable('audit_seals').set({ tag }).where('through', '=', through).execute();
    },

    /** The oldest that still has its entries, if it ends before `moment`, with the one before it. */
    async firstWhole(moment: Date): Promise<{ before: AuditSeal | undefined; seal: AuditSeal } | undefined> {
      const whole = db.selectFrom('audit_seals').select(columns).where('digest', 'is', null);
      const seal = await whole.orderBy('through').limit(1).executeTakeFirst();
      if (!seal || seal.through >= moment) return undefined;
      const earlier = db.selectFrom('audit_seals').select(columns).where('through', '<', seal.through);
      return { before: await earlier.orderBy('through', 'desc').limit(1).executeTakeFirst(), seal };
    },

    /** Lets the entries of a seal go, which keeps what stands for them. @returns how many went */
    async empty({ through }: AuditSeal, after: Date | undefined, digest: string, now: Date): Promise<number> {
      await db.updateTable('audit_seals').set({ digest, emptied_at: now }).where('through', '=', through).execute();
      // The trigger lets go what is not younger than this, within this transaction.
      await sql`select set_config('rezenso.audit_log_ends', ${through.toISOString()}, true)`.execute(db);
      let entries = db.deleteFrom('audit_log').where('at', '<=', through);
      if (after) entries = entries.where('at', '>', after);
      const { numDeletedRows } = await entries.executeTakeFirst();
      return Number(numDeletedRows);
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
