import { join } from 'node:path';
import { precompress } from '@rezenso/releases/files';
import {
  assertNobodyLost,
  assertNotRetired,
  type Registry,
  releasesOf,
  serverMisfitOf,
  withPlatform,
} from '@rezenso/releases/registry';
import type { ReleaseStore } from '@rezenso/releases/store';
import { siteContract } from '../gate/site-contract.ts';
import { moduleFolder, moduleNames } from '../release/module-folders.ts';
import { buildRecordOf, manifestOf, platformVersionOf } from '../release/publish.ts';
import { manifestProblemsIn, problemsOf, scriptSizes } from '../release/release-checks.ts';
import { type Invocation, UsageError } from './command.ts';
import { withoutOf } from './without.ts';

/** No change of a pointer may take a module away from everybody, unless whoever makes it names that module. */
export function judgeWith(options: Invocation['options']) {
  return (before: Registry, after: Registry) => assertNobodyLost(before, after, withoutOf(options, before));
}

/** @throws Error naming everything that stands against releasing the build in the module's folder */
export async function checkReleasable(
  store: ReleaseStore,
  folder: string,
  moduleName: string,
  options: Invocation['options'],
): Promise<void> {
  await precompress(join(folder, 'dist'));
  const manifest = await manifestOf(folder, moduleName);
  const registry = await store.readRegistry();
  const build = await buildRecordOf(folder);
  const serverContract = await siteContract(store.place);
  if (!manifest) {
    const misfit = serverMisfitOf(build, serverContract);
    if (misfit) throw new Error(`${moduleName} ${build.release} cannot be released. ${misfit}`);
    return judgeWith(options)(registry, withPlatform(registry, platformVersionOf(folder), build.lends));
  }
  const sizes = await scriptSizes(join(folder, 'dist'));
  const isAhead = options.ahead === true;
  const problems = problemsOf({ moduleName, build, manifest, sizes, isAhead, serverContract }, registry);
  if (problems.length === 0) return;
  throw new Error([`${moduleName} ${build.release} cannot be released:`, ...problems].join('\n  '));
}

/** @throws UsageError when the repository has no such module */
export function assertReleasable(repository: string, moduleName: string): void {
  const names = moduleNames(repository);
  if (!names.includes(moduleName))
    throw new UsageError(`There is no module ${moduleName}; there are ${names.join(', ')}.`);
}

interface Plan {
  repository: string;
  moduleName: string;
  isAhead: boolean;
}

/** Says before the minutes of a build what can be seen without one. @throws Error naming all of it */
export async function assertWorthBuilding(
  store: ReleaseStore,
  registry: Registry,
  { repository, moduleName, isAhead }: Plan,
): Promise<void> {
  assertNotRetired(releasesOf(registry, moduleName), moduleName);
  const manifest = await manifestOf(moduleFolder(repository, moduleName), moduleName);
  if (!manifest) return;
  const serverContract = isAhead ? await siteContract(store.place) : undefined;
  const problems = manifestProblemsIn({ moduleName, manifest, isAhead, serverContract }, registry);
  if (problems.length === 0) return;
  throw new Error([`${moduleName} cannot be released into ${store.place}:`, ...problems].join('\n  '));
}
