import type { ReleaseView } from '@rezenso/contract/releases';
import { hasUnsavedForms, type RemoteModule } from '@rezenso/platform';
import { lookForReleases, releaseFor } from '../releases/registry.ts';
import { AreaFault } from './fault.ts';
import { loadRelease } from './runtime.ts';

interface Running {
  release: ReleaseView;
  module: Promise<RemoteModule>;
}

const running = new Map<string, Running>();

/**
 * The code of a remote: the release that the registry now names, or the one that runs while a form holds changes.
 * @throws {AreaFault} `contract` when no release fits this platform, or it is not a module
 */
export async function loadModule(name: string, account?: string): Promise<Running & { ready: RemoteModule }> {
  await lookForReleases();
  const wanted = releaseFor(name, account);
  const current = running.get(name);
  if (!wanted && !current) throw new AreaFault('contract', name, 'none');
  const isCurrent = !wanted || current?.release.version === wanted.version;
  const used = current && (isCurrent || hasUnsavedForms()) ? current : start(name, wanted as ReleaseView, current);
  return { ...used, ready: await used.module };
}

/** The release of a remote that runs now, if any. */
export function runningRelease(name: string): ReleaseView | undefined {
  return running.get(name)?.release;
}

function start(name: string, release: ReleaseView, before: Running | undefined): Running {
  before?.module.then((old) => old.dispose?.()).catch(() => {});
  const module = loadRelease(name.replaceAll('-', '_'), release).then((loaded) =>
    moduleOf(loaded, name, release.version),
  );
  const started = { release, module };
  running.set(name, started);
  module.catch(() => {
    // A failed start is forgotten, so that the next attempt begins anew.
    if (running.get(name) === started) running.delete(name);
  });
  return started;
}

function moduleOf(loaded: unknown, name: string, version: string): RemoteModule {
  const module = (loaded as { default?: RemoteModule } | undefined)?.default;
  if (!module?.pages) throw new AreaFault('contract', name, version, new Error('The entry exposes no module'));
  return module;
}
