import { type Migration, Migrator } from 'kysely/migration';
import type { Database } from './database.ts';
import { migrations } from './migrations/index.ts';

/**
 * Brings the tables to the newest version. Several processes may start at once on PostgreSQL: Kysely takes an advisory
 * lock, one migrates and the others find nothing left to do.
 * @returns the names of the migrations that ran
 */
export async function migrate(database: Database, steps: Record<string, Migration> = migrations): Promise<string[]> {
  const migrator = new Migrator({ db: database.db, provider: { getMigrations: async () => steps } });
  const { error, results = [] } = await migrator.migrateToLatest();
  if (error) throw new Error('The database could not be migrated', { cause: error });
  return results.map((result) => result.migrationName);
}
