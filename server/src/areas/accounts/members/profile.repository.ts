import { sql } from 'kysely';
import type { Db } from '../../../database/database.ts';
import type { MemberRow, MemberUpdate } from '../../../database/schema.ts';
import { announce, announceToStaff } from '../../../live/announce.ts';

export function profiles(db: Db) {
  return {
    getMember(id: string): Promise<MemberRow> {
      return db.selectFrom('members').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
    },

    /** The member's row, locked until the transaction ends: two saves at once do not mix. */
    lockMember(id: string): Promise<MemberRow> {
      return db.selectFrom('members').selectAll().where('id', '=', id).forUpdate().executeTakeFirstOrThrow();
    },

    async save(id: string, changes: MemberUpdate): Promise<MemberRow> {
      const naming = ['matches', 'exchanges', 'conversations', 'activities', 'notifications'] as const;
      await announce(db, [id, ...(await partnersOf(id))], ...naming);
      await announce(db, [id], 'session', 'profile', 'suggestions', 'leaderboard');
      await announceToStaff(db, 'users');
      return db.updateTable('members').set(changes).where('id', '=', id).returningAll().executeTakeFirstOrThrow();
    },

    /** Keeps which other businesses the website of a domain names, and forgets what was read of another one. */
    async noteMentions(id: string, domain: string, mentions: string[]): Promise<void> {
      await db.updateTable('members').set({ mentions, mentions_of: domain }).where('id', '=', id).execute();
    },

    /** Notes that a profile is complete. @returns whether it was not before */
    async complete(id: string, now: Date): Promise<boolean> {
      const { numUpdatedRows } = await db
        .updateTable('members')
        .set({ profile_completed_at: now })
        .where('id', '=', id)
        .where('profile_completed_at', 'is', null)
        .executeTakeFirst();
      return numUpdatedRows > 0n;
    },
  };

  /** Whose matches and exchanges name this business. */
  async function partnersOf(id: string): Promise<string[]> {
    const { rows } = await sql<{ partner: string }>`
      select provider_id as partner from matches where requester_id = ${id}
      union select requester_id from matches where provider_id = ${id}`.execute(db);
    return rows.map(({ partner }) => partner);
  }
}
