import { mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { moduleNames } from '../release/module-folders.ts';
import { runCommand } from './command.ts';
import { type Dependencies, followNames } from './followed-names.ts';

/** Which files import which, as dependency-cruiser sees it. Paths are relative to the repository. */
export type Imports = ReadonlyMap<string, readonly string[]>;

export interface Affected {
  /** Test files that something which changed can turn red. */
  tests: readonly string[];
  /** Changed files that nobody imports and that may yet matter to every test: manifests, configurations, data. */
  unmapped: readonly string[];
  /** Whether anything changed but what only people read. */
  hasSources: boolean;
}

/**
 * Files through which everything knows everything: the application is put together in them. Whether a change breaks
 * something on the far side of them is for `npm test` to say.
 */
const assemblies = /^server\/src\/areas\/(?:[^/]+\/)?index\.ts$|^server\/src\/server\.ts$/;
const isTest = (file: string) => /\.test\.tsx?$/.test(file);
/** Nothing that runs reads these. */
const isIdle = (file: string) => /\.(?:md|png)$|^(?:\.github|docs|deploy)\//.test(file);
/** Tests of another kind stand in files of their own: the browser's and the cluster's. */
const isJourney = (file: string) => file.startsWith('e2e/');

/**
 * What has changed since this branch left `since`, also what is not committed yet.
 * @throws Error when there is no such revision
 */
export async function changedSince(repository: string, since: string): Promise<string[]> {
  const base = await git(repository, 'merge-base', since, 'HEAD');
  const changed = await git(repository, 'diff', '--name-only', base.trim());
  const added = await git(repository, 'ls-files', '--others', '--exclude-standard');
  return [...new Set([...changed.split('\n'), ...added.split('\n')])].filter(Boolean).toSorted();
}

/**
 * Tests of what changed.
 * @param isNear leaves out what is reached only through the files that put the application together; the server's tests in
 *   the folder of a changed file stand in for it
 */
export function affectedBy(changed: readonly string[], imports: Imports, isNear: boolean): Affected {
  const importers = reversed(imports);
  const reached = new Set(changed.filter((file) => imports.has(file)));
  for (const file of reached) {
    if (isNear && assemblies.test(file) && !changed.includes(file)) continue;
    for (const importer of importers.get(file) ?? []) reached.add(importer);
  }
  const folders = new Set(changed.filter((file) => file.startsWith('server/src/')).map((file) => dirname(file)));
  const beside = [...imports.keys()].filter((file) => folders.has(dirname(file)));
  return {
    tests: [...new Set([...reached, ...beside])].filter((file) => isTest(file) && !isJourney(file)).toSorted(),
    hasSources: changed.some((file) => !isIdle(file)),
    unmapped: changed.filter((file) => !imports.has(file) && !isIdle(file) && !isTest(file) && !isJourney(file)),
  };
}

/**
 * Who imports whom, of what dependency-cruiser found.
 * @param isNear sees through files that only pass names on. What breaks while such a file is loaded, without being asked
 *   for, is for `npm test` to say
 */
export async function importsAmong(repository: string, dependencies: Dependencies, isNear = false): Promise<Imports> {
  if (isNear) return followNames(repository, dependencies);
  return new Map([...dependencies].map(([source, imported]) => [source, imported.map(({ file }) => file)]));
}

/** Everything that imports something, as dependency-cruiser resolves it for the boundaries. */
export async function dependenciesIn(repository: string): Promise<Dependencies> {
  const folder = await mkdtemp(join(tmpdir(), 'rezenso-imports-'));
  const [config, graph] = [join(folder, 'config.cjs'), join(folder, 'graph.json')];
  // Its rules ask for circles and dependents, which take a quarter of the time and are not asked for here.
  const boundaries = JSON.stringify(join(repository, '.dependency-cruiser.cjs'));
  const options = `{ ...require(${boundaries}).options, skipAnalysisNotInRules: true }`;
  await writeFile(config, `module.exports = { options: ${options} };\n`);
  const args = ['--config', config, '--no-progress', '--output-type', 'json', '--output-to', graph];
  const roots = [...moduleNames(repository), 'shared', 'server', 'e2e'];
  const { output } = await runCommand('depcruise', [...args, ...roots], { folder: repository });
  try {
    return dependenciesOf(JSON.parse(await readFile(graph, 'utf8')));
  } catch {
    throw new Error(`dependency-cruiser did not say who imports whom.\n${output}`);
  }
}

interface Cruised {
  modules: { source: string; dependencies: { module: string; resolved: string }[] }[];
}

function dependenciesOf({ modules }: Cruised): Dependencies {
  const own = modules.filter(({ source }) => !source.includes('node_modules/'));
  return new Map(
    own.map(({ source, dependencies }) => [
      source,
      dependencies.map(({ module, resolved }) => ({ specifier: module, file: resolved })),
    ]),
  );
}

function reversed(imports: Imports): Map<string, string[]> {
  const importers = new Map<string, string[]>();
  for (const [file, imported] of imports)
    for (const one of imported) importers.set(one, [...(importers.get(one) ?? []), file]);
  return importers;
}

async function git(repository: string, ...args: string[]): Promise<string> {
  const { isOk, output } = await runCommand('git', args, { folder: repository });
  if (!isOk) throw new Error(`git ${args.join(' ')} failed.\n${output}`);
  return output;
}
