import { mkdir, mkdtemp, rename, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, it } from 'node:test';
import { isCanaryPart, type ModuleManifest, type RegistryView, releasePath } from '@rezenso/contract/releases';
import { type ModuleReleases, previewTag, type Release } from '@rezenso/releases/registry';
import { expect } from 'expect';
import { startTestApp } from '../../../../testing/test-app.ts';

const dataDir = await mkdtemp(path.join(tmpdir(), 'rezenso-life-'));
const test = await startTestApp({ env: { DATA_DIR: dataDir } });
const deed = { at: '2026-03-01T12:00:00.000Z', by: 'Eva' };
/** How a page names a script that it loads ahead. */
const entryOf = (version: string) => `href="${releasePath('mf-x', version, 'entry.js')}"`;

describe('a module that nobody gets', () => {
  for (const [change, kind, status] of [
    [{ paused: deed }, 'paused', 503],
    [{ retired: deed }, 'retired', 410],
  ] as const)
    it(`is told to open pages when it is ${kind}, answers ${status} at its addresses and is not loaded ahead`, async () => {
      await publish(change);
      const view = await viewFor();
      expect(view['mf-x']).toMatchObject({ releases: [], closed: { kind, label: 'Dinge', paths: ['/x', '/x/:id'] } });
      for (const url of ['/x', '/x/7']) {
        const answer = await test.visitor.get(url);
        expect(answer.statusCode).toBe(status);
        expect(answer.body).not.toContain(entryOf('1.0.0'));
        expect(answer.body).toContain('/releases/shell/1.0.0/shell.js');
      }
      await publish({});
      expect((await test.visitor.get('/x')).statusCode).toBe(200);
      expect((await test.visitor.get('/x')).body).toContain(entryOf('1.0.0'));
    });
});

describe('the registry of open pages', () => {
  it('is sent once, and anew when a module or the shell changed', async () => {
    await publish({});
    const first = await test.visitor.get('/registry.json');
    const headers = { 'if-none-match': String(first.headers.etag) };
    const again = await test.visitor.send({ url: '/registry.json', headers });
    expect([again.statusCode, again.body]).toEqual([304, '']);
    await publish({ paused: deed });
    expect((await test.visitor.send({ url: '/registry.json', headers })).statusCode).toBe(200);
    await publish({}, '1.0.1');
    const shell = await test.visitor.send({ url: '/registry.json', headers });
    expect([shell.statusCode, shell.headers['x-shell-version']]).toEqual([200, '1.0.1']);
  });
});

describe('a preview', () => {
  const token = 'a'.repeat(32);

  it('is for the browser that opened its link, and for nobody else', async () => {
    await publish({ previews: [aPreview({})] });
    const friend = test.newVisitor();
    const opened = await friend.get(`/preview/${token}`);
    expect([opened.statusCode, opened.headers.location]).toEqual([302, '/x']);
    expect(opened.cookies[0]).toMatchObject({ httpOnly: true, sameSite: 'Lax', maxAge: 3600 });
    expect(await viewFor(friend)).toMatchObject({ 'mf-x': { stable: '2.0.0', preview: { name: 'my-branch' } } });
    expect((await friend.get('/x')).body).toContain(entryOf('2.0.0'));
    expect(await viewFor()).toMatchObject({ 'mf-x': { stable: '1.0.0' } });
    expect((await test.visitor.get('/x')).body).not.toContain('my-branch');
    const where = {
      url: '/preview/end',
      headers: { referer: 'http://localhost:3000/x/7?status=offen', host: 'localhost:3000' },
    };
    expect((await friend.send(where)).headers.location).toBe('/x/7?status=offen');
    expect((await viewFor(friend))['mf-x']?.preview).toBeUndefined();
  });

  it('ends by itself, and its link says so', async () => {
    await publish({ previews: [aPreview({})] });
    const friend = test.newVisitor();
    await friend.get(`/preview/${token}`);
    test.clock.advance({ hours: 1 });
    expect((await viewFor(friend))['mf-x']?.stable).toBe('1.0.0');
    const late = await friend.get(`/preview/${token}`);
    expect([late.statusCode, late.body]).toEqual([404, expect.stringContaining('Diese Vorschau ist vorbei')]);
    expect((await friend.get('/preview/nonsense')).statusCode).toBe(404);
    expect(late.body).toContain('<h1>Diese Vorschau ist vorbei</h1>');
    const nonce = /style-src 'self' 'nonce-([\w-]+)'/.exec(String(late.headers['content-security-policy']))?.[1];
    expect(late.body).toContain(`<style nonce="${nonce}">`);
  });

  it('shows nobody a paused module, nor a release that the shell does not satisfy', async () => {
    const friend = test.newVisitor();
    await publish({ previews: [aPreview({})] });
    await friend.get(`/preview/${token}`);
    await publish({ previews: [aPreview({})], paused: deed });
    expect((await viewFor(friend))['mf-x']?.releases).toEqual([]);
    await publish({ previews: [aPreview({ platformRange: '^2.0.0' })] });
    expect((await viewFor(friend))['mf-x']).toMatchObject({ stable: '1.0.0' });
  });

  function aPreview(differing: Partial<ModuleManifest>) {
    const until = new Date(test.clock.now().getTime() + 3_600_000).toISOString();
    return { ...deed, name: 'my-branch', release: aRelease('2.0.0', differing), tag: previewTag(token), until };
  }
});

describe('a canary for visitors', () => {
  const releases = [aRelease('1.0.0'), aRelease('2.0.0')];
  const canary = { version: '2.0.0', percent: 30, visitors: true };

  it('is always the same for a browser, for its share of them, by a number that many have', async () => {
    await publish({ releases, canary });
    const sides = new Map<string, boolean>();
    for (let count = 0; count < 40; count += 1) {
      const visitor = test.newVisitor();
      const first = await visitor.get('/x');
      const part = first.cookies.find(({ name }) => name === 'rezenso_part')?.value ?? '';
      expect(part).toMatch(/^\d{1,2}$/);
      const isCanary = first.body.includes(entryOf('2.0.0'));
      expect(isCanary).toBe(isCanaryPart('mf-x', Number(part), 30));
      expect((await viewFor(visitor))['mf-x']?.canary?.isForVisitor ?? false).toBe(isCanary);
      expect((await visitor.get('/x')).cookies).toEqual([]);
      sides.set(part, isCanary);
    }
    expect(new Set(sides.values())).toEqual(new Set([true, false]));
  });

  it('puts a number into no browser of members, and into none without such a canary', async () => {
    await publish({ releases, canary });
    expect((await (await test.signIn()).get('/x')).cookies).toEqual([]);
    await publish({ releases, canary: { ...canary, visitors: false } });
    const visitor = test.newVisitor();
    expect((await visitor.get('/x')).cookies).toEqual([]);
    expect((await visitor.get('/x')).body).toContain(entryOf('1.0.0'));
  });
});

describe('an address that only a canary has', () => {
  const releases = [
    aRelease('1.0.0'),
    aRelease('1.1.0', { routes: [{ path: '/fresh', page: 'x', access: 'public' }] }),
  ];
  const statuses = async ({ get }: Pick<typeof test.visitor, 'get'>) =>
    Promise.all(['/x', '/fresh'].map(async (url) => (await get(url)).statusCode));

  it('is one to the accounts that get it, and not found to all others', async () => {
    const member = await test.signIn();
    await publish({ releases, canary: { version: '1.1.0', percent: 100 } });
    expect(await statuses(member)).toEqual([404, 200]);
    expect((await member.get('/fresh')).body).toContain(entryOf('1.1.0'));
    expect(await statuses(test.newVisitor())).toEqual([200, 404]);
    await publish({ releases, canary: { version: '1.1.0', percent: 100, visitors: true } });
    expect(await statuses(test.newVisitor())).toEqual([404, 200]);
  });
});

async function viewFor({ get } = test.visitor): Promise<RegistryView> {
  return (await get('/registry.json')).json<RegistryView>();
}

async function publish(module: Partial<ModuleReleases>, shell = '1.0.0'): Promise<void> {
  const known = { releases: [aRelease('1.0.0')], stable: '1.0.0', canary: null };
  const modules = {
    shell: { releases: [aShell(shell)], stable: shell, canary: null },
    'mf-x': { ...known, ...module },
  };
  await mkdir(path.join(dataDir, 'releases'), { recursive: true });
  const draft = path.join(dataDir, 'releases/registry.json.tmp');
  await writeFile(draft, JSON.stringify({ modules }));
  await rename(draft, path.join(dataDir, 'releases/registry.json'));
}

function aRelease(version: string, differing: Partial<ModuleManifest> = {}): Release {
  const page = { page: 'x', access: 'public' } as const;
  const manifest: ModuleManifest = {
    name: 'mf-x',
    owner: 'Team X',
    platformRange: '^1.0.0',
    routes: [
      { path: '/x', ...page },
      { path: '/x/:id', ...page },
    ],
    navigation: [{ label: 'Dinge', path: '/x', order: 1 }],
    budgets: { entryKb: 1, totalKb: 1 },
    ...differing,
  };
  return { ...aShell(version), manifest, platformVersion: null, entry: ['entry.js'], files: [fileOf('entry.js')] };
}

function aShell(version: string): Release {
  return {
    version,
    publishedAt: deed.at,
    manifest: null,
    platformVersion: '1.0.0',
    entry: ['shell.js'],
    pages: {},
    files: [fileOf('shell.js')],
  };
}

function fileOf(file: string) {
  return { path: file, integrity: 'sha384-x', bytes: 1 };
}
