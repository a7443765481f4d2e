import { type RawBuilder, sql } from 'kysely';

/** Whether one side of a match blocks the other's words (docs/decisions/0078). */
export function isBlockedIn(match: string): RawBuilder<boolean> {
  return sql<boolean>`exists (select from conversations where match_id = ${match}
    and (requester_blocked_at is not null or provider_blocked_at is not null))`;
}

/** Whether one of two members blocks the other, in whichever of their conversations. */
export function isBlockedBetween(one: RawBuilder<string>, other: RawBuilder<string>): RawBuilder<boolean> {
  return sql<boolean>`exists (select from matches match join conversations talk on talk.match_id = match.id
    where (talk.requester_blocked_at is not null or talk.provider_blocked_at is not null)
      and ((match.requester_id = ${one} and match.provider_id = ${other})
        or (match.requester_id = ${other} and match.provider_id = ${one})))`;
}
