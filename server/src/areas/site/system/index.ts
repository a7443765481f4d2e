import { answerWithin } from '../../../http/answer-within.ts';
import { drainWhenClosing } from '../../../http/drain.ts';
import type { Feature } from '../../../http/feature.ts';
import { diskReadiness } from './disk-readiness.ts';

/** A database that hangs is one that does not answer; whoever asks may give up after five seconds. */
const patienceMillis = 3_000;

/** Health checks for whoever runs the process. */
export const systemFeature: Feature = (app, { env, database, jobs, log }) => {
  let isClosing = false;
  app.addHook('preClose', async () => {
    isClosing = true;
  });
  if (env.trustProxy) drainWhenClosing(app);
  if (database.engine === 'pglite') app.readiness.set('disk', () => diskReadiness(env.dataDir, log));

  app.get('/healthz', { config: { isAlwaysServed: true } }, () => ({ status: 'ok' }));

  app.get('/readyz', { config: { isAlwaysServed: true } }, async (_request, reply) => {
    const [hasDatabase, hasJobs, others] = await Promise.all([answers(), haveJobs(), Promise.all(checks())]);
    const isReady = hasDatabase && hasJobs && !isClosing && others.every(([, state]) => state !== 'broken');
    reply.status(isReady ? 200 : 503).header('cache-control', 'no-store');
    const more = Object.fromEntries(others.map(([name, state]) => [name, state === 'ready']));
    return { status: isReady ? 'ready' : 'not-ready', database: hasDatabase, jobs: hasJobs, ...more };
  });

  function checks() {
    return [...app.readiness].map(async ([name, check]) => [name, await check()] as const);
  }

  function haveJobs(): Promise<boolean> {
    return answerWithin(patienceMillis, jobs.isReady()).catch(() => false);
  }

  async function answers(): Promise<boolean> {
    try {
      await answerWithin(patienceMillis, database.ping());
      return true;
    } catch (error) {
      log.warn({ err: error }, 'the database does not answer');
      return false;
    }
  }
};
