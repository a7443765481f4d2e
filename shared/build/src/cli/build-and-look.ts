import { stripVTControlCharacters } from 'node:util';
import type { Release } from '@rezenso/releases/registry';
import { runChecks } from '../gate/check.ts';
import { moduleChecks, skipsOf } from '../gate/module-checks.ts';
import { originOf } from '../gate/origin.ts';
import { withBuild } from '../release/build-module.ts';
import { moduleFolder } from '../release/module-folders.ts';
import { type Invocation, UsageError } from './command.ts';

/** What a release says of how it came about. */
export type About = Pick<Release, 'checks' | 'origin'>;

/**
 * Builds a module and beside that runs its types, lint and tests.
 * @param work what is done with the build when nothing was found
 * @throws UsageError before anything runs; Error with everything that is wrong, and last that nothing was uploaded
 */
export async function buildAndLook(
  invocation: Invocation,
  moduleName: string,
  work: (about: About) => Promise<void>,
): Promise<void> {
  const about = lookAt(invocation, moduleName);
  invocation.say(`Building ${moduleName} …`);
  const worked = withBuild(invocation.repository, moduleName, false, async () => work(await about));
  const outcomes = await Promise.allSettled([worked, about]);
  const faults = outcomes.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []));
  const [fault] = faults;
  if (fault instanceof UsageError) throw fault;
  if (!fault) return;
  const said = [...new Set(faults.map((one) => (one instanceof Error ? one.message : String(one))))];
  throw new Error([...said, `Nothing of ${moduleName} was uploaded.`].map(stripVTControlCharacters).join('\n\n'));
}

function lookAt(invocation: Invocation, moduleName: string): Promise<About> {
  const { repository, options, say, checks = moduleChecks } = invocation;
  const skips = skipsOf(options, checks);
  const folder = moduleFolder(repository, moduleName);
  const running = Promise.all([
    runChecks(checks, { repository, moduleName, folder }, skips, say),
    originOf(folder),
  ]).then(([done, origin]) => ({ checks: done, ...(origin && { origin }) }));
  // The build may fail first; then this is waited for all the same.
  running.catch(() => {});
  return running;
}
