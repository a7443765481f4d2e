import { listAuditLog, listModuleDeeds } from '@rezenso/contract/admin';
import { bind } from '../../../http/bind.ts';
import type { Feature } from '../../../http/feature.ts';
import { languageOf } from '../../../http/language.ts';
import { job } from '../../../jobs/job.ts';
import { createAudit } from './audit.service.ts';
import { createAuditSeals } from './seals.ts';

const sealLog = job<Record<string, never>>('audit-log.seal', { concurrency: 1 });

/** What admins did, for those who appoint them; other features add to it through audit.repository.ts. */
export const auditFeature: Feature = (app, core) => {
  const service = createAudit(core);
  bind(app, listAuditLog, ({ query, request }) => service.list(query, languageOf(request)));
  bind(app, listModuleDeeds, () => service.listModuleDeeds());
  const seals = createAuditSeals(core);
  core.jobs.work(sealLog, async () => void (await seals.seal()));
  core.jobs.schedule(sealLog, '*/20 * * * *');
  // What waited while no server ran, and what the demo came with, is overdue until somebody seals it.
  app.addHook('onListen', async () => {
    await core.jobs.enqueue(core.database.db, sealLog, {});
  });
};
