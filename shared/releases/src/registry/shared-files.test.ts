import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { expect } from 'expect';
import { folderStore } from '../store/index.ts';
import { aRelease } from '../testing/releases.ts';
import { previewTag } from './previews.ts';
import type { Registry, Release } from './registry.ts';
import { withRelease } from './registry-changes.ts';
import { sharedFiles } from './shared-files.ts';

const path = '158.f8c5d6a92e4b07d1.js';
const before = '158.f8c5d6a92e4b.js';

describe('a file that is named by its content', () => {
  it('is in every release that names it: as most people get it first, as a preview does last', () => {
    const until = '2026-04-01T12:00:00.000Z';
    const preview = { name: 'p', at: until, by: 'Eva', until, tag: previewTag('x'), release: withFile('1.0.3') };
    const releases = [withFile('1.0.0'), aRelease('1.0.1', 'let a'), withFile('1.0.2')];
    const part = { releases, stable: '1.0.2', canary: null, previews: [preview] };
    const registry = { modules: { 'mf-x': part } } as Registry;
    expect(sharedFiles(registry, 'mf-x', path).map(({ version }) => version)).toEqual(['1.0.2', '1.0.0', '1.0.3']);
    expect(sharedFiles(registry, 'mf-x', path)[0]).toMatchObject({ path, integrity: 'sha384-x' });
    for (const [module, file] of [
      ['mf-x', 'entry.js'],
      ['mf-x', '159.f8c5d6a92e4b07d1.js'],
      ['mf-y', path],
      ['constructor', path],
    ] as const)
      expect(sharedFiles(registry, module, file)).toEqual([]);
  });

  it('cannot be released with other content than another release has under that name', async () => {
    const store = folderStore(await mkdtemp(join(tmpdir(), 'rezenso-shared-')));
    const add = (release: Release) => store.changeRegistry((registry) => withRelease(registry, 'mf-x', release));
    await add(withFile('1.0.0'));
    await expect(add(withFile('1.0.1', { integrity: 'sha384-y' }))).rejects.toThrow(
      `1.0.1 has a file ${path} that another release has with other content. Nothing was changed.`,
    );
    await add(withFile('1.0.1'));
    // Names of releases from before lie below their version, and so concern nobody else.
    await add(withFile('1.0.2', { path: before }));
    await add(withFile('1.0.3', { path: before, integrity: 'sha384-y' }));
    expect((await store.readRegistry()).modules['mf-x']?.stable).toBe('1.0.3');
  });
});

function withFile(version: string, file: Partial<Release['files'][number]> = {}): Release {
  const release = aRelease(version, 'let a');
  return { ...release, files: [...release.files, { path, integrity: 'sha384-x', bytes: 1, ...file }] };
}
