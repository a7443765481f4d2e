import { sql } from 'kysely';
import type { Db, Tx } from '../database/database.ts';

/** A table as a backup holds it: rows lie in it as PostgreSQL's own text of a whole row, which loses nothing. */
export interface Table {
  schema: string;
  name: string;
  /** All columns in their order. */
  columns: readonly string[];
  /** Those that may be written: not computed ones. */
  written: readonly string[];
}

export interface SequenceValue {
  schema: string;
  name: string;
  lastValue: string;
}

const rowsAtATime = 500;
/** Ours and the job queue's. How far the tables are migrated is said in the head of a backup instead. */
const isKept = sql`space.nspname in ('public', 'pgboss') and class.relname not like 'kysely\_%'
  and (space.nspname, class.relname) <> ('pgboss', 'version')`;

/** Text of rows must not depend on how a server is set up. */
export async function settle(tx: Tx): Promise<void> {
  await sql`select set_config('datestyle', 'ISO, MDY', true), set_config('intervalstyle', 'postgres', true),
    set_config('extra_float_digits', '1', true), set_config('bytea_output', 'hex', true),
    set_config('statement_timeout', '0', true)`.execute(tx);
}

export async function listTables(tx: Db): Promise<Table[]> {
  const { rows } = await sql<Table>`
    select space.nspname as schema, class.relname as name,
      array_agg(attribute.attname::text order by attribute.attnum) as columns,
      array_agg(attribute.attname::text order by attribute.attnum) filter (where attribute.attgenerated = '') as written
    from pg_class class
    join pg_namespace space on space.oid = class.relnamespace
    join pg_attribute attribute on attribute.attrelid = class.oid and attribute.attnum > 0 and not attribute.attisdropped
    where class.relkind in ('r', 'p') and not class.relispartition and ${isKept}
    group by 1, 2 order by 1, 2`.execute(tx);
  return rows;
}

/** @yields the rows of a table in portions; needs a transaction, and sees the table as it was when that began */
export async function* readRows(tx: Tx, { schema, name }: Table): AsyncGenerator<string[]> {
  const table = sql.id(schema, name);
  await sql`declare backup_rows no scroll cursor for select one::text as row from ${table} one`.execute(tx);
  for (;;) {
    const { rows } = await sql<{ row: string }>`fetch ${sql.lit(rowsAtATime)} from backup_rows`.execute(tx);
    if (rows.length === 0) break;
    yield rows.map(({ row }) => row);
  }
  await sql`close backup_rows`.execute(tx);
}

export async function writeRows(tx: Tx, { schema, name, written }: Table, rows: readonly string[]): Promise<void> {
  const table = sql.id(schema, name);
  const columns = sql.join(written.map((column) => sql.id(column)));
  const values = sql.join(written.map((column) => sql`(given.row).${sql.id(column)}`));
  // "offset 0" keeps PostgreSQL from reading the text of a row once per column.
  await sql`insert into ${table} (${columns}) overriding system value select ${values}
    from (select line::${table} as row from unnest(${rows}::text[]) line offset 0) given`.execute(tx);
}

export async function listSequences(tx: Db): Promise<SequenceValue[]> {
  const { rows } = await sql<SequenceValue>`
    select schemaname as schema, sequencename as name, last_value::text as "lastValue" from pg_sequences
    where schemaname in ('public', 'pgboss') and last_value is not null order by 1, 2`.execute(tx);
  return rows;
}

export async function setSequence(tx: Tx, { schema, name, lastValue }: SequenceValue): Promise<void> {
  await sql`select setval(format('%I.%I', ${schema}::text, ${name}::text)::regclass, ${lastValue}::bigint)`.execute(tx);
}

/** Empties all tables, and runs `work` without foreign keys and triggers; afterwards every foreign key is checked. */
export async function withoutRules(tx: Tx, tables: readonly Table[], work: () => Promise<void>): Promise<void> {
  const names = tables.map(({ schema, name }) => sql.id(schema, name));
  const { rows: keys } = await sql<{ drop: string; add: string }>`
    select format('alter table %s drop constraint %I', rule.conrelid::regclass, rule.conname) as drop,
      format('alter table %s add constraint %I %s', rule.conrelid::regclass, rule.conname, pg_get_constraintdef(rule.oid)) as add
    from pg_constraint rule join pg_class class on class.oid = rule.conrelid
    join pg_namespace space on space.oid = class.relnamespace
    where rule.contype = 'f' and rule.conparentid = 0 and ${isKept}`.execute(tx);
  for (const name of names) await sql`alter table ${name} disable trigger user`.execute(tx);
  await sql`truncate ${sql.join(names)} cascade`.execute(tx);
  for (const { drop } of keys) await sql.raw(drop).execute(tx);
  await work();
  for (const name of names) await sql`alter table ${name} enable trigger user`.execute(tx);
  for (const { add } of keys) await sql.raw(add).execute(tx);
}

/** How far the tables are: the names of the migrations that ran, and the version of the job queue's tables. */
export async function findVersions(tx: Db): Promise<{ migrations: string[]; jobs: number } | undefined> {
  const { rows: known } = await sql<{ isThere: boolean }>`
    select to_regclass('public.kysely_migration') is not null and to_regclass('pgboss.version') is not null as "isThere"`.execute(
    tx,
  );
  if (!known[0]?.isThere) return undefined;
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(tx);
  const { rows: jobs } = await sql<{ version: number }>`select version from pgboss.version`.execute(tx);
  return { migrations: rows.map(({ name }) => name), jobs: jobs[0]?.version ?? 0 };
}

/** Accounts that were deleted, with when. */
export async function listDeletedAccounts(db: Db): Promise<Map<string, Date>> {
  const { rows } = await sql<{ id: string; at: Date }>`
    select id, deleted_at as at from members where deleted_at is not null order by deleted_at, id`.execute(db);
  return new Map(rows.map(({ id, at }) => [id, at]));
}

/** Whether one of these accounts is there and was not deleted. */
export async function hasLiving(db: Db, members: readonly string[]): Promise<boolean> {
  const { rows } = await sql`
    select 1 from members where id = any(${members}::uuid[]) and deleted_at is null limit 1`.execute(db);
  return rows.length > 0;
}
