import { decideDispute, getAdminDispute, listAdminDisputes } from '@rezenso/contract/admin';
import type { Core } from '../../../core.ts';
import { bind } from '../../../http/bind.ts';
import { languageOf } from '../../../http/language.ts';
import type { App } from '../../../http/request-types.ts';
import { createDecisions } from './decisions.service.ts';

export function decisionRoutes(app: App, core: Core): void {
  const decisions = createDecisions(core);

  bind(app, listAdminDisputes, ({ member, query }) => decisions.list(member.id, query));
  bind(app, getAdminDispute, ({ member, params, request }) =>
    decisions.describe({ id: member.id, requestId: request.id }, params.id, languageOf(request)),
  );
  bind(app, decideDispute, ({ member, params, body, request }) =>
    decisions.decide({ id: member.id, requestId: request.id }, params.id, body),
  );
}
