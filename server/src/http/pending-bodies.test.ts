import type { AddressInfo, Socket } from 'node:net';
import { describe, it } from 'node:test';
import { expect } from 'expect';
import { closed, send, sendHalf, sendHeadersHalf } from '../../testing/half-sent.ts';
import { startTestApp } from '../../testing/test-app.ts';
import { authFeature } from '../areas/auth/index.ts';
import { systemFeature } from '../areas/site/index.ts';
import { buildApp } from './app.ts';
import type { App } from './request-types.ts';

const test = await startTestApp({ features: [authFeature, systemFeature] });
const port = await listen(test.app);
const path = '/api/auth/magic-link';

describe('requests that are sent half', () => {
  it('take nothing from whole ones: with 200 of them under way, everybody else is answered', async () => {
    await Promise.all(Array.from({ length: 200 }, () => sendHalf(port, path)));
    const asked = Array.from({ length: 50 }, () => fetch(`http://127.0.0.1:${port}/api/auth/user`));
    expect((await Promise.all(asked)).map(({ status }) => status)).toEqual(asked.map(() => 401));
  });

  it('are bounded per network: beyond 64 the oldest end, and whole requests of that network are answered at once', async () => {
    const app = await buildApp(test.core, { features: [] });
    const other = await listen(app);
    const answers: Promise<string>[] = [];
    for (let sent = 0; sent < 70; sent += 1) answers.push(readAnswer(await sendHalf(other, '/x')));
    for (const answer of await Promise.all(answers.slice(0, 6))) {
      expect(answer).toMatch(/^HTTP\/1\.1 408 .*"code":"REQUEST_TIMEOUT"/s);
      expect(answer).toMatch(/^connection: close/im);
    }
    const left = answers.slice(7).map((answer) => answer.then(() => 'ended'));
    const init = {
      method: 'POST',
      headers: { 'content-type': 'application/json', host: 'localhost:3000' },
      body: '{}',
    };
    const whole = fetch(`http://127.0.0.1:${other}/x`, init).then(({ status }) => status);
    expect(await Promise.race([whole, ...left])).not.toBe('ended');
    expect(await whole).not.toBe(503);
    await app.close();
  });

  it('are given up when they trickle', async () => {
    const app = await buildApp(test.core, {
      features: [],
      timeouts: { headersMillis: 150, requestMillis: 300, checkMillis: 50 },
    });
    const other = await listen(app);
    const sockets = await Promise.all([sendHalf(other, '/x'), sendHalf(other, '/x'), sendHeadersHalf(other)]);
    await Promise.all(
      sockets.map(async (socket) => {
        const trickle = setInterval(() => socket.writable && socket.write(' '), 20);
        await closed(socket);
        clearInterval(trickle);
      }),
    );
    await app.close();
  });

  it('do not keep the server from stopping', async () => {
    const app = await buildApp(test.core, { features: [] });
    const other = await listen(app);
    const sockets = await Promise.all([sendHalf(other, '/x'), sendHeadersHalf(other), send(other, '')]);
    await fetch(`http://127.0.0.1:${other}/x`, { headers: { host: 'localhost:3000' } });
    await app.close();
    await Promise.all(sockets.map(closed));
  });
});

async function listen(app: App): Promise<number> {
  await app.listen({ host: '127.0.0.1', port: 0 });
  return (app.server.address() as AddressInfo).port;
}

/** All that came until the connection ended. */
async function readAnswer(socket: Socket): Promise<string> {
  let answer = '';
  socket.on('data', (chunk) => {
    answer += chunk;
  });
  await closed(socket);
  return answer;
}
