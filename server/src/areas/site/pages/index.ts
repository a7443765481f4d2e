import type { Core } from '../../../core.ts';
import type { Feature } from '../../../http/feature.ts';
import type { App } from '../../../http/request-types.ts';
import { openReleases } from '../../../releases/open-releases.ts';
import { serveReleases } from '../../../releases/release-files.ts';
import { bindAbout } from '../about/index.ts';
import { bindHelp } from '../help/index.ts';
import { bindLegalTexts } from '../legal-texts/index.ts';
import { legalFiles } from '../legal-texts/legal-files.ts';
import { bindModuleControl } from '../module-control/index.ts';
import { canaryWatch } from '../module-health/canary-watch.ts';
import { bindModuleHealth } from '../module-health/index.ts';
import { plainPages, type SendPlainPage } from '../plain-pages/plain-pages.ts';
import { bindStatus } from '../status/index.ts';
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
  bindPlainPages(app, core, plainPages(core, watch.releases));
  app.addHook('onReady', () => warnOfLostReads(watch.releases, core.log));
};

/** Pages without the application. */
function bindPlainPages(app: App, core: Core, send: SendPlainPage): void {
  const files = legalFiles(core.env.legalDir, core.now, core.log);
  bindLegalTexts(app, core, send, files);
  bindAbout(app, core, send, files);
  bindHelp(app, core, send);
  bindStatus(app, core, send);
}
