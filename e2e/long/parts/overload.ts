import { type HelperProcess, startHelper } from '../../cluster/helper-process.ts';
import { profileOf } from '../../cluster/member.ts';
import { startEmbedded } from '../embedded.ts';
import { counted, figuresOf, type Part, quantileOf, type Round, sumOf } from '../part.ts';
import { type Call, emptyTally, Person, pause } from '../person.ts';

/** How much more is asked than it can do. */
const times = 4;
/** Enough that it never waits for the next question, and fewer than it refuses any for. */
const closedLoop = 24;
const people = 24;
/** Recovered: so many answers in a row that take at most so many times what one takes on a quiet site. */
const goodAnswers = 10;
const goodFactor = 3;
const recoveryMs = 60_000;
const tickMs = 10;

interface Phases {
  warmUpMs: number;
  capacityMs: number;
  overloadMs: number;
}

type Engine = 'pglite' | 'postgres';
const engines: readonly Engine[] = ['pglite', 'postgres'];

const usual: Phases = { warmUpMs: 5_000, capacityMs: 8_000, overloadMs: 15_000 };

interface Seen {
  acceptedMs: number[];
  refused: number;
  unanswered: number;
  faults: Set<string>;
}

/** Measures what a server can do, asks four times as much for a while, and waits until it is as before. */
export async function overloadServer(
  engine: Engine,
  { warmUpMs, capacityMs, overloadMs }: Phases = usual,
): Promise<Round> {
  const postgres = engine === 'postgres' ? startHelper('serve-postgres.mjs', ['--durable']) : undefined;
  const site = await startEmbedded(postgres ? { env: { DATABASE_URL: await addressOf(postgres) } } : {});
  try {
    const askers = await Promise.all(Array.from({ length: people }, (_, index) => signedIn(site.origin, index)));
    const asker = (turn: number) => askers[turn % people] as Person;
    const seen: Seen = { acceptedMs: [], refused: 0, unanswered: 0, faults: new Set() };
    await closed(asker, warmUpMs, nothing());
    const quiet = await alone(asker, 40);
    const perSecond = (await closed(asker, capacityMs, seen)) / (capacityMs / 1_000);
    if (seen.refused > 0) seen.faults.add(`${seen.refused} refused while nobody asked too much`);
    const over: Seen = { ...nothing(), faults: seen.faults };
    await open(asker, perSecond * times, overloadMs, over);
    if (over.unanswered > 0)
      seen.faults.add(
        `${engine}: ${over.unanswered} of ${totalOf(over)} waited for longer than 30 s instead of being refused`,
      );
    const recovered = await recovery(asker, quantileOf(quiet, 0.5) * goodFactor);
    if (recovered === undefined) seen.faults.add(`not as before within ${recoveryMs / 1_000} s`);
    if ((await fetch(`${site.origin}/healthz`)).status !== 200)
      seen.faults.add('the process does not say that it lives');
    return {
      done: { runs: 1 },
      faults: [...seen.faults, ...site.process.faults],
      figures: {
        [engine]: 1,
        perSecond,
        quietP50Ms: quantileOf(quiet, 0.5),
        capacityP99Ms: quantileOf(seen.acceptedMs, 0.99),
        accepted: over.acceptedMs.length,
        refused: over.refused,
        unanswered: over.unanswered,
        acceptedP50Ms: quantileOf(over.acceptedMs, 0.5),
        acceptedP99Ms: quantileOf(over.acceptedMs, 0.99),
        recoveryMs: recovered ?? recoveryMs,
      },
    };
  } finally {
    await site.end();
    await postgres?.stop();
  }
}

function addressOf(postgres: HelperProcess): Promise<string> {
  return postgres.line((line) => line.startsWith('postgres://'));
}

function totalOf({ acceptedMs, refused, unanswered }: Seen): number {
  return acceptedMs.length + refused + unanswered;
}

async function signedIn(origin: string, index: number): Promise<Person> {
  const email = `load-${index}@example.de`;
  const person = new Person(origin, email, 300_000 + index, emptyTally());
  await person.insist({ method: 'POST', path: '/api/auth/dev-bypass', body: { email } });
  await person.write('PUT', '/api/profile', profileOf(`Firma Last ${index}`));
  return person;
}

/** What pages ask for; one request in eight writes. */
const calls: readonly Call[] = [
  ...['/api/auth/user', '/api/matches', '/api/reviews', '/api/review-exchanges/my'],
  ...['/api/notifications', '/api/profile', '/api/conversations'],
]
  .map((path): Call => ({ method: 'GET', path }))
  .concat({ method: 'POST', path: '/api/notifications/read-all' });

async function ask(person: Person, turn: number, seen: Seen): Promise<void> {
  const call = calls[turn % calls.length] as Call;
  const startedAt = performance.now();
  const answer = await person.try(call).catch(() => undefined);
  if (!answer) {
    seen.unanswered += 1;
  } else if (answer.status === 200) {
    seen.acceptedMs.push(performance.now() - startedAt);
  } else if (answer.status === 503 || answer.status === 429) {
    seen.refused += 1;
    if (!answer.headers.get('retry-after')) seen.faults.add(`${answer.status} without Retry-After`);
  } else {
    seen.faults.add(`${call.method} ${call.path}: ${answer.status}`);
  }
}

/** Each asks again once there is an answer. @returns how many were answered with 200 */
async function closed(asker: (turn: number) => Person, ms: number, seen: Seen): Promise<number> {
  const latest = performance.now() + ms;
  const line = async (from: number) => {
    for (let turn = from; performance.now() < latest; turn += 1) await ask(asker(from), turn, seen);
  };
  await Promise.all(Array.from({ length: closedLoop }, (_, from) => line(from)));
  return seen.acceptedMs.length;
}

/** Asks so many times a second, whether there are answers or not, as a crowd does. */
async function open(asker: (turn: number) => Person, perSecond: number, ms: number, seen: Seen): Promise<void> {
  const startedAt = performance.now();
  const under: Promise<void>[] = [];
  for (let turn = 0; performance.now() - startedAt < ms; await pause(tickMs)) {
    const due = ((performance.now() - startedAt) / 1_000) * perSecond;
    for (; turn < due; turn += 1) under.push(ask(asker(turn), turn, seen));
  }
  await Promise.all(under);
}

/** @returns what answers take one after the other, in ms */
async function alone(asker: (turn: number) => Person, count: number): Promise<number[]> {
  const seen = nothing();
  for (let turn = 0; turn < count; turn += 1) await ask(asker(turn), turn, seen);
  return seen.acceptedMs;
}

/** @returns ms until answers were as quick as before; undefined when they never were */
async function recovery(asker: (turn: number) => Person, goodMs: number): Promise<number | undefined> {
  const startedAt = performance.now();
  let good = 0;
  let goodSince = startedAt;
  for (let turn = 0; performance.now() - startedAt < recoveryMs; turn += 1) {
    const [ms] = await alone((one) => asker(one + turn), 1);
    if (ms === undefined || ms > goodMs) {
      good = 0;
      goodSince = performance.now();
    } else if (++good >= goodAnswers) {
      return goodSince - startedAt;
    }
  }
  return undefined;
}

function nothing(): Seen {
  return { acceptedMs: [], refused: 0, unanswered: 0, faults: new Set() };
}

export const overload: Part = {
  name: 'overload',
  title: 'Four times as much as it can do',
  wanted: { runs: 10 },
  wantsQuiet: true,
  files: ['embedded', 'person', 'parts/overload'].map((name) => `e2e/long/${name}.ts`),
  round: (number) => overloadServer(engines[number % engines.length] ?? 'pglite'),
  rows: (rounds) =>
    engines.flatMap((engine) => {
      const own = rounds.filter(({ figures }) => figures[engine]);
      const name = engine === 'pglite' ? 'embedded' : 'PostgreSQL';
      return own.length > 0 ? rowsOf(name, own) : [];
    }),
};

function rowsOf(engine: string, rounds: readonly Round[]): [string, string][] {
  const each = (name: string, divisor = 1, places = 0) =>
    figuresOf(rounds, name)
      .map((value) => (value / divisor).toFixed(places))
      .join(', ');
  const total = (name: string) => sumOf(rounds, name);
  const asked = total('accepted') + total('refused') + total('unanswered');
  const share = (name: string) => `${((100 * total(name)) / asked).toFixed(1)} %`;
  return [
    [`${engine}: answers a second at most, in each run (those who ask use its processors)`, each('perSecond')],
    ['… p99 meanwhile, ms', each('capacityP99Ms')],
    ['… asked at four times that; refused with 503 or 429 and Retry-After', `${counted(asked)}; ${share('refused')}`],
    ['… without an answer within 30 s', share('unanswered')],
    ['… p50 and p99 of what is accepted, ms', `${each('acceptedP50Ms')}; ${each('acceptedP99Ms')}`],
    ['… as quick as on a quiet site again after, s', each('recoveryMs', 1_000, 1)],
  ];
}
