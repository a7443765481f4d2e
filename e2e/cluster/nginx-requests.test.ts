import { once } from 'node:events';
import { mkdtemp, writeFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, beforeEach, describe, it } from 'node:test';
import { expect } from 'expect';
import { generate } from 'selfsigned';
import { freePort } from '../site/providers.ts';
import { startNginx } from './nginx.ts';

const program = process.env.NGINX_PATH ?? '/usr/sbin/nginx';
const folder = await mkdtemp(join(tmpdir(), 'rezenso-nginx-requests-'));
const { cert, private: key } = await generate([{ name: 'commonName', value: 'localhost' }], { keySize: 2048 });
const certificate = { cert: join(folder, 'cert.pem'), key: join(folder, 'key.pem'), plainPort: await freePort() };
await Promise.all([writeFile(certificate.cert, cert), writeFile(certificate.key, key)]);

/** What reached a process: method, address and body, and who is said to ask. */
let heard: { request: string; forwardedFor: string[] }[] = [];
async function hear(request: IncomingMessage, answer: ServerResponse): Promise<void> {
  let body = '';
  for await (const part of request.setEncoding('utf8')) body += part;
  const forwardedFor = request.headersDistinct['x-forwarded-for'] ?? [];
  heard.push({ request: `${request.method} ${request.url} ${body}`, forwardedFor });
  answer.end('heard');
}
const behind = createServer((request, answer) => void hear(request, answer));
await once(behind.listen(0, '127.0.0.1'), 'listening');
const upstream = `127.0.0.1:${(behind.address() as AddressInfo).port}`;
const [port, tlsPort] = [await freePort(), await freePort()];
const upstreams = [upstream, upstream, upstream] as const;
const nginx = await startNginx({ program, folder: join(folder, 'plain'), port, upstreams });
const withTls = await startNginx({ program, folder: join(folder, 'tls'), port: tlsPort, upstreams, certificate });
after(async () => {
  await Promise.all([nginx.stop(), withTls.stop()]);
  behind.close();
});
beforeEach(() => {
  heard = [];
});

const smuggled = 'GET /smuggled HTTP/1.1\r\nHost: localhost\r\n\r\n';
const post = (headers: string, body: string) => `POST /api/x HTTP/1.1\r\nHost: localhost\r\n${headers}\r\n\r\n${body}`;
const length = `Content-Length: ${smuggled.length + 5}`;

describe('a request whose end can be read in two ways', () => {
  for (const [what, text] of [
    ['a length and chunks', post(`${length}\r\nTransfer-Encoding: chunked`, `0\r\n\r\n${smuggled}`)],
    ['chunks and a length', post(`Transfer-Encoding: chunked\r\nContent-Length: 4`, `5c\r\n${smuggled}\r\n0\r\n\r\n`)],
    ['two lengths', post(`Content-Length: 0\r\n${length}`, `${smuggled}     `)],
    ['two lengths in one line', post(`Content-Length: 0, ${smuggled.length}`, smuggled)],
    ['a length with a sign', post('Content-Length: +0', smuggled)],
    ['an encoding nobody knows', post('Transfer-Encoding: xchunked', `0\r\n\r\n${smuggled}`)],
    ['chunked named twice', post('Transfer-Encoding: chunked\r\nTransfer-Encoding: identity', `0\r\n\r\n${smuggled}`)],
    ['chunks after another encoding', post('Transfer-Encoding: identity, chunked', `0\r\n\r\n${smuggled}`)],
    ['chunks in HTTP/1.0', post('Transfer-Encoding: chunked', `0\r\n\r\n${smuggled}`).replace('1.1', '1.0')],
    ['a space before the colon', post('Transfer-Encoding : chunked', `0\r\n\r\n${smuggled}`)],
    ['a chunk with a false size', post('Transfer-Encoding: chunked', `0x5\r\nhello\r\n0\r\n\r\n${smuggled}`)],
  ] as const)
    it(`is refused, and nothing of it reaches a process: ${what}`, async () => {
      const answers = await talk(text);
      expect(answers.match(/HTTP\/1\.[01] \d+/g)).toEqual([expect.stringMatching(/ (400|501)$/)]);
      expect(heard).toEqual([]);
    });

  it('ends where it says when it says so once', async () => {
    const chunked = post('Transfer-Encoding: chunked', '5\r\nhello\r\n0\r\n\r\n');
    expect((await talk(`${chunked}${smuggled}`)).match(/HTTP\/1\.1 200/g)).toHaveLength(2);
    expect(heard.map(({ request }) => request)).toEqual(['POST /api/x hello', 'GET /smuggled ']);
  });
});

describe('the address that a process is told', () => {
  for (const claims of [
    'X-Forwarded-For: 203.0.113.7',
    'X-Forwarded-For: 203.0.113.7, 127.0.0.1',
    'X-Forwarded-For: 203.0.113.7\r\nX-Forwarded-For: 198.51.100.1',
    'x-forwarded-for: ::1\r\nX_Forwarded_For: 203.0.113.7\r\nX-Real-IP: 203.0.113.7\r\nForwarded: for=203.0.113.7',
  ])
    it(`is the one that nginx sees, whatever is claimed: ${JSON.stringify(claims)}`, async () => {
      await talk(`GET /who HTTP/1.1\r\nHost: localhost\r\n${claims}\r\n\r\n`);
      expect(heard).toEqual([{ request: 'GET /who ', forwardedFor: ['127.0.0.1'] }]);
      expect((await nginx.accessLog()).at(-1)).toMatchObject({ client: '127.0.0.1', status: 200 });
    });
});

describe('plain HTTP, once there are certificates', () => {
  const plain = (path: string, method = 'GET') =>
    fetch(`http://127.0.0.1:${certificate.plainPort}${path}`, { method, redirect: 'manual' });

  it('leads people who open a page to the site’s own name over HTTPS', async () => {
    for (const path of ['/', '/b/cafe?x=1', '/magic-link?token=x']) {
      const answer = await plain(path);
      expect([answer.status, answer.headers.get('location')]).toEqual([308, `https://www.rezenso.example${path}`]);
    }
  });

  it('refuses programs, which would not notice that they speak in clear', async () => {
    for (const [path, method] of [
      ['/api/auth/user', 'GET'],
      ['/api/auth/magic-link', 'POST'],
      ['/unsubscribe/x', 'POST'],
      ['/', 'DELETE'],
    ] as const) {
      const answer = await plain(path, method);
      expect([path, answer.status, answer.headers.get('location')]).toEqual([path, 403, null]);
      expect(await answer.json()).toMatchObject({ code: 'FORBIDDEN' });
    }
    expect(heard).toEqual([]);
  });
});

/** Sends these bytes over one connection. @returns all that came back until it ended, or for a while */
function talk(text: string): Promise<string> {
  return new Promise((resolve) => {
    let answer = '';
    const socket = connect(port, '127.0.0.1', () => socket.write(text));
    socket.setTimeout(500, () => socket.destroy());
    socket.setEncoding('utf8').on('data', (part) => {
      answer += part;
    });
    socket.on('error', () => {}).on('close', () => resolve(answer));
  });
}
