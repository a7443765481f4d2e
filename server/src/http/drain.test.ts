import { Agent, get } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, it } from 'node:test';
import { setTimeout } from 'node:timers/promises';
import { expect } from 'expect';
import { startTestApp } from '../../testing/test-app.ts';
import { testEnv } from '../../testing/test-env.ts';
import { systemFeature } from '../areas/site/index.ts';
import { buildApp } from './app.ts';

const test = await startTestApp();

describe('closing behind a proxy', () => {
  it('answers what comes over an open connection, says not ready, and takes no new one', async () => {
    const { port, close, agent } = await listen({ TRUST_PROXY: 'loopback' });
    expect(await ask(port, agent)).toMatchObject({ status: 200, connection: 'keep-alive' });
    const closed = close();
    let last = await ask(port, agent);
    while (last.status === 200) last = await ask(port, agent);
    expect(last).toEqual({ status: 503, connection: 'close' });
    await expect(ask(port, new Agent())).rejects.toThrow('ECONNREFUSED');
    const startedAt = performance.now();
    await closed;
    // The last connection went with its answer, so there is nothing left to wait for.
    expect(performance.now() - startedAt).toBeLessThan(2_500);
  });

  it('hangs up on nobody who connects at that moment, however busy it is', async () => {
    const endings: string[] = [];
    for (let round = 0; round < 6; round += 1) {
      const { port, close } = await listen({ TRUST_PROXY: 'loopback' });
      const knocking = Array.from({ length: 20 }, () => knock(port));
      await setTimeout(50);
      await close();
      endings.push(...(await Promise.all(knocking)));
    }
    expect(new Set(endings)).toEqual(new Set(['ECONNREFUSED']));
  });

  it('gives up idle connections at once where there is no proxy', async () => {
    const { port, close, agent } = await listen({});
    await ask(port, agent);
    const startedAt = performance.now();
    await close();
    expect(performance.now() - startedAt).toBeLessThan(2_500);
  });
});

async function listen(env: Record<string, string>) {
  // The jobs of the health checks are registered already, by the application that the harness built.
  const jobs = { ...test.core.jobs, work: () => {}, schedule: () => {} };
  const app = await buildApp({ ...test.core, jobs, env: testEnv(env) }, { features: [systemFeature] });
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  return { port, close: () => app.close(), agent: new Agent({ keepAlive: true, maxSockets: 1 }) };
}

/** Asks over a connection of its own each time, as long as it is taken. @returns what ended that */
async function knock(port: number): Promise<string> {
  try {
    while (true) await ask(port, new Agent());
  } catch (error) {
    return (error as NodeJS.ErrnoException).code ?? String(error);
  }
}

function ask(port: number, agent: Agent): Promise<{ status: number | undefined; connection: string | undefined }> {
  return new Promise((resolve, reject) => {
    get({ port, agent, host: '127.0.0.1', path: '/readyz' }, (answer) => {
      answer.resume().once('end', () => {
        // The agent takes the connection back after 'end'.
        setImmediate(() => resolve({ status: answer.statusCode, connection: answer.headers.connection }));
      });
    }).once('error', reject);
  });
}
