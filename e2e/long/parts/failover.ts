import { fileURLToPath } from 'node:url';
import { ensureNginx } from '../../../shared/build/src/verify/nginx.ts';
import { isReady } from '../../cluster/api-process.ts';
import { type Cluster, type Fall, startCluster } from '../../cluster/cluster.ts';
import { startAuthors } from '../diary.ts';
import { counted, figuresOf, type Part, quantileOf, type Round, sumOf } from '../part.ts';
import { emptyTally, pause, type Tally } from '../person.ts';
import { faultsOf, sentAgain, untold } from '../verdict.ts';

const repository = fileURLToPath(new URL('../../..', import.meta.url));
const ways = ['killed', 'frozen', 'stopped'] as const satisfies Fall[];
/** Acknowledged before it falls, and once more afterwards. */
const mostWrites = 40;
const longestMs = 60_000;
/** Until somebody has noticed and promotes the other one; nothing can be written for so long. */
const noticeMs = 8_000;
/** A server that hangs is told from a slow one by then: /readyz answers within three seconds. */
const graceMs = 5_000;
/** What was under way when it fell may still be told to have been done. */
const echoMs = 1_000;
const settleMs = 120_000;

/** Lets the first of two PostgreSQL servers go under load, promotes the second, and compares with what was written. */
async function failOver(cluster: Cluster, how: Fall): Promise<Round> {
  const tally = emptyTally();
  const { origin, processes, database, mails } = cluster;
  const authors = startAuthors(origin, tally, mails);
  await moreWrites(tally);
  await database.fall(how);
  const fellAt = performance.now();
  await pause(echoMs);
  const before = tally.acknowledged;
  await pause(graceMs - echoMs);
  const untrue: string[] = [];
  while (performance.now() - fellAt < noticeMs) {
    for (const { address } of processes) if (await isReady(address)) untrue.push(address);
    await pause(100);
  }
  const meanwhile = tally.acknowledged - before;
  const promotedAt = performance.now();
  await database.promote();
  const answeredMs = until(() => tally.acknowledged > before + meanwhile).then(() => performance.now() - promotedAt);
  await until(async () => (await Promise.all(processes.map(({ address }) => isReady(address)))).every(Boolean));
  const readyMs = performance.now() - promotedAt;
  const firstAnswerMs = await answeredMs;
  await moreWrites(tally);
  await authors.stop();
  const { diaries } = authors;
  for (const { person } of diaries)
    await person.sendAgain().catch((error) => tally.faults.push(`${person.email}: ${String(error)}`));
  const faults = [
    ...tally.faults,
    ...untrue.map((address) => `${address}/readyz said that it is ready while nothing could be written`),
    ...(meanwhile > 0 ? [`${meanwhile} writes were acknowledged while nothing could be written`] : []),
    ...(await faultsOf(diaries)),
    ...(await untold(diaries, mails)),
    ...(await unequal(cluster)),
  ];
  return {
    done: { failovers: 1 },
    faults,
    figures: {
      [`${how}FirstAnswerMs`]: firstAnswerMs,
      [`${how}ReadyMs`]: readyMs,
      businesses: diaries.length,
      acknowledged: tally.acknowledged,
      brokenOff: tally.brokenOff,
      sentAgain: tally.sentAgain,
      mails: mails().length,
      mailsAgain: sentAgain(mails()),
    },
  };
}

async function moreWrites(tally: Tally): Promise<void> {
  const enough = tally.acknowledged + mostWrites;
  const latest = performance.now() + longestMs;
  while (tally.acknowledged < enough && performance.now() < latest) await pause(5);
}

async function until(holds: () => boolean | Promise<boolean>): Promise<void> {
  const latest = performance.now() + settleMs;
  while (!(await holds())) {
    if (performance.now() > latest) throw new Error(`nothing was answered again within ${settleMs / 1_000} s`);
    await pause(10);
  }
}

async function unequal(cluster: Cluster): Promise<string[]> {
  const { isEqual, output } = await cluster.recompute();
  return isEqual ? [] : [`stored figures are not those of the ledger: ${output}`];
}

export const failover: Part = {
  name: 'failover',
  title: 'PostgreSQL falls, and the one that follows takes its place',
  wanted: { failovers: 60 },
  files: ['diary', 'person', 'verdict', 'parts/failover'].map((name) => `e2e/long/${name}.ts`),
  async missing() {
    const nginx = await ensureNginx(repository, () => undefined);
    return nginx ? undefined : 'there is no nginx, and no apt-get to get it with';
  },
  async round(number) {
    const nginx = await ensureNginx(repository, () => undefined);
    if (!nginx) throw new Error('there is no nginx');
    const cluster = await startCluster({ nginx, hasStandby: true });
    try {
      const round = await failOver(cluster, ways[number % ways.length] ?? 'killed');
      return { ...round, faults: [...round.faults, ...cluster.faults()] };
    } finally {
      await cluster.stop();
    }
  },
  rows: (rounds) => [
    [
      'writes acknowledged (profiles, imports, matches, messages, plans, proposals), all there once',
      counted(sumOf(rounds, 'acknowledged')),
    ],
    [
      '… broken off; sent again with the same key, and there once',
      `${counted(sumOf(rounds, 'brokenOff'))}; ${counted(sumOf(rounds, 'sentAgain'))}`,
    ],
    [
      'mails that the mail server took; of these once more under the same Message-ID',
      `${counted(sumOf(rounds, 'mails'))}; ${counted(sumOf(rounds, 'mailsAgain'))}`,
    ],
    ...ways.map(
      (how) =>
        [
          `${how}: from the order to promote until a write is acknowledged, median and longest; until all processes are ready, longest`,
          `${range(figuresOf(rounds, `${how}FirstAnswerMs`))}; ${seconds(Math.max(...figuresOf(rounds, `${how}ReadyMs`)))}`,
        ] as const,
    ),
  ],
};

function range(ms: readonly number[]): string {
  return `${seconds(quantileOf(ms, 0.5))}, ${seconds(Math.max(...ms))}`;
}

function seconds(ms: number): string {
  return Number.isFinite(ms) ? `${(ms / 1000).toFixed(1)} s` : 'not run yet';
}
