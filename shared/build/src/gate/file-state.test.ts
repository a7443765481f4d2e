import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { describe, it } from 'node:test';
import { expect } from 'expect';
import { changedBetween, stateOf } from './file-state.ts';

describe('the state of a module', () => {
  it('names every file below the folders that count, by its path from the root', async () => {
    const root = await aRoot({ 'mf-x/src/a.ts': 'a', 'mf-x/module.json': '{}', 'mf-y/src/b.ts': 'b' });
    expect(Object.keys(stateOf(root, ['mf-x']))).toEqual(['mf-x/module.json', 'mf-x/src/a.ts']);
    expect(Object.keys(stateOf(root, ['mf-y', 'mf-x/module.json']))).toEqual(['mf-y/src/b.ts', 'mf-x/module.json']);
    expect(Object.keys(stateOf(root, ['.']))).toHaveLength(3);
    expect(stateOf(root, ['mf-z'])).toEqual({});
  });

  it('leaves out what was built, installed or is hidden', async () => {
    const apart = ['dist/a.js', 'node_modules/a/index.js', '.cache/a.json', 'src/.DS_Store', 'src/dist/b.js'];
    const root = await aRoot({ 'src/a.ts': 'a', ...Object.fromEntries(apart.map((path) => [path, 'x'])) });
    expect(Object.keys(stateOf(root, ['.']))).toEqual(['src/a.ts']);
  });

  it('tells what is new, gone or different, and nothing else, however often it is asked', async () => {
    const root = await aRoot({ 'a.ts': 'a', 'b.ts': 'b', 'c.ts': 'c' });
    const before = stateOf(root, ['.']);
    expect(changedBetween(before, stateOf(root, ['.']))).toEqual([]);
    await writeFile(join(root, 'b.ts'), 'other');
    await rm(join(root, 'c.ts'));
    await writeFile(join(root, 'd.ts'), 'd');
    await writeFile(join(root, 'a.ts'), 'a');
    expect(changedBetween(before, stateOf(root, ['.']))).toEqual(['b.ts', 'c.ts', 'd.ts']);
  });

  it('is the same for the same content wherever it lies', async () => {
    const files = { 'src/a.ts': 'a', 'src/deep/b.ts': 'b' };
    expect(stateOf(await aRoot(files), ['src'])).toEqual(stateOf(await aRoot(files), ['src']));
  });
});

async function aRoot(files: Record<string, string>): Promise<string> {
  const root = await mkdtemp(join(tmpdir(), 'rezenso-state-'));
  for (const [path, content] of Object.entries(files)) {
    await mkdir(dirname(join(root, path)), { recursive: true });
    await writeFile(join(root, path), content);
  }
  return root;
}
