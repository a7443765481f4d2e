import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../database/database.ts';
import { berlinDay } from '../time/berlin.ts';
import type { Condition } from './retention.ts';
import type { TableSweep } from './retention-table.ts';

/** One step of a sweep. */
export interface Step {
  removed: number;
  /** Nothing was left, but for rows that somebody else holds right now. */
  isDone: boolean;
}

/** How far a sweep has come. */
export interface SweepFigures {
  name: string;
  removed: number;
  /** Since when there may be rows over their time: the last moment at which there were none. */
  cleanAt: Date;
}

const dayMillis = 86_400_000;

/** What is asked besides the age; the row is called `ripe`. */
const conditions: Record<Condition, (before: Date) => RawBuilder<unknown>> = {
  'is-device': () => sql`ripe.kind = 'device'`,
  'is-network': () => sql`ripe.kind = 'network'`,
  // That there was a browser before says that the next one is new, however long the account was left alone.
  'is-not-last': () => sql`exists (select from known_browsers later where later.member_id = ripe.member_id
    and later.person_id is not distinct from ripe.person_id and (later.last_seen_at, later.browser_hash) > (ripe.last_seen_at, ripe.browser_hash))`,
  'is-without-match': () => sql`not exists (select from matches where (requester_id, provider_id) in
    ((ripe.reader_id, ripe.partner_id), (ripe.partner_id, ripe.reader_id)))`,
  'is-closed': () => sql`ripe.status = 'closed'`,
  'is-released': () => sql`ripe.state = 'released'`,
  // What is pending waits for its decision.
  'is-about-leaver': (before) => sql`ripe.status <> 'pending' and exists (
    select from members where members.id = ripe.reported_id and members.deleted_at < ${before})`,
};

/**
 * Takes out what the retention table says is over, whichever table that is. Each call is one statement, so that a killed process leaves
 * nothing half done, and rows that somebody holds are left for the next time, so that processes never wait for each other.
 */
export function sweeps(db: Db) {
  return {
    /** Removes or empties up to `limit` rows of a sweep that are over at `now`, the oldest first. */
    async step(sweep: TableSweep, now: Date, limit: number): Promise<Step> {
      const table = sql.table(sweep.table);
      const before = new Date(now.getTime() - sweep.days * dayMillis);
      const ripe = sql`array(select ripe.ctid from ${table} ripe where ${overBefore(sweep, before)} ${oldestFirst(sweep)}
        limit ${limit} for update of ripe skip locked)`;
      const change = sweep.empties
        ? sql`update ${table} set ${sql.join(sweep.empties.map((column) => sql`${sql.ref(column)} = null`))}`
        : sql`delete from ${table}`;
      const { rows } = await sql<{ removed: number }>`
        with gone as (${change} where ctid = any(${ripe}) returning 1), counted as (select count(*)::int as removed from gone),
        noted as (${note(sweep.name, sql`(select removed from counted)`, sql`(select removed < ${limit} from counted)`, now)})
        select removed from counted`.execute(db);
      const removed = rows[0]?.removed ?? 0;
      return { removed, isDone: removed < limit };
    },

    /** Notes what a table's owner took out by itself, in the transaction in which it does. */
    async note(name: string, { removed, isDone }: Step, now: Date): Promise<void> {
      await note(name, sql`${removed}::bigint`, sql`${isDone}::boolean`, now).execute(db);
    },

    /** Of all sweeps that ran. */
    async list(): Promise<SweepFigures[]> {
      const rows = await db.selectFrom('retention_sweeps').selectAll().orderBy('name').execute();
      return rows.map(({ name, removed, begun_at, finished_at }) => ({
        name,
        removed: Number(removed),
        cleanAt: finished_at ?? begun_at,
      }));
    },
  };
}

function note(name: string, removed: RawBuilder<unknown>, isDone: RawBuilder<unknown>, now: Date): RawBuilder<unknown> {
  return sql`
    insert into retention_sweeps as known (name, removed, begun_at, finished_at)
    values (${name}, ${removed}, ${now}, case when ${isDone} then ${now}::timestamptz end)
    on conflict (name) do update set removed = known.removed + excluded.removed,
      finished_at = coalesce(excluded.finished_at, known.finished_at)`;
}

function overBefore({ after, isDay, only, empties }: TableSweep, before: Date): RawBuilder<unknown> {
  const parts = [
    ...(after
      ? [
          isDay
            ? sql`${sql.ref(`ripe.${after}`)} < ${berlinDay(before)}`
            : sql`${sql.ref(`ripe.${after}`)} <= ${before}`,
        ]
      : []),
    ...(only ? [conditions[only](before)] : []),
    ...(empties
      ? [
          sql`(${sql.join(
            empties.map((one) => sql`${sql.ref(`ripe.${one}`)} is not null`),
            sql` or `,
          )})`,
        ]
      : []),
  ];
  return sql.join(parts, sql` and `);
}

function oldestFirst({ after }: TableSweep): RawBuilder<unknown> {
  return after ? sql`order by ${sql.ref(`ripe.${after}`)}` : sql``;
}
