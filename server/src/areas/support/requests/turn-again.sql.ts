import { type RawBuilder, sql } from 'kysely';

/** What a request that is opened again is set to: it is whose turn it was, by who wrote `last`. */
export function turnAgain(now: Date): RawBuilder<unknown> {
  return sql`status = case when last.is_from_support then 'answered' else 'open' end,
    waiting_since = case when last.is_from_support then null else ${now}::timestamptz end, updated_at = ${now}`;
}

/** The message of a `request` that was written last. */
export const isLastMessage = sql<boolean>`last.request_id = request.id and last.position = request.last_position`;
