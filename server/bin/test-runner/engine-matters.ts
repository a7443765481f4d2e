import { readFileSync } from 'node:fs';
import path from 'node:path';

/** What stands on the engine itself: opening, locking, migrating and saving it, jobs in it, and limits that must hold at once. */
const ground = /^src\/(?:backup|database|events|jobs|limits|recompute|seed)\//;
/** Whole processes, and thousands of requests to every endpoint. */
const everything = new Set(['src/commands.test.ts', 'src/server.test.ts', 'src/http/generated-requests.test.ts']);
/** A test that asks for the engine expects different things of them. */
const asksForEngine = /\bisOnPostgres\b|\bpglite\b/i;

/**
 * Whether a test can tell PGlite from PostgreSQL. Everything runs on PostgreSQL, as in production; PGlite is the same
 * PostgreSQL behind another driver, so there only what this names runs, and the journeys.
 * @param file relative to the server's folder
 */
export function engineMatters(file: string): boolean {
  if (ground.test(file) || everything.has(file)) return true;
  return asksForEngine.test(readFileSync(path.join(import.meta.dirname, '../..', file), 'utf8'));
}
