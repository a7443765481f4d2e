import { decideRingCase, getAdminRingCase, listAdminRingCases } from '@rezenso/contract/admin';
import { appealAccountReview, getAccountReview } from '@rezenso/contract/rings';
import type { Core } from '../../../core.ts';
import { bind } from '../../../http/bind.ts';
import { languageOf } from '../../../http/language.ts';
import type { App } from '../../../http/request-types.ts';
import { createCases } from './cases.service.ts';

export function caseRoutes(app: App, core: Core): void {
  const cases = createCases(core);

  bind(app, getAccountReview, async ({ member }) => ({ review: await cases.reviewOf(member.id, core.now()) }));
  bind(app, appealAccountReview, async ({ member, body }) => ({
    review: await cases.appeal(member.id, body.text, core.now()),
  }));
  bind(app, listAdminRingCases, ({ member, query }) => cases.list(member.id, query));
  bind(app, getAdminRingCase, ({ member, params, request }) =>
    cases.describe({ id: member.id, requestId: request.id }, params.id, languageOf(request), core.now()),
  );
  bind(app, decideRingCase, ({ member, params, body, request }) =>
    cases.decide({ id: member.id, requestId: request.id }, params.id, body, core.now()),
  );
}
