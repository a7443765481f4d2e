import { type AddressInfo, connect } from 'node:net';
import { after, describe, it } from 'node:test';
import { expect } from 'expect';
import { startTestApp } from '../../testing/test-app.ts';
import { systemFeature } from '../areas/site/index.ts';
import { buildApp } from './app.ts';
import { maxPipelined, maxRequestsPerConnection } from './pipelining.ts';

const test = await startTestApp({ features: [systemFeature] });
const started: string[] = [];
let [running, mostRunning] = [0, 0];
const app = await buildApp(test.core, {
  features: [
    async (scope) => {
      scope.get('/waits', async () => {
        started.push('waits');
        mostRunning = Math.max(mostRunning, ++running);
        await new Promise((resolve) => setImmediate(resolve));
        running -= 1;
        return 'answered';
      });
    },
  ],
});
await app.listen({ host: '127.0.0.1', port: 0 });
after(() => app.close());
const { port } = app.server.address() as AddressInfo;

describe('requests sent before the first is answered', () => {
  it('are answered in order while they are few, one after the other', async () => {
    const answers = await talk(Array.from({ length: maxPipelined }, () => '/waits'));
    expect(answers.match(/HTTP\/1\.1 200/g)).toHaveLength(maxPipelined);
    expect([started.length, mostRunning]).toEqual([maxPipelined, 1]);
  });

  for (const path of ['/waits', '/%zz'])
    it(`end the connection when they are many: ${path}`, async () => {
      started.length = 0;
      const answers = await talk(Array.from({ length: 1_200 }, () => path));
      expect(answers.match(/HTTP\/1\.1 /g)?.length ?? 0).toBeLessThanOrEqual(maxPipelined);
      expect(started.length).toBeLessThanOrEqual(1);
      expect(await talk(['/waits'])).toMatch(/^HTTP\/1\.1 200/);
    });
});

describe('one connection', () => {
  it('ends with an answer that says so, so that nobody keeps one for ever', () => {
    expect(app.server.maxRequestsPerSocket).toBe(maxRequestsPerConnection);
  });
});

/** Sends all at once, the last with `Connection: close`. @returns all that came until the connection ended */
function talk(paths: readonly string[]): Promise<string> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    let answers = '';
    socket.setEncoding('utf8');
    socket.on('data', (chunk) => {
      answers += chunk;
    });
    socket.on('error', () => {});
    socket.once('close', () => resolve(answers));
    const request = (path: string, index: number) =>
      `GET ${path} HTTP/1.1\r\nHost: localhost:3000\r\n${index === paths.length - 1 ? 'Connection: close\r\n' : ''}\r\n`;
    socket.write(paths.map(request).join(''));
  });
}
