import { type CanaryShare, type Release, releasesOf, stableOf } from '@rezenso/releases/registry';
import type { ReleaseStore } from '@rezenso/releases/store';
import { skipOptions } from '../gate/module-checks.ts';
import { moduleFolder } from '../release/module-folders.ts';
import { buildRecordOf, publish } from '../release/publish.ts';
import { buildAndLook } from './build-and-look.ts';
import { canaryOf, canaryOptions } from './canary-option.ts';
import { type Command, type Invocation, UsageError } from './command.ts';
import { pauseLines } from './pause-lines.ts';
import { assertReleasable, assertWorthBuilding, checkReleasable, judgeWith } from './releasable.ts';
import { shiftLines } from './rollback.ts';
import { withoutOf, withoutOption } from './without.ts';

export const release: Command = {
  usage:
    'release <module> [--to <site>] [--canary <percent> [--visitors]] [--ahead] [--without <modules>] [--skip <checks> --because <reason>] [--check]',
  summary:
    'Builds one module, checks it (types, lint, tests; --skip leaves some out for a reason that the release keeps), uploads it and points stable to it, or with --canary for that share of the accounts, with --visitors of the visitors as well. --ahead releases a module before the shell that brings its platform. A shell that would leave a module without a release is refused unless --without names that module. --check stops before the upload.',
  options: {
    to: { type: 'string' },
    ...canaryOptions,
    ahead: { type: 'boolean' },
    check: { type: 'boolean' },
    ...withoutOption,
    ...skipOptions,
  },
  storeOption: 'to',
  takesModule: true,
  names: [1, 1],
  async run(invocation) {
    const { repository, options } = invocation;
    const [moduleName = ''] = invocation.names;
    assertReleasable(repository, moduleName);
    const canary = canaryOf(options);
    if (moduleName === 'shell' && canary)
      throw new UsageError('The shell has no canary: it is what tells canaries apart.');
    if (options.ahead && canary) throw new UsageError('Nobody could get a canary that is ahead of the shell.');
    const store = invocation.store();
    const registry = await store.readRegistry();
    // Before the minutes of a build. That a module could be released, its pull requests ask without a key.
    withoutOf(options, registry);
    if (!options.check) store.assertMayChange(registry, moduleName);
    await assertWorthBuilding(store, registry, { repository, moduleName, isAhead: options.ahead === true });
    await buildAndLook(invocation, moduleName, (about) =>
      checkAndPublish(invocation, store, moduleName, { canary, about }),
    );
  },
};

interface Wish {
  canary: CanaryShare | undefined;
  about: Pick<Release, 'checks' | 'origin'>;
}

async function checkAndPublish(
  { repository, options, say, hint, now }: Invocation,
  store: ReleaseStore,
  moduleName: string,
  { canary, about }: Wish,
): Promise<void> {
  const folder = moduleFolder(repository, moduleName);
  const build = await buildRecordOf(folder);
  await checkReleasable(store, folder, moduleName, options);
  if (options.check) return say(`${moduleName} ${build.release} can be released.`);
  const registry = await store.readRegistry();
  const known = releasesOf(registry, moduleName);
  // A canary that runs ends with a release for everybody.
  if (known?.stable === build.release && (canary || !known.canary))
    return say(
      [
        `${moduleName} ${build.release} is stable already: its build is the same${canary ? ', and everybody has it' : ''}.`,
        ...madeUpLines(stableOf(known), about),
      ].join(' '),
    );
  const judge = judgeWith(options);
  const version = await publish({ store, folder, moduleName, canary, now: now(), about, judge });
  const before = known && known.stable !== version ? `, before ${known.stable}` : '';
  say(
    canary && known
      ? `${moduleName} ${version} is the canary of ${canary.percent} % of the accounts${canary.visitors ? ' and of the visitors' : ''}; stable is ${known.stable}.`
      : `${moduleName} ${version} is stable${before}.`,
  );
  const after = await store.readRegistry();
  for (const line of [...shiftLines(registry, after, moduleName), ...pauseLines(after, moduleName)]) say(hint(line));
}

/** What was released never changes, so what was skipped then stays said of it, also after it was made up for. */
function madeUpLines(stable: Release | undefined, { checks = [] }: Wish['about']): string[] {
  const passed = (name: string) => checks.some((check) => check.name === name && check.skippedBecause === undefined);
  const names = (stable?.checks ?? []).flatMap(({ name, skippedBecause }) =>
    skippedBecause !== undefined && passed(name) ? [name] : [],
  );
  return names.length > 0
    ? [
        `It was released without ${names.join(', ')}, and stays noted so; now that passed. Any change makes a release anew.`,
      ]
    : [];
}
