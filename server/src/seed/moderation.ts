import { suspiciousFraudScore } from '@rezenso/contract/limits';
import { suspiciousReviewReason } from '@rezenso/contract/reports';
import type { Insertable } from 'kysely';
import { sql } from 'kysely';
import { withheldReviews } from '../areas/exchanges/index.ts';
import { recomputeTrust } from '../areas/rewards/index.ts';
import type { Tx } from '../database/database.ts';
import type { Database } from '../database/schema.ts';
import { daysAfter, daysBefore } from './moments.ts';
import { createRandom, type Random } from './random.ts';
import { type SeedReport, seedReports, staffChanges } from './texts/moderation.ts';
import { insertAll } from './write.ts';

const moderationSeed = 11;

type ReportInsert = Insertable<Database['reports']>;
type AuditInsert = Insertable<Database['audit_log']>;
type StaffIds = Record<'admin' | 'moderation' | 'users', string>;

/** Two partners, one of whom reports the other. The accounts that people try the demo with stay out of it. */
interface Pair {
  matchId: string;
  exchangeId: string;
  reporterId: string;
  reportedId: string;
}

/** What the admins of the demo have had to do: reports in every state, suspicious reviews, changed accounts. */
export async function seedModeration(tx: Tx, now: Date): Promise<void> {
  const random = createRandom(moderationSeed);
  const staff = await findStaff(tx);
  const pairs = await listPairs(tx, daysBefore(now, Math.max(...seedReports.map(({ daysAgo }) => daysAgo))));
  const reports = seedReports.flatMap((report, index) => {
    const pair = pairs[index];
    return pair ? [memberReport(report, pair, staff, random, now)] : [];
  });
  await insertAll(tx, 'reports', reports);
  await insertAll(tx, 'reports', await suspiciousCases(tx, random));
  for (const { id, status } of reports) if (id && status === 'resolved') await withheldReviews(tx).withholdUpheld(id);
  const changed = pairs[seedReports.length]?.reportedId;
  const deeds = [...reports.flatMap((report) => closing(report, random)), ...changes(staff, changed, random, now)];
  const inOrder = deeds.toSorted((a, b) => a.at.getTime() - b.at.getTime());
  for (const deed of inOrder) await insertAll(tx, 'audit_log', [deed]);
  await recomputeTrust(
    tx,
    reports.map((report) => report.reported_id),
    now,
  );
}

async function findStaff(tx: Tx): Promise<StaffIds> {
  const rows = await tx.selectFrom('members').select(['id', 'email']).where('admin_role', 'is not', null).execute();
  const get = (key: string) => {
    const found = rows.find(({ email }) => email.startsWith(`${key}@`));
    if (!found) throw new Error(`There is no account of ${key}`);
    return found.id;
  };
  return { admin: get('admin'), moderation: get('moderation'), users: get('users') };
}

/** Pairs that worked together before `moment`, the latest first, each business in one of them. */
async function listPairs(tx: Tx, moment: Date): Promise<Pair[]> {
  const { rows } = await sql<Pair>`
    select match.id as "matchId", exchange.id as "exchangeId", recipient_id as "reporterId", reviewer_id as "reportedId"
    from matches match
    join review_exchanges exchange on exchange.match_id = match.id
    join members recipient on recipient.id = recipient_id
    join members reviewer on reviewer.id = reviewer_id
    where exchange.status = 'completed' and exchange.confirmed_at < ${moment}
      and recipient.email not like '%@rezenso.example' and reviewer.email not like '%@rezenso.example'
    order by exchange.confirmed_at desc, exchange.id`.execute(tx);
  const taken = new Set<string>();
  return rows.filter(({ reporterId, reportedId }) => {
    if (taken.has(reporterId) || taken.has(reportedId)) return false;
    taken.add(reporterId).add(reportedId);
    return true;
  });
}

function memberReport(report: SeedReport, pair: Pair, staff: StaffIds, random: Random, now: Date): ReportInsert {
  const createdAt = daysBefore(now, report.daysAgo);
  const { decision } = report;
  return {
    id: random.uuid(),
    kind: 'member_report',
    reporter_id: pair.reporterId,
    reported_id: pair.reportedId,
    reason: report.reason,
    text: report.text,
    match_id: pair.matchId,
    review_exchange_id: pair.exchangeId,
    status: decision?.status ?? 'pending',
    note: decision?.note ?? null,
    resolved_at: decision ? daysAfter(createdAt, decision.daysLater) : null,
    resolved_by: decision ? staff.moderation : null,
    created_at: createdAt,
  };
}

/** Every review that reads 'Verdächtig' is a case, of its writer or of who imported it. */
async function suspiciousCases(tx: Tx, random: Random): Promise<ReportInsert[]> {
  const { rows } = await sql<
    Pick<ReportInsert, 'reported_id' | 'match_id' | 'review_exchange_id' | 'review_id'> & {
      fraud_score: number;
      findings: unknown;
      created_at: Date;
    }
  >`
    select coalesce(reviewer_id, member_id) as reported_id, match_id, review_exchange_id, review.id as review_id,
      review.fraud_score, evidence as findings, review.created_at
    from reviews review left join review_exchanges exchange on exchange.id = review_exchange_id
    where review.fraud_score > ${suspiciousFraudScore} order by review.created_at, review.id`.execute(tx);
  return rows.map((row) => ({
    ...row,
    id: random.uuid(),
    kind: 'suspicious_review',
    reason: suspiciousReviewReason,
    findings: JSON.stringify(row.findings),
  }));
}

function closing(report: ReportInsert, random: Random): AuditInsert[] {
  const { id, status, resolved_at: at, resolved_by: actor, reported_id: subject, note } = report;
  if (!at || !actor || !id || (status !== 'resolved' && status !== 'dismissed')) return [];
  const values = { value_before: 'pending', value_after: status, reason: note ?? null };
  const who = { actor_id: actor, subject_id: subject, report_id: id, request_id: random.uuid() };
  return [{ at, action: `report.${status}`, ...values, ...who }];
}

/** Roles given when the team started, and an account that was banned for a while. */
function changes(staff: StaffIds, changed: string | undefined, random: Random, now: Date): AuditInsert[] {
  return staffChanges.flatMap(({ daysAgo, by, of, action, before, after, reason }) => {
    const subject = of === 'member' ? changed : staff[of];
    if (!subject) return [];
    const values = { value_before: before, value_after: after, reason };
    const who = { actor_id: staff[by], subject_id: subject, report_id: null, request_id: random.uuid() };
    return [{ at: daysBefore(now, daysAgo), action, ...values, ...who }];
  });
}
