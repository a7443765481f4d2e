import {
  closeReport,
  getAdminReport,
  listAdminReports,
  type ReportedMessage,
  type ReportedPage,
  setReportedPage,
  viewReportedMessages,
} from '@rezenso/contract/admin';
import { adminPageSize } from '@rezenso/contract/limits';
import type { PageReportReason, ReportStatus } from '@rezenso/contract/reports';
import { call, useEndpoint } from '@rezenso/platform';
import { failedFetch } from '../admin/failed-fetch.ts';
import { caseTexts, reportsTexts } from './texts.de.ts';

export interface ReportFilter {
  status: ReportStatus | undefined;
  reason: string | undefined;
  page: number;
}

/** One page of reports. Filters that mean all are left out of the call. */
export function useReports({ status, reason, page }: ReportFilter) {
  const query = { ...(status && { status }), ...(reason && { reason }), page, limit: adminPageSize };
  const reading = useEndpoint(listAdminReports, { query }, { keepPrevious: true, freshForSeconds: 0 });
  return { ...reading, error: failedFetch(reportsTexts.failedMessage, reading.error) };
}

/** A case with its evidence. */
export function useReport(id: string) {
  const reading = useEndpoint(getAdminReport, { params: { id } }, { freshForSeconds: 0 });
  return { ...reading, error: failedFetch(caseTexts.failedMessage, reading.error) };
}

/** The reported message with those around it; the look is written into the audit log. */
export async function viewMessages(id: string): Promise<ReportedMessage[]> {
  return (await call(viewReportedMessages, { params: { id } })).messages;
}

export async function close(id: string, status: 'resolved' | 'dismissed', note: string): Promise<void> {
  await call(closeReport, { params: { id }, body: { status, note } });
}

/** Hides the page that a case is about, or lets its owner show it again: then there is no reason. */
export async function setPage(id: string, reason: PageReportReason | null, text: string): Promise<ReportedPage> {
  return call(setReportedPage, { params: { id }, body: { isHidden: reason !== null, reason, text } });
}
