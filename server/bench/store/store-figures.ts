import { edited, halfCopied, lcg, percent, printTable, quantile, recombined } from '@rezenso/engines/bench';
import { compareFingerprints, duplicateEvidence, fingerprint, signature } from '@rezenso/engines/reviews';
import { Client } from 'pg';
import { load, verdictOf } from '../../../shared/build/src/bench/figures.ts';
import { findCandidatesSql } from '../../src/areas/reviews/index.ts';
import { processorClock } from './processor-clock.ts';

const perKind = 250;
const batch = 4000;
/** Of the whole check, p99. */
const reachMs = 25;
/** Before anything here runs: above 1, others work on the machine and times tell of them. */
const loadBefore = load();

interface Answer {
  ms: number;
  /** Processor time of this process and the database backend; NaN where the system does not tell. */
  processorMs: number;
  /** Two empty queries right after it: what machine and connection cost by themselves. */
  emptyMs: number;
  hasSource: boolean;
  isFound: boolean;
  isFlagged: boolean;
}

/** The duplicate check against many stored reviews on PostgreSQL: time of the whole check, and what it finds. */
export async function reportStore(pool: readonly string[], stored: number): Promise<void> {
  const database = await openDatabase();
  try {
    const seconds = await fill(database.client, pool, stored);
    await measure(database.client, pool, stored, seconds);
  } finally {
    await database.close();
  }
}

async function openDatabase() {
  const { startPostgres } = await import('../../bin/postgres.mjs');
  const server = await startPostgres();
  const client = new Client({ connectionString: server.url });
  await client.connect();
  // Names of their own: the bench never touches the tables of the application.
  await client.query(
    'drop schema if exists bench_reviews cascade; create schema bench_reviews; set search_path to bench_reviews',
  );
  const close = async () => {
    await client.query('drop schema bench_reviews cascade');
    await client.end();
    await server.stop();
  };
  return { client, close };
}

async function fill(client: Client, pool: readonly string[], stored: number): Promise<number> {
  const started = performance.now();
  await client.query(`create unlogged table reviews (id integer, content text);
    create unlogged table review_bands (band smallint, hash integer, review_id integer)`);
  for (let first = 0; first < stored; first += batch) {
    const ids = Array.from({ length: Math.min(batch, stored - first) }, (_, index) => first + index);
    const texts = ids.map((id) => recombined(pool, id));
    const bands: string[] = [];
    const hashes: string[] = [];
    const owners: string[] = [];
    texts.forEach((text, index) => {
      const own = signature(text);
      bands.push(...own.bands.map(String));
      hashes.push(...own.hashes.map(String));
      owners.push(...own.bands.map(() => String(ids[index])));
    });
    const literal = (values: readonly string[]) => `{${values.join(',')}}`;
    await client.query('insert into reviews select * from unnest($1::int[], $2::text[])', [ids, texts]);
    await client.query(
      'insert into review_bands select * from unnest($1::int[], $2::int[], $3::int[])',
      [bands, hashes, owners].map(literal),
    );
    if (first % (25 * batch) === 0) console.error(`${first} of ${stored} stored`);
  }
  await client.query(`set maintenance_work_mem = '1GB'; alter table reviews add primary key (id);
    alter table review_bands add primary key (band, hash, review_id)`);
  await client.query('vacuum analyze reviews');
  await client.query('vacuum analyze review_bands');
  return (performance.now() - started) / 1000;
}

async function measure(client: Client, pool: readonly string[], stored: number, seconds: number): Promise<void> {
  const random = lcg(3);
  const vocabulary = pool.slice(0, 2000).join(' ').split(/\s+/);
  const anyId = () => Math.floor(random() * stored);
  const kinds: [name: string, make: (id: number) => string][] = [
    ['copy, 20 % edits', (id) => edited(recombined(pool, id), 0.2, 'mixed', vocabulary, random)],
    ['copy, 40 % edits', (id) => edited(recombined(pool, id), 0.4, 'mixed', vocabulary, random)],
    ['half copied', (id) => halfCopied(recombined(pool, id), recombined(pool, stored + anyId()))],
    ['new combination of stored sentences', () => recombined(pool, stored + anyId())],
  ];
  const timed = await timedCheck(client);
  for (let warm = 0; warm < 300; warm += 1) await timed(recombined(pool, anyId()), -1);
  const rows: string[][] = [];
  const all: Answer[] = [];
  for (const [name, make] of kinds) {
    const answers: Answer[] = [];
    for (let count = 0; count < perKind; count += 1) {
      const id = anyId();
      answers.push(await timed(make(id), id));
    }
    all.push(...answers);
    const part = (test: (answer: Answer) => boolean) => percent(answers.filter(test).length / answers.length);
    rows.push([
      name,
      part(({ hasSource }) => hasSource),
      part(({ isFound }) => isFound),
      part(({ isFlagged }) => isFlagged),
      ...timesOf(answers),
    ]);
  }
  const p99 = quantile(
    all.map(({ ms }) => ms),
    0.99,
  );
  rows.push(['all', '', '', '', ...timesOf(all)]);
  const header = [
    'text',
    'source among candidates',
    'finding',
    'finding above 50 points',
    'median ms',
    'p99 ms',
    'p99 ms of two empty queries',
    'median processor ms',
    'p99 processor ms',
  ];
  printTable(
    `Duplicate check against ${stored.toLocaleString('en')} stored reviews (filled in ${seconds.toFixed(0)} s)`,
    header,
    rows,
  );
  const verdict = loadBefore < 1 ? verdictOf(p99, reachMs, 1) : `not judged at load ${loadBefore.toFixed(1)}`;
  console.log(`\np99 ${p99.toFixed(1)} ms, reach ${reachMs} ms: ${verdict}`);
}

function timesOf(answers: readonly Answer[]): string[] {
  const at = (part: number, value: (answer: Answer) => number) => quantile(answers.map(value), part).toFixed(1);
  return [
    at(0.5, ({ ms }) => ms),
    at(0.99, ({ ms }) => ms),
    at(0.99, ({ emptyMs }) => emptyMs),
    at(0.5, ({ processorMs }) => processorMs),
    at(0.99, ({ processorMs }) => processorMs),
  ];
}

type Check = (text: string, source: number) => Promise<Answer>;

async function timedCheck(client: Client): Promise<Check> {
  const clock = (await processorClock(client)) ?? (() => Number.NaN);
  return async (text, source) => {
    const before = clock();
    const answer = await check(client, text, source);
    const processorMs = clock() - before;
    const started = performance.now();
    await client.query('select 1');
    await client.query('select 1');
    return { ...answer, processorMs, emptyMs: performance.now() - started };
  };
}

/** What the server does with a new text: bands, two statements, word by word comparison. */
async function check(client: Client, text: string, source: number): Promise<Omit<Answer, 'processorMs' | 'emptyMs'>> {
  const started = performance.now();
  const { bands, hashes } = signature(text);
  const candidates = await client.query<{ review_id: number }>({
    name: 'candidates',
    text: findCandidatesSql,
    values: [bands, hashes],
  });
  const ids = candidates.rows.map((row) => row.review_id);
  const others = await client.query<{ content: string }>({
    name: 'texts',
    text: 'select content from reviews where id = any($1)',
    values: [ids],
  });
  const own = fingerprint(text);
  const found = others.rows.flatMap(
    ({ content }) => duplicateEvidence(compareFingerprints(own, fingerprint(content))) ?? [],
  );
  const ms = performance.now() - started;
  return {
    ms,
    hasSource: ids.includes(source),
    isFound: found.length > 0,
    isFlagged: found.some(({ points }) => points > 50),
  };
}
