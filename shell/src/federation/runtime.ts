import type { ReleaseView } from '@rezenso/contract/releases';
import { entryRuntime } from './entry-runtime.ts';
import { type Container, loadEntry } from './load-entry.ts';

/** The container of each remote whose code is here, and the entry that it came from. */
const containers = new Map<string, { entry: string; container: Promise<Container> }>();

/** Offers the shell's copies and what the entries of the remotes need to take them. */
export function startFederation(): void {
  containers.clear();
  Object.assign(globalThis, { __rezensoFederation: entryRuntime });
}

/**
 * Loads `./module` of a release, whose code replaces that of an earlier release of the same remote.
 * @param remote federation name, the same for all releases
 * @throws {EntryError} when the entry did not come, is none, or threw
 */
export async function loadRelease(remote: string, release: ReleaseView): Promise<unknown> {
  const { href: entry } = new URL(release.entry, window.location.origin);
  const known = containers.get(remote);
  if (known && known.entry !== entry) Object.assign(globalThis, { [remote]: undefined });
  const container = known?.entry === entry ? known.container : start(remote, entry, release.integrity);
  const factory = await (await container).get('./module');
  return factory();
}

function start(remote: string, entry: string, integrity: string): Promise<Container> {
  const container = loadEntry(remote, entry, integrity).then(async (loaded) => {
    await loaded.init({});
    return loaded;
  });
  const started = { entry, container };
  containers.set(remote, started);
  container.catch(() => {
    if (containers.get(remote) === started) containers.delete(remote);
  });
  return container;
}

/** Lets whatever is loaded from now on ask for its scripts under a new address. */
export function startNewAttempt(): void {
  window.__rezensoAttempt = (window.__rezensoAttempt ?? 0) + 1;
}
