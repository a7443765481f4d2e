import { drainWhenClosing } from '../../../http/drain.ts';
import type { Feature } from '../../../http/feature.ts';
import { job } from '../../../jobs/job.ts';

const cleanUp = job<Record<string, never>>('system.clean-up');

/** Health checks for whoever runs the process, and the housekeeping of the core's own tables. */
export const systemFeature: Feature = (app, { env, database, idempotency, jobs, limits, log }) => {
  let isClosing = false;
  app.addHook('preClose', async () => {
    isClosing = true;
  });
  if (env.trustProxy) drainWhenClosing(app);

  app.get('/healthz', { config: { isAlwaysServed: true } }, () => ({ status: 'ok' }));

  app.get('/readyz', { config: { isAlwaysServed: true } }, async (_request, reply) => {
    const [hasDatabase, hasJobs, others] = await Promise.all([answers(), jobs.isReady(), Promise.all(checks())]);
    const isReady = hasDatabase && hasJobs && !isClosing && others.every(([, state]) => state !== 'broken');
    reply.status(isReady ? 200 : 503).header('cache-control', 'no-store');
    const more = Object.fromEntries(others.map(([name, state]) => [name, state === 'ready']));
    return { status: isReady ? 'ready' : 'not-ready', database: hasDatabase, jobs: hasJobs, ...more };
  });

  jobs.work(cleanUp, async () => {
    await limits.removeOld();
    await idempotency.removeOld();
  });
  jobs.schedule(cleanUp, '43 3 * * *');

  function checks() {
    return [...app.readiness].map(async ([name, check]) => [name, await check()] as const);
  }

  async function answers(): Promise<boolean> {
    try {
      await database.ping();
      return true;
    } catch (error) {
      log.warn({ err: error }, 'the database does not answer');
      return false;
    }
  }
};
