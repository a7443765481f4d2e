import { sql } from 'kysely';
import type { Db } from '../src/database/database.ts';

/** Counts and copies that say nothing new about anybody. */
const bookkeeping = new Set(['rate_limits', 'kept_figures']);

/** A fingerprint of every table, the queue of jobs too. */
export async function fingerprint(db: Db): Promise<Map<string, string>> {
  const { rows: tables } = await sql<{ name: string }>`
    select format('%I.%I', schemaname, tablename) as name from pg_tables
    where schemaname = 'public' or (schemaname = 'pgboss' and tablename = 'job')`.execute(db);
  const parts = tables
    .filter(({ name }) => !bookkeeping.has(name.replace('public.', '')))
    .map(
      ({ name }) =>
        `select '${name}' as name, md5(coalesce(string_agg(t::text, '|' order by t::text), '')) as sum from ${name} t`,
    );
  const { rows } = await sql.raw<{ name: string; sum: string }>(parts.join(' union all ')).execute(db);
  return new Map(rows.map(({ name, sum }) => [name, sum]));
}

/** Names of the tables that are not as they were. */
export function changesSince(before: ReadonlyMap<string, string>, after: ReadonlyMap<string, string>): string[] {
  return [...after].filter(([name, sum]) => before.get(name) !== sum).map(([name]) => name);
}
