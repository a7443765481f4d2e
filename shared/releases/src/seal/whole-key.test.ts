import { createPrivateKey, createPublicKey } from 'node:crypto';
import { mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { expect } from 'expect';
import { folderStore } from '../store/store.ts';
import { aRelease } from '../testing/releases.ts';
import { newKeys, type SealKeys, sealKeys } from './keys.ts';

const releases = [aRelease('1.0.0', 'let a')];
const change = () => ({ modules: { 'mf-x': { releases, stable: '1.0.0', canary: null } } });

describe('a signed registry', () => {
  it('is read and changed with the key', async () => {
    const { root, keys } = await aStore();
    await folderStore(root, keys).changeRegistry(change);
    const registry = await folderStore(root, { signing: [], roots: keys.roots }).readRegistry();
    expect(registry).toMatchObject({ sequence: 1, modules: { 'mf-x': { stable: '1.0.0' } } });
  });

  for (const [fault, from, to] of [
    ['another pointer', '"stable": "1.0.0"', '"stable": "6.6.6"'],
    ['a higher number', '"sequence": 1', '"sequence": 9'],
  ] as const) {
    it(`is refused with ${fault}, and stays as it lies`, async () => {
      const { root, keys } = await aStore();
      await folderStore(root, keys).changeRegistry(change);
      const file = join(root, 'registry.json');
      const forged = (await readFile(file, 'utf8')).replace(from, to);
      await writeFile(file, forged);
      await expect(folderStore(root, keys).readRegistry()).rejects.toThrow('was changed afterwards');
      await expect(folderStore(root, keys).changeRegistry(change)).rejects.toThrow('was changed afterwards');
      expect(await readFile(file, 'utf8')).toBe(forged);
    });
  }

  it('is refused when somebody else signed it', async () => {
    const { root, keys } = await aStore();
    await folderStore(root, freshKeys()).changeRegistry(change);
    await expect(folderStore(root, keys).readRegistry()).rejects.toThrow('was not signed with our key');
  });

  it('is asked for once there is a key; signing what lies there is a step of its own', async () => {
    const { root, keys } = await aStore();
    await folderStore(root).changeRegistry(change);
    await expect(folderStore(root, keys).changeRegistry(change)).rejects.toThrow('npx rezenso sign');
    await folderStore(root, keys).signRegistry();
    await expect(folderStore(root, keys).readRegistry()).resolves.toMatchObject({ sequence: 2, ...change() });
  });

  it('cannot be changed by somebody who can only check', async () => {
    const { root, keys } = await aStore();
    await folderStore(root, keys).changeRegistry(change);
    const reader = folderStore(root, { signing: [], roots: keys.roots });
    await expect(reader.changeRegistry(change)).rejects.toThrow('RELEASES_SIGNING_KEY');
  });
});

describe('the keys of the environment', () => {
  it('may stand on one line, and the signing key brings the other one along', () => {
    const { signing, verifying } = newKeys();
    const keys = sealKeys({ RELEASES_SIGNING_KEY: signing.replaceAll('\n', '\\n') });
    expect(keys.roots.map((root) => root.export({ format: 'pem', type: 'spki' }))).toEqual([verifying]);
    expect(sealKeys({})).toEqual({ signing: [], roots: [] });
  });

  it('are named when they are none, without being printed', () => {
    const read = () => sealKeys({ RELEASES_PUBLIC_KEY: 'secret text' });
    expect(read).toThrow('RELEASES_PUBLIC_KEY is not an Ed25519 key');
    expect(read).not.toThrow('secret text');
    expect(() => sealKeys({ RELEASES_PUBLIC_KEY: newKeys().signing })).toThrow('RELEASES_PUBLIC_KEY is not');
  });
});

async function aStore(): Promise<{ root: string; keys: SealKeys }> {
  return { root: await mkdtemp(join(tmpdir(), 'rezenso-sealed-')), keys: freshKeys() };
}

function freshKeys(): SealKeys {
  const { signing, verifying } = newKeys();
  return { signing: [createPrivateKey(signing)], roots: [createPublicKey(verifying)] };
}
