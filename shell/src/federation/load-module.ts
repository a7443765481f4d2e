import type { ReleaseView } from '@rezenso/contract/releases';
import { ContractViolation, hasUnsavedForms, type RemoteModule, serverContract } from '@rezenso/platform';
import { releaseIn, startRelease } from '../containment/scope.ts';
import { loadTexts } from '../languages/module-language.ts';
import { lookForReleases, releaseFor, understandsServer } from '../releases/registry.ts';
import { AreaFault } from './fault.ts';
import { loadRelease } from './runtime.ts';

interface Running {
  release: ReleaseView;
  module: Promise<RemoteModule>;
}

const running = new Map<string, Running>();

/**
 * The code of a remote: the release that the registry now names, or the one that runs while a form holds changes.
 * @throws {AreaFault} `contract` when no release fits this platform, or it is not a module; `skew` when none understands the
 * server, which is known before any of its code is loaded
 */
export async function loadModule(name: string, account?: string): Promise<Running & { ready: RemoteModule }> {
  await lookForReleases();
  const wanted = releaseFor(name, account);
  const current = running.get(name);
  if (!wanted && !current) throw new AreaFault('contract', name, 'none');
  if (wanted && !understandsServer(wanted) && !hasUnsavedForms()) throw skewOf(name, wanted);
  const isCurrent = !wanted || current?.release.version === wanted.version;
  const used = current && (isCurrent || hasUnsavedForms()) ? current : start(name, wanted as ReleaseView, current);
  return { ...used, ready: await used.module };
}

/** The server has moved on under the open page, or is older than the release: said as any answer that cannot be read. */
function skewOf(name: string, { version, contractRange }: ReleaseView): AreaFault {
  const why = `It is built for contract ${contractRange}, and the server speaks ${serverContract()}`;
  return new AreaFault('skew', name, version, new ContractViolation(why));
}

/** The release of a remote that runs now, if any. */
export function runningRelease(name: string): ReleaseView | undefined {
  return running.get(name)?.release;
}

function start(name: string, release: ReleaseView, before: Running | undefined): Running {
  before?.module.then((old) => old.dispose?.()).catch(() => {});
  startRelease(releaseIn(release.entry) ?? { module: name, version: release.version });
  const module = loadRelease(name.replaceAll('-', '_'), release).then(async (loaded) => {
    const found = moduleOf(loaded, name, release.version);
    await loadTexts(found);
    return found;
  });
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
