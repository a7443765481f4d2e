import { describe, it } from 'node:test';
import { expect } from 'expect';
import { startTestApp } from '../../../../testing/test-app.ts';
import { openTestConnection } from '../../../../testing/test-connection.ts';
import { testEnv } from '../../../../testing/test-env.ts';
import { secretFrom } from '../../../config/secret.ts';
import { createCore } from '../../../core.ts';
import { buildApp } from '../../../http/app.ts';
import { systemFeature } from './index.ts';

const test = await startTestApp();
/** A database of PostgreSQL has a disk of its own. */
const disk = test.core.database.engine === 'pglite' ? { disk: true } : {};

describe('the health checks', () => {
  it('say that the process lives and that database and jobs answer', async () => {
    expect((await test.visitor.get('/healthz')).json()).toEqual({ status: 'ok' });
    const ready = await test.visitor.get('/readyz');
    expect(ready.statusCode).toBe(200);
    // Nothing was released here, so there are no pages yet, which is no fault.
    expect(ready.json()).toEqual({ status: 'ready', database: true, jobs: true, pages: false, ...disk });
  });

  it('say not ready, but alive, when the database is gone', async () => {
    const { env, log } = test.core;
    const core = createCore({ env, log, secret: secretFrom('x'), connection: await openTestConnection() });
    const app = await buildApp({ ...core, env: testEnv() }, { features: [systemFeature] });
    await core.database.close();
    const ready = await app.inject({ url: '/readyz' });
    expect(ready.statusCode).toBe(503);
    expect(ready.json()).toEqual({ status: 'not-ready', database: false, jobs: false, ...disk });
    expect((await app.inject({ url: '/healthz' })).statusCode).toBe(200);
    await app.close();
  });

  it('say so in time when the database hangs', async () => {
    const { core } = test;
    const never = new Promise<never>(() => {});
    const database = { ...core.database, ping: () => never };
    const hanging = { ...core, env: testEnv(), database, jobs: { ...core.jobs, isReady: () => never } };
    const app = await buildApp(hanging, { features: [systemFeature] });
    const startedAt = performance.now();
    const ready = await app.inject({ url: '/readyz' });
    expect([ready.statusCode, ready.json()]).toEqual([
      503,
      { status: 'not-ready', database: false, jobs: false, ...disk },
    ]);
    expect(performance.now() - startedAt).toBeLessThan(5_000);
    await app.close();
  });
});
