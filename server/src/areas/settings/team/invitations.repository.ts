import type { Selectable } from 'kysely';
import type { Db } from '../../../database/database.ts';
import type { Database } from '../../../database/schema.ts';
import { hashOf } from '../../accounts/index.ts';

export type InvitationRow = Selectable<Database['invitations']>;

/** Invitations to teams, by the hashes of their tokens. */
export function invitations(db: Db) {
  return {
    /** Those that nobody accepted yet, oldest first; also such whose time is over. */
    listOpen(member: string): Promise<InvitationRow[]> {
      return db
        .selectFrom('invitations')
        .selectAll()
        .where('member_id', '=', member)
        .where('accepted_at', 'is', null)
        .orderBy('sent_at')
        .orderBy('id')
        .execute();
    },

    /** Begins an invitation, or begins it anew: the link of before ends with it. */
    put(
      row: { member_id: string; email: string; sent_at: Date; expires_at: Date },
      token: string,
    ): Promise<InvitationRow> {
      const { sent_at, expires_at } = row;
      const fresh = { token_hash: hashOf(token), sent_at, expires_at, accepted_at: null };
      return db
        .insertInto('invitations')
        .values({ ...row, ...fresh })
        .onConflict((conflict) => conflict.columns(['member_id', 'email']).doUpdateSet(fresh))
        .returningAll()
        .executeTakeFirstOrThrow();
    },

    findByToken(token: string): Promise<InvitationRow | undefined> {
      return db.selectFrom('invitations').selectAll().where('token_hash', '=', hashOf(token)).executeTakeFirst();
    },

    /** Uses an invitation up. @returns whether it was open: of any number of parallel calls for one */
    async accept(id: string, token: string, now: Date): Promise<boolean> {
      const { numUpdatedRows } = await db
        .updateTable('invitations')
        .set({ accepted_at: now })
        .where('id', '=', id)
        .where('token_hash', '=', hashOf(token))
        .where('accepted_at', 'is', null)
        .where('expires_at', '>', now)
        .executeTakeFirst();
      return numUpdatedRows > 0n;
    },

    /** @returns the open one that was taken back */
    withdraw(member: string, id: string): Promise<InvitationRow | undefined> {
      return db
        .deleteFrom('invitations')
        .where('member_id', '=', member)
        .where('id', '=', id)
        .where('accepted_at', 'is', null)
        .returningAll()
        .executeTakeFirst();
    },

    /** Forgets what became of the invitation of somebody who goes: they can be invited anew. */
    async forget(member: string, email: string): Promise<void> {
      await db.deleteFrom('invitations').where('member_id', '=', member).where('email', '=', email).execute();
    },
  };
}
