import { rmSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Logger } from 'pino';
import { createDatabase, type Database } from '../database/database.ts';
import { openPglite } from '../database/pglite.ts';
import { openPostgres } from '../database/postgres.ts';

/**
 * Gives `work` an empty database: an embedded one in a temporary folder that goes with it, also when the process is told to end, or the
 * one of `url`, which stays as `work` leaves it.
 */
export async function withThrowaway<T>(
  url: string | undefined,
  log: Logger,
  work: (database: Database) => Promise<T>,
): Promise<T> {
  if (url) return withDatabase(createDatabase(openPostgres(url, log, { isPatient: true })), work);
  const folder = await mkdtemp(path.join(tmpdir(), 'rezenso-restored-'));
  const clear = () => {
    // Everybody's data lie there in clear.
    rmSync(folder, { recursive: true, force: true });
    process.exit(1);
  };
  const signals = ['SIGTERM', 'SIGINT'] as const;
  for (const signal of signals) process.once(signal, clear);
  try {
    return await withDatabase(createDatabase(await openPglite(folder)), work);
  } finally {
    for (const signal of signals) process.off(signal, clear);
    await rm(folder, { recursive: true, force: true });
  }
}

async function withDatabase<T>(database: Database, work: (database: Database) => Promise<T>): Promise<T> {
  try {
    return await work(database);
  } finally {
    await database.close();
  }
}
