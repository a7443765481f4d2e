import { reportClientError } from '@rezenso/contract/client-errors';
import { reportModuleLoads } from '@rezenso/contract/module-health';
import type { Core } from '../../../core.ts';
import { bind, bindPublic, done } from '../../../http/bind.ts';
import type { App } from '../../../http/request-types.ts';
import type { CanaryWatch } from './canary-watch.ts';
import { clientErrors } from './client-errors.repository.ts';
import { loggableReport } from './loggable-report.ts';
import { moduleHealth } from './module-health.repository.ts';
import { networkTag } from './network-tag.ts';

/** What browsers tell about the modules they run: faults of anybody, and of members also how often areas loaded. */
export function bindModuleHealth(app: App, core: Core, watch: CanaryWatch): void {
  const { database, limits, now, log, secret } = core;

  bindPublic(app, reportClientError, async ({ member, body, request }) => {
    await limits.take('client-errors', request.ip);
    // The query of a page may hold a token.
    const report = { ...body, path: body.path?.split(/[?#]/)[0] ?? null };
    await clientErrors(database.db).add(report, now());
    log.warn({ clientError: loggableReport(report, app.bound), requestId: request.id }, 'a browser reports a fault');
    if (!member || !(await watch.hears(member, report.module, report.version))) return done;
    const noted = { ...report, memberId: member.id, network: networkTag(secret, request.ip) };
    await moduleHealth(database.db).addFault(noted, now());
    await watch.judge(report.module, report.version);
    return done;
  });

  bind(app, reportModuleLoads, async ({ member, body: { loads }, request }) => {
    await limits.take('module-loads', member.id);
    for (const entry of loads) {
      if (!(await watch.hears(member, entry.module, entry.version))) continue;
      const noted = { ...entry, memberId: member.id, network: networkTag(secret, request.ip) };
      await moduleHealth(database.db).addLoads(noted, now());
      await watch.judge(entry.module, entry.version);
    }
    return done;
  });
}
