import { sql } from 'kysely';
import { type Connection, createDatabase, type Db } from '../src/database/database.ts';
import { isForTheNextFile } from './between-files.ts';
import { empty } from './empty.ts';
import { createOnPglite, createOnPostgres, type TestDatabase } from './test-database.ts';

/** Which engine the tests run on: TEST_DATABASE=postgres (with TEST_POSTGRES_URL), otherwise PGlite. */
export const isOnPostgres = process.env.TEST_DATABASE === 'postgres';

/** What earlier files of this process are done with: making a database takes longer than many a file of tests. */
const free: TestDatabase[] = [];

/** A migrated database without a row, for whoever opens it alone. */
export async function openTestConnection(): Promise<Connection> {
  const database = free.pop() ?? (await (isOnPostgres ? createOnPostgres() : createOnPglite()));
  const before = await look(database, ({ db }) => schemaOf(db));
  const connection = database.connect();
  return {
    ...connection,
    async close() {
      await connection.close();
      const isAsBefore = await look(database, async ({ db }) => {
        await empty(db);
        return (await schemaOf(db)) === before;
      }).catch(() => false);
      if (isAsBefore && isForTheNextFile(dropFree)) free.push(database);
      else await database.drop();
    },
  };
}

async function dropFree(): Promise<void> {
  for (const database of free.splice(0)) await database.drop();
}

async function look<T>(database: TestDatabase, ask: (opened: { db: Db }) => Promise<T>): Promise<T> {
  const opened = createDatabase(database.connect());
  try {
    return await ask(opened);
  } finally {
    await opened.close();
  }
}

/** Tables, columns, triggers, functions and queues: a file that changes them keeps its database for itself. */
async function schemaOf(db: Db): Promise<string> {
  const { rows } = await sql<{ schema: string }>`
    select md5(concat(
      (select string_agg(concat(attrelid::regclass, attname, atttypid, attnotnull, atthasdef), ',' order by attrelid::regclass::text, attnum)
        from pg_attribute join pg_class on pg_class.oid = attrelid where relnamespace = 'public'::regnamespace and attnum > 0),
      (select string_agg(concat(tgrelid::regclass, tgname), ',' order by tgrelid::regclass::text, tgname) from pg_trigger where not tgisinternal),
      (select string_agg(oid::regprocedure::text, ',' order by oid::regprocedure::text) from pg_proc where pronamespace = 'public'::regnamespace),
      (select count(*) from kysely_migration),
      (select string_agg(name, ',' order by name) from pgboss.queue)
    )) as schema`.execute(db);
  return String(rows[0]?.schema);
}
