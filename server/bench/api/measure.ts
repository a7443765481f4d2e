import { ask } from './load.ts';
import type { MeasuredProcess } from './measured-process.ts';
import type { Site } from './site.ts';

/** What one request costs: milliseconds of wall time at full load, and of the processor. */
export interface Cost {
  wall: number;
  /** Of the server's process. */
  server: number;
  /** Of the database's processes that work for it. */
  database: number;
}

/** Somebody to be asked: a server, the name it has at the database, and the address. */
export interface Asked {
  process: MeasuredProcess;
  application: string;
  path: string;
  headers: Record<string, string>;
}

export const ownCall = ({ own, cookie }: Site, path: string, headers: Record<string, string> = {}): Asked => ({
  process: own,
  application: 'rezenso',
  path,
  headers: { ...headers, cookie, host: 'localhost:3000' },
});

export const bareCall = ({ bare }: Site, path: string, headers: Record<string, string> = {}): Asked => ({
  process: bare,
  application: 'bare',
  path,
  headers,
});

export const rounds = 9;
const requests = 250;
const warmUp = 500;

/** Asks two in turn, each first every second time, so that what else the machine does meets both. */
export async function alternate(site: Site, one: Asked, other: Asked): Promise<[Cost[], Cost[]]> {
  const costs: [Cost[], Cost[]] = [[], []];
  for (const asked of [one, other]) await costOf(site, asked, warmUp);
  for (let round = 0; round < rounds; round += 1) {
    const order = round % 2 === 0 ? ([0, 1] as const) : ([1, 0] as const);
    for (const place of order) costs[place].push(await costOf(site, place === 0 ? one : other, requests));
  }
  return costs;
}

async function costOf({ backends }: Site, asked: Asked, count: number): Promise<Cost> {
  const clocks = () => Promise.all([asked.process.processorMillis(), backends.processorMillis(asked.application)]);
  const [server, database] = await clocks();
  const wall = await ask(asked.process.address, asked.path, asked.headers, count);
  const [serverAfter, databaseAfter] = await clocks();
  return { wall: wall / count, server: (serverAfter - server) / count, database: (databaseAfter - database) / count };
}

/** Median over the rounds of what `of` says of the two costs of one round. */
export function medianOf(
  [ones, others]: readonly [readonly Cost[], readonly Cost[]],
  of: (one: Cost, other: Cost) => number,
): number {
  const values = ones.map((one, round) => of(one, others[round] as Cost)).sort((a, b) => a - b);
  return values[Math.floor(values.length / 2)] ?? Number.NaN;
}
