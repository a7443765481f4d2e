import {
  assertFits,
  assertNobodyLost,
  misfitOf,
  moduleIn,
  type Registry,
  type Release,
  releasesBefore,
  serverMisfitOf,
  shiftsBetween,
  withoutCanary,
  withRolledBack,
} from '@rezenso/releases/registry';
import { siteContract } from '../gate/site-contract.ts';
import { type Command, UsageError } from './command.ts';
import { becauseOption, reasonOf } from './deed.ts';
import { pauseLines } from './pause-lines.ts';
import { assertUnmoved } from './unmoved.ts';
import { withoutOf, withoutOption } from './without.ts';

export const rollback: Command = {
  usage: 'rollback <module> [--to <version>] [--without <modules>] [--because <reason>]',
  summary:
    'Ends the canary where there is one; otherwise points stable to the release before, or to any other with --to, one that was taken back included. What came after is withdrawn. Refused when a module would have no release that fits, unless --without names it.',
  options: { to: { type: 'string' }, ...withoutOption, ...becauseOption },
  takesModule: true,
  names: [1, 1],
  async run({ names: [moduleName = ''], options, store: open, say, hint }) {
    const { to } = options;
    const store = open();
    const registry = await store.readRegistry();
    const seen = moduleIn(registry, moduleName);
    const { canary, stable, rolledBack = [] } = seen;
    store.assertMayChange(registry, moduleName);
    const note = reasonOf(options);
    const without = withoutOf(options, registry);
    if (canary && to === undefined) {
      await store.changeRegistry((current) => {
        assertUnmoved(seen, current, moduleName);
        return withoutCanary(current, moduleName);
      }, note);
      return say(`The canary ${moduleName} ${canary.version} has ended; stable is ${stable}.`);
    }
    const contract = await siteContract(store.place);
    const version = typeof to === 'string' ? to : versionBefore(registry, moduleName, contract);
    if (version === stable) throw new UsageError(`${moduleName} ${stable} is stable already.`);
    const after = await store.changeRegistry((current) => {
      assertUnmoved(seen, current, moduleName);
      const next = withRolledBack(current, moduleName, version);
      assertFits(next, moduleName, { contract });
      assertNobodyLost(current, next, without);
      return next;
    }, note);
    say(
      rolledBack.includes(version)
        ? `${moduleName} ${version}, which had been taken back, is released again, after ${stable}.`
        : `${moduleName} ${version} is stable again, after ${stable}.`,
    );
    for (const line of [...shiftLines(registry, after, moduleName), ...pauseLines(after, moduleName)]) say(hint(line));
  },
};

/** What people get of the other modules from now on, where that is something else. */
export function shiftLines(before: Registry, after: Registry, changed: string): string[] {
  const others = shiftsBetween(before, after).filter(({ moduleName }) => moduleName !== changed);
  return others.map(({ moduleName, before: had, now }) =>
    now ? `${moduleName}: people get ${now} now instead of ${had}.` : `${moduleName}: people get none any more.`,
  );
}

/** The newest release before the stable one that people could get. @throws Error when there is none */
function versionBefore(registry: Registry, moduleName: string, contract: string | undefined): string {
  const { stable } = moduleIn(registry, moduleName);
  const before = releasesBefore(registry, moduleName);
  if (before.length === 0) throw new Error(`${moduleName} ${stable} is its first release; there is none before it.`);
  const misfit = (release: Release) => {
    const server = serverMisfitOf(release, contract);
    return misfitOf(registry, moduleName, release.version) ?? (server && `${release.version}: ${server}`);
  };
  const fitting = before.find((release) => !misfit(release));
  if (fitting) return fitting.version;
  throw new Error(before.map(misfit).join('\n'));
}
