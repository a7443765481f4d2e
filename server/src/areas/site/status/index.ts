import type { Core } from '../../../core.ts';
import { answerWithin } from '../../../http/answer-within.ts';
import type { App } from '../../../http/request-types.ts';
import { firstOfLastDays } from '../../../time/berlin-periods.ts';
import type { SendPlainPage } from '../plain-pages/plain-pages.ts';
import { sitePaths } from '../plain-pages/site-paths.ts';
import { historyOf, type ServiceHistory } from './history.ts';
import { measureServices, shownDays } from './measure.job.ts';
import { serviceHealth } from './service-health.repository.ts';
import { statusPage } from './status-page.ts';
import { createWatch } from './watch.ts';

/** A page that hangs tells less than one that says that the database does not answer. */
const patienceMs = 3_000;
const lookEveryMs = 60_000;

/** How the site is, for everybody: measured by itself, shown over 90 days. */
export function bindStatus(app: App, core: Core, send: SendPlainPage): void {
  const { database, log, now } = core;
  const watch = createWatch(core);
  let timer: NodeJS.Timeout | undefined;
  measureServices(core);

  app.addHook('onListen', async () => {
    timer = setInterval(() => void watch.look(), lookEveryMs).unref();
  });
  app.addHook('preClose', async () => clearInterval(timer));

  app.get(sitePaths.status, async (request, reply) =>
    send(request, reply, sitePaths.status, async (language) => statusPage(await histories(), language)),
  );

  async function histories(): Promise<ServiceHistory[] | undefined> {
    const at = now();
    try {
      const read = serviceHealth(database.db).listSince(firstOfLastDays(at, shownDays));
      return historyOf(await answerWithin(patienceMs, read), at);
    } catch (error) {
      log.warn({ err: error }, 'the status is shown without what was measured');
      return undefined;
    }
  }
}
