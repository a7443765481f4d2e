import { mkdtemp, rename, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { it } from 'node:test';
import { expect } from 'expect';
import { aRegistry } from '../testing/releases.ts';
import { folderReader } from './folder-reader.ts';

it('a registry without modules, or without the shell that there was, leaves the site with the last good one', async () => {
  const root = await mkdtemp(path.join(tmpdir(), 'rezenso-releases-'));
  const put = async (text: string) => {
    await writeFile(path.join(root, 'new'), text);
    await rename(path.join(root, 'new'), path.join(root, 'registry.json'));
  };
  const reader = folderReader(root, { error: () => undefined });
  const { modules } = aRegistry('1.0.0');
  const good = { modules: { ...modules, shell: modules['mf-x'] } };
  await put(JSON.stringify({ modules: {} }));
  expect([await reader.registry(), reader.fault()]).toEqual([{ modules: {} }, undefined]);
  await put(JSON.stringify(good));
  expect(await reader.registry()).toEqual(good);
  for (const broken of ['{"modules":{}}', JSON.stringify({ modules })]) {
    await put(broken);
    expect(await reader.registry()).toEqual(good);
    expect(reader.fault()).toMatch(/there (was|were)/);
  }
});
