/**
 * Measures searching and paging through users, and the statistics, on PostgreSQL at several sizes.
 * Run: npx node server/bench/admin/run.ts [sizes, default 10000,1000000]. The last figures stand in docs/admin-figures.md.
 */
import { availableParallelism, loadavg } from 'node:os';
import { pino } from 'pino';
import { createStatistics, createUsers } from '../../src/areas/admin/index.ts';
import { createDatabase, type Database } from '../../src/database/database.ts';
import { migrate } from '../../src/database/migrate.ts';
import { openPostgres } from '../../src/database/postgres.ts';
import { createFreshDatabase } from '../fresh-database.ts';
import { timesOf } from './measure.ts';
import { fill } from './population.ts';

const runs = 30;
const statisticsRuns = 3;
const now = new Date('2026-03-02T09:00:00Z');

type Query = Parameters<ReturnType<typeof createUsers>['list']>[1];
interface Line {
  what: string;
  found: string;
  figures: string[];
}

const searches: ReadonlyArray<readonly [what: string, query: Query]> = [
  ['list, first page', {}],
  ['list, page 200', { page: 200 }],
  ['list, status banned', { status: 'banned' }],
  ['list, role support_agent', { adminRole: 'support_agent' }],
  ['search an address', { search: 'kontakt4711@' }],
  ['search first and last name', { search: 'Käthe Schröder' }],
  ['search within a word (radlad)', { search: 'radlad' }],
  ['search a trade in a status', { search: 'Bäckerei', status: 'banned' }],
  ['search a last name', { search: 'Müller' }],
  ['search a last name, last page', { search: 'Müller', page: 200 }],
  ['search what most have (gmbh)', { search: 'gmbh' }],
  ['search what most have, page 200', { search: 'gmbh', page: 200 }],
  ['search two letters (ev)', { search: 'ev' }],
  ['search what nobody has', { search: 'xyzzy' }],
];

// `npm run bench admin` has the bench's name where the sizes would be.
const given = process.argv[2] ?? '';
const sizes = (/^[\d,]+$/.test(given) ? given : '10000,1000000').split(',').map(Number);
for (const size of sizes) await measure(size);
console.log(`Load of the machine at the end: ${loadavg()[0]?.toFixed(1)} on ${availableParallelism()} cores.`);

async function measure(size: number): Promise<void> {
  const server = await createFreshDatabase('admin');
  const database = createDatabase(openPostgres(server.url, pino({ level: 'silent' })));
  try {
    console.error(`filling ${size} members …`);
    await migrate(database);
    await fill(server.db, size, now);
    console.log(`\n${size.toLocaleString('en')} users\n`);
    print('users', await measureUsers(database));
    print('statistics', await measureStatistics(database));
  } finally {
    await database.close();
    await server.stop();
  }
}

async function measureUsers(database: Database): Promise<Line[]> {
  const users = createUsers({ database, now: () => now });
  const { id } = await database.db.selectFrom('members').select('id').executeTakeFirstOrThrow();
  const looking = { id, requestId: 'bench' };
  const lastPage = (await users.list(looking, {})).pagination.total / 50;
  const cases = [...searches, [`list, last page (${lastPage})`, { page: lastPage }] as const];
  const lines: Line[] = [];
  for (const [what, query] of cases) {
    const { total, isTotalExact } = (await users.list(looking, query)).pagination;
    const { median, p95 } = await timesOf(() => users.list(looking, query), runs);
    const found = `${isTotalExact ? '' : 'over '}${total.toLocaleString('en')}`;
    lines.push({ what, found, figures: [median, p95].map((ms) => ms.toFixed(1)) });
  }
  return lines;
}

/** Counted afresh each time, and as they are answered: a clock that stands still keeps what took long. */
async function measureStatistics(database: Database): Promise<Line[]> {
  let later = now.getTime();
  const laterEachTime = () => {
    later += 600_000;
    return new Date(later);
  };
  const lines: Line[] = [];
  for (const period of ['totals', '30d', '90d', '365d', 'all'] as const) {
    const counting = createStatistics({ database, now: laterEachTime });
    const kept = createStatistics({ database, now: () => new Date(later) });
    const ask = (service: typeof kept) => (period === 'totals' ? service.totals() : service.trends(period));
    const counted = await timesOf(() => ask(counting), statisticsRuns);
    const answered = await timesOf(() => ask(kept), runs);
    const name = period === 'totals' ? 'six figures' : `trends ${period}`;
    lines.push({ what: name, found: '', figures: [counted.median, answered.median].map((ms) => ms.toFixed(1)) });
  }
  return lines;
}

function print(kind: 'users' | 'statistics', lines: readonly Line[]): void {
  console.log(
    kind === 'users' ? '| call | found | median ms | p95 ms |' : '| figures | | counted, ms | answered, ms |',
  );
  console.log('|---|---:|---:|---:|');
  for (const { what, found, figures } of lines) console.log(`| ${[what, found, ...figures].join(' | ')} |`);
  console.log('');
}
