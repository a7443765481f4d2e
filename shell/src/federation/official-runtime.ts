import {
  createInstance,
  type ModuleFederation,
  type ModuleFederationRuntimePlugin,
} from '@module-federation/enhanced/runtime';
import bundlerRuntime from '@module-federation/webpack-bundler-runtime';
import type { ReleaseView } from '@rezenso/contract/releases';
import { sharedSingletons } from './singletons.ts';

/** Milliseconds after which an entry counts as lost. */
const entryTimeoutMs = 4000;

type Remote = ModuleFederation['options']['remotes'][number];

/** Integrity of each entry that may be loaded, by absolute address. */
const integrity = new Map<string, string>();
let instance: ModuleFederation | undefined;

/** Starts the federation runtime: the shell's own, which the entries of the remotes use as well. */
export function startFederation(): void {
  Object.assign(globalThis, { __rezensoFederation: bundlerRuntime });
  instance = createInstance({
    name: 'shell',
    remotes: [],
    shared: sharedSingletons(),
    shareStrategy: 'loaded-first',
    plugins: [checkedEntries()],
  });
}

/**
 * Loads `./module` of a release, whose code replaces that of an earlier release of the same remote.
 * @param remote federation name, the same for all releases
 */
export async function loadRelease(remote: string, release: ReleaseView): Promise<unknown> {
  if (!instance) throw new Error('The federation runtime has not been started');
  const entry = new URL(release.entry, window.location.origin).href;
  integrity.set(entry, release.integrity);
  const known = instance.options.remotes.find(({ name }) => name === remote);
  const isSame = known && 'entry' in known && known.entry === entry;
  if (known && !isSame) forget(instance, known);
  if (!isSame) instance.registerRemotes([{ name: remote, entry }]);
  return instance.loadRemote(`${remote}/module`);
}

/**
 * Takes a release out, so that another one can come in its place. Registering with `force` does the same, but warns on every
 * visitor's console of what is meant here; the runtime has no public name for it, and load-module.test.ts watches it.
 */
function forget({ remoteHandler }: ModuleFederation, remote: Remote): void {
  // biome-ignore lint/complexity/useLiteralKeys: only so does TypeScript let at what is private
  remoteHandler['removeRemote'](remote);
}

/** Lets whatever is loaded from now on ask for its scripts under a new address. */
export function startNewAttempt(): void {
  window.__rezensoAttempt = (window.__rezensoAttempt ?? 0) + 1;
}

/** Loads an entry only as the registry knows it, and not for ever. */
function checkedEntries(): ModuleFederationRuntimePlugin {
  return {
    name: 'checked-entries',
    createScript({ url }) {
      const script = document.createElement('script');
      script.src = window.__rezensoAttempt ? `${url}?attempt=${window.__rezensoAttempt}` : url;
      script.integrity = integrity.get(url) ?? '';
      return { script, timeout: entryTimeoutMs };
    },
  };
}
