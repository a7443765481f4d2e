import type { Logger } from 'pino';
import type { Env } from '../config/env.ts';
import type { Connection } from './database.ts';
import { openPglite } from './pglite.ts';
import { openPostgres } from './postgres.ts';

/**
 * The engine the environment asks for: PostgreSQL by DATABASE_URL, otherwise PGlite in the data folder.
 * @param options.isPatient for commands whose statements may take longer than a request's
 */
export async function openConnection(
  env: Pick<Env, 'databaseUrl' | 'dataDir'>,
  log: Logger,
  options: { isPatient?: boolean } = {},
): Promise<Connection> {
  return env.databaseUrl ? openPostgres(env.databaseUrl, log, options) : openPglite(env.dataDir);
}
