/**
 * Measures candidate retrieval and scoring on PostgreSQL: p99 at several sizes, growth, recall of the true top 20.
 * Run: node server/bench/matching/run.ts [sizes, default 10000,1000000]; DATABASE_URL names a database to use,
 * otherwise one is started and thrown away.
 */
import { Client } from 'pg';
import { candidateQuery, type MatchMember, pairFit, scorePair } from '../../src/engines/matching/index.ts';
import { benchTable, fillTable, readMembers } from './bench-table.ts';
import { company } from './population.ts';

const shown = 20;
const timedViewers = 400;
const recallViewers = 30;
const targets = { p99Ms: 25, growth: 2, recall: 0.95 };

interface Figures {
  readonly companies: number;
  readonly medianMs: number;
  readonly p99Ms: number;
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
  const { startPostgres } = (await import('../../bin/postgres.mjs' as string)) as {
    startPostgres(): Promise<{ url: string; stop(): Promise<void> }>;
  };
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
  for (const viewer of viewers) {
    const start = performance.now();
    await suggestions(client, viewer);
    times.push(performance.now() - start);
  }
  times.sort((a, b) => a - b);
  const recall = await measureRecall(client, companies);
  return { companies, medianMs: at(times, 0.5), p99Ms: at(times, 0.99), recall };
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

function at(sorted: readonly number[], share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0;
}

function report(figures: readonly Figures[]): void {
  console.log('| companies | median ms | p99 ms | recall of the true top 20 |\n|---|---|---|---|');
  for (const { companies, medianMs, p99Ms, recall } of figures) {
    console.log(
      `| ${companies.toLocaleString('en')} | ${medianMs.toFixed(1)} | ${p99Ms.toFixed(1)} | ${recall.toFixed(3)} |`,
    );
  }
  const [first, last] = [figures.at(0), figures.at(-1)];
  const growth = first && last ? last.p99Ms / first.p99Ms : Number.NaN;
  console.log(
    `Growth of p99: ${growth.toFixed(2)} (targets: p99 ${targets.p99Ms} ms, growth ${targets.growth}, recall ${targets.recall})`,
  );
}
