import { mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, it } from 'node:test';
import { expect } from 'expect';
import type { Registry } from '../registry/registry.ts';
import { aRegistry } from '../testing/releases.ts';
import { folderReader } from './folder-reader.ts';
import { followRegistry } from './followed-registry.ts';
import { keptRegistry } from './kept-registry.ts';

const { modules } = aRegistry('1.0.0');
const [anX] = Object.values(modules);
const good = { modules: { ...modules, shell: anX } } as Registry;
const bad = ['{"modules":{}}', JSON.stringify({ modules }), 'null', '[]', '42', '{"modules":', '{}'];

describe('a registry in a folder', () => {
  it('without modules, or without the shell that there was, leaves the site with the last good one', async () => {
    const { put, start } = await aFolder();
    const reader = start();
    await put({ modules: {} });
    expect([await reader.registry(), reader.fault()]).toEqual([{ modules: {} }, undefined]);
    await put(good);
    expect(await reader.registry()).toEqual(good);
    for (const text of bad) {
      await put(text);
      expect(await reader.registry()).toEqual(good);
      expect(reader.fault()).toBeDefined();
    }
  });

  it('that is empty, broken or gone when the process starts leaves it with the last one that it followed', async () => {
    const { put, start, remove } = await aFolder();
    expect([await start().registry(), start().fault()]).toEqual([{ modules: {} }, undefined]);
    await put(good);
    expect(await start().registry()).toEqual(good);
    for (const text of bad) {
      await put(text);
      const restarted = start();
      expect([text, await restarted.registry()]).toEqual([text, good]);
      expect(restarted.fault()).toBeDefined();
    }
    await remove();
    const restarted = start();
    expect(await restarted.registry()).toEqual(good);
    expect(restarted.fault()).toBe('there is no registry, and there was one');
    await put({ modules: { ...good.modules, 'mf-y': anX } });
    expect(Object.keys((await restarted.registry()).modules)).toEqual(['mf-x', 'shell', 'mf-y']);
    expect(restarted.fault()).toBeUndefined();
  });

  it('with an odd module goes on with what was known of that one, and follows the others', async () => {
    const { put, start } = await aFolder();
    const reader = start();
    await put({ modules: { ...good.modules, 'mf-x': 42 } });
    expect([Object.keys((await reader.registry()).modules), reader.fault()]).toEqual([
      ['shell'],
      expect.stringContaining('registry.modules.mf-x'),
    ]);
    await put(good);
    await reader.registry();
    const shell = { ...anX, stable: '1.0.1' };
    await put({ modules: { shell, 'mf-x': 42 } });
    expect(await reader.registry()).toEqual({ modules: { shell, 'mf-x': anX } });
    await put({ modules: { shell } });
    expect([await reader.registry(), reader.fault()]).toEqual([{ modules: { shell } }, undefined]);
  });

  it('whose shell has no living release changes nothing, also after a restart', async () => {
    const { put, start } = await aFolder();
    const shell = { stable: 'x', canary: null, releases: [] };
    for (const sequence of [undefined, 12]) {
      await put({ sequence, ...good });
      const reader = start();
      await reader.registry();
      await put({ sequence, modules: { shell } });
      expect((await reader.registry()).modules).toEqual(good.modules);
      expect(reader.fault()).toContain('registry.modules.shell');
      await put('{"modules":');
      expect((await start().registry()).modules).toEqual(good.modules);
    }
  });

  it('is followed only forwards: one with a lower number, or without one, changes nothing', async () => {
    const { put, start, remove, forget } = await aFolder();
    await put({ sequence: 12, ...good });
    const reader = start();
    await reader.registry();
    for (const [sequence, told] of [
      [11, 'its number is 11, and this site follows number 12'],
      [undefined, 'it has no number, and this site follows number 12'],
    ] as const) {
      await put({ sequence, modules: { shell: anX } });
      for (const one of [reader, start()])
        expect([await one.registry(), one.fault()]).toEqual([{ sequence: 12, ...good }, told]);
    }
    for (const sequence of [12, 13]) {
      await put({ sequence, modules: { shell: anX } });
      expect(await reader.registry()).toEqual({ sequence, modules: { shell: anX } });
    }
    // The documented way to begin anew.
    await remove();
    await forget();
    await put({ sequence: 1, ...good });
    expect(await start().registry()).toEqual({ sequence: 1, ...good });
  });

  it('with an odd module keeps what was known of that one across a restart', async () => {
    const { put, start } = await aFolder();
    await put({ sequence: 1, ...good });
    await start().registry();
    await put({ sequence: 2, modules: { ...good.modules, 'mf-x': 42 } });
    await start().registry();
    expect((await start().registry()).modules).toEqual(good.modules);
  });

  it('is followed once by however many requests at a time', async () => {
    const { put, start } = await aFolder();
    await put(good);
    const reader = start();
    const read = await Promise.all(Array.from({ length: 20 }, () => reader.registry()));
    expect(new Set(read).size).toBe(1);
    expect(read[0]).toEqual(good);
  });
});

async function aFolder() {
  const root = await mkdtemp(path.join(tmpdir(), 'rezenso-releases-'));
  const file = path.join(root, 'registry.json');
  return {
    async put(registry: unknown) {
      await writeFile(path.join(root, 'new'), typeof registry === 'string' ? registry : JSON.stringify(registry));
      await rename(path.join(root, 'new'), file);
    },
    remove: () => rm(file),
    forget: () => rm(path.join(root, 'followed.json')),
    start() {
      const kept = keptRegistry(path.join(root, 'followed.json'), root);
      return folderReader(root, followRegistry({ log: { error() {}, warn() {} }, kept }));
    },
  };
}
