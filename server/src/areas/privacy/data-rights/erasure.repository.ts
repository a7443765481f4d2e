import { sql } from 'kysely';
import type { Db } from '../../../database/database.ts';

/** What partners need stays, without the name: see partners.repository.ts. */
export const keptForPartners: readonly string[] = ['matches', 'review_exchanges', 'review_confirmations'];

/** Cases about an account stay with the moderators for a while: leaving is no way out of one. They name nobody any more. */
export const keptCases = 'reports.reported_id';

interface Reference {
  table: string;
  column: string;
  /** What the database would do if the account's row went: take the row along, or forget who it was. */
  onDelete: 'cascade' | 'set null';
}

/** Takes a member out of the database, all but an empty row. */
export function erasure(db: Db, member: string) {
  return {
    /**
     * Empties the account, once.
     * @param isAgain also when it has left: a request may have filled it meanwhile
     * @returns its address; undefined when it has left already
     */
    async emptyAccount(now: Date, isAgain = false): Promise<string | undefined> {
      const { rows } = await sql<{ email: string }>`
        with leaving as (select id, email from members where id = ${member} and (deleted_at is null or ${isAgain}) for update)
        update members set
          email = 'geloescht-' || members.id || '@geloescht.invalid', deleted_at = ${now},
          first_name = null, last_name = null, company_name = null, industry = null, domain = null, website = null,
          description = null, target_audience = null, location = null, languages = '{}', registered_platforms = '{}',
          latitude = null, longitude = null, geo_cell = -1, match_traits = 0, exposure_count = 0,
          status = 'inactive', admin_role = null, is_verified = false, proven_site = null, subscription_status = 'free',
          free_reviews_used = 0, xp_total = 0, trust_score = null, profile_completed_at = null,
          last_active_at = members.created_at
        from leaving where members.id = leaving.id
        returning leaving.email`.execute(db);
      return rows[0]?.email;
    },

    /** What is kept under the address instead of the account. */
    async forgetAddress(email: string): Promise<void> {
      await db.deleteFrom('magic_links').where('email', '=', email).execute();
      await db.deleteFrom('mails').where('recipient', '=', email).execute();
    },

    /**
     * Does for every table what the database would do if the row went, except for what partners need. Tables that are
     * added later are found by their foreign key.
     */
    async forgetReferences(): Promise<void> {
      for (const { table, column, onDelete } of await this.listReferences()) {
        if (keptForPartners.includes(table) || `${table}.${column}` === keptCases) continue;
        const [from, name] = [sql.table(table), sql.ref(column)];
        if (onDelete === 'cascade') await sql`delete from ${from} where ${name} = ${member}`.execute(db);
        else await sql`update ${from} set ${name} = null where ${name} = ${member}`.execute(db);
      }
    },

    /** Decided cases about accounts that left before a moment; what is pending waits for its decision. */
    async forgetCases(leftBefore: Date): Promise<void> {
      await sql`delete from reports using members
        where members.id = reports.reported_id and members.deleted_at < ${leftBefore} and reports.status <> 'pending'`.execute(
        db,
      );
    },

    /** Every column that points to members. */
    async listReferences(): Promise<Reference[]> {
      const { rows } = await sql<Reference>`
        select source.relname as table, attribute.attname as column,
          case when constrained.confdeltype = 'n' then 'set null' else 'cascade' end as "onDelete"
        from pg_constraint constrained
        join pg_class source on source.oid = constrained.conrelid
        join pg_namespace space on space.oid = source.relnamespace and space.nspname = 'public'
        join pg_attribute attribute on attribute.attrelid = source.oid and attribute.attnum = constrained.conkey[1]
        where constrained.contype = 'f' and constrained.confrelid = 'members'::regclass
        order by 1, 2`.execute(db);
      return rows;
    },
  };
}
