/**
 * Measures reads of the API on PostgreSQL with the demo data. The three lists against bare Fastify and pg that run the same
 * statements and answer the same; suggestions against reading the profile. Both are asked in turn in one run, and judged by
 * processor time; by requests in a second only while nobody else uses the machine, because waiting hides what is measured.
 * Run: npm run bench api. The last figures stand in docs/performance.md.
 */
import { availableParallelism, cpus, loadavg } from 'node:os';
import { printTable } from '../../../shared/build/src/bench/table.ts';
import { alternate, bareCall, type Cost, medianOf, ownCall, rounds } from './measure.ts';
import { openSite, type Site } from './site.ts';

const reach = { ofBare: 0.92, ofProfile: 2.5 };
const lists = ['/api/matches', '/api/review-exchanges/my', '/api/reviews'];
const pages = '/api/review-exchanges/pages';
const suggestions = '/api/matches/potential?limit=20';
const profile = '/api/profile';
const asBrowser = { 'accept-encoding': 'gzip, deflate, br' };

const micros = (millis: number) => (millis * 1_000).toFixed(0);
const processor = ({ server, database }: Cost) => server + database;

console.log(
  `API reads, ${new Date().toISOString().slice(0, 10)}, Node ${process.versions.node}, ${availableParallelism()} cores (${cpus()[0]?.model}), load ${load()} before`,
);
/** Measuring itself keeps one core busy, and a bit of the other. */
const isQuiet = (loadavg()[0] ?? 0) < 1;
const site = await openSite([...lists, suggestions, profile, pages]);
try {
  await reportLists(site, 'plain', {});
  await reportLists(site, 'plain', asBrowser);
  await reportLists(site, 'prepared', {});
  await reportSuggestions(site);
  const [whole, paged] = [lists[1], pages].map((url) => site.calls.find((call) => call.url === url));
  console.log(
    `\nThe same exchanges whole ${kilobytes(whole)} kB, in a page ${kilobytes(paged)} kB, before compression`,
  );
} finally {
  await site.stop();
}
console.log(
  `\nLoad ${load()} after. Median of ${rounds} rounds in turn; processor time of server and database. Requests in a second are ${isQuiet ? '' : 'not '}judged.`,
);

/** @param how whether the bare server keeps statements prepared as ours does */
async function reportLists(at: Site, how: 'plain' | 'prepared', headers: Record<string, string>): Promise<void> {
  const rows: string[][] = [];
  for (const [place, path] of lists.entries()) {
    const costs = await alternate(at, ownCall(at, path, headers), bareCall(at, `/${how}/${place}`, headers));
    const ratio = {
      requests: medianOf(costs, (own, bare) => bare.wall / own.wall),
      server: medianOf(costs, (own, bare) => bare.server / own.server),
      all: medianOf(costs, (own, bare) => processor(bare) / processor(own)),
    };
    const call = at.calls[place];
    const worst = isQuiet ? Math.min(ratio.requests, ratio.all) : ratio.all;
    rows.push([
      path,
      `${call?.statements.length}`,
      kilobytes(call),
      micros(medianOf(costs, processor)),
      micros(medianOf(costs, (_, bare) => processor(bare))),
      ratio.requests.toFixed(2),
      ratio.server.toFixed(2),
      ratio.all.toFixed(2),
      verdict(worst >= reach.ofBare, reach.ofBare - worst),
    ]);
  }
  const compressed = headers === asBrowser ? ', compressed as browsers ask' : '';
  const statements = how === 'plain' ? 'the same statements' : 'the same statements prepared as ours are';
  console.log(
    `\nAgainst bare Fastify with ${statements}${compressed}; reach ${reach.ofBare} of its requests and of its processor time\n`,
  );
  printTable(
    ['call', 'SQL', 'kB', 'µs own', 'µs bare', 'requests', 'server alone', 'processor', `${reach.ofBare}`],
    rows,
  );
}

async function reportSuggestions(at: Site): Promise<void> {
  const costs = await alternate(at, ownCall(at, suggestions), ownCall(at, profile));
  const wall = medianOf(costs, (one, other) => one.wall / other.wall);
  const all = medianOf(costs, (one, other) => processor(one) / processor(other));
  const worst = isQuiet ? Math.max(wall, all) : all;
  console.log(`\nSuggestions against a read of the profile; reach ${reach.ofProfile} times\n`);
  printTable(
    ['call', 'SQL', 'µs', 'µs profile', 'time', 'processor', `${reach.ofProfile}`],
    [
      [
        suggestions,
        `${at.calls[lists.length]?.statements.length}`,
        micros(medianOf(costs, processor)),
        micros(medianOf(costs, (_, other) => processor(other))),
        wall.toFixed(2),
        all.toFixed(2),
        verdict(worst <= reach.ofProfile, worst - reach.ofProfile),
      ],
    ],
  );
}

function kilobytes(call: { bytes: number } | undefined): string {
  return ((call?.bytes ?? 0) / 1_000).toFixed(1);
}

function verdict(isMet: boolean, missing: number): string {
  return isMet ? 'met' : `missed by ${missing.toFixed(2)}`;
}

function load(): string {
  return (loadavg()[0] ?? 0).toFixed(1);
}
