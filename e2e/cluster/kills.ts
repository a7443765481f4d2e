import { type ApiProcess, isReady } from './api-process.ts';
import type { Cluster } from './cluster.ts';
import { type Story, startWriters } from './stories.ts';
import { faultsOf } from './verdict.ts';

export interface KillPlan {
  /** API processes killed with SIGKILL, one at a time. */
  kills: number;
  /** Immediate stops of PostgreSQL. */
  crashes: number;
}

export interface KillResult {
  stories: readonly Story[];
  /** Writes that the site acknowledged. */
  acknowledged: number;
  /** Stories that broke off. */
  brokenOff: number;
  /** Everything lost or doubled, in sentences. */
  faults: string[];
  /** Longest time from a start of PostgreSQL until all processes were ready again, in ms. */
  slowestRecoveryMs: number;
}

/** Time under load before something falls, in ms: enough for writes to be under way. */
const shortestMs = 150;
const longestMs = 600;
/** Every process stands again by then, and nginx leaves one out for two seconds at most (deploy/nginx). */
const proxyRecoversWithinMs = 5_000;
/** Kept for the verdict at a time; a long run judges in portions. */
const portion = 30;

/** Kills and crashes in random order while businesses write, then compares with what they were told. */
export async function killUnderLoad(cluster: Cluster, plan: KillPlan): Promise<KillResult> {
  const result: KillResult = { stories: [], acknowledged: 0, brokenOff: 0, faults: [], slowestRecoveryMs: 0 };
  const falls = shuffled([...Array<'kill'>(plan.kills).fill('kill'), ...Array<'crash'>(plan.crashes).fill('crash')]);
  for (let from = 0; from < falls.length; from += portion) {
    const writers = startWriters(cluster);
    await letFall(cluster, falls.slice(from, from + portion), result);
    await writers.stop();
    await answering(cluster);
    result.faults.push(...(await faultsOf(writers.stories)));
    result.stories = [...result.stories, ...writers.stories];
    result.brokenOff += writers.failed();
  }
  result.acknowledged = result.stories.reduce((sum, story) => sum + writesOf(story), 0);
  return result;
}

/** A killed process comes back while the next one falls, but one always stands. */
async function letFall(cluster: Cluster, falls: readonly ('kill' | 'crash')[], result: KillResult): Promise<void> {
  const comingBack = new Map<ApiProcess, Promise<void>>();
  for (const fall of falls) {
    await pause(shortestMs + Math.random() * (longestMs - shortestMs));
    if (fall === 'crash') {
      // Processes that are starting would give up without a database, as they should.
      await Promise.all(comingBack.values());
      result.slowestRecoveryMs = Math.max(result.slowestRecoveryMs, await crashDatabase(cluster));
      continue;
    }
    if (comingBack.size >= cluster.processes.length - 1) await Promise.race(comingBack.values());
    const standing = cluster.processes.filter((one) => !comingBack.has(one));
    const victim = standing[Math.floor(Math.random() * standing.length)];
    if (!victim) continue;
    await victim.kill();
    comingBack.set(
      victim,
      victim.start().finally(() => comingBack.delete(victim)),
    );
  }
  await Promise.all(comingBack.values());
  await pause(longestMs);
}

async function crashDatabase({ database, processes }: Cluster): Promise<number> {
  await database.crash();
  await pause(Math.random() * longestMs);
  const startedAt = performance.now();
  await database.restart();
  while (!(await Promise.all(processes.map(({ address }) => isReady(address)))).every(Boolean)) await pause(20);
  return performance.now() - startedAt;
}

/** nginx asks a process that it found away again after two seconds; whoever judges the writes waits for that. */
async function answering({ origin }: Cluster): Promise<void> {
  const deadline = Date.now() + proxyRecoversWithinMs;
  while ((await fetch(`${origin}/api/auth/user`)).status >= 500) {
    if (Date.now() > deadline) throw new Error(`nginx did not answer again within ${proxyRecoversWithinMs} ms`);
    await pause(50);
  }
}

function writesOf({ hasProfile, acknowledgedReviews, match }: Story): number {
  return (hasProfile ? 1 : 0) + acknowledgedReviews.length + (match ? 1 : 0) + (match?.isAccepted ? 1 : 0);
}

function shuffled<Item>(items: readonly Item[]): Item[] {
  return items
    .map((item) => ({ item, at: Math.random() }))
    .sort((left, right) => left.at - right.at)
    .map(({ item }) => item);
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
