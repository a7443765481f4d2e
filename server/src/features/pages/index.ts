import path from 'node:path';
import type { Feature } from '../../core.ts';
import { canaryWatch } from '../module-health/canary-watch.ts';
import { bindModuleHealth } from '../module-health/index.ts';
import { bindPages } from './pages.routes.ts';
import { serveReleases } from './release-files.ts';
import { folderReader } from './release-store.ts';

/** The site itself: HTML per request, and the released files of all modules from the same origin. */
export const pages: Feature = async (app, core) => {
  const root = path.resolve(core.env.dataDir, 'releases');
  await serveReleases(app, root);
  const watch = canaryWatch(core, folderReader(root, core.log));
  bindModuleHealth(app, core, watch);
  bindPages(app, core, watch.releases);
};
