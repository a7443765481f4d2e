import { changeAdminModule, listAdminModules } from '@rezenso/contract/admin';
import type { Core } from '../../../core.ts';
import { bind } from '../../../http/bind.ts';
import type { App } from '../../../http/request-types.ts';
import type { CanaryWatch } from '../module-health/canary-watch.ts';
import { createModuleControl } from './module-control.service.ts';

/** What admins see of the modules, and may do with them. */
export function bindModuleControl(app: App, core: Core, watch: CanaryWatch): void {
  const control = createModuleControl(core, watch.releases);

  bind(app, listAdminModules, () => control.list());

  bind(app, changeAdminModule, ({ member, params, body, request }) =>
    control.change({ ...member, requestId: request.id }, params.name, body),
  );
}
