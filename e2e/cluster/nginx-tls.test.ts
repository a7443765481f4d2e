import { once } from 'node:events';
import { mkdtemp, writeFile } from 'node:fs/promises';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import { request } from 'node:https';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, describe, it } from 'node:test';
import { connect, type SecureVersion } from 'node:tls';
import { expect } from 'expect';
import { generate } from 'selfsigned';
import { freePort } from '../site/providers.ts';
import { startNginx } from './nginx.ts';

const program = process.env.NGINX_PATH ?? '/usr/sbin/nginx';
const folder = await mkdtemp(join(tmpdir(), 'rezenso-nginx-tls-'));
const { cert, private: key } = await generate([{ name: 'commonName', value: 'localhost' }], { keySize: 2048 });
const certificate = { cert: join(folder, 'cert.pem'), key: join(folder, 'key.pem') };
await Promise.all([writeFile(certificate.cert, cert), writeFile(certificate.key, key)]);

/** Tells what reached it. */
const echo = createServer(({ headers }, answer) => answer.end(JSON.stringify(headers)));
await once(echo.listen(0, '127.0.0.1'), 'listening');
const upstream = `127.0.0.1:${(echo.address() as AddressInfo).port}`;
const nobody = `127.0.0.1:${await freePort()}`;
const [port, lonelyPort] = [await freePort(), await freePort()];
const nginx = await startNginx({ program, folder, port, upstreams: [upstream, upstream, upstream], certificate });
const lonely = await startNginx({
  program,
  folder: await mkdtemp(join(tmpdir(), 'rezenso-nginx-lonely-')),
  port: lonelyPort,
  upstreams: [nobody, nobody, nobody],
  certificate,
});
after(async () => {
  await Promise.all([nginx.stop(), lonely.stop()]);
  echo.close();
});

describe('nginx with the lines for TLS switched on', () => {
  it('speaks TLS 1.2 and 1.3, and nothing older', async () => {
    expect(await Promise.all((['TLSv1.2', 'TLSv1.3'] as const).map(spoken))).toEqual(['TLSv1.2', 'TLSv1.3']);
    for (const old of ['TLSv1', 'TLSv1.1'] as const) await expect(spoken(old)).rejects.toThrow();
  });

  it('takes strong ciphers alone, that forget their keys', async () => {
    const strong = ['ECDHE-RSA-AES128-GCM-SHA256', 'ECDHE-RSA-AES256-GCM-SHA384', 'ECDHE-RSA-CHACHA20-POLY1305'];
    expect(await Promise.all(strong.map((cipher) => encrypted(cipher)))).toEqual(strong);
    for (const weak of ['AES128-GCM-SHA256', 'AES256-SHA', 'ECDHE-RSA-AES128-SHA', 'ECDHE-RSA-AES256-SHA384'])
      await expect(encrypted(weak)).rejects.toThrow(/handshake failure/);
  });

  for (const accept of ['application/json', 'text/html'])
    it(`protects its own answers as the server protects its: ${accept}`, async () => {
      const { status, headers } = await get(lonelyPort, '/matches', { accept });
      expect([status, headers]).toEqual([
        503,
        expect.objectContaining({
          'strict-transport-security': 'max-age=63072000; includeSubDomains; preload',
          'x-content-type-options': 'nosniff',
          'x-frame-options': 'DENY',
          'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
        }),
      ]);
    });

  it('tells the server who asks and how, whatever the client claims of itself', async () => {
    const claimed = {
      'x-forwarded-for': '203.0.113.7',
      'x-forwarded-proto': 'http',
      'x-forwarded-host': 'evil.example',
    };
    const { body } = await get(port, '/', claimed);
    const heard: IncomingHttpHeaders = JSON.parse(body);
    expect([heard['x-forwarded-for'], heard['x-forwarded-proto']]).toEqual(['127.0.0.1', 'https']);
    expect(body).not.toContain('evil.example');
  });
});

/** The cipher that a client gets with TLS 1.2 which knows no other. */
function encrypted(cipher: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const only = { ciphers: `${cipher}:@SECLEVEL=0`, minVersion: 'TLSv1.2', maxVersion: 'TLSv1.2' } as const;
    const socket = connect({ port, host: '127.0.0.1', ca: cert, servername: 'localhost', ...only }, () => {
      resolve(socket.getCipher().name);
      socket.destroy();
    });
    socket.once('error', reject);
  });
}

/** The version that a client gets which knows no other. */
function spoken(version: SecureVersion): Promise<string | null> {
  return new Promise((resolve, reject) => {
    const socket = connect(
      { port, host: '127.0.0.1', ca: cert, servername: 'localhost', minVersion: version, maxVersion: version },
      () => {
        resolve(socket.getProtocol());
        socket.destroy();
      },
    );
    socket.once('error', reject);
  });
}

function get(at: number, path: string, headers: Record<string, string> = {}) {
  return new Promise<{ status: number; headers: IncomingHttpHeaders; body: string }>((resolve, reject) => {
    const options = { port: at, host: '127.0.0.1', path, headers, ca: cert, servername: 'localhost' };
    const asked = request(options, (answer) => {
      const parts: Buffer[] = [];
      answer.on('data', (part) => parts.push(part));
      answer.on('end', () => {
        const body = Buffer.concat(parts).toString('utf8');
        resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body });
      });
    });
    asked.once('error', reject).end();
  });
}
