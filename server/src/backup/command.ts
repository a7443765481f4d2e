import type { Logger } from 'pino';
import { parseEnv } from '../config/env.ts';
import { createDatabase, type Database } from '../database/database.ts';
import { openConnection } from '../database/open.ts';
import { createLogger } from '../http/request-log.ts';

/** Runs a command `<name> <file>` on the database of the environment, as it is: nothing is migrated. Ends with 0, 1 or 2. */
export async function withDatabase(
  name: string,
  work: (ground: { database: Database; log: Logger }, file: string) => Promise<void>,
): Promise<void> {
  const [file, ...more] = process.argv.slice(2);
  if (!file || more.length > 0) return fail(`node server/bin/${name} <file>`, 2);
  try {
    const env = parseEnv(process.env);
    const log = createLogger('warn');
    const database = createDatabase(await openConnection(env, log));
    try {
      await work({ database, log }, file);
    } finally {
      await database.close();
    }
  } catch (error) {
    fail(error instanceof Error ? error.message : String(error), 1);
  }
}

function fail(message: string, code: number): void {
  process.stderr.write(`${message}\n`);
  process.exitCode = code;
}
