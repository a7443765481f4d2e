import type { SupportMessage, SupportRequest } from '@rezenso/contract/support';
import type { SupportMessageRow, SupportRequestRow } from '../../../database/schema-support.ts';

/** A request as its member sees it. */
export function presentRequest(row: SupportRequestRow): SupportRequest {
  const { id, topic, subject, status, last_position: messages } = row;
  return {
    ...{ id, topic, subject, status, messages },
    isTaken: row.assignee_id !== null,
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
  };
}

/** A message as the member sees it: whoever of the operators wrote it is the support. */
export function presentMessage({ id, position, is_from_support, body, sent_at }: SupportMessageRow): SupportMessage {
  return { id, position, isFromSupport: is_from_support, text: body, sentAt: sent_at.toISOString() };
}
