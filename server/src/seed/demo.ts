import { sql } from 'kysely';
import { messagesOf, questions } from '../areas/notifications/index.ts';
import { contentHash, judgementColumns } from '../areas/reviews/index.ts';
import { achievements, reachedAchievements, recomputeTrust } from '../areas/rewards/index.ts';
import { consents } from '../consents/consents.repository.ts';
import type { Tx } from '../database/database.ts';
import { activeDayRows } from './active-days.ts';
import { answerRows } from './answers.ts';
import { billingRow } from './billing.ts';
import { createDemoTalks } from './demo-talks.ts';
import { toldIn } from './happenings.ts';
import { judgeReviews } from './judge-reviews.ts';
import { ledgerOf, type SeedXp } from './ledger.ts';
import type { SeedMember, SeedWorld } from './model.ts';
import { hoursBefore } from './moments.ts';
import { activityRow, noticeRows, rowOf } from './notices.ts';
import { createRandom, type Random } from './random.ts';
import {
  appointmentRow,
  exchangeRow,
  matchRow,
  memberRow,
  platformRow,
  reviewOfExchange,
  type UnjudgedReview,
} from './rows.ts';
import { showcaseRows } from './showcase.ts';
import { createWorld } from './world.ts';
import { insertAll } from './write.ts';

const rowSeed = 7;

/** Writes the demo: two years in the lives of invented businesses, as they look at `now`. */
export async function seedDemo(tx: Tx, now: Date): Promise<void> {
  const world = createWorld(now);
  const random = createRandom(rowSeed);
  const ledger = ledgerOf(world);
  await writeMembers(tx, world.members, ledger);
  await insertAll(
    tx,
    'billing_accounts',
    world.members.filter(({ isPro }) => isPro).map((member) => billingRow(member, now)),
  );
  await insertAll(tx, 'matches', world.matches.map(matchRow));
  await writeTalks(tx, world, now);
  const exchanges = world.matches.flatMap((match) => match.exchanges);
  await insertAll(tx, 'review_exchanges', exchanges.map(exchangeRow));
  await insertAll(tx, 'appointments', world.appointments.map(appointmentRow));
  await writeReviews(tx, world, random, now);
  await writeXp(tx, ledger);
  await writeHappenings(tx, world, random, now);
  await insertAll(
    tx,
    'active_days',
    world.members.flatMap((member) => activeDayRows(member, random, now)),
  );
  await recomputeTrust(
    tx,
    world.members.map((member) => member.id),
    now,
  );
  await writeAchievements(tx, world.members, ledger, now);
  await writeShowcase(tx, world.members, now);
  await writeNewcomer(tx, random, now);
}

async function writeMembers(tx: Tx, members: readonly SeedMember[], ledger: readonly SeedXp[]): Promise<void> {
  const totals = new Map<SeedMember, number>();
  for (const { member, points } of ledger) totals.set(member, (totals.get(member) ?? 0) + points);
  await insertAll(
    tx,
    'members',
    members.map((member) => memberRow(member, totals.get(member) ?? 0)),
  );
  const platforms = members.flatMap((member) => member.profiles.map((profile) => platformRow(member, profile)));
  await insertAll(tx, 'user_platforms', platforms);
}

async function writeReviews(tx: Tx, world: SeedWorld, random: Random, now: Date): Promise<void> {
  const { matches, imports } = world;
  const exchanges = matches.flatMap((match) => match.exchanges);
  const verified = exchanges.flatMap((exchange) => reviewOfExchange(random.uuid(), exchange) ?? []);
  const imported = imports.map(
    (one): UnjudgedReview => ({
      id: one.id,
      member_id: one.member.id,
      source: one.source,
      content: one.content,
      content_hash: contentHash(one.content),
      rating: one.rating,
      reviewer_name: one.reviewer,
      review_date: one.reviewDate,
      is_verified: false,
      review_exchange_id: null,
      created_at: one.importedAt,
    }),
  );
  const judged = judgeReviews([...verified, ...imported]);
  const rows = judged.map(({ review, judgement }) => ({
    ...review,
    ...judgementColumns(judgement),
  }));
  await insertAll(tx, 'reviews', rows);
  await insertAll(tx, 'review_replies', answerRows(memberOf(world, 'pro'), rows, now));
  const texts = judged.map(({ review, bands }) => {
    const owner = review.review_exchange_id
      ? { review_id: null, review_exchange_id: review.review_exchange_id }
      : { review_id: review.id, review_exchange_id: null };
    return { row: { id: random.uuid(), ...owner }, bands };
  });
  await insertAll(
    tx,
    'review_texts',
    texts.map(({ row }) => row),
  );
  const bands = texts.flatMap(({ row, bands: found }) => found.map((band) => ({ ...band, review_id: row.id })));
  await sql`insert into review_bands (band, hash, review_id) select * from unnest(
    ${bands.map(({ band }) => band)}::int[], ${bands.map(({ hash }) => hash)}::int[],
    ${bands.map(({ review_id }) => review_id)}::uuid[])`.execute(tx);
  const confirmations = exchanges.flatMap(({ id, recipient, confirmedAt }) =>
    confirmedAt ? [{ review_exchange_id: id, member_id: recipient.id, notes: null, created_at: confirmedAt }] : [],
  );
  await insertAll(tx, 'review_confirmations', confirmations);
}

async function writeXp(tx: Tx, ledger: readonly SeedXp[]): Promise<void> {
  const rows = ledger.map(({ member, action, subject, points, at }) => {
    return { member_id: member.id, action, subject, points, created_at: at };
  });
  await insertAll(tx, 'xp_ledger', rows);
}

/** The conversations themselves were opened with the matches. */
async function writeTalks(tx: Tx, world: SeedWorld, now: Date): Promise<void> {
  const talks = createDemoTalks(memberOf(world, 'demo'), world.matches, now);
  for (const { matchId, lastPosition, lastActivityAt } of talks)
    await tx
      .updateTable('conversations')
      .set({
        last_position: lastPosition,
        last_activity_at: lastActivityAt,
        requester_read: lastPosition,
        provider_read: lastPosition,
      })
      .where('match_id', '=', matchId)
      .execute();
  await insertAll(
    tx,
    'messages',
    talks.flatMap(({ messages }) => messages),
  );
}

function memberOf({ members }: SeedWorld, key: 'demo' | 'pro'): SeedMember {
  const member = members.find(({ company }) => company.key === key);
  if (!member) throw new Error('There is no account to show');
  return member;
}

async function writeHappenings(tx: Tx, world: SeedWorld, random: Random, now: Date): Promise<void> {
  const told = toldIn(world);
  const demo = memberOf(world, 'demo');
  await insertAll(
    tx,
    'activities',
    told.flatMap((one) => activityRow(one, now) ?? []),
  );
  await insertAll(tx, 'notifications', noticeRows(told, demo, random, now));
  await questions(tx).settle(
    world.members.map(({ id }) => id),
    now,
  );
}

/** Reached quietly: the last thing that earned XP was what completed them. */
async function writeAchievements(
  tx: Tx,
  members: readonly SeedMember[],
  ledger: readonly SeedXp[],
  now: Date,
): Promise<void> {
  const lastEarned = new Map(ledger.map(({ member, at }) => [member, at]));
  for (const member of members) {
    const types = await reachedAchievements(tx, member.id, now);
    await achievements(tx).unlock(member.id, types, lastEarned.get(member) ?? member.completedAt);
  }
}

async function writeShowcase(tx: Tx, members: readonly SeedMember[], now: Date): Promise<void> {
  const { pages, names, visits } = showcaseRows(members, now);
  for (const page of pages) {
    const decision = { member: { id: page.member_id, personId: null }, means: 'page', version: null } as const;
    await consents(tx).begin({ ...decision, at: page.changed_at });
    await insertAll(tx, 'public_pages', [page]);
  }
  await insertAll(tx, 'public_names', names);
  await insertAll(tx, 'customer_visits', visits);
}

/** The account that has not been through onboarding. */
async function writeNewcomer(tx: Tx, random: Random, now: Date): Promise<void> {
  const id = random.uuid();
  const joinedAt = hoursBefore(now, 2);
  const row = { id, email: 'neu@rezenso.example', created_at: joinedAt, last_active_at: joinedAt };
  await insertAll(tx, 'members', [row]);
  const nothing = {
    match: new Map(),
    exchange: new Map(),
    review: new Map(),
    message: new Map(),
    appointment: new Map(),
    dispute: new Map(),
  };
  const told = messagesOf({ kind: 'member.joined', memberId: id }, nothing);
  const notices = told.flatMap(({ notification: type, ...one }, index) =>
    type ? [rowOf({ ...one, type, at: new Date(joinedAt.getTime() + index) })] : [],
  );
  await insertAll(tx, 'notifications', notices);
}
