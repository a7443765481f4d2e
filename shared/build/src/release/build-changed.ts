import { availableParallelism } from 'node:os';
import { assertNobodyLost, isSettled, LostModules } from '@rezenso/releases/registry';
import type { ReleaseStore } from '@rezenso/releases/store';
import { withBuild } from './build-module.ts';
import { moduleFolder, moduleNames } from './module-folders.ts';
import { publish } from './publish.ts';
import { releaseOf } from './source-hash.ts';

/** A webpack process takes a core and up to half a gigabyte. */
const processesAtMost = Math.min(2, availableParallelism());

export interface BuildOptions {
  repository: string;
  store: ReleaseStore;
  /** Builds also what has not changed. */
  isForced?: boolean;
  /** These alone; all there are by default. */
  names?: readonly string[];
  /** Why, for the history. */
  reason?: string;
  say(line: string): void;
}

/**
 * Builds the modules whose sources have changed since they were last released, and releases them, the shell last: what
 * it brings is needed by the new ones. What a team set as canary or took back stays as they left it, and a shell that
 * would leave a module without a release stays unreleased.
 * @returns the modules that got a new release
 * @throws Error with webpack's output when a build fails; what was built before is released all the same
 */
export async function buildChanged(options: BuildOptions): Promise<string[]> {
  const { repository, store, isForced = false, say, names = moduleNames(repository), reason } = options;
  const registry = await store.readRegistry();
  const isReleased = (name: string) => isSettled(registry, name, releaseOf(repository, name));
  const changed = names.filter((name) => isForced || !isReleased(name));
  let done = 0;
  const released = (name: string) =>
    publish({ store, folder: moduleFolder(repository, name), moduleName: name, now: new Date(), reason });
  const work = async (name: string) => {
    const startedAt = performance.now();
    const version = await withBuild(repository, name, isForced, () =>
      name === 'shell' ? Promise.resolve(releaseOf(repository, name)) : released(name),
    );
    done += 1;
    say(`  ${done}/${changed.length}  ${name} ${version}  ${((performance.now() - startedAt) / 1000).toFixed(1)} s`);
  };
  await inParallel(changed, processesAtMost, work);
  if (!changed.includes('shell') || (await releaseShell(options))) return changed;
  return changed.filter((name) => name !== 'shell');
}

/** @returns whether it was released */
async function releaseShell({ repository, store, say, reason }: BuildOptions): Promise<boolean> {
  const folder = moduleFolder(repository, 'shell');
  try {
    await withBuild(repository, 'shell', false, () =>
      publish({ store, folder, moduleName: 'shell', now: new Date(), judge: assertNobodyLost, reason }),
    );
    return true;
  } catch (error) {
    if (!(error instanceof LostModules)) throw error;
    say(`  The shell of these sources is not released, the one before stays. ${error.message}`);
    return false;
  }
}

async function inParallel<T>(items: readonly T[], atMost: number, work: (item: T) => Promise<void>): Promise<void> {
  const waiting = [...items];
  const worker = async () => {
    for (let item = waiting.shift(); item !== undefined; item = waiting.shift()) await work(item);
  };
  const results = await Promise.allSettled(Array.from({ length: atMost }, worker));
  const failed = results.find((result) => result.status === 'rejected');
  if (failed) throw failed.reason;
}
