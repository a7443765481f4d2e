import type { Feature } from '../../../http/feature.ts';
import { openReleases } from '../../../releases/open-releases.ts';
import { serveReleases } from '../../../releases/release-files.ts';
import { bindModuleControl } from '../module-control/index.ts';
import { canaryWatch } from '../module-health/canary-watch.ts';
import { bindModuleHealth } from '../module-health/index.ts';
import { warnOfLostReads } from './lost-reads.ts';
import { bindPages } from './pages.routes.ts';

/** The site itself: HTML per request, and the released files of all modules from the same origin. */
export const pagesFeature: Feature = async (app, core) => {
  const releases = openReleases(core);
  await serveReleases(app, releases);
  const watch = canaryWatch(core, releases);
  bindModuleHealth(app, core, watch);
  bindModuleControl(app, core, watch);
  bindPages(app, core, watch.releases);
  app.addHook('onReady', () => warnOfLostReads(watch.releases, core.log));
};
