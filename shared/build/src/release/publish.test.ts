import { mkdir, mkdtemp, readdir, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { folderStore } from '@rezenso/releases/store';
import { expect } from 'expect';
import { publish } from './publish.ts';

const manifest = {
  name: 'mf-x',
  title: 'Bereich X',
  owner: 'Team X',
  platformRange: '^1.0.0',
  routes: [],
  budgets: { entryKb: 1, totalKb: 1 },
};
const now = new Date('2026-03-01T12:00:00Z');

describe('publishing a module', () => {
  it('names the release with its files and points stable to it', async () => {
    const { repository, store } = await aRepository();
    await build(repository, '1.0.0-aaaaaaaa');
    expect(await publish({ store, folder: join(repository, 'mf-x'), moduleName: 'mf-x', now })).toBe('1.0.0-aaaaaaaa');
    const { modules } = await store.readRegistry();
    expect(modules['mf-x']).toMatchObject({
      stable: '1.0.0-aaaaaaaa',
      releases: [{ publishedAt: '2026-03-01T12:00:00.000Z', entry: ['entry.js'], manifest: { name: 'mf-x' } }],
    });
    expect(modules['mf-x']?.releases[0]?.files.map(({ path }) => path)).toEqual(['build.json', 'entry.js']);
  });

  it('keeps of the shell, which has no manifest, what people call it', async () => {
    const { repository, store } = await aRepository();
    await build(repository, '1.0.0-aaaaaaaa', 'shell');
    for (const [folder, fields] of [
      ['shell', { title: 'Rahmen der Seite' }],
      ['shared/platform', { version: '1.1.0' }],
    ] as const) {
      await mkdir(join(repository, folder), { recursive: true });
      await writeFile(join(repository, folder, 'package.json'), JSON.stringify(fields));
    }
    await publish({ store, folder: join(repository, 'shell'), moduleName: 'shell', now });
    const { modules } = await store.readRegistry();
    expect(modules.shell?.releases).toMatchObject([{ title: 'Rahmen der Seite', platformVersion: '1.1.0' }]);
  });

  it('lays packed copies beside the text files, for servers that send them as they are', async () => {
    const { repository, root, store } = await aRepository();
    await build(repository, '1.0.0-aaaaaaaa');
    await publish({ store, folder: join(repository, 'mf-x'), moduleName: 'mf-x', now });
    expect(await readdir(join(root, 'mf-x/1.0.0-aaaaaaaa'))).toEqual(
      expect.arrayContaining(['entry.js', 'entry.js.br', 'entry.js.gz']),
    );
  });

  it('keeps earlier releases alive and changes nothing when published again', async () => {
    const { repository, store } = await aRepository();
    for (const release of ['1.0.0-aaaaaaaa', '1.0.0-bbbbbbbb', '1.0.0-bbbbbbbb']) {
      await build(repository, release);
      await publish({ store, folder: join(repository, 'mf-x'), moduleName: 'mf-x', now });
    }
    const { modules } = await store.readRegistry();
    expect(modules['mf-x']?.releases.map(({ version }) => version)).toEqual(['1.0.0-aaaaaaaa', '1.0.0-bbbbbbbb']);
  });

  for (const [fault, wrong] of [
    ['another name', { ...manifest, name: 'mf-y' }],
    ['a range that browsers do not understand', { ...manifest, platformRange: '>=1' }],
    ['routes of another form', { ...manifest, routes: [{ path: '/x' }] }],
    ['no name that people understand', { ...manifest, title: undefined }],
    ['no budgets', { ...manifest, budgets: undefined }],
  ] as const) {
    it(`refuses a manifest with ${fault}, and leaves the registry as it was`, async () => {
      const { repository, store } = await aRepository();
      await build(repository, '1.0.0-aaaaaaaa');
      await writeFile(join(repository, 'mf-x/module.json'), JSON.stringify(wrong));
      await expect(publish({ store, folder: join(repository, 'mf-x'), moduleName: 'mf-x', now })).rejects.toThrow(
        'mf-x/module.json',
      );
      expect(await store.readRegistry()).toEqual({ modules: {} });
    });
  }
});

async function aRepository() {
  const repository = await mkdtemp(join(tmpdir(), 'rezenso-repository-'));
  const root = join(repository, 'releases');
  await mkdir(join(repository, 'mf-x/dist'), { recursive: true });
  await writeFile(join(repository, 'mf-x/module.json'), JSON.stringify(manifest));
  return { repository, root, store: folderStore(root) };
}

async function build(repository: string, release: string, name = 'mf-x'): Promise<void> {
  const dist = join(repository, name, 'dist');
  await mkdir(dist, { recursive: true });
  await writeFile(join(dist, 'entry.js'), `let release = "${release}";`);
  await writeFile(join(dist, 'build.json'), JSON.stringify({ release, entry: ['entry.js'], pages: {} }));
}
