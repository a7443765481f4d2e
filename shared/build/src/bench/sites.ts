import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { filesOfAll, type RegistryView } from '@rezenso/contract/releases';
import { filesBelow, precompress } from '@rezenso/releases/files';
import { type Registry, sharedFiles, viewOf } from '@rezenso/releases/registry';
import { folderStore } from '@rezenso/releases/store';
import webpack from 'webpack';
import { pageAssets, pageDocument } from '../../../../server/src/areas/site/index.ts';
import { buildChanged } from '../release/build-changed.ts';
import { moduleNames } from '../release/module-folders.ts';
import { baseline, baselineFolder, baselinePath } from '../webpack/baseline.ts';

/** A built application to be measured: its pages as HTML, its files in folders. */
export interface Site {
  name: string;
  html(path: string, isSignedIn: boolean): Promise<string>;
  /** File that answers a path; undefined for pages. */
  fileOf(path: string): string | undefined;
}

/**
 * The application as it is released.
 * @param options.asksEarly whether documents ask for what their page reads first
 */
export async function federatedSite(repository: string, root: string, { asksEarly = true } = {}): Promise<Site> {
  await buildChanged({ repository, store: folderStore(root), say: console.log });
  const registry: Registry = await folderStore(root).readRegistry();
  return {
    name: 'federated',
    fileOf: (path) => {
      const [, module = '', place = '', file = ''] = /^\/releases\/([^/]+)\/([^/]+)\/(.+)/.exec(path) ?? [];
      if (!file) return undefined;
      const version = place === filesOfAll ? sharedFiles(registry, module, file)[0]?.version : place;
      return join(root, module, version ?? place, file);
    },
    async html(path, isSignedIn) {
      const { cssFile, prerenderedFile, ...assets } = pageAssets(registry, { path, isSignedIn });
      const hasReadyPage = prerenderedFile && path === '/' && !isSignedIn;
      const prerendered = hasReadyPage ? JSON.parse(await readFile(join(root, prerenderedFile), 'utf8')) : undefined;
      const css = await readFile(join(root, cssFile), 'utf8');
      const firstReads = asksEarly ? assets.firstReads : [];
      return pageDocument({
        nonce: 'bench',
        ...assets,
        firstReads,
        css,
        prerendered,
        isApplicationOnIntent: !isSignedIn,
      });
    },
  };
}

/** The same sources as one bundle without federation. */
export async function baselineSite(repository: string, federated: Registry): Promise<Site> {
  const remotes = moduleNames(repository).filter((name) => name !== 'shell');
  await run(baseline(pathToFileURL(join(repository, 'shell/webpack.config.ts')).href, remotes));
  const dist = join(baselineFolder, 'dist');
  await precompress(dist);
  const { entry } = JSON.parse(await readFile(join(dist, 'build.json'), 'utf8'));
  const files = new Map((await filesBelow(dist)).map((file) => [file.path, file.integrity]));
  const assetOf = (path: string) => ({ href: baselinePath + path, integrity: files.get(path) ?? '' });
  const fonts = [...files.keys()].filter((path) => path.endsWith('.woff2')).map((path) => baselinePath + path);
  const css = await readFile(join(dist, 'document.css'), 'utf8');
  const registry = withoutReleases(viewOf(federated));
  const document = { nonce: 'bench', registry, scripts: entry.map(assetOf), preloads: [], fonts, css };
  // A server of one application would ask just as early.
  const firstReadsOf = (path: string, isSignedIn: boolean) => pageAssets(federated, { path, isSignedIn }).firstReads;
  return {
    name: 'baseline',
    fileOf: (path) => (path.startsWith(baselinePath) ? join(dist, path.slice(baselinePath.length)) : undefined),
    html: async (path, isSignedIn) => pageDocument({ ...document, firstReads: firstReadsOf(path, isSignedIn) }),
  };
}

/** The baseline knows its routes as well, but no releases, entries or digests. */
function withoutReleases(view: RegistryView): RegistryView {
  const modules = Object.entries(view).map(([name, { releases }]) => {
    const manifest = releases.at(-1)?.manifest;
    const own = manifest ? [{ version: '', entry: '', integrity: '', manifest }] : [];
    return [name, { releases: own, stable: '', canary: null }];
  });
  return Object.fromEntries(modules);
}

function run(config: webpack.Configuration): Promise<void> {
  return new Promise((resolve, reject) => {
    webpack(config, (error, stats) => {
      if (error || !stats || stats.hasErrors()) reject(error ?? new Error(stats?.toString('errors-only')));
      else resolve();
    });
  });
}
