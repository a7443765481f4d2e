import type { AdminDispute } from '@rezenso/contract/admin';
import type { Db } from '../../../database/database.ts';
import { isReady } from '../../exchanges/index.ts';
import { findPeople, type People } from '../people/people.repository.ts';
import type { ListedDispute } from './listed-disputes.repository.ts';

export async function presentDisputes(db: Db, rows: readonly ListedDispute[], now: Date): Promise<AdminDispute[]> {
  const people = await findPeople(
    db,
    rows.flatMap((row) => [row.reviewer_id, row.recipient_id, row.decided_by]),
  );
  return rows.map((row) => present(row, people, now));
}

export async function presentDispute(db: Db, row: ListedDispute, now: Date): Promise<AdminDispute> {
  const [presented] = await presentDisputes(db, [row], now);
  if (!presented) throw new Error('One row makes one dispute');
  return presented;
}

function present(row: ListedDispute, people: People, now: Date): AdminDispute {
  return {
    id: row.id,
    reason: row.reason,
    state: row.state,
    reviewer: people.get(row.reviewer_id),
    recipient: people.get(row.recipient_id),
    platform: row.platform,
    createdAt: row.created_at.toISOString(),
    answerDueAt: row.answer_due_at.toISOString(),
    answeredAt: row.answered_at?.toISOString() ?? null,
    isReady: isReady(row, row.canAnswer, now),
    closedAt: row.closed_at?.toISOString() ?? null,
    decidedBy: people.find(row.decided_by),
  };
}
