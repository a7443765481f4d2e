import type { ModuleManifest } from '@rezenso/contract/releases';
import type { AreaCode } from '@rezenso/platform';
import type { ComponentType } from 'react';
import { distrustRegistry, isRegistryFresh, releaseFor, understandsServer } from '../releases/registry.ts';
import { AreaFault, faultOf } from './fault.ts';
import { countLoad } from './load-counts.ts';
import { loadModule } from './load-module.ts';
import { startNewAttempt } from './runtime.ts';

/** One place that a remote fills: a page or a card. */
export interface Area {
  module: string;
  kind: 'page' | 'card';
  /** Name in the module's `pages` or `cards`. */
  name: string;
  /** Of a page: its address in the manifest. The release that runs may call the page there by another name. */
  path?: string;
}

interface Loading {
  promise: Promise<ComponentType>;
  version?: string;
  /** Reads ahead what the page shows first. */
  prefetch?: AreaCode['prefetch'];
  hasFailed?: boolean;
}

const areas = new Map<string, Loading>();
const keyOf = ({ module, kind, name }: Area) => `${module}/${kind}/${name}`;

/**
 * Begins to load an area's code, or hands out what is there. When the registry is a few seconds old, loading begins
 * with a look at it; the code that still is the newest is then there at once.
 */
export function prepareArea(area: Area, account?: string): Loading {
  const known = areas.get(keyOf(area));
  const wanted = releaseFor(area.module, account);
  const isStill = known?.version === wanted?.version && (!wanted || understandsServer(wanted));
  if (known && (!known.version || (isRegistryFresh() && isStill))) return known;
  const loading: Loading = { promise: load(area, account, (known) => Object.assign(loading, known)) };
  loading.promise.then(
    (component) => {
      // The form in which React knows a promise as settled: a prepared area is drawn without a skeleton in between.
      void Object.assign(loading.promise, { status: 'fulfilled', value: component });
    },
    () => {
      loading.hasFailed = true;
    },
  );
  areas.set(keyOf(area), loading);
  return loading;
}

/** Forgets an area that failed, so that the next look loads it again. */
export function forgetFailed(area: Area): void {
  if (areas.get(keyOf(area))?.hasFailed) areas.delete(keyOf(area));
}

/** Forgets an area that broke, so that the next look loads it once more. */
export function retryArea(area: Area): void {
  startNewAttempt();
  distrustRegistry();
  areas.delete(keyOf(area));
}

/** Loads an area's code and the first data of its page, before somebody opens it. */
export async function prefetchArea(area: Area, account?: string): Promise<void> {
  const loading = prepareArea(area, account);
  // What fails here fails again when the page is opened, and is told there.
  await loading.promise.then(() => loading.prefetch?.()).catch(() => {});
}

type Known = Pick<Loading, 'version' | 'prefetch'>;

async function load(area: Area, account: string | undefined, note: (known: Known) => void): Promise<ComponentType> {
  const { module, kind } = area;
  const startedAt = performance.now();
  try {
    const { ready, release } = await loadModule(module, account);
    const loaders = (kind === 'page' ? ready.pages : ready.cards) ?? {};
    const name = nameIn(release.manifest, area);
    const loader = Object.hasOwn(loaders, name) ? loaders[name] : undefined;
    if (!loader) throw new AreaFault('contract', module, release.version, new Error(`There is no ${kind} ${name}`));
    const code: AreaCode = await loader();
    note({ version: release.version, prefetch: code.prefetch });
    if (account) countLoad(module, release.version, performance.now() - startedAt);
    return code.default;
  } catch (error) {
    const release = releaseFor(module, account);
    throw await faultOf(error, module, release?.version ?? 'none', release?.entry ?? '');
  }
}

/** While a form holds changes, the release before goes on under the address table of the new one. */
function nameIn({ routes }: ModuleManifest, { name, path }: Area): string {
  return routes.find((route) => route.path === path)?.page ?? name;
}
