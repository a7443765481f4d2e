import {
  assertFits,
  assertNobodyLost,
  type ModuleReleases,
  type Registry,
  releaseIn,
  releasesOf,
  withRelease,
  withRolledBack,
} from '@rezenso/releases/registry';
import { copyRelease } from '@rezenso/releases/store';
import { siteContract } from '../gate/site-contract.ts';
import { canaryOf } from './canary-option.ts';
import { type Invocation, UsageError } from './command.ts';
import { reasonOf } from './deed.ts';
import { pauseLines } from './pause-lines.ts';

/**
 * Brings the release that is stable in one store to another: the same bytes under the same version, without building anything.
 * The shell, the server and the other modules there are what it is judged against, before anything is copied.
 * @param from a place, or the name of an environment
 */
export async function promoteBetween(invocation: Invocation, from: string, to: string): Promise<void> {
  const { names, options, say, hint } = invocation;
  const [moduleName = ''] = names;
  const [source, target] = [invocation.store(from), invocation.store(to)];
  const tried = await source.readRegistry();
  const found = releasesOf(tried, moduleName);
  if (!found) throw new Error(`${from} has no release of ${moduleName}; it has ${namesIn(tried)}.`);
  const { stable: version, history = [] } = found;
  const release = releaseIn(tried, moduleName, version);
  const canary = canaryOf(options);
  const contract = await siteContract(target.place);
  const change = (before: Registry) => {
    const after =
      canary || !isBehind(releasesOf(before, moduleName), version)
        ? withRelease(before, moduleName, release, canary)
        : withRolledBack(before, moduleName, version);
    assertFits(after, moduleName, { contract, pointer: releasesOf(after, moduleName)?.canary ? 'canary' : 'stable' });
    assertNobodyLost(before, after);
    return after;
  };

  const registry = await target.readRegistry();
  if (moduleName !== 'shell' && !registry.modules.shell)
    throw new Error(`There is no shell in ${to}; is it the right one? If so, promote the shell first.`);
  target.assertMayChange(registry, moduleName);
  const known = releasesOf(registry, moduleName);
  if (canary && !known)
    throw new UsageError(
      `${to} never had ${moduleName}: the first release is everybody's. Promote it without --canary.`,
    );
  if (known?.stable === version && !known.canary && !canary)
    return say(`${moduleName} ${version} is stable in ${to} already.`);
  change(registry);
  await copyRelease(source, target, moduleName, release);
  const commit = history.findLast((entry) => entry.version === version && entry.commit)?.commit ?? '';
  const { reason = `As it is stable in ${from}.` } = reasonOf(options);
  const now = await target.changeRegistry(change, { commit, reason });
  const role = canary ? `the canary of ${canary.percent} % in ${to}` : `stable in ${to}`;
  say(`${moduleName} ${version} is ${role}, with the very bytes of ${from}.`);
  if (!canary && isBehind(known, version))
    say(`${to} goes back with it, from ${known?.stable}. What came after ${version} is withdrawn there.`);
  for (const line of pauseLines(now, moduleName)) say(hint(line));
}

const namesIn = ({ modules }: Registry) => Object.keys(modules).sort().join(', ') || 'nothing at all';

/** Whether a release came before the one that is stable. */
function isBehind(known: ModuleReleases | undefined, version: string): boolean {
  const versions = known?.releases.map((release) => release.version) ?? [];
  return versions.includes(version) && versions.indexOf(version) < versions.indexOf(known?.stable ?? '');
}
