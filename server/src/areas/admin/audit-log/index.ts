import { listAuditLog, listModuleDeeds } from '@rezenso/contract/admin';
import { bind } from '../../../http/bind.ts';
import type { Feature } from '../../../http/feature.ts';
import { createAudit } from './audit.service.ts';

/** What admins did, for those who appoint them; other features add to it through audit.repository.ts. */
export const auditFeature: Feature = (app, core) => {
  const service = createAudit(core);
  bind(app, listAuditLog, ({ query }) => service.list(query));
  bind(app, listModuleDeeds, () => service.listModuleDeeds());
};
