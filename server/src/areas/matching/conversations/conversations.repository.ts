import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../database/database.ts';

/** Which of the two sides a member is, beside a row of `matches match`. */
const isRequester = (member: string) => sql<boolean>`match.requester_id = ${member}::uuid`;
const isProvider = (member: string) => sql<boolean>`match.provider_id = ${member}::uuid`;

/** What changes in a conversation. Nothing happens in one that is not the member's. */
export function conversations(db: Db) {
  return {
    /** Holds the conversation until the transaction ends, so that what follows sees all that was sent and read. */
    async lock(matchId: string): Promise<void> {
      await sql`select from conversations where match_id = ${matchId} for update`.execute(db);
    },

    /** Whether one side blocks the other. */
    async isBlocked(matchId: string): Promise<boolean> {
      const { rows } = await sql<{ isBlocked: boolean }>`
        select requester_blocked_at is not null or provider_blocked_at is not null as "isBlocked"
        from conversations where match_id = ${matchId}`.execute(db);
      return rows[0]?.isBlocked ?? false;
    },

    /**
     * Makes room for one message more.
     * @returns its position; undefined while one side blocks the other, or when the partner was banned or has left
     */
    async advance(matchId: string, sender: string, now: Date): Promise<number | undefined> {
      const { rows } = await sql<{ position: number }>`
        update conversations set last_position = last_position + 1,
          last_activity_at = greatest(last_activity_at, ${now})
        from matches match, members partner
        where match_id = ${matchId} and match.id = match_id
          and ((${isRequester(sender)} and partner.id = match.provider_id)
            or (${isProvider(sender)} and partner.id = match.requester_id))
          and partner.status <> 'banned' and partner.deleted_at is null
          and requester_blocked_at is null and provider_blocked_at is null
        returning last_position as position`.execute(db);
      return rows[0]?.position;
    },

    /** @returns whether the member has read further than before */
    async markRead(matchId: string, member: string, upTo: number): Promise<boolean> {
      const reached = sql`least(${upTo}::integer, last_position)`;
      const { rows } = await changeOfSide(
        db,
        matchId,
        member,
        (side) => sql`${side('read')} = ${reached}`,
        (side) => sql`${side('read')} < ${reached}`,
      );
      return rows.length > 0;
    },

    /** @returns whether that is new */
    async block(matchId: string, member: string, now: Date): Promise<boolean> {
      const { rows } = await changeOfSide(
        db,
        matchId,
        member,
        (side) => sql`${side('blocked_at')} = ${now}`,
        (side) => sql`${side('blocked_at')} is null`,
      );
      return rows.length > 0;
    },

    /** @returns whether there was one */
    async unblock(matchId: string, member: string): Promise<boolean> {
      const { rows } = await changeOfSide(
        db,
        matchId,
        member,
        (side) => sql`${side('blocked_at')} = null`,
        (side) => sql`${side('blocked_at')} is not null`,
      );
      return rows.length > 0;
    },

    /** Notes up to which message a member was told by mail. */
    async markMailed(matchId: string, member: string, position: number, now: Date): Promise<void> {
      await changeOfSide(
        db,
        matchId,
        member,
        (side) => sql`${side('mailed')} = ${position}, ${side('mailed_at')} = ${now}`,
        () => sql`true`,
      );
    },
  };
}

type Side = (column: 'read' | 'blocked_at' | 'mailed' | 'mailed_at') => RawBuilder<unknown>;

/** One statement for whichever side the member is: the other side's columns stay. */
async function changeOfSide(
  db: Db,
  matchId: string,
  member: string,
  set: (side: Side) => RawBuilder<unknown>,
  where: (side: Side) => RawBuilder<unknown>,
): Promise<{ rows: unknown[] }> {
  for (const [name, isSide] of [
    ['requester', isRequester],
    ['provider', isProvider],
  ] as const) {
    const side: Side = (column) => sql.ref(`${name}_${column}`);
    const changed = await sql`
      update conversations set ${set(side)} from matches match
      where match_id = ${matchId} and match.id = match_id and ${isSide(member)} and ${where(side)}
      returning match_id`.execute(db);
    if (changed.rows.length > 0) return changed;
  }
  return { rows: [] };
}
