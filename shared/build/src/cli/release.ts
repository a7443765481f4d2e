import { join } from 'node:path';
import { precompress } from '@rezenso/releases/files';
import { assertNobodyLost, type Registry, releasesOf, withPlatform } from '@rezenso/releases/registry';
import type { ReleaseStore } from '@rezenso/releases/store';
import { moduleNames } from '../release/build-changed.ts';
import { withBuild } from '../release/build-module.ts';
import { buildRecordOf, manifestOf, platformVersionOf, publish } from '../release/publish.ts';
import { problemsOf, scriptSizes } from '../release/release-checks.ts';
import { type Command, type Invocation, UsageError } from './command.ts';
import { shiftLines } from './rollback.ts';
import { withoutOf, withoutOption } from './without.ts';

export const release: Command = {
  usage: 'release <module> [--canary <percent>] [--ahead] [--without <modules>] [--check]',
  summary:
    'Builds one module, checks it, uploads it and points stable to it, or with --canary for that share of the accounts. --ahead releases a module before the shell that brings its platform. A shell that would leave a module without a release is refused unless --without names that module. --check stops before the upload.',
  options: { canary: { type: 'string' }, ahead: { type: 'boolean' }, check: { type: 'boolean' }, ...withoutOption },
  names: [1, 1],
  async run(invocation) {
    const { repository, options, say } = invocation;
    const [moduleName = ''] = invocation.names;
    if (!moduleNames(repository).includes(moduleName))
      throw new UsageError(`There is no module ${moduleName}; there are ${moduleNames(repository).join(', ')}.`);
    const canaryPercent = percentOf(options.canary);
    if (moduleName === 'shell' && canaryPercent !== undefined)
      throw new UsageError('The shell has no canary: it is what tells canaries apart.');
    if (options.ahead && canaryPercent !== undefined)
      throw new UsageError('Nobody could get a canary that is ahead of the shell.');
    const store = invocation.store();
    // Before the minutes of a build.
    withoutOf(options, await store.readRegistry());
    say(`Building ${moduleName} …`);
    await withBuild(repository, moduleName, false, () => checkAndPublish(invocation, store, moduleName, canaryPercent));
  },
};

async function checkAndPublish(
  { repository, options, say, now }: Invocation,
  store: ReleaseStore,
  moduleName: string,
  canaryPercent: number | undefined,
): Promise<void> {
  const folder = join(repository, moduleName);
  const build = await buildRecordOf(folder);
  await check(store, folder, moduleName, options);
  if (options.check) return say(`${moduleName} ${build.release} can be released.`);
  const registry = await store.readRegistry();
  const known = releasesOf(registry, moduleName);
  if (known?.stable === build.release && canaryPercent === undefined && !known.canary)
    return say(`${moduleName} ${build.release} is stable already; its sources have not changed.`);
  const judge = judgeWith(options);
  const version = await publish({ store, folder, moduleName, canaryPercent, now: now(), judge });
  const before = known && known.stable !== version ? `, before ${known.stable}` : '';
  const isCanary = canaryPercent !== undefined && known !== undefined;
  say(
    isCanary
      ? `${moduleName} ${version} is the canary of ${canaryPercent} % of the accounts; stable is ${known.stable}.`
      : `${moduleName} ${version} is stable${before}.`,
  );
  for (const line of shiftLines(registry, await store.readRegistry(), moduleName)) say(line);
}

/** No change of a pointer may take a module away from everybody, unless whoever makes it names that module. */
function judgeWith(options: Invocation['options']) {
  return (before: Registry, after: Registry) => assertNobodyLost(before, after, withoutOf(options, before));
}

async function check(
  store: ReleaseStore,
  folder: string,
  moduleName: string,
  options: Invocation['options'],
): Promise<void> {
  await precompress(join(folder, 'dist'));
  const manifest = await manifestOf(folder, moduleName);
  const registry = await store.readRegistry();
  if (!manifest) return judgeWith(options)(registry, withPlatform(registry, platformVersionOf(folder)));
  const build = await buildRecordOf(folder);
  const sizes = await scriptSizes(join(folder, 'dist'));
  const problems = problemsOf({ moduleName, build, manifest, sizes, isAhead: options.ahead === true }, registry);
  if (problems.length === 0) return;
  throw new Error([`${moduleName} ${build.release} cannot be released:`, ...problems].join('\n  '));
}

/** @throws UsageError for anything that is no share of the accounts */
function percentOf(given: string | boolean | undefined): number | undefined {
  if (given === undefined) return undefined;
  const percent = Number(given);
  if (typeof given === 'string' && given.trim() !== '' && percent > 0 && percent < 100) return percent;
  throw new UsageError(`--canary takes a share in percent, more than 0 and less than 100, not "${given}".`);
}
