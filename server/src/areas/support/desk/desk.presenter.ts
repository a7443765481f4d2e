import type { AdminSupportMessage, AdminSupportRequest, DoubledSubscription } from '@rezenso/contract/admin';
import type { Db } from '../../../database/database.ts';
import type { SupportMessageRow } from '../../../database/schema-support.ts';
import { findPeople } from '../../admin/index.ts';
import type { DoubledAccount } from '../../settings/index.ts';
import type { QueuedRow } from './queue.repository.ts';

export async function presentQueue(db: Db, rows: readonly QueuedRow[]): Promise<AdminSupportRequest[]> {
  const people = await findPeople(
    db,
    rows.flatMap((row) => [row.member_id, row.assignee_id]),
  );
  return rows.map(({ id, topic, subject, status, hasPriority, ...row }) => ({
    ...{ id, topic, subject, status, hasPriority },
    member: people.get(row.member_id),
    assignee: people.find(row.assignee_id),
    messages: row.last_position,
    createdAt: row.created_at.toISOString(),
    waitingSince: row.waiting_since?.toISOString() ?? null,
    updatedAt: row.updated_at.toISOString(),
  }));
}

/** Members who pay twice, with their names. */
export async function presentDoubled(db: Db, rows: readonly DoubledAccount[]): Promise<DoubledSubscription[]> {
  const people = await findPeople(
    db,
    rows.map(({ memberId }) => memberId),
  );
  return rows.map(({ memberId, ...row }) => ({ ...row, member: people.get(memberId) }));
}

/** Messages of one request, with the names of those who wrote them. */
export async function presentWritten(
  db: Db,
  rows: readonly SupportMessageRow[],
  memberId: string,
): Promise<AdminSupportMessage[]> {
  const people = await findPeople(db, [memberId, ...rows.map(({ agent_id }) => agent_id)]);
  return rows.map(({ id, position, is_from_support, agent_id, body, sent_at }) => ({
    ...{ id, position, text: body },
    isFromSupport: is_from_support,
    writer: people.find(is_from_support ? agent_id : memberId),
    sentAt: sent_at.toISOString(),
  }));
}
