import { fileURLToPath } from 'node:url';
import { ensureNginx } from '../../../shared/build/src/verify/nginx.ts';
import { type Cluster, startCluster } from '../../cluster/cluster.ts';
import { killUnderLoad } from '../../cluster/kills.ts';
import { rollingRestarts } from '../../cluster/rolling-restart.ts';
import { leftOver } from '../../cluster/settled.ts';
import { counted, figuresOf, type Part, type Round, sumOf } from '../part.ts';

const repository = fileURLToPath(new URL('../../..', import.meta.url));
const settleMs = 180_000;
/** In each round, on a cluster of its own. */
const kills = 9;
const crashes = 3;
const turns = 2;

async function missing(): Promise<string | undefined> {
  const found = await ensureNginx(repository, () => undefined);
  return found ? undefined : 'there is no nginx, and no apt-get to get it with';
}

async function onCluster(work: (cluster: Cluster) => Promise<Round>): Promise<Round> {
  const nginx = await ensureNginx(repository, () => undefined);
  if (!nginx) throw new Error('there is no nginx');
  const cluster = await startCluster({ nginx });
  try {
    const round = await work(cluster);
    return { ...round, faults: [...round.faults, ...cluster.faults()] };
  } finally {
    await cluster.stop();
  }
}

export const falls: Part = {
  name: 'falls',
  title: 'Kills and immediate stops of PostgreSQL behind nginx',
  wanted: { kills: 300, 'immediate stops of PostgreSQL': 100 },
  files: ['e2e/long/parts/falls.ts'],
  missing,
  round: () =>
    onCluster(async (cluster) => {
      const fallen = await killUnderLoad(cluster, { kills, crashes });
      const left = await leftOver(cluster, fallen.stories, settleMs);
      return {
        done: { kills, 'immediate stops of PostgreSQL': crashes },
        faults: [...fallen.faults, ...left],
        figures: {
          acknowledged: fallen.acknowledged,
          brokenOff: fallen.brokenOff,
          slowestRecoveryMs: fallen.slowestRecoveryMs,
        },
      };
    }),
  rows: (rounds) => [
    ['writes acknowledged meanwhile, none lost or done twice', counted(sumOf(rounds, 'acknowledged'))],
    ['stories broken off meanwhile', counted(sumOf(rounds, 'brokenOff'))],
    [
      'all processes ready again after a stop of the database, longest',
      seconds(figuresOf(rounds, 'slowestRecoveryMs')),
    ],
  ],
};

export const restarts: Part = {
  name: 'restarts',
  title: 'Rolling restarts of three processes under load',
  wanted: { 'rolling restarts': 50 },
  files: ['e2e/long/parts/falls.ts'],
  missing,
  round: () =>
    onCluster(async (cluster) => {
      const result = await rollingRestarts(cluster, turns);
      return {
        done: { 'rolling restarts': turns },
        faults: result.failures,
        figures: { requests: result.requests, slowestMs: result.slowestMs },
      };
    }),
  rows: (rounds) => [
    ['requests meanwhile, one in four a write', counted(sumOf(rounds, 'requests'))],
    ['failed', counted(rounds.flatMap(({ faults }) => faults).length)],
    ['slowest answer', seconds(figuresOf(rounds, 'slowestMs'))],
  ],
};

function seconds(ms: readonly number[]): string {
  return `${(Math.max(...ms) / 1000).toFixed(1)} s`;
}
