import { sql } from 'kysely';
import type { Db } from '../../../database/database.ts';
import { prepared } from '../../../database/prepared.ts';

/** Those of some matches in which a member blocks its partner. */
export async function listBlockedBy(db: Db, member: string, ids: readonly string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const { rows } = await sql<{ id: string }>`
    select match.id from matches match join conversations talk on talk.match_id = match.id
    where match.id = any(${ids}::uuid[])
      and ((match.requester_id = ${member} and talk.requester_blocked_at is not null)
        or (match.provider_id = ${member} and talk.provider_blocked_at is not null))`.execute(db);
  return new Set(rows.map(({ id }) => id));
}

/** Holds the conversation of a match until the transaction ends: nobody blocks or takes a block back meanwhile. */
export async function holdTalk(db: Db, match: string): Promise<void> {
  await sql`select from conversations where match_id = ${match} for share`.execute(db);
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
