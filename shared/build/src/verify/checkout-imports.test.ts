import { it } from 'node:test';
import { expect } from 'expect';
import { repository } from '../webpack/base.ts';
import { affectedBy, dependenciesIn, importsAmong } from './affected.ts';

// Asked once for all that follows: it takes nine seconds of processor time.
const dependencies = await dependenciesIn(repository);
const imports = await importsAmong(repository, dependencies);

const isTest = (file: string) => /\.(?:test|spec)\.tsx?$/.test(file);
const isSource = (file: string) =>
  /^(?:server\/(?:src|bin)|shared\/[a-z]+\/(?:src|bin)|shell\/src|mf-[a-z0-9-]+\/src)\//.test(file) &&
  !/\/testing(?:\/|\.ts$)|\/migrations\/|\/seed\/|\.d\.m?ts$/.test(file);

/** What no test imports, and what runs it instead. */
const otherwise: readonly [how: string, files: RegExp][] = [
  ['as a process of its own, in tests of commands and in the browser', /\/bin\/|\/main\.tsx?$|-thread\.ts$/],
  [
    'in the process of the server',
    /^server\/src\/(?:open-core|server|backup\/command|database\/(?:open|create-embedded))\.ts$/,
  ],
  ['in the browser, as built', /^mf-[a-z0-9-]+\/src\/module\.tsx$|\/zod-without-eval\.ts$|\/push\/service-worker\.js$/],
  [
    'by webpack, whose output the browser tests load',
    /^shared\/build\/src\/(?:prerender\/|webpack\/(?:host|prerender|document-css)\.ts$)/,
  ],
  [
    'by a process that a test starts: a command of the server, and the server that ends on what nobody caught',
    /^server\/src\/(?:forget-deleted\/forget-deleted|http\/uncaught)\.ts$/,
  ],
  ['around every unit test', /^shared\/build\/src\/jest\//],
  [
    'by a command that a test starts',
    /^shared\/build\/src\/(?:cli\/any-node\.cjs|(?:cli\/own-repository|dev\/release-process|verify\/run-folder)\.ts)$/,
  ],
  ['by whoever looks at figures: benches', /^shared\/build\/src\/(?:bench\/(?!figures|table)|webpack\/baseline\.ts$)/],
  ['in the browser, on the pages in English that a journey reads', /\.en\.ts$|\/texts-en\.ts$|\/languages\/en\.ts$/],
  ['by nobody here: it hands on all of the contract', /^shared\/contract\/src\/index\.ts$/],
];

it('tests of what changed follow imports across packages of this very checkout', () => {
  const changed = ['shared/contract/src/web-address.ts'];
  const { tests } = affectedBy(changed, imports, false);
  expect(tests).toContain('shared/contract/src/web-address.test.ts');
  for (const folder of ['server/', 'mf-settings/'])
    expect(tests.filter((file) => file.startsWith(folder))).not.toEqual([]);
});

it('finds less near a part of the design system, and nothing that is not concerned at all', async () => {
  const near = await importsAmong(repository, dependencies, true);
  const changed = ['shared/ui/src/display/bar-table.tsx'];
  const far = affectedBy(changed, imports, true).tests;
  const { tests } = affectedBy(changed, near, true);
  expect(tests).toContain('shared/ui/src/display/bar-table.test.tsx');
  expect(tests.filter((file) => file.startsWith('mf-admin/'))).not.toEqual([]);
  expect(far).toEqual(expect.arrayContaining([...tests]));
  expect(tests.length).toBeLessThan(far.length / 2);
});

it('each source is reached by the imports of a test, or runs in one of the ways named here', () => {
  const reached = new Set([...imports.keys()].filter(isTest));
  expect(reached.size).toBeGreaterThan(600);
  for (const file of reached) for (const imported of imports.get(file) ?? []) reached.add(imported);
  const left = [...imports.keys()].filter((file) => isSource(file) && !reached.has(file));
  expect(left.filter((file) => !otherwise.some(([, files]) => files.test(file)))).toEqual([]);
  // A way that nothing goes any more is taken out.
  expect(otherwise.filter(([, files]) => !left.some((file) => files.test(file)))).toEqual([]);
});
