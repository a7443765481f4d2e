/**
 * Measures candidate retrieval and scoring on PostgreSQL: p99 at several sizes, growth, recall of the true top 20.
 * Run: npx node server/bench/matching/run.ts [sizes, default 10000,1000000]; DATABASE_URL names a database to use,
 * otherwise one is started and thrown away.
 */
import { availableParallelism, loadavg } from 'node:os';
import { company } from '@rezenso/engines/bench';
import { type MatchMember, pairFit, scorePair } from '@rezenso/engines/matching';
import { Client } from 'pg';
import { load, verdictOf } from '../../../shared/build/src/bench/figures.ts';
import { printTable } from '../../../shared/build/src/bench/table.ts';
import { candidateQuery } from '../../src/areas/matching/index.ts';
import { benchTable, fillTable, readMembers } from './bench-table.ts';
import { cpuClock } from './cpu-clock.ts';

const shown = 20;
const timedViewers = 300;
/** Every viewer is timed this often; the best of them tells the cost without what else the machine was doing. */
const rounds = 3;
const recallViewers = 60;
const loadBefore = load();
/** Measuring itself keeps one core busy, so that only the time before tells of others. */
const isQuiet = loadBefore < 1;
const targets = { p99Ms: 25, growth: 2, recall: 0.95 };

interface Figures {
  readonly companies: number;
  readonly medianMs: number;
  readonly p99Ms: number;
  /** Of each viewer's best round. */
  readonly calmP99Ms: number;
  /** Processor time of this process and the database's, also of each viewer's best round. */
  readonly cpuP99Ms: number;
  readonly recall: number;
}

const sizes = (process.argv[2] ?? '10000,1000000').split(',').map(Number);
const database = await openDatabase();
try {
  const figures: Figures[] = [];
  for (const size of sizes) figures.push(await measure(database.client, size));
  report(figures);
} finally {
  await database.close();
}

async function openDatabase() {
  const { startPostgres } = await import('../../bin/postgres.mjs');
  const given = process.env.DATABASE_URL;
  const server = given ? { url: given, stop: async () => {} } : await startPostgres();
  const client = new Client({ connectionString: server.url });
  await client.connect();
  return {
    client,
    async close() {
      await client.query(`drop table if exists ${benchTable}`);
      await client.end();
      await server.stop();
    },
  };
}

async function measure(client: Client, companies: number): Promise<Figures> {
  console.error(`filling ${companies} companies …`);
  await fillTable(client, companies);
  const viewers = viewersFor(companies, timedViewers);
  for (const viewer of viewers.slice(0, 50)) await suggestions(client, viewer);
  const times: number[] = [];
  const best = new Array<number>(viewers.length).fill(Number.POSITIVE_INFINITY);
  const bestCpu = new Array<number>(viewers.length).fill(Number.POSITIVE_INFINITY);
  const cpu = (await cpuClock(client)) ?? (() => Number.NaN);
  for (let round = 0; round < rounds; round++) {
    for (const [index, viewer] of viewers.entries()) {
      const [start, startCpu] = [performance.now(), cpu()];
      await suggestions(client, viewer);
      const ms = performance.now() - start;
      bestCpu[index] = Math.min(bestCpu[index] ?? 0, cpu() - startCpu);
      times.push(ms);
      best[index] = Math.min(best[index] ?? ms, ms);
    }
  }
  const recall = await measureRecall(client, companies);
  return {
    companies,
    medianMs: at(times, 0.5),
    p99Ms: at(times, 0.99),
    calmP99Ms: at(best, 0.99),
    cpuP99Ms: at(bestCpu, 0.99),
    recall,
  };
}

/** Companies spread evenly over the numbers, so over industries and places as the population is. */
function viewersFor(companies: number, count: number): MatchMember[] {
  return Array.from({ length: count }, (_, index) => company(1 + Math.floor(((index + 0.5) * companies) / count)));
}

/** What the server does: candidates by index, their rows, exact scores with texts, the best twenty. */
async function suggestions(client: Client, viewer: MatchMember): Promise<{ id: string; fit: number }[]> {
  const { text, values } = candidateQuery(viewer, { table: benchTable });
  const { rows } = await client.query<{ id: string }>({ name: 'candidates', text, values: [...values] });
  const members = await readMembers(
    client,
    rows.map(({ id }) => id),
  );
  const ranked = members
    .map((member) => ({ id: member.id, fit: pairFit(viewer, member), member }))
    .sort((a, b) => b.fit - a.fit)
    .slice(0, shown);
  for (const { member } of ranked) scorePair(viewer, member);
  return ranked;
}

/**
 * Share of the true best twenty that were found. Companies of one postcode can tie; one with the score of the twentieth
 * or better is as true as it.
 */
async function measureRecall(client: Client, companies: number): Promise<number> {
  const viewers = viewersFor(companies, recallViewers);
  const best = viewers.map(() => [] as number[]);
  for (let number = 1; number <= companies; number++) {
    const member = company(number);
    viewers.forEach((viewer, index) => {
      keepBest(best[index] ?? [], pairFit(viewer, member));
    });
  }
  let found = 0;
  for (const [index, viewer] of viewers.entries()) {
    const twentieth = best[index]?.at(-1) ?? 0;
    // Ratios are stored as 4-byte floats, hence the tolerance.
    found += (await suggestions(client, viewer)).filter(({ fit }) => fit >= twentieth - 1e-6).length;
  }
  return found / (viewers.length * shown);
}

function keepBest(best: number[], fit: number): void {
  if (best.length === shown && fit <= (best.at(-1) ?? 0)) return;
  const position = best.findIndex((other) => other < fit);
  best.splice(position < 0 ? best.length : position, 0, fit);
  if (best.length > shown) best.pop();
}

function at(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0;
}

function report(figures: readonly Figures[]): void {
  console.log(
    '| companies | median ms | p99 ms | p99 ms, best of three | p99 ms of processor time | recall of the true top 20 |\n|---|---|---|---|---|---|',
  );
  for (const { companies, medianMs, p99Ms, calmP99Ms, cpuP99Ms, recall } of figures) {
    const times = [medianMs, p99Ms, calmP99Ms, cpuP99Ms].map((ms) => ms.toFixed(1));
    const cells = [companies.toLocaleString('en'), ...times, recall.toFixed(3)];
    console.log(`| ${cells.join(' | ')} |`);
  }
  const [first, last] = [figures.at(0), figures.at(-1)];
  const growth = first && last ? last.calmP99Ms / first.calmP99Ms : Number.NaN;
  const load = loadavg()[0]?.toFixed(1);
  console.log(
    `Growth of p99 (best of three): ${growth.toFixed(2)}. Load of the machine at the end: ${load} on ${availableParallelism()} cores.`,
  );
  judge(growth, figures);
}

/** Where others work on the machine, times tell of them; what is found does not depend on it. */
function judge(growth: number, figures: readonly Figures[]): void {
  const timed = (value: number, most: number) =>
    isQuiet ? verdictOf(value, most, 1) : `not judged at load ${loadBefore.toFixed(1)}`;
  const p99 = Math.max(...figures.map(({ calmP99Ms }) => calmP99Ms));
  const missed = 1 - Math.min(...figures.map(({ recall }) => recall));
  printTable(
    ['what', 'figure', 'reach', 'verdict'],
    [
      ['p99, best of three', `${p99.toFixed(1)} ms`, `${targets.p99Ms} ms`, timed(p99, targets.p99Ms)],
      ['growth', growth.toFixed(2), `${targets.growth}`, timed(growth, targets.growth)],
      [
        'missed of the true top 20',
        missed.toFixed(3),
        (1 - targets.recall).toFixed(3),
        verdictOf(missed, 1 - targets.recall, 3),
      ],
    ],
  );
}
