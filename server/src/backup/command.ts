import type { Logger } from 'pino';
import { type Env, parseEnv } from '../config/env.ts';
import { createDatabase, type Database } from '../database/database.ts';
import { openConnection } from '../database/open.ts';
import { createLogger } from '../http/request-log.ts';

/** What a command does with a file; `given` are the switches beside it. */
interface Command {
  /** What may stand beside the file. */
  switches?: readonly string[];
  /** Refuses a file by itself, before a database is opened: opening an embedded one makes it. */
  check(file: string, given: readonly string[]): Promise<void>;
  run(ground: { database: Database; log: Logger; env: Env }, file: string, given: readonly string[]): Promise<void>;
}

/** Runs a command `<name> <file>` on the database of the environment, as it is: nothing is migrated. Ends with 0, 1 or 2. */
export async function withDatabase(name: string, { switches = [], check, run }: Command): Promise<void> {
  const words = process.argv.slice(2);
  const given = words.filter((word) => switches.includes(word));
  const [file, ...more] = words.filter((word) => !switches.includes(word));
  if (!file || file.startsWith('--') || more.length > 0)
    return fail([`node server/bin/${name} <file>`, ...switches.map((word) => `[${word}]`)].join(' '), 2);
  try {
    const env = parseEnv(process.env);
    await check(file, given);
    const log = createLogger('warn');
    const database = createDatabase(await openConnection(env, log, { isPatient: true }));
    try {
      await run({ database, log, env }, file, given);
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
