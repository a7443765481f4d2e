/**
 * Measures what open streams of changes cost one process, and prints Markdown.
 * Run: npm run bench live [-- --streams 2000 --seconds 60]
 */
import { cpus } from 'node:os';
import { setTimeout } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import type { Kysely } from 'kysely';
import type { Database } from '../../src/database/schema.ts';
import { announce } from '../../src/live/announce.ts';
import { startMeasured } from '../api/measured-process.ts';
import { createFreshDatabase } from '../fresh-database.ts';
import { signInMany } from './people.ts';
import { type Load, processLoad } from './process-load.ts';
import { type OpenStreams, openStreams } from './streams.ts';

const { values } = parseArgs({
  options: { streams: { type: 'string', default: '2000' }, seconds: { type: 'string', default: '60' } },
});
const count = Number(values.streams);
const seconds = Number(values.seconds);
/** What quality asks for: of one core, and beyond the same process without streams. */
const mostOfCore = 0.05;
const mostMegabytes = 100;

const database = await createFreshDatabase('live');
const env = {
  ...process.env,
  NODE_ENV: 'development',
  CALL_LIMITS: 'off',
  SEED: 'none',
  DATABASE_URL: database.url,
  PORT: '0',
};
const server = await startMeasured('own-server.ts', undefined, { ...env, PUBLIC_ORIGIN: 'http://localhost:3000' });
const db = database.db as unknown as Kysely<Database>;
try {
  const people = await signInMany(db, count);
  await warmUp(people.slice(0, 50).map(({ cookie }) => cookie));
  const without = await measure();
  const startedAt = performance.now();
  const streams = await openStreams(server.address, people);
  const openedMs = Math.round(performance.now() - startedAt);
  const open = await measure();
  const [median = 0, slowest = 0] = await oneByOne(streams);
  const allMs = await allAtOnce(streams);
  report({ without, open, openedMs, median, slowest, allMs });
  streams.close();
} finally {
  await server.stop();
  await database.stop();
}

/** Loads what opening a stream goes through. Not more: memory that a burst took is not given back, and would hide what streams take. */
async function warmUp(cookies: readonly string[]): Promise<void> {
  for (const cookie of cookies) {
    const answer = await fetch(`${server.address}/api/live`, { headers: { cookie, host: 'localhost:3000' } });
    if (!answer.ok) throw new Error(`A question was answered ${answer.status}`);
    await answer.arrayBuffer();
  }
}

/** The process at rest. */
async function measure(): Promise<Load> {
  await setTimeout(10_000);
  return processLoad(server, seconds);
}

/** How long it takes from the commit until one hears of it, in milliseconds: median and slowest of two hundred. */
async function oneByOne(streams: OpenStreams): Promise<number[]> {
  const times: number[] = [];
  for (const member of streams.members.slice(0, 200)) {
    const heard = streams.untilHeard([member]);
    const since = performance.now();
    await announce(db, [member], 'matches');
    await heard;
    times.push(performance.now() - since);
  }
  const sorted = times.toSorted((one, other) => one - other);
  return [sorted[Math.floor(sorted.length / 2)] ?? 0, sorted.at(-1) ?? 0].map(Math.round);
}

/** How long it takes until everybody has heard of one change. */
async function allAtOnce(streams: OpenStreams): Promise<number> {
  const heard = streams.untilHeard(streams.members);
  const since = performance.now();
  await db.transaction().execute((tx) => announce(tx, streams.members, 'matches'));
  await heard;
  return Math.round(performance.now() - since);
}

interface Figures {
  without: Load;
  open: Load;
  openedMs: number;
  median: number;
  slowest: number;
  allMs: number;
}

function report({ without, open, openedMs, median, slowest, allMs }: Figures): void {
  const day = new Date().toISOString().slice(0, 10);
  const more = Math.max(open.memory.used - without.memory.used, open.memory.resident - without.memory.resident);
  const percent = (share: number) => `${(share * 100).toFixed(1)} %`;
  const judge = (isMet: boolean, by: string) => (isMet ? 'met' : `missed by ${by}`);
  console.log(`\nOpen streams, ${day}, Node ${process.versions.node}, ${cpus().length} cores (${cpus()[0]?.model})\n`);
  console.log(`| one process, ${count} streams | without | with | reach | |\n|---|---|---|---|---|`);
  const core = judge(open.core < mostOfCore, percent(open.core - mostOfCore));
  console.log(
    `| of one core, at rest for ${seconds} s | ${percent(without.core)} | ${percent(open.core)} | 5 % | ${core} |`,
  );
  const memory = judge(more < mostMegabytes, `${Math.round(more - mostMegabytes)} MB`);
  const rows = [
    ['memory in use', without.memory.used, open.memory.used],
    ['memory, resident', without.memory.resident, open.memory.resident],
  ] as const;
  for (const [name, before, now] of rows)
    console.log(
      `| ${name} | ${Math.round(before)} MB | ${Math.round(now)} MB | ${mostMegabytes} MB more | ${memory} |`,
    );
  console.log(
    `\nOpened within ${openedMs} ms. From the commit to the browser: median ${median} ms, slowest of 200 ${slowest} ms;`,
  );
  console.log(`until all ${count} have heard of one change ${allMs} ms.`);
}
