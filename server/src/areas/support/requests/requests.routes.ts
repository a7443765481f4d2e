import {
  closeSupportRequest,
  getSupportRequest,
  listSupportRequests,
  openSupportRequest,
  readSupportRequest,
  reopenSupportRequest,
  replyToSupport,
} from '@rezenso/contract/support';
import type { Core } from '../../../core.ts';
import { bind } from '../../../http/bind.ts';
import type { App } from '../../../http/request-types.ts';
import { createRequests } from './requests.service.ts';

export function requestRoutes(app: App, core: Core): void {
  const service = createRequests(core);
  bind(app, listSupportRequests, ({ member, query }) => service.list(member.id, query, core.now()));
  bind(app, openSupportRequest, ({ member, body }) => service.open(member.id, body, core.now()));
  bind(app, getSupportRequest, ({ member, params }) => service.read(member.id, params.id));
  bind(app, replyToSupport, ({ member, params, body }) => service.reply(member.id, params.id, body, core.now()));
  bind(app, readSupportRequest, async ({ member, params, body }) => {
    await service.markRead(member.id, params.id, body.upTo, core.now());
    return { ok: true as const };
  });
  bind(app, closeSupportRequest, ({ member, params }) => service.close(member.id, params.id, core.now()));
  bind(app, reopenSupportRequest, ({ member, params }) => service.reopen(member.id, params.id, core.now()));
}
