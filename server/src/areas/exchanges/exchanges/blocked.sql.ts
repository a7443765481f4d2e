import { type RawBuilder, sql } from 'kysely';

/** Whether one side of a match blocks the other's words (docs/decisions/0078). */
export function isBlockedIn(match: string): RawBuilder<boolean> {
  return sql<boolean>`exists (select from conversations where match_id = ${match}
    and (requester_blocked_at is not null or provider_blocked_at is not null))`;
}
