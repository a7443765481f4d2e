import { type RawBuilder, sql } from 'kysely';

/** Of a row of review_exchanges: handed in, and what it says may be read by its recipient (docs/decisions/0081). */
export const isOpenToRecipient = sql<boolean>`(submitted_at is not null and coalesce(opened_at, confirmed_at) is not null)`;

/** The `match_id` of those in which a member may not read yet what the partner handed in, nor how many stars it has. */
export function matchesClosedTo(member: string): RawBuilder<{ match_id: string }> {
  return sql`select distinct match_id from review_exchanges
    where recipient_id = ${member} and submitted_at is not null and not ${isOpenToRecipient}`;
}
