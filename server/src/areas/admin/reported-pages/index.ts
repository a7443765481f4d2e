import { setReportedPage } from '@rezenso/contract/admin';
import { bind } from '../../../http/bind.ts';
import type { Feature } from '../../../http/feature.ts';
import { pageReportRoutes } from './page-report.routes.ts';
import { reportedPageHandlers } from './reported-pages.handlers.ts';
import { createReportedPages } from './reported-pages.service.ts';

/** Public pages that anybody reports, and that moderators hide or allow again. */
export const reportedPagesFeature: Feature = (app, core) => {
  const pages = createReportedPages(core);
  pageReportRoutes(app, core, pages);
  reportedPageHandlers(core);
  bind(app, setReportedPage, ({ member, params, body, request }) =>
    pages.set({ id: member.id, requestId: request.id }, params.id, body),
  );
};
