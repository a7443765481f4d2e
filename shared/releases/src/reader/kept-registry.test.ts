import { mkdir, mkdtemp, readdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { it } from 'node:test';
import { expect } from 'expect';
import { keptRegistry } from './kept-registry.ts';

it('keeps the text of its store, and no half of one that could not be put in place', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'rezenso-kept-'));
  const file = path.join(folder, 'followed.json');
  await keptRegistry(file, 'here').write('one');
  expect(await keptRegistry(file, 'here').read()).toBe('one');
  expect(await keptRegistry(file, 'elsewhere').read()).toBeUndefined();
  // Nothing can be put in the place of a folder.
  const taken = path.join(folder, 'taken.json');
  await mkdir(path.join(taken, 'full'), { recursive: true });
  await expect(keptRegistry(taken, 'here').write('two')).rejects.toThrow();
  expect((await readdir(folder)).sort()).toEqual(['followed.json', 'taken.json']);
});
