// `npm run bench cluster [-- kills,crashes,rounds]`: what e2e/cluster proves in small, at length; 300,100,50 unless given.
import { availableParallelism } from 'node:os';
import { printTable } from '../../shared/build/src/bench/table.ts';
import { ensureNginx } from '../../shared/build/src/verify/nginx.ts';
import { startCluster } from '../cluster/cluster.ts';
import { killUnderLoad } from '../cluster/kills.ts';
import { rollingRestarts } from '../cluster/rolling-restart.ts';
import { leftOver } from '../cluster/settled.ts';

const [kills = 300, crashes = 100, rounds = 50] = (process.argv[2] ?? '').split(',').filter(Boolean).map(Number);
const settleMs = 180_000;

const nginx = await ensureNginx(process.cwd(), console.log);
if (!nginx) process.exit(1);
const cluster = await startCluster({ nginx });
try {
  const startedAt = performance.now();
  const fallen = await killUnderLoad(cluster, { kills, crashes });
  const fallenMs = performance.now() - startedAt;
  const restarted = await rollingRestarts(cluster, rounds);
  const left = await leftOver(cluster, fallen.stories, settleMs);
  const ended = cluster.faults();
  for (const fault of [...fallen.faults, ...restarted.failures, ...left, ...ended]) console.log(fault);

  const number = (value: number) => Math.round(value).toLocaleString('en');
  console.log(
    `\n${new Date().toISOString().slice(0, 10)}, ${availableParallelism()} cores, three processes, PostgreSQL with fsync\n`,
  );
  printTable(
    ['what', 'figure'],
    [
      ['killed processes', number(kills)],
      ['immediate stops of the database', number(crashes)],
      ['acknowledged writes meanwhile', number(fallen.acknowledged)],
      ['broken off meanwhile', number(fallen.brokenOff)],
      ['lost or doubled', number(fallen.faults.length)],
      ['consequences missing or doubled, figures off the ledger', number(left.length)],
      ['processes that ended by themselves', number(ended.length)],
      ['slowest recovery after a database stop', `${number(fallen.slowestRecoveryMs)} ms`],
      ['duration', `${number(fallenMs / 1000)} s`],
      ['rolling restarts of all three', number(rounds)],
      ['requests meanwhile', number(restarted.requests)],
      ['failed requests', number(restarted.failures.length)],
      ['slowest answer', `${number(restarted.slowestMs)} ms`],
    ],
  );
  process.exitCode = fallen.faults.length + restarted.failures.length + left.length + ended.length > 0 ? 1 : 0;
} finally {
  await cluster.stop();
}
