import { globSync, readFileSync } from 'node:fs';
import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { before, describe, it } from 'node:test';
import { previewTag, type Release } from '@rezenso/releases/registry';
import { expect } from 'expect';
import type { TestClient } from '../../testing/client.ts';
import { type SignedInClient, startTestApp } from '../../testing/test-app.ts';

const dataDir = await mkdtemp(path.join(tmpdir(), 'rezenso-cookies-'));
const origin = 'https://www.rezenso.de';
const test = await startTestApp({ env: { DATA_DIR: dataDir, PUBLIC_ORIGIN: origin, OFFERED_LANGUAGES: 'de,en' } });
const source = path.join(import.meta.dirname, '..');
const names = ['lang', 'rezenso_browser', 'rezenso_override', 'rezenso_part', 'rezenso_preview', 'rezenso_session'];
/** Set or taken away, for this very host alone, over https, unseen by scripts and kept from other sites' posts. */
const wellKept = /^__Host-\w+=[\w.%-]*(; (Max-Age=\d+|Path=\/|Expires=[^;]+|HttpOnly|Secure|SameSite=Lax))+$/;
const token = 'a'.repeat(32);

before(async () => {
  await mkdir(path.join(dataDir, 'releases'), { recursive: true });
  await writeFile(path.join(dataDir, 'releases/registry.json'), JSON.stringify({ modules: modules() }));
});

describe('every cookie', () => {
  it('is set in one place of the source', () => {
    const setting = globSync('**/*.ts', { cwd: source })
      .filter((file) => !file.endsWith('.test.ts'))
      .filter((file) =>
        /[sS]etCookie\(|clearCookie\(|['"]set-cookie['"],/.test(readFileSync(path.join(source, file), 'utf8')),
      );
    expect(setting).toEqual(['http/host-cookie.ts']);
  });

  it('is of this host alone, whatever is asked by whomever', async () => {
    const lines: string[] = [];
    const listening = (client: TestClient) => async (options: Parameters<TestClient['send']>[0]) => {
      const answer = await client.send({ ...options, headers: { origin, ...own, ...options.headers } });
      lines.push(...[answer.headers['set-cookie'] ?? []].flat());
      return answer;
    };
    const member = await test.signIn();
    const callers = [test.newVisitor(), member, await test.signIn({ admin_role: 'super_admin' })].map(listening);
    for (const route of test.app.routes) {
      const [method = '', url = ''] = route.split(' ');
      if (url === '/api/live' || method === 'OPTIONS') continue;
      const payload = method === 'GET' || method === 'HEAD' ? {} : { payload: {} };
      for (const send of callers) await send({ method, url: url.replace(/:\w+|\*/g, 'x'), ...payload });
    }
    await everyDeed(listening(test.newVisitor()), member);
    expect(lines.filter((line) => !ok(line))).toEqual([]);
    const seen = new Set(lines.map((line) => /^__Host-(\w+)/.exec(line)?.[1] ?? line));
    expect([...seen].toSorted()).toEqual(names);
    for (const name of names.filter((one) => one !== 'rezenso_part' && one !== 'lang'))
      expect([name, lines.some((line) => line.startsWith(`__Host-${name}=;`))]).toEqual([name, true]);
  });

  it('counts for nothing under the name from before the prefix', async () => {
    const planted = `lang=en; rezenso_part=7; rezenso_preview=${token}; rezenso_browser=${'b'.repeat(43)}`;
    const { body, headers } = await test.app.inject({ url: '/x', headers: { ...own, cookie: planted } });
    expect([/<html lang="(\w+)"/.exec(body)?.[1], String(headers['set-cookie'])]).toEqual([
      'de',
      expect.stringContaining('__Host-rezenso_part='),
    ]);
    const view = (await test.app.inject({ url: '/registry.json', headers: { ...own, cookie: planted } })).json();
    expect(view['mf-x'].preview).toBeUndefined();
  });
});

const own = { host: 'www.rezenso.de', 'sec-fetch-site': 'same-origin' };
const ok = (line: string) =>
  wellKept.test(line) && ['Path=/', 'HttpOnly', 'Secure'].every((one) => line.includes(`; ${one}`));

/** Whatever sets a cookie, and whatever takes it away again. */
async function everyDeed(send: TestClient['send'], { member }: SignedInClient): Promise<void> {
  const post = (url: string, payload: object) => send({ method: 'POST', url, payload });
  await post('/api/auth/magic-link', { email: member.email });
  await test.runJobs();
  const [link = ''] = (await test.mails()).flatMap(({ text }) => text.match(/(?<=token=)[\w-]+/) ?? []);
  for (const url of [
    '/x',
    '/api/language/en',
    `/preview/${token}`,
    '/dev/override?module=mf-x&from=http://localhost:4100',
  ])
    expect([url, Math.trunc((await send({ url })).statusCode / 200)]).toEqual([url, 1]);
  for (const url of ['/preview/end', '/dev/override']) await send({ url });
  expect((await post('/api/auth/magic-link/verify', { token: link })).statusCode).toBe(200);
  await send({ method: 'PUT', url: '/api/auth/language', payload: { language: 'de' } });
  test.clock.advance({ hours: 25 });
  await send({ url: '/api/auth/user' });
  await send({ url: '/api/logout' });
  await post('/api/auth/dev-bypass', { email: member.email });
  expect((await post('/api/privacy/delete-account', { email: member.email })).statusCode).toBe(200);
}

/** A module with a canary for visitors and a preview. */
function modules() {
  const until = new Date(test.clock.now().getTime() + 3_600_000).toISOString();
  const preview = {
    by: 'Eva',
    at: until,
    name: 'my-branch',
    release: aRelease('2.0.0'),
    tag: previewTag(token),
    until,
  };
  const releases = [aRelease('1.0.0'), aRelease('1.1.0')];
  const canary = { version: '1.1.0', percent: 30, visitors: true };
  return {
    shell: {
      releases: [{ ...aRelease('1.0.0'), manifest: null, platformVersion: '1.0.0' }],
      stable: '1.0.0',
      canary: null,
    },
    'mf-x': { releases, stable: '1.0.0', canary, previews: [preview] },
  };
}

function aRelease(version: string): Release {
  const routes = [{ path: '/x', page: 'x', access: 'public' as const }];
  const manifest = {
    name: 'mf-x',
    owner: 'Team X',
    platformRange: '^1.0.0',
    routes,
    budgets: { entryKb: 1, totalKb: 1 },
  };
  const files = [{ path: 'entry.js', integrity: 'sha384-x', bytes: 1 }];
  return {
    version,
    publishedAt: '2026-03-01T12:00:00.000Z',
    manifest,
    platformVersion: null,
    entry: ['entry.js'],
    pages: {},
    files,
  };
}
