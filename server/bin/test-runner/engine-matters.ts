import { readFileSync } from 'node:fs';
import path from 'node:path';

/** What stands on the engine itself: opening, locking, migrating and saving it, jobs in it, and limits that must hold at once. */
const ground = /^src\/(?:backup|database|events|jobs|limits|recompute|seed)\//;
/** Thousands of requests to every endpoint. */
const everything = new Set(['src/http/generated-requests.test.ts']);
/** Whoever does not open the engine that is chosen does the same on both: whole processes, or a PGlite of its own. */
const opensTheEngine = /testing\/test-(?:app|connection)\.ts'/;
/** Expects something else of each engine. A test that is only left out on PGlite asks nothing there. */
const asksForEngine = /(?<!!)\bisOnPostgres\b/;

/**
 * Whether a test can tell PGlite from PostgreSQL. Everything runs on PostgreSQL, as in production; PGlite is the same
 * PostgreSQL behind another driver, so there only what this names runs, and the journeys.
 * @param file relative to the server's folder
 */
export function engineMatters(file: string): boolean {
  const text = readFileSync(path.join(import.meta.dirname, '../..', file), 'utf8');
  if (!opensTheEngine.test(text)) return false;
  return ground.test(file) || everything.has(file) || asksForEngine.test(text.replaceAll(/^import [^;]*;/gm, ''));
}
