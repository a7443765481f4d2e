import type { Logger } from 'pino';
import { parseEnv } from '../config/env.ts';
import { createDatabase, type Database } from '../database/database.ts';
import { openConnection } from '../database/open.ts';
import { createLogger } from '../http/request-log.ts';

/**
 * Runs a command `<name> <file>` on the database of the environment, as it is: nothing is migrated. Ends with 0, 1 or 2.
 * @param switches what may stand beside the file
 */
export async function withDatabase(
  name: string,
  work: (ground: { database: Database; log: Logger }, file: string, given: readonly string[]) => Promise<void>,
  switches: readonly string[] = [],
): Promise<void> {
  const words = process.argv.slice(2);
  const given = words.filter((word) => switches.includes(word));
  const [file, ...more] = words.filter((word) => !switches.includes(word));
  if (!file || file.startsWith('--') || more.length > 0)
    return fail([`node server/bin/${name} <file>`, ...switches.map((word) => `[${word}]`)].join(' '), 2);
  try {
    const env = parseEnv(process.env);
    const log = createLogger('warn');
    const database = createDatabase(await openConnection(env, log));
    try {
      await work({ database, log }, file, given);
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
