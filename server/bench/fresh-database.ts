import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';

export interface FreshDatabase {
  url: string;
  /** One connection without the time limits of the product's, for filling. */
  db: Kysely<never>;
  stop(): Promise<void>;
}

/** An empty database of its own: on the server that TEST_POSTGRES_URL names, otherwise on one that is thrown away. */
export async function createFreshDatabase(bench: string): Promise<FreshDatabase> {
  const { startPostgres } = await import('../bin/postgres.mjs');
  const server = await startPostgres();
  const name = `rezenso_bench_${bench}_${process.pid}`;
  await administer(server.url, `drop database if exists ${name} with (force)`, `create database ${name}`);
  const url = new URL(server.url);
  url.pathname = `/${name}`;
  const db = new Kysely<never>({
    dialect: new PostgresDialect({ pool: new pg.Pool({ connectionString: url.href, max: 1 }) }),
  });
  return {
    url: url.href,
    db,
    async stop() {
      await db.destroy();
      await administer(server.url, `drop database if exists ${name} with (force)`);
      await server.stop();
    },
  };
}

async function administer(url: string, ...statements: readonly string[]): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    for (const statement of statements) await client.query(statement);
  } finally {
    await client.end();
  }
}
