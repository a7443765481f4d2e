import { closeReport, getAdminReport, listAdminReports, viewReportedMessages } from '@rezenso/contract/admin';
import { filePartnerReport } from '@rezenso/contract/reports';
import type { Core } from '../../../core.ts';
import { bind } from '../../../http/bind.ts';
import { languageOf } from '../../../http/language.ts';
import type { App } from '../../../http/request-types.ts';
import { leftToday } from '../../../limits/left-today.ts';
import { createCases } from './cases.service.ts';
import { createReporting } from './file-report.service.ts';

export function reportRoutes(app: App, core: Core): void {
  const reporting = createReporting(core);
  const cases = createCases(core);

  bind(app, filePartnerReport, async ({ member, body }) => {
    const { report, left } = await reporting.file(member.id, body);
    const { id, status, created_at: createdAt } = report;
    return { id, reason: body.reason, status, createdAt: createdAt.toISOString(), ...leftToday(left) };
  });

  bind(app, listAdminReports, ({ member, query }) => cases.list(member.id, query));
  bind(app, getAdminReport, ({ member, params, request }) =>
    cases.describe({ id: member.id, requestId: request.id }, params.id, languageOf(request)),
  );
  bind(app, viewReportedMessages, async ({ member, params, request }) => ({
    messages: await cases.viewMessages({ id: member.id, requestId: request.id }, params.id),
  }));
  bind(app, closeReport, ({ member, params, body, request }) =>
    cases.close({ id: member.id, requestId: request.id }, params.id, body),
  );
}
