import { sql } from 'kysely';
import type { Db } from '../database/database.ts';
import type { SealedColumn } from './sealed-columns.ts';

/** Rows that are looked at to learn whether a key opens any. */
const enough = 20;

/** Rows of a sealed column, whichever table that is. */
export function sealedRows(db: Db, { table, column, id, but }: SealedColumn) {
  const [from, value, key] = [sql.table(table), sql.ref(column), sql.ref(id)];
  const isOurs = but ? sql`${sql.ref(but.column)} <> ${but.value}` : sql`true`;
  const isOld = (ending: string) =>
    sql`${value} is not null and right(${value}, ${ending.length}) <> ${ending} and ${isOurs}`;

  return {
    /** Up to `limit` that end otherwise, after `after` in the order of their ids, locked; those that somebody holds are left for later. */
    async take(
      ending: string,
      after: string | undefined,
      limit: number,
    ): Promise<Array<{ id: string; value: string }>> {
      const isLater = after === undefined ? sql`true` : sql`${key}::text > ${after}`;
      const { rows } = await sql<{ id: string; value: string }>`
        select ${key}::text as id, ${value} as value from ${from} where ${isOld(ending)} and ${isLater}
        order by ${key}::text limit ${limit} for update skip locked`.execute(db);
      return rows;
    },

    /** Some of what lies there, whatever it is sealed under. */
    async some(): Promise<string[]> {
      const { rows } = await sql<{ value: string }>`
        select ${value} as value from ${from} where ${value} is not null and ${isOurs} limit ${enough}`.execute(db);
      return rows.map((row) => row.value);
    },

    async put(row: string, sealed: string): Promise<void> {
      await sql`update ${from} set ${value} = ${sealed} where ${key}::text = ${row}`.execute(db);
    },

    async countOld(ending: string): Promise<number> {
      const { rows } = await sql<{ count: number }>`
        select count(*)::int as count from ${from} where ${isOld(ending)}`.execute(db);
      return rows[0]?.count ?? 0;
    },
  };
}

/** What rests on tags that cannot be made anew, and until when it is looked for. */
export async function findTagged(
  db: Db,
): Promise<{ recoveryCodes: number; formerUntil: Date | null; namesUntil: Date | null }> {
  const { rows } = await sql<{ recoveryCodes: number; formerUntil: Date | null; namesUntil: Date | null }>`
    select (select count(*)::int from recovery_codes where used_at is null) as "recoveryCodes",
      greatest((select max(forget_at) from former_accounts), (select max(kept_until) from former_marks)) as "formerUntil",
      greatest((select max(kept_until) from former_public_names), (select max(kept_until) from former_hidden_pages)) as "namesUntil"`.execute(
    db,
  );
  return rows[0] ?? { recoveryCodes: 0, formerUntil: null, namesUntil: null };
}
