import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { expect } from 'expect';
import { contentOf } from './compiled-source.ts';
import { importsIn } from './imports-in.ts';

describe('what a file takes from others', () => {
  for (const [what, source, request, names] of [
    ['names', "import { a, b as c } from './x.ts'; f(a, c);", './x.ts', ['a', 'b']],
    ['a default with names', "import d, { a } from './x.ts'; f(a, d);", './x.ts', ['default', 'a']],
    ['everything', "import * as x from './x.ts'; f(x);", './x.ts', ['*']],
    ['its effects', "import './x.ts';", './x.ts', ['*']],
    ['a table', "import t from './x.json' with { type: 'json' }; f(t);", './x.json', ['default']],
    ['a part that is loaded late', "const x = () => import('./x.tsx'); f(x);", './x.tsx', ['*']],
    ['an asset', "f(new URL('./x.webp', import.meta.url));", './x.webp', ['*']],
  ] as const)
    it(`is read: ${what}`, async () => {
      expect((await read(source)).takes).toEqual([{ request, names }]);
    });

  it('holds no types, and nothing that a text or a method only looks like', async () => {
    const { takes } = await read(
      "import { type A } from './a.ts'; import type { B } from './b.ts'; f.import('./c.ts'); const d: A | B = 'e'; f(d);",
    );
    expect(takes).toEqual([]);
  });
});

describe('what a file hands on', () => {
  it('is read name by name, and makes it a door when it does nothing else', async () => {
    const found = await read(
      "export { a, b as c } from './x.ts'; export * from './y.ts'; export * as z from './z.ts';",
    );
    expect(found.handsOn).toEqual([
      { request: './x.ts', name: 'a', from: 'a' },
      { request: './x.ts', name: 'c', from: 'b' },
      { request: './y.ts', name: '*', from: '*' },
      { request: './z.ts', name: 'z', from: '*' },
    ]);
    expect(found.isDoor).toBe(true);
    expect((await read("export { a } from './x.ts'; export const b = 1;")).isDoor).toBe(false);
    expect((await read("export { a } from './x.ts'; start();")).isDoor).toBe(false);
    expect((await read("import './effect.ts'; export { a } from './x.ts';")).isDoor).toBe(false);
  });

  it('is told from what it declares', async () => {
    const { declares } = await read(
      "const d = 1, e = 2; export const a = 1; export function b() {} export async function c() {} export { d, e as f }; export { g } from './x.ts'; export default class H {}",
    );
    expect(['a', 'b', 'c', 'd', 'f', 'default'].filter((name) => !declares(name))).toEqual([]);
    expect(['e', 'g', 'H', 'ab', '$'].filter(declares)).toEqual([]);
  });
});

async function read(source: string) {
  const file = join(await mkdtemp(join(tmpdir(), 'rezenso-imports-')), 'a.tsx');
  await writeFile(file, source);
  return importsIn(String(contentOf(file)));
}
