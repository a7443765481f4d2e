import { after, describe, it } from 'node:test';
import { expect } from 'expect';
import { startCluster } from './cluster.ts';
import { killUnderLoad } from './kills.ts';
import { rollingRestarts } from './rolling-restart.ts';
import { leftOver } from './settled.ts';
import type { Story } from './stories.ts';

/** `npm test` finds or fetches it (shared/build/src/verify/nginx.ts). */
const nginx = process.env.NGINX_PATH ?? '/usr/sbin/nginx';
/** `npm run test:long -- falls restarts` goes on for hundreds. */
const [kills, crashes, rounds] = [10, 3, 1];
/** What a killed process had begun is taken over after its silence of 30 seconds. */
const settleMs = 90_000;

const cluster = await startCluster({ nginx });
after(() => cluster.stop());

describe('what falls', { timeout: 60_000 * (kills + crashes + rounds) }, () => {
  let stories: readonly Story[] = [];

  it(`loses nothing and does nothing twice: ${kills} killed processes, ${crashes} immediate stops of the database`, async (context) => {
    const result = await killUnderLoad(cluster, { kills, crashes });
    stories = result.stories;
    context.diagnostic(`${result.acknowledged} acknowledged writes, ${result.brokenOff} broken off`);
    expect(result.faults).toEqual([]);
    expect(result.acknowledged).toBeGreaterThan(100);
    expect(cluster.faults()).toEqual([]);
  });

  it('is not noticed when it is a rolling restart', async (context) => {
    const result = await rollingRestarts(cluster, rounds);
    context.diagnostic(`${result.requests} requests, the slowest took ${Math.round(result.slowestMs)} ms`);
    expect(result.failures).toEqual([]);
    expect(result.requests).toBeGreaterThan(500);
    expect(cluster.faults()).toEqual([]);
  });

  it('had everything told once that followed, and left figures that equal the ledger', async () => {
    expect(await leftOver(cluster, stories, settleMs)).toEqual([]);
  });
});
