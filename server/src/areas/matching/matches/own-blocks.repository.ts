import { sql } from 'kysely';
import { isBlockedBetween } from '../../../database/blocked.ts';
import type { Db } from '../../../database/database.ts';
import { prepared } from '../../../database/prepared.ts';

/** Who blocks whom in a match, as one side sees it. */
interface Blocks {
  id: string;
  /** The member blocks its partner. */
  isBlocking: boolean;
  /** The partner blocks the member. */
  isBlocked: boolean;
}

/** Those of some matches in which a member or its partner blocks the other. */
export async function listBlocksOf(db: Db, member: string, ids: readonly string[]): Promise<Map<string, Blocks>> {
  if (ids.length === 0) return new Map();
  const { rows } = await sql<Blocks>`
    select id, case when is_requester then requester_blocks else provider_blocks end as "isBlocking",
      case when is_requester then provider_blocks else requester_blocks end as "isBlocked"
    from (
      select match.id, match.requester_id = ${member} as is_requester, talk.requester_blocked_at is not null as requester_blocks,
        talk.provider_blocked_at is not null as provider_blocks
      from matches match join conversations talk on talk.match_id = match.id
      where match.id = any(${ids}::uuid[])
    ) talk where requester_blocks or provider_blocks`.execute(db);
  return new Map(rows.map((row) => [row.id, row]));
}

/** Holds the conversation of a match until the transaction ends: nobody blocks or takes a block back meanwhile. */
export async function holdTalk(db: Db, match: string): Promise<void> {
  await sql`select from conversations where match_id = ${match} for share`.execute(db);
}

/** Reasons of before a block that the other side was not told until then go: they would cross it. */
export async function takeReasonsBack(db: Db, match: string): Promise<void> {
  const isBlocked = isBlockedBetween(sql.ref('matches.requester_id'), sql.ref('matches.provider_id'));
  await sql`update matches set decline_reason = null, plan_cancel_reason = null
    where id = ${match} and ${isBlocked}`.execute(db);
}

/** Partners that block one of these accounts, or are blocked by it. */
export async function listBlockedWith(db: Db, members: readonly string[]): Promise<string[]> {
  const rows = await blockedWith(db, [members]);
  return rows.map(({ id }) => id);
}

const areBlocked = '(talk.requester_blocked_at is not null or talk.provider_blocked_at is not null)';
const blockedWith = prepared<{ id: string }>(`
  select provider_id as id from matches match join conversations talk on talk.match_id = match.id
    where requester_id = any($1::uuid[]) and ${areBlocked}
  union
  select requester_id from matches match join conversations talk on talk.match_id = match.id
    where provider_id = any($1::uuid[]) and ${areBlocked}`);
