import type { Logger } from 'pino';
import type { Env } from '../config/env.ts';
import type { Connection } from './database.ts';
import { openPglite } from './pglite.ts';
import { openPostgres } from './postgres.ts';

/** The engine the environment asks for: PostgreSQL by DATABASE_URL, otherwise PGlite in the data folder. */
export async function openConnection(env: Pick<Env, 'databaseUrl' | 'dataDir'>, log: Logger): Promise<Connection> {
  return env.databaseUrl ? openPostgres(env.databaseUrl, log) : openPglite(env.dataDir);
}
