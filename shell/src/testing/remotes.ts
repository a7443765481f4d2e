import type { ModuleManifest, RegistryView } from '@rezenso/contract/releases';
import type { RemoteModule } from '@rezenso/platform';
import { startFederation } from '../federation/runtime.ts';
import { startRegistry } from '../releases/registry.ts';

/** A manifest for tests with one page at `/reviews` and one card. */
export function aManifest(differing: Partial<ModuleManifest> = {}): ModuleManifest {
  return {
    name: 'mf-reviews',
    owner: 'Team',
    platformRange: '^1.0.0',
    routes: [{ path: '/reviews', page: 'reviews', access: 'authenticated' }],
    budgets: { entryKb: 1, totalKb: 1 },
    ...differing,
  };
}

/** A registry with one release of each manifest, as the HTML would carry it. */
export function aRegistry(
  manifests: readonly ModuleManifest[],
  version = '1.0.0',
  contractRange?: string,
): RegistryView {
  return Object.fromEntries(
    manifests.map((manifest) => [
      manifest.name,
      {
        stable: version,
        canary: null,
        releases: [
          {
            version,
            entry: `/releases/${manifest.name}/${version}/entry.js`,
            integrity: 'sha384-x',
            manifest,
            ...(contractRange && { contractRange }),
          },
        ],
      },
    ]),
  );
}

/**
 * Starts the shell's loader with these remotes known, before any of their code has arrived. They do not grow old: on a busy
 * machine a test may take longer than a registry counts as new.
 */
export function startWith(...manifests: ModuleManifest[]): void {
  startRegistry(aRegistry(manifests), Number.POSITIVE_INFINITY);
  startFederation();
}

/** Puts the code of a remote where its entry script would leave it: in a global variable. */
export function deliver(name: string, module: Pick<RemoteModule, 'pages' | 'cards' | 'languages' | 'dispose'>): void {
  Object.assign(globalThis, { [name.replaceAll('-', '_')]: containerOf(name, module) });
}

/** What an entry script leaves behind: the container that federation asks for `./module`. */
export function containerOf(name: string, module: Pick<RemoteModule, 'pages' | 'cards' | 'languages' | 'dispose'>) {
  return {
    init: () => {},
    get: () => Promise.resolve(() => ({ default: { name, version: '1.0.0', ...module } })),
  };
}
