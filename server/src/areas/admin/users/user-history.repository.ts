import type { AdminUserEvent } from '@rezenso/contract/admin';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../database/database.ts';

/** Something that happened to a user, with ids where the page shows names. */
export interface HappenedRow {
  kind: AdminUserEvent['kind'];
  at: Date;
  subjectId: string | null;
  status: string | null;
  from: string | null;
  to: string | null;
  reason: string | null;
  partnerId: string | null;
  actorId: string | null;
}

/** Who looks at a user, as far as reports are concerned. */
export interface Reader {
  /** Accounts that are their own cause: of reports about them they read nothing. */
  own: readonly string[];
  /** Whether their role works on reports; nobody else reads who filed one. */
  readsReports: boolean;
}

/** What happened to a user, newest first, gathered from where it is kept. Each part reads an index from its end. */
export async function listHistory(db: Db, member: string, limit: number, reader: Reader): Promise<HappenedRow[]> {
  const { rows } = await sql<HappenedRow>`
    select * from (
      ${sql.join(
        partsOf(member, reader).map((part) => sql`(select * from (${part}) part order by at desc limit ${limit})`),
        sql` union all `,
      )}
    ) history order by at desc, "subjectId" limit ${limit}`.execute(db);
  return rows;
}

/** What moderators decided to count for nobody is no success, whatever status it ends in. */
const isForNothing = sql`(withheld in ('upheld_case', 'unresolved') and status in ('confirmed', 'completed'))`;

function partsOf(member: string, { own, readsReports }: Reader): RawBuilder<unknown>[] {
  const nothing = sql`null::text as "from", null::text as "to", null::text as reason`;
  const matchOf = (own: RawBuilder<unknown>, other: RawBuilder<unknown>) => sql`
    select 'match' as kind, created_at as at, id as "subjectId",
      case when withdrawn_at is null then status else 'withdrawn' end as status, ${nothing}, ${other} as "partnerId",
      null::uuid as "actorId" from matches where ${own} = ${member}`;
  const exchangeOf = (own: RawBuilder<unknown>, other: RawBuilder<unknown>) => sql`
    select 'exchange', created_at as at, id, case when ${isForNothing} then 'not_counted' else status end, ${nothing}, ${other}, null::uuid
    from review_exchanges where ${own} = ${member}`;
  return [
    matchOf(sql`requester_id`, sql`provider_id`),
    matchOf(sql`provider_id`, sql`requester_id`),
    exchangeOf(sql`reviewer_id`, sql`recipient_id`),
    exchangeOf(sql`recipient_id`, sql`reviewer_id`),
    sql`select 'report_filed', created_at as at, id, status, null, null, reason, reported_id, null::uuid
      from reports where reporter_id = ${member} and ${readsReports} and ${isForeign(own)}`,
    sql`select 'report_received', created_at as at, id, status, null, null, reason,
        case when ${readsReports} then reporter_id end, null::uuid
      from reports where reported_id = ${member} and ${isForeign(own)}`,
    sql`select case action when 'user.role_changed' then 'role_changed' else 'status_changed' end, at, null::uuid, null,
        value_before, value_after, reason, null::uuid, actor_id
      from audit_log where subject_id = ${member} and action in ('user.role_changed', 'user.status_changed')`,
    sql`select 'joined', created_at as at, null::uuid, null, ${nothing}, null::uuid, null::uuid
      from members where id = ${member}`,
  ];
}

/** Reports about the own business are for others, also who filed them. */
function isForeign(own: readonly string[]): RawBuilder<boolean> {
  return sql`reported_id <> all(${[...own]}::uuid[])`;
}

export interface UserCounts {
  matches: number;
  exchanges: number;
  confirmedExchanges: number;
  suspiciousReviews: number;
  reportsFiled: number;
  reportsReceived: number;
  reportsResolved: number;
}

/** Counts of one user; each is found by an index that begins with the user. */
export async function countOfUser(
  db: Db,
  member: string,
  suspiciousAbove: number,
  { own }: Reader,
): Promise<UserCounts> {
  const { rows } = await sql<UserCounts>`
    with exchanges as (
      select status, ${isForNothing} is true as "isForNothing" from review_exchanges where reviewer_id = ${member}
      union all select status, ${isForNothing} is true from review_exchanges where recipient_id = ${member}
    )
    select
      (select count(*) from matches where requester_id = ${member})
        + (select count(*) from matches where provider_id = ${member}) as matches,
      (select count(*) from exchanges) as exchanges,
      (select count(*) from exchanges where status in ('confirmed', 'completed') and not "isForNothing")
        as "confirmedExchanges",
      (select count(*) from reviews where member_id = ${member} and fraud_score > ${suspiciousAbove}) as "suspiciousReviews",
      (select count(*) from reports where reporter_id = ${member} and ${isForeign(own)}) as "reportsFiled",
      (select count(*) from reports where reported_id = ${member}) as "reportsReceived",
      (select count(*) from reports where reported_id = ${member} and status = 'resolved') as "reportsResolved"`.execute(
    db,
  );
  if (!rows[0]) throw new Error('Counting answered no row');
  return rows[0];
}
