import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { it } from 'node:test';
import { expect } from 'expect';
import { reachableFrom } from './compile.ts';

it('finds all that a package is compiled from, however it is imported, and nothing twice', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'rezenso-compile-'));
  const sources = {
    'door.ts': "export { b } from './b.ts';\nexport const later = () => import('./later.tsx');\n",
    'b.ts':
      "import type { C } from './c.ts';\nimport './effect.ts';\nimport { x } from 'package';\nexport const b: C = x;\n",
    'c.ts': "export type { B as C } from './b.ts';\nexport type B = 1;\n",
    'effect.ts': 'const template = "import { a } from \'./nowhere.ts\';";\n',
    'later.tsx': '',
    'apart.ts': '',
  };
  for (const [name, text] of Object.entries(sources)) await writeFile(join(folder, name), text);
  const found = reachableFrom([join(folder, 'door.ts')]).map((file) => relative(folder, file));
  expect(found.sort()).toEqual(['b.ts', 'c.ts', 'door.ts', 'effect.ts', 'later.tsx']);
});
