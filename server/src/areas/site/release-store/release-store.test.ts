import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, it } from 'node:test';
import { brotliCompressSync } from 'node:zlib';
import { integrityOf } from '@rezenso/releases/files';
import { type ModuleReleases, withPaused, withRelease, withResumed, withRolledBack } from '@rezenso/releases/registry';
import { sealedChange } from '@rezenso/releases/seal';
import {
  aKeyPair,
  aRelease,
  aTeamStore,
  type KeyPair,
  releaseStore,
  sealedHeader,
  siteStorage,
} from '@rezenso/releases/testing';
import { expect } from 'expect';
import { startTestApp } from '../../../../testing/test-app.ts';
import { limitTable } from '../../../limits/limit-table.ts';

const pemOf = ({ verifying }: KeyPair) => verifying.export({ format: 'pem', type: 'spki' }).toString();

describe('the store of a site with keys', async () => {
  const teams = await aTeamStore();
  const { root, x, y } = teams;
  const dataDir = path.dirname(teams.folder);
  const test = await startTestApp({ env: { DATA_DIR: dataDir, RELEASES_PUBLIC_KEY: pemOf(root) } });
  const address = await test.app.listen({ host: '127.0.0.1', port: 0 });

  it('takes a release of a team, and the site follows it', async () => {
    const store = as(x);
    const files = await store.putFiles('mf-x', '1.0.1', await aBuild());
    expect(files.map((file) => file.path)).toEqual(['deep/chunk.js', 'entry.js']);
    await store.changeRegistry((registry) => withRelease(registry, 'mf-x', { ...aRelease('1.0.1', 'let a'), files }));
    const shown = (await test.visitor.get('/registry.json')).json<Record<string, { stable: string }>>();
    expect(shown['mf-x']?.stable).toBe('1.0.1');
    expect((await test.visitor.get('/releases/mf-x/1.0.1/entry.js')).body).toBe('let a');
    expect((await store.readFile('mf-x', '1.0.1', 'deep/chunk.js')).toString()).toBe('let b');
    expect(await store.storedReleases()).toMatchObject([{ module: 'mf-x', version: '1.0.1' }]);
    await store.changeRegistry((registry) => withRolledBack(registry, 'mf-x', '1.0.0'));
    expect((await teams.registry()).modules['mf-x']?.history?.at(-1)).toMatchObject({
      event: 'rolled-back',
      key: x.id,
    });
  });

  it('refuses what a team may not do, and changes nothing', async () => {
    const before = await teams.text();
    await expect(as(x).putFiles('mf-y', '9.0.0', await aBuild())).rejects.toThrow(`Key ${x.id} may not release mf-y`);
    await expect(as(x).removeFiles('mf-x', '1.0.1')).rejects.toThrow('Only the operators remove releases');
    const stranger = aKeyPair();
    await expect(as(stranger).readRegistry()).rejects.toThrow(
      `Key ${stranger.id} did not sign this, or may release nothing`,
    );
    await expect(as().readRegistry()).rejects.toThrow('set RELEASES_SIGNING_KEY');
    for (const [text, answer] of [
      [before.replace('"stable": "1.0.0"', '"stable": "6.6.6"'), 'its signature is not ours'],
      ['{"modules":{}}', 'it is not signed'],
      [before, 'is not counted on'],
    ] as const)
      expect(await replace(x, text)).toEqual([403, expect.stringContaining(answer)]);
    expect(await teams.text()).toBe(before);
  });

  it('takes from a team no change of another module, however well somebody signed it', async () => {
    const before = await teams.text();
    await teams.release(y, 'mf-y', '1.0.1');
    const byY = await teams.text();
    await upload(y, 'mf-y/1.0.1', [aFile('entry.js', 'let a')]);
    await teams.put(JSON.parse(before));
    expect(await replace(x, byY)).toEqual([403, `Key ${x.id} brings what another one signed.`]);
    expect(await replace(y, byY)).toEqual([204, '']);
    expect(await replace(y, before)).toEqual([403, expect.stringContaining('The registry is not counted on')]);
  });

  it('takes no release that claims the name or an address of another module', async () => {
    const claiming = (claim: object) => {
      const release = aRelease('5.0.0', 'let a');
      return { ...release, manifest: { ...aManifest(release), ...claim } };
    };
    await upload(y, 'mf-y/5.0.0', [aFile('entry.js', 'let a')]);
    const routes = [{ path: '/y', page: 'y', access: 'public' as const }];
    await as(y).changeRegistry((registry) =>
      withRelease(registry, 'mf-y', {
        ...aRelease('5.0.0', 'let a', 'mf-y'),
        manifest: { ...aManifest(aRelease('5.0.0', '', 'mf-y')), routes },
      }),
    );
    const release = (claim: object) =>
      as(x).changeRegistry((registry) => withRelease(registry, 'mf-x', claiming(claim)));
    await expect(release({ name: 'mf-y' })).rejects.toThrow('mf-x 5.0.0 calls itself mf-y');
    await expect(release({ routes })).rejects.toThrow('mf-x 5.0.0 cannot be taken. Its address /y belongs to mf-y');
  });

  it('takes no release whose files are not there, are others, or are more than it allows itself', async () => {
    const code = 'x'.repeat(2_000);
    await upload(x, 'mf-x/6.0.0', [aFile('entry.js', code)]);
    await upload(x, 'mf-x/6.0.1', [aFile('entry.js', code), aFile('entry.js.br', brotliCompressSync(code))]);
    await upload(x, 'mf-x/6.0.2', [aFile('entry.js', code), aFile('entry.js.br', brotliCompressSync('x'))]);
    const release = (version: string, over: object = {}) =>
      as(x).changeRegistry((registry) => withRelease(registry, 'mf-x', { ...aRelease(version, code), ...over }));
    const before = await teams.text();
    const [entry] = aRelease('6.0.0', code).files;
    const missing = { ...entry, path: 'chunk.js' };
    await expect(release('6.0.9')).rejects.toThrow('mf-x 6.0.9 cannot be taken. Its file entry.js was never uploaded');
    await expect(release('6.0.1', { files: [entry, missing] })).rejects.toThrow('Its file chunk.js was never uploaded');
    await expect(release('6.0.1', aRelease('6.0.1', 'let b'))).rejects.toThrow('is not the one that was uploaded');
    await expect(release('6.0.0')).rejects.toThrow('Its entry has 2.0 kB (br); module.json allows 1 kB');
    await expect(release('6.0.2')).rejects.toThrow('Its packed copy entry.js.br does not unpack to that file');
    expect(await teams.text()).toBe(before);
    await release('6.0.1');
  });

  it('takes a release of a team, however much the others hold of the registry within their bounds', async () => {
    const reads = Object.fromEntries(
      Array.from({ length: 130 }, (_, call) => [`GET /${call}`, Array(1_900).fill('a')]),
    );
    await teams
      .as(y)
      .changeRegistry((registry) => withRelease(registry, 'mf-y', { ...aRelease('6.1.0', 'let a', 'mf-y'), reads }));
    await upload(x, 'mf-x/6.1.0', [aFile('entry.js', 'let a')]);
    await as(x).changeRegistry((registry) => withRelease(registry, 'mf-x', aRelease('6.1.0', 'let a')));
    expect((await teams.registry()).modules['mf-x']?.stable).toBe('6.1.0');
    expect((await teams.text()).length).toBeGreaterThan(4 * 1024 * 1024);
    await teams.as(root).changeRegistry((registry) => {
      const { 'mf-y': held, ...modules } = registry.modules;
      const releases = held?.releases.map(({ reads: _, signature: __, ...one }) => one) ?? [];
      return { ...registry, modules: { ...modules, ...(held && { 'mf-y': { ...held, releases } }) } };
    });
  });

  it('asks of a team what a command asks, whoever sends it', async () => {
    const before = await teams.registry();
    const change = (by: KeyPair, over: object) => {
      const part = { ...before.modules['mf-x'], ...over } as ModuleReleases;
      const wanted = { ...before, sequence: (before.sequence ?? 0) + 1, modules: { ...before.modules, 'mf-x': part } };
      return sealedChange(before, wanted, { signing: [by.signing], roots: [root.verifying] });
    };
    for (const [over, fault] of [
      [{ history: [null] }, 'history'],
      [{ history: [] }, 'The history of mf-x'],
      [{ releases: before.modules['mf-x']?.releases.map((one) => ({ ...one, checks: [] })) }, 'releases never change'],
    ] as const)
      expect(await replace(x, JSON.stringify(change(x, over)))).toEqual([403, expect.stringContaining(fault)]);
    const far = { ...change(x, {}), sequence: Number.MAX_SAFE_INTEGER };
    expect((await replace(x, JSON.stringify(far)))[0]).toBe(403);
    await as(root).changeRegistry((registry) =>
      withPaused(registry, 'mf-x', { at: before.modules['mf-x']?.releases[0]?.publishedAt ?? '', by: 'Eva' }),
    );
    await expect(as(x).changeRegistry((registry) => withResumed(registry, 'mf-x'))).rejects.toThrow(
      'only they change that',
    );
    await as(root).changeRegistry((registry) => withResumed(registry, 'mf-x'));
  });

  it('refuses uploads that are changed, lead out of their folder, overwrite or are none', async () => {
    const good = aFile('entry.js', 'let a');
    for (const [files, status] of [
      [[{ ...good, integrity: 'sha384-x' }], 422],
      [[{ ...good, path: '../../registry.json' }], 422],
      [[{ ...good, path: '/etc/x' }], 422],
      [[{ ...good, path: '.returned/x' }], 422],
      [[good, { ...good, path: 'ENTRY.js' }], 422],
      [[good, aFile('Entry.js/a.js', 'let a')], 422],
      [[aFile('a/b/c.js', 'let a'), aFile('a/b', 'let a')], 422],
      [[], 422],
      ['x', 422],
      [[good], 201],
      [[good], 201],
      [[aFile('entry.js', 'let c')], 409],
    ] as const)
      expect([files, (await upload(x, 'mf-x/2.0.0', files))[0]]).toEqual([files, status]);
    const odd = ['registry.lock/1.0.0', 'registry.json/1.0.0', 'MF-X/1.0.0', 'mf-x/override', 'mf-x/development'];
    const passing = [
      'mf-x/copying.lock',
      'mf-x/2.0.0.tmp',
      `mf-x/2.0.0-${'a'.repeat(80)}`,
      `mf-${'x'.repeat(60)}/2.0.0`,
    ];
    for (const name of ['.returned/2.0.0', 'mf-x/.hidden', 'mf-x/a%2Fb', ...odd, ...passing])
      expect([name, (await upload(root, name, [good]))[0]]).toEqual([name, 422]);
  });

  it('sends the registry once, and then only when it has changed', async () => {
    const first = await read();
    const etag = first.headers.get('etag') ?? '';
    const again = await read(etag);
    expect([first.status, again.status, await again.text(), again.headers.get('etag')]).toEqual([200, 304, '', etag]);
    await teams.release(y, 'mf-y', '7.0.0');
    const changed = await read(etag);
    expect([changed.status, await changed.text()]).toEqual([200, await teams.text()]);
    const store = as(x);
    expect(await store.readRegistry()).toEqual(await store.readRegistry());
  });

  it('replaces no registry for whoever does not say which one', async () => {
    const before = await teams.text();
    const sent = { method: 'PUT', path: '/registry', body: before };
    expect(await send(sent, sealOf(x, sent))).toEqual([400, 'If-Match says which registry is to be replaced.']);
    expect(await teams.text()).toBe(before);
  });

  it('lets the operators in, and no team, where what it knows of keys is odd', async () => {
    const before = await teams.text();
    await teams.put({ ...JSON.parse(before), keys: { modules: 7 } });
    const status = async (pair: KeyPair) =>
      (await send({ method: 'GET', path: '/registry' }, sealOf(pair, { method: 'GET', path: '/registry' })))[0];
    expect([await status(root), await status(x)]).toEqual([200, 401]);
    await teams.put(JSON.parse(before));
    expect(await status(x)).toBe(200);
  });

  it('believes no signature over something else, and none of yesterday', async () => {
    const seal = sealOf(x, { method: 'GET', path: '/registry' });
    const status = async (method: string, of: string, header: string, body?: string) =>
      (await send({ method, path: of, ...(body && { body }) }, header))[0];
    expect(await status('GET', '/registry', seal)).toBe(200);
    expect(await status('GET', '/releases', seal)).toBe(401);
    expect(await status('DELETE', '/releases/mf-x/1.0.1', seal)).toBe(401);
    expect(await status('GET', '/registry', seal.replace(x.id, y.id))).toBe(401);
    expect(await status('GET', '/registry', 'a b c d')).toBe(401);
    const put = sealOf(x, { method: 'PUT', path: '/releases/mf-x/2.0.1', body: '{}' });
    expect(await status('PUT', '/releases/mf-x/2.0.1', put, '{ }')).toBe(401);
    test.clock.advance({ minutes: 6 });
    expect(await status('GET', '/registry', seal)).toBe(401);
    expect(await status('GET', '/registry', sealOf(x, { method: 'GET', path: '/registry' }))).toBe(200);
  });

  it('says of half a registry, and of none, what to do, and leaves it to those who can', async () => {
    const file = path.join(teams.folder, 'registry.json');
    const whole = await readFile(file, 'utf8');
    for (const text of [whole.slice(0, whole.length / 2), 'null', '[]', '']) {
      await writeFile(file, text);
      await expect(as(root).readRegistry()).rejects.toThrow(
        'The registry in the store of this site cannot be read; nothing was changed. Put back the last good one',
      );
      expect(await readFile(file, 'utf8')).toBe(text);
    }
    await writeFile(file, whole);
    await expect(as(root).readRegistry()).resolves.toMatchObject({ modules: { 'mf-x': {} } });
  });

  it('says to a team whose clock is an hour off what time it is here, and to nobody else', async () => {
    const asked = { method: 'GET', path: '/registry' };
    for (const hours of [-1, 1]) {
      const signedAt = new Date(test.clock.now().getTime() + hours * 3_600_000);
      const keys = { signing: [x.signing], roots: [root.verifying] };
      const away = releaseStore(
        siteStorage(address, keys, () => signedAt),
        keys,
      );
      await expect(away.readRegistry()).rejects.toThrow(
        `This was signed at ${signedAt.toISOString()}, and here it is ${test.clock.now().toISOString()}: set the clock`,
      );
      const forged = sealedHeader(requestFor(asked), y.signing, signedAt).replace(y.id, x.id);
      const [status, said] = await send(asked, forged);
      expect([status, said]).toEqual([401, `Key ${x.id} did not sign this, or may release nothing here.`]);
    }
  });

  it('says to whoever does not sign what takes a signature here, reading or releasing', async () => {
    expect(await send({ method: 'GET', path: '/registry' }, '')).toEqual([
      401,
      'This site tells of its releases only with a signature; set RELEASES_SIGNING_KEY.',
    ]);
    expect(await send({ method: 'PUT', path: '/registry', body: '{}' }, '')).toEqual([
      401,
      'This site takes releases only with a signature; set RELEASES_SIGNING_KEY.',
    ]);
  });

  it('takes releases of those who sign, whatever strangers of the same network send', async () => {
    const sent = { method: 'PUT', path: '/registry', body: '{}' };
    const strangers = new Set<number>();
    for (let round = 0; round < limitTable['release-store'].max + 5; round += 1)
      strangers.add((await send(sent, round % 2 === 0 ? '' : 'a b c d'))[0]);
    expect(strangers).toEqual(new Set([401, 429]));
    expect((await upload(y, 'mf-y/8.0.0', [aFile('entry.js', 'let a')]))[0]).toBe(201);
  });

  it('tells whoever was slower, and leaves what the faster one wrote', async () => {
    const [one, other] = [as(x), as(y)];
    for (const step of [1, 2, 3]) {
      await upload(x, `mf-x/3.0.${step}`, [aFile('entry.js', 'let a')]);
      await upload(y, `mf-y/3.0.${step}`, [aFile('entry.js', 'let a')]);
    }
    const changes = [1, 2, 3].flatMap((step) => [
      one.changeRegistry((registry) => withRelease(registry, 'mf-x', aRelease(`3.0.${step}`, 'let a'))),
      other.changeRegistry((registry) => withRelease(registry, 'mf-y', aRelease(`3.0.${step}`, 'let a', 'mf-y'))),
    ]);
    await Promise.all(changes);
    const { modules } = await teams.registry();
    for (const name of ['mf-x', 'mf-y'])
      expect(modules[name]?.releases.filter(({ version }) => version.startsWith('3.'))).toHaveLength(3);
  });

  it('lets operators remove what nothing names any more', async () => {
    const files = await as(x).putFiles('mf-x', '4.0.0', await aBuild());
    await as(x).changeRegistry((registry) => withRelease(registry, 'mf-x', { ...aRelease('4.0.0', 'let a'), files }));
    await expect(as(root).removeFiles('mf-x', '4.0.0')).rejects.toThrow('The registry names mf-x 4.0.0');
    await as(x).putFiles('mf-x', '4.0.1', await aBuild());
    await as(root).removeFiles('mf-x', '4.0.1');
    expect((await as(root).storedReleases()).map(({ version }) => version)).not.toContain('4.0.1');
  });

  it('hands out what a site noted of a canary', async () => {
    const note = { site: 'https://rezenso.example', reason: 'It failed.', at: '2026-03-01' };
    expect(await as(x).readReturn('mf-x', '1.0.0')).toBeUndefined();
    await teams.as(root).noteReturn('mf-x', '1.0.0', note);
    expect(await as(x).readReturn('mf-x', '1.0.0')).toEqual(note);
  });

  function as(...pairs: KeyPair[]) {
    const keys = { signing: pairs.map(({ signing }) => signing), roots: [root.verifying] };
    return releaseStore(siteStorage(address, keys, test.clock.now), keys);
  }

  interface Sent {
    method: string;
    path: string;
    condition?: string;
    body?: string;
  }

  function sealOf({ signing }: KeyPair, sent: Sent): string {
    return sealedHeader(requestFor(sent), signing, test.clock.now());
  }

  function requestFor({ method, path: of, condition = '', body = '' }: Sent) {
    return { method, hostname: '127.0.0.1', path: `/api/release-store${of}`, condition, body };
  }

  /** @returns status and what was said */
  async function send(sent: Sent, seal: string): Promise<[number, string]> {
    const { method, path: of, condition, body } = sent;
    const headers = {
      'x-release-signature': seal,
      ...(condition && { 'if-match': condition }),
      ...(body && { 'content-type': 'application/json' }),
    };
    const answer = await fetch(`${address}/api/release-store${of}`, { method, headers, ...(body && { body }) });
    const text = await answer.text();
    return [answer.status, text.startsWith('{"message"') ? JSON.parse(text).message : text];
  }

  /** @param known ETag of the registry that the caller has */
  function read(known = ''): Promise<Response> {
    const seal = sealOf(x, { method: 'GET', path: '/registry', condition: known });
    const headers = { 'x-release-signature': seal, ...(known && { 'if-none-match': known }) };
    return fetch(`${address}/api/release-store/registry`, { headers });
  }

  async function replace(pair: KeyPair, body: string): Promise<[number, string]> {
    const condition = `"${createHash('sha256')
      .update(await teams.text())
      .digest('base64url')}"`;
    const sent = { method: 'PUT', path: '/registry', condition, body };
    return send(sent, sealOf(pair, sent));
  }

  async function upload(pair: KeyPair, release: string, files: unknown): Promise<[number, string]> {
    const sent = { method: 'PUT', path: `/releases/${release}`, body: JSON.stringify({ files }) };
    return send(sent, sealOf(pair, sent));
  }
});

function aManifest({ manifest }: ReturnType<typeof aRelease>) {
  if (!manifest) throw new Error('there is no manifest');
  return manifest;
}

function aFile(name: string, code: string | Buffer) {
  return { path: name, integrity: integrityOf(code), content: Buffer.from(code).toString('base64') };
}

async function aBuild(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'rezenso-build-'));
  await mkdir(path.join(folder, 'deep'));
  await writeFile(path.join(folder, 'entry.js'), 'let a');
  await writeFile(path.join(folder, 'deep/chunk.js'), 'let b');
  return folder;
}
