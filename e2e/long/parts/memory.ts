import { profileOf } from '../../cluster/member.ts';
import { type Embedded, startEmbedded } from '../embedded.ts';
import { counted, figuresOf, type Part, type Round } from '../part.ts';
import { emptyTally, Person, pause } from '../person.ts';
import { slopeOf } from '../regression.ts';

const perSample = 1_000;
/** A run of one process; the next round begins with a new one. */
const perRound = 20_000;
/** Code is compiled and caches are filled first. */
const usualWarmUp = 4_000;
const people = 8;
const probeMs = 30_000;
const megabyte = 1024 * 1024;

interface Memory {
  rss: number;
  heapUsed: number;
}

/** Asks `requests` times, mostly reading, and notes the memory after each thousand, when what is dead was collected. */
export async function memoryOver(requests: number, warmUp = usualWarmUp): Promise<Round> {
  const imports = [new URL('../memory-probe.mjs', import.meta.url)];
  const site = await startEmbedded({ imports, env: { LOG_LEVEL: 'fatal' }, nodeOptions: '--expose-gc' });
  const faults: string[] = [];
  const samples: Memory[] = [];
  try {
    const tally = emptyTally();
    const askers = await Promise.all(Array.from({ length: people }, (_, index) => signedIn(site, index)));
    for (let asked = 0; asked < warmUp + requests; asked += perSample) {
      await Promise.all(askers.map((asker) => ask(asker, perSample / people, faults)));
      if (asked >= warmUp) samples.push(await memoryOf(site));
    }
    return {
      done: { requests },
      faults: [...new Set([...faults, ...tally.faults, ...site.process.faults])].slice(0, 20),
      figures: {
        heapMb: samples.map(({ heapUsed }) => heapUsed / megabyte),
        rssMb: samples.map(({ rss }) => rss / megabyte),
      },
    };
  } finally {
    await site.end();
  }
}

async function signedIn({ origin }: Embedded, index: number): Promise<Person> {
  const email = `memory-${index}@example.de`;
  const person = new Person(origin, email, 200_000 + index, emptyTally());
  await person.insist({ method: 'POST', path: '/api/auth/dev-bypass', body: { email } });
  await person.write('PUT', '/api/profile', profileOf(`Firma Speicher ${index}`));
  return person;
}

/** What a page asks for, and a few writes, as often as `npm run bench api` has them. */
async function ask(person: Person, count: number, faults: string[]): Promise<void> {
  for (let turn = 0; turn < count; turn += 1) {
    const path = reads[turn % reads.length] ?? '/api/profile';
    const isWrite = turn % 25 === 0;
    const call = isWrite ? { method: 'POST', path: '/api/notifications/read-all' } : { method: 'GET', path };
    const { status } = await person.insist(call);
    if (status !== 200) faults.push(`${call.method} ${call.path}: ${status}`);
  }
}

const reads = [
  '/api/auth/user',
  '/api/matches',
  '/api/reviews',
  '/api/review-exchanges/my',
  '/api/notifications',
  '/api/profile',
  '/api/conversations',
];

async function memoryOf({ process: server }: Embedded): Promise<Memory> {
  const lines = () => server.log().match(/^memory \{.*\}$/gm) ?? [];
  const before = lines().length;
  const pid = server.pid();
  if (pid === undefined) throw new Error('the server does not run');
  process.kill(pid, 'SIGUSR2');
  const latest = performance.now() + probeMs;
  while (lines().length === before && performance.now() < latest) await pause(20);
  const line = lines().at(-1);
  if (lines().length === before || !line) throw new Error('the server does not say what memory it has');
  return JSON.parse(line.slice('memory '.length));
}

export const memory: Part = {
  name: 'memory',
  title: 'Memory over many requests',
  wanted: { requests: 100_000 },
  files: ['embedded', 'person', 'regression', 'parts/memory'].map((name) => `e2e/long/${name}.ts`),
  round: () => memoryOver(perRound),
  rows: (rounds) => [
    ['heap after collection: first, last of each process', ends(rounds, 'heapMb')],
    ['… slope in each thousand requests (95 % interval)', slope(rounds, 'heapMb')],
    ['resident memory: first, last of each process', ends(rounds, 'rssMb')],
    ['… slope in each thousand requests (95 % interval)', slope(rounds, 'rssMb')],
    ['samples, one after each thousand', counted(figuresOf(rounds, 'heapMb').length)],
  ],
};

function ends(rounds: readonly Round[], name: string): string {
  return rounds
    .map((round) => figuresOf([round], name))
    .filter((values) => values.length > 0)
    .map((values) => `${values[0]?.toFixed(1)} to ${values.at(-1)?.toFixed(1)} MB`)
    .join('; ');
}

/** Of all processes together, each from its own mean. */
function slope(rounds: readonly Round[], name: string): string {
  const points = rounds.flatMap((round) => {
    const values = figuresOf([round], name);
    const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
    const middle = (values.length - 1) / 2;
    return values.map((value, at) => [at - middle, value - mean] as const);
  });
  if (points.length < 3) return 'too few samples';
  const { perUnit, margin } = slopeOf(points);
  return `${(perUnit * 1024).toFixed(0)} KB (${((perUnit - margin) * 1024).toFixed(0)} to ${((perUnit + margin) * 1024).toFixed(0)})`;
}
