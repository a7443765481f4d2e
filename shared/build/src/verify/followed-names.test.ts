import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { describe, it } from 'node:test';
import { expect } from 'expect';
import { type Dependencies, followNames } from './followed-names.ts';

/** A design system with a door of its own for buttons, and what people import through them. */
const files = {
  'ui/button.ts': 'export const Button = 1; export const style = 2;',
  'ui/table.ts': 'export default 3; export interface Row {}',
  'ui/actions.ts': "export { Button, style as buttonStyle } from './button';",
  'ui/index.ts':
    "export * from './actions'; export { default as Table, type Row } from './table'; export const own = 4;",
};

/** What a file that says `source` imports. */
async function importsOf(source: string): Promise<readonly string[] | undefined> {
  const folder = await mkdtemp(join(tmpdir(), 'rezenso-names-'));
  for (const [file, text] of Object.entries({ ...files, 'page.tsx': source })) {
    await mkdir(dirname(join(folder, file)), { recursive: true });
    await writeFile(join(folder, file), text);
  }
  const dependencies: Dependencies = new Map([
    ['ui/button.ts', []],
    ['ui/table.ts', []],
    ['ui/actions.ts', [{ specifier: './button', file: 'ui/button.ts' }]],
    [
      'ui/index.ts',
      [
        { specifier: './actions', file: 'ui/actions.ts' },
        { specifier: './table', file: 'ui/table.ts' },
      ],
    ],
    ['page.tsx', [{ specifier: '@ui', file: 'ui/index.ts' }]],
  ]);
  const followed = await followNames(folder, dependencies);
  expect([followed.get('ui/index.ts'), followed.get('ui/actions.ts')]).toEqual([[], []]);
  return followed.get('page.tsx')?.toSorted();
}

const all = ['ui/actions.ts', 'ui/button.ts', 'ui/index.ts', 'ui/table.ts'];

describe('a file that imports from a door', () => {
  for (const [source, expected] of [
    ["import { own } from '@ui'", ['ui/actions.ts', 'ui/index.ts']],
    ["import { Button } from '@ui'", ['ui/actions.ts', 'ui/button.ts', 'ui/index.ts']],
    ["import { buttonStyle as look } from '@ui'", ['ui/actions.ts', 'ui/button.ts', 'ui/index.ts']],
    ["import type { Row } from '@ui'", ['ui/actions.ts', 'ui/index.ts', 'ui/table.ts']],
    ["import { Table } from '@ui'; export const view = <Table />", ['ui/actions.ts', 'ui/index.ts', 'ui/table.ts']],
  ] as const)
    it(`depends on what it names: ${source}`, async () => expect(await importsOf(source)).toEqual(expected));

  for (const source of [
    "import * as ui from '@ui'",
    "import '@ui'",
    "const ui = await import('@ui')",
    "import { own } from '@ui'; import * as ui from '@ui'",
  ])
    it(`depends on everything behind it: ${source}`, async () => expect(await importsOf(source)).toEqual(all));

  it('passes it on to those who ask it, and depends on none of it', async () => {
    expect(await importsOf("export { Button } from '@ui'")).toEqual([]);
  });
});
