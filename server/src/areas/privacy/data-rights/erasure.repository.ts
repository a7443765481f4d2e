import { sql } from 'kysely';
import type { Db } from '../../../database/database.ts';

interface Reference {
  table: string;
  column: string;
  /** What the database would do if the account's row went: take the row along, or forget who it was. */
  onDelete: 'cascade' | 'set null';
}

/** What points to a member, by the foreign keys that the owners of the tables gave them. */
export function erasure(db: Db, member: string) {
  return {
    /**
     * Does for every table what the database would do if the row went, except for what outlives the account. Tables that
     * are added later are found by their foreign key.
     * @param outlives columns, as 'table.column'
     */
    async forgetReferences(outlives: ReadonlySet<string>): Promise<void> {
      for (const { table, column, onDelete } of await this.listReferences()) {
        if (outlives.has(`${table}.${column}`)) continue;
        const [from, name] = [sql.table(table), sql.ref(column)];
        if (onDelete === 'cascade') await sql`delete from ${from} where ${name} = ${member}`.execute(db);
        else await sql`update ${from} set ${name} = null where ${name} = ${member}`.execute(db);
      }
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
