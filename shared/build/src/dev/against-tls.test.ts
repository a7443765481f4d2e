import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, writeFile } from 'node:fs/promises';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, it } from 'node:test';
import { expect } from 'expect';
import { generate } from 'selfsigned';
import { checkout, moduleNames } from '../release/module-folders.ts';
import { freePort } from './dev-server.ts';

const [moduleName = ''] = moduleNames(checkout).filter((name) => name.startsWith('mf-'));
const command = join(checkout, 'shared/build/bin/rezenso.mjs');
const { private: key, cert } = await generate([{ name: 'commonName', value: 'localhost' }], {
  extensions: [{ name: 'subjectAltName', altNames: [{ type: 2, value: 'localhost' }] }],
});
const asked: { path: string; cookie: string | undefined; origin: string | undefined }[] = [];
let site = '';

// As a site in production answers: over TLS, with cookies and headers that bind browsers to it.
const server = createServer({ key, cert }, (request, response) => {
  const { url = '', headers } = request;
  asked.push({ path: url, cookie: headers.cookie, origin: headers.origin });
  response.setHeader('strict-transport-security', 'max-age=63072000; includeSubDomains');
  response.setHeader('content-security-policy', "default-src 'self'; upgrade-insecure-requests");
  response.setHeader('set-cookie', '__Host-session=s1; Path=/; HttpOnly; Secure; SameSite=Lax');
  if (url === '/registry.json')
    return void response.setHeader('x-shell-version', '1').setHeader('content-type', 'application/json').end('{}');
  if (url === '/moved') return void response.writeHead(302, { location: `${site}/there` }).end();
  response
    .setHeader('content-type', 'text/html; charset=utf-8')
    .end('<head><script>window.__rezensoRegistry={}</script></head>');
});

before(async () => {
  await new Promise<void>((resolve) => void server.listen(0, 'localhost', resolve));
  site = `https://localhost:${(server.address() as AddressInfo).port}`;
});
after(() => server.close());

it('`npx rezenso dev --against` a site over TLS serves it without TLS here, with its session, and sends it as its own', async () => {
  const authority = join(await mkdtemp(join(tmpdir(), 'rezenso-tls-')), 'authority.pem');
  await writeFile(authority, cert);
  const { here, stop } = await developing({ NODE_EXTRA_CA_CERTS: authority });
  try {
    const page = await fetch(`${here}/somewhere`);
    expect(await page.text()).toContain(`/releases/${moduleName}/development/entry.js`);
    expect(page.headers.getSetCookie()).toEqual(['deployed-session=s1; Path=/; HttpOnly; SameSite=Lax']);
    expect(page.headers.has('strict-transport-security')).toBe(false);
    expect(page.headers.get('content-security-policy')).toBe("default-src 'self'");
    const moved = await fetch(`${here}/moved`, { redirect: 'manual' });
    expect([moved.status, moved.headers.get('location')]).toEqual([302, '/there']);
    const headers = { cookie: 'deployed-session=s1', origin: here };
    await fetch(`${here}/api/auth/magic-link`, { method: 'POST', headers });
    expect(asked.at(-1)).toEqual({ path: '/api/auth/magic-link', cookie: '__Host-session=s1', origin: site });
  } finally {
    await stop();
  }
});

it('a certificate that nobody vouches for is refused, and the way out is named', async () => {
  const { said } = await developing({});
  expect(said).toMatch(/does not answer: .*certificate.* NODE_EXTRA_CA_CERTS names a file/);
});

/** The command in a process of its own, because Node reads the variable once. */
async function developing(variables: Record<string, string>) {
  const { NODE_EXTRA_CA_CERTS: _, ...env } = process.env;
  const args = [command, 'dev', moduleName, '--against', site, '--port', String(await freePort())];
  const child = spawn(process.execPath, args, { env: { ...env, ...variables }, detached: true });
  const ended = once(child, 'exit');
  let said = '';
  let here: string | undefined;
  const told = new Promise<void>((resolve) => {
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk) => {
        said += String(chunk);
        here = / in development, in \S+: (\S+)/.exec(said)?.[1];
        if (here) resolve();
      });
  });
  await Promise.race([told, ended]);
  const stop = async () => {
    if (child.pid) process.kill(-child.pid, 'SIGTERM');
    await ended;
  };
  if (!here && !/does not answer/.test(said)) throw new Error(said);
  return { here: here ?? '', said, stop };
}
