import { disputeAnswerDays } from '@rezenso/contract/limits';
import { sql } from 'kysely';
import type { Tx } from '../database/database.ts';
import { daysAfter, daysBefore } from './moments.ts';
import { createRandom } from './random.ts';
import { appeal, disputed } from './texts/under-review.ts';
import { insertAll } from './write.ts';

const underReviewSeed = 23;
const openedDaysAgo = 3;

interface Settled {
  id: string;
  reviewerId: string;
  recipientId: string;
}

/** What waits for moderators besides reports: an account that is held, with what it says, and a review whose change is disputed. */
export async function seedUnderReview(tx: Tx, now: Date): Promise<void> {
  const random = createRandom(underReviewSeed);
  const settled = await listSettled(tx, now);
  await seedDispute(tx, settled[0], random.uuid(), now);
  await seedHeldAccount(tx, random.uuid(), settled.slice(0, 1), now);
}

/** Confirmed in the last weeks, the latest first, between businesses that nobody tries the demo with and about whom nothing is reported. */
async function listSettled(tx: Tx, now: Date): Promise<Settled[]> {
  const { rows } = await sql<Settled>`
    select exchange.id, reviewer_id as "reviewerId", recipient_id as "recipientId" from review_exchanges exchange
    join members recipient on recipient.id = recipient_id
    join members reviewer on reviewer.id = reviewer_id
    where exchange.status = 'completed' and exchange.confirmed_at between ${daysBefore(now, 25)} and ${daysBefore(now, 5)}
      and withheld is null and recipient.email not like '%@rezenso.example' and reviewer.email not like '%@rezenso.example'
      and not exists (select from reports where reported_id in (reviewer_id, recipient_id) or reporter_id in (reviewer_id, recipient_id))
    order by exchange.confirmed_at desc, exchange.id`.execute(tx);
  return rows;
}

/** Answered: it can be decided. */
async function seedDispute(tx: Tx, exchange: Settled | undefined, id: string, now: Date): Promise<void> {
  if (!exchange) return;
  const disputedAt = daysBefore(now, openedDaysAgo);
  const sides = { reviewer_id: exchange.reviewerId, recipient_id: exchange.recipientId };
  const said = { reason: 'changed_afterwards', text: disputed.text, link: null, answer: disputed.answer } as const;
  const moments = {
    answer_due_at: daysAfter(disputedAt, disputeAnswerDays),
    answered_at: daysBefore(now, 1),
    created_at: disputedAt,
  };
  await insertAll(tx, 'disputes', [
    { id, review_exchange_id: exchange.id, is_after_confirmation: true, ...sides, ...said, ...moments },
  ]);
  await tx.updateTable('review_exchanges').set({ disputed_at: disputedAt }).where('id', '=', exchange.id).execute();
}

/** One that says why it has something in common with two others. */
async function seedHeldAccount(tx: Tx, id: string, besides: readonly Settled[], now: Date): Promise<void> {
  const taken = besides.flatMap(({ reviewerId, recipientId }) => [reviewerId, recipientId]);
  const { rows } = await sql<{ id: string }>`
    select id from members member where email not like '%@rezenso.example' and admin_role is null
      and status = 'active' and profile_completed_at is not null and id <> all(${taken}::uuid[])
      and not exists (select from reports where reported_id = member.id or reporter_id = member.id)
      and not exists (select from public_pages where member_id = member.id)
    order by created_at, id limit 3`.execute(tx);
  const [held, ...others] = rows.map((row) => row.id);
  if (held === undefined || others.length < 2) return;
  const evidence = [
    { family: 'technical', code: 'shared_device', points: 38, figures: [2, 64] },
    { family: 'circle', code: 'kept_among', points: 30, figures: [2, 64] },
  ];
  const pairs = others.map((otherId) => ({
    otherId,
    score: 35,
    evidence: [{ family: 'technical', code: 'shared_device', points: 35, figures: [3] }],
  }));
  const found = { score: 68, evidence: JSON.stringify(evidence), pairs: JSON.stringify(pairs) };
  const opened = daysBefore(now, openedDaysAgo);
  await insertAll(tx, 'ring_cases', [{ id, member_id: held, ...found, opened_at: opened }]);
  const said = { appeal, appealed_at: daysBefore(now, 1) };
  await tx.updateTable('ring_cases').set(said).where('id', '=', id).execute();
  await tx.updateTable('members').set({ ring_level: 'hold' }).where('id', '=', held).execute();
}
