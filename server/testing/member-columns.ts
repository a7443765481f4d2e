import { sql } from 'kysely';
import type { Db } from '../src/database/database.ts';

/**
 * Every column of the database that names a member, as 'table.column': what points to members, what is called like it,
 * and addresses. For the tests that hold export and deletion to the whole schema.
 */
export async function memberColumns(db: Db): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select distinct source.relname || '.' || attribute.attname as name
    from pg_attribute attribute
    join pg_class source on source.oid = attribute.attrelid and source.relkind = 'r'
    join pg_namespace space on space.oid = source.relnamespace and space.nspname = 'public'
    left join pg_constraint constrained on constrained.conrelid = source.oid and constrained.contype = 'f'
      and constrained.confrelid = 'members'::regclass and attribute.attnum = any(constrained.conkey)
    where attribute.attnum > 0 and not attribute.attisdropped and (
      constrained.oid is not null
      or attribute.attname ~ '^(email|recipient|member_id|user_id|actor_id|subject_id)$'
      or (source.relname = 'members' and attribute.attname in ('id', 'email')))
    order by 1`.execute(db);
  return rows.map(({ name }) => name);
}

/** Every row of every table as text, with its table's name; the tables of the job queue too. */
export async function everyRow(db: Db): Promise<string[]> {
  const tables = await sql<{ name: string }>`
    select format('%I.%I', schemaname, tablename) as name from pg_tables
    where schemaname in ('public', 'pgboss') order by 1`.execute(db);
  const found: string[] = [];
  for (const { name } of tables.rows) {
    const { rows } = await sql<{ text: string }>`select to_jsonb(t)::text as text from ${sql.raw(name)} t`.execute(db);
    found.push(...rows.map(({ text }) => `${name}: ${text}`));
  }
  return found;
}
