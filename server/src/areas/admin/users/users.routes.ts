import { endUserSessions, getAdminUser, listAdminUsers, setUserRole, setUserStatus } from '@rezenso/contract/admin';
import type { Core } from '../../../core.ts';
import { bind } from '../../../http/bind.ts';
import type { App } from '../../../http/request-types.ts';
import { createStaff } from './staff.service.ts';
import { createUsers } from './users.service.ts';

export function usersRoutes(app: App, core: Core): void {
  const users = createUsers(core);
  const staff = createStaff(core);

  bind(app, listAdminUsers, ({ member, query, request }) =>
    users.list({ id: member.id, requestId: request.id }, query),
  );
  bind(app, getAdminUser, ({ member, params, request }) => users.view(member, params.id, request.id));

  bind(app, setUserStatus, async ({ member, params, body, request }) => {
    const actor = { id: member.id, requestId: request.id };
    await staff.setStatus(actor, params.id, body.status, body.reason, body.alsoOthersOfMailbox);
    return users.get(params.id);
  });

  bind(app, setUserRole, async ({ member, params, body, request }) => {
    await staff.setRole({ id: member.id, requestId: request.id }, params.id, body.adminRole, body.reason ?? null);
    return users.get(params.id);
  });

  bind(app, endUserSessions, async ({ member, params, body, request }) => ({
    ended: await staff.endSessions({ id: member.id, requestId: request.id }, params.id, body.reason),
  }));
}
