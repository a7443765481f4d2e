import type { ErrorCode } from '@rezenso/contract/errors';
import type { ReviewExchangeRow } from '../../../database/schema.ts';
import type { ReportRow } from '../../../database/schema-admin.ts';

/** The other side of an exchange; undefined for who has no part in it. */
export function otherSideOf(
  member: string,
  { reviewer_id, recipient_id }: Pick<ReviewExchangeRow, 'reviewer_id' | 'recipient_id'>,
): string | undefined {
  if (member === reviewer_id) return recipient_id;
  return member === recipient_id ? reviewer_id : undefined;
}

/**
 * Why an admin may not close a case; undefined when they may. Nobody decides in their own cause.
 * @param isOwn whether the admin is one of both sides, by the account or by the mailbox
 */
export function whyNotClose(isOwn: boolean, report: ReportRow | undefined): ErrorCode | undefined {
  if (!report) return 'REPORT_NOT_FOUND';
  if (isOwn) return 'OWN_REPORT';
  return report.status === 'pending' ? undefined : 'REPORT_ALREADY_CLOSED';
}
