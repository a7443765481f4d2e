import { unconfirmedReviewDays } from '@rezenso/contract/limits';
import { sql } from 'kysely';
import type { Db } from '../../../database/database.ts';
import type { ReviewExchangeRow } from '../../../database/schema.ts';
import { announce } from '../../../live/announce.ts';

/** How long before its end both sides are told that a review will count as confirmed. */
export const noticeDays = 3;
const dayMillis = 86_400_000;

/** A review that its recipient has not confirmed, now that it is told when it will count as confirmed. */
export interface AnnouncedSilence {
  exchangeId: string;
  /** When it counts as confirmed. */
  settlesAt: Date;
}

/**
 * A review that is disputed, or was reported, not by its writer, is not settled by silence, unless a moderator dismissed the report.
 */
const uncontested = sql`disputed_at is null and not exists (
  select from reports where reports.review_exchange_id = review_exchanges.id and reports.status <> 'dismissed'
    and reports.reporter_id is distinct from review_exchanges.reviewer_id)`;

/** Reviews that nobody confirms. */
export function silences(db: Db) {
  return {
    /**
     * Sets when the reviews that wait for so long will count as confirmed: `unconfirmedReviewDays` after they were handed
     * in, but never sooner than `noticeDays` from now, so that both sides hear of it before.
     */
    async announce(now: Date, limit: number): Promise<AnnouncedSilence[]> {
      const settles = sql`greatest(submitted_at + make_interval(days => ${unconfirmedReviewDays}::int),
        ${now}::timestamptz + make_interval(days => ${noticeDays}::int))`;
      const before = new Date(now.getTime() - (unconfirmedReviewDays - noticeDays) * dayMillis);
      const { rows } = await sql<AnnouncedSilence & { members: string[] }>`
        update review_exchanges set settles_at = ${settles}
        where id in (
          select id from review_exchanges
          where status = 'awaiting_confirmation' and settles_at is null and submitted_at <= ${before} and ${uncontested}
          order by submitted_at, id limit ${limit} for update skip locked
        ) and settles_at is null
        returning id as "exchangeId", settles_at as "settlesAt", array[reviewer_id, recipient_id] as members`.execute(
        db,
      );
      await announce(
        db,
        rows.flatMap(({ members }) => members),
        'exchanges',
      );
      return rows.map(({ exchangeId, settlesAt }) => ({ exchangeId, settlesAt }));
    },

    /** @returns those whose time has come */
    async listDue(now: Date, limit: number): Promise<string[]> {
      const { rows } = await sql<{ id: string }>`
        select id from review_exchanges
        where status = 'awaiting_confirmation' and settles_at <= ${now} and ${uncontested}
        order by settles_at, id limit ${limit}`.execute(db);
      return rows.map(({ id }) => id);
    },

    /** Because a side leaves, whatever its time. @returns undefined when it was confirmed meanwhile, is disputed or was reported */
    async confirmAtOnce(id: string, now: Date): Promise<ReviewExchangeRow | undefined> {
      const { rows } = await sql<ReviewExchangeRow>`
        update review_exchanges set status = 'confirmed', confirmed_at = ${now}
        where id = ${id} and status = 'awaiting_confirmation' and ${uncontested} returning *`.execute(db);
      return rows[0];
    },

    /** Because a dispute was rejected; whoever reported it besides was heard. @returns undefined when it does not wait for that */
    async confirmUndisputed(id: string, now: Date): Promise<ReviewExchangeRow | undefined> {
      const { rows } = await sql<ReviewExchangeRow>`
        update review_exchanges set status = 'confirmed', confirmed_at = ${now}
        where id = ${id} and status = 'awaiting_confirmation' and disputed_at is null returning *`.execute(db);
      return rows[0];
    },

    /** @returns undefined when it was confirmed meanwhile, is disputed, was reported, or its time has not come */
    async confirm(id: string, now: Date): Promise<ReviewExchangeRow | undefined> {
      const { rows } = await sql<ReviewExchangeRow>`
        update review_exchanges set status = 'confirmed', confirmed_at = ${now}
        where id = ${id} and status = 'awaiting_confirmation' and settles_at <= ${now} and ${uncontested}
        returning *`.execute(db);
      return rows[0];
    },
  };
}
