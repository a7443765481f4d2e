import type { Insertable, Selectable } from 'kysely';
import type { Db } from '../../../database/database.ts';
import type { Database } from '../../../database/schema.ts';
import { announce } from '../../../live/announce.ts';

export type PasskeyRow = Selectable<Database['passkeys']>;
type NewPasskey = Omit<Insertable<Database['passkeys']>, 'id'>;

/** Passkeys by the ids that the authenticators gave them. */
export function passkeys(db: Db) {
  return {
    /** Newest first. */
    list(member: string): Promise<PasskeyRow[]> {
      return db
        .selectFrom('passkeys')
        .selectAll()
        .where('member_id', '=', member)
        .orderBy('added_at', 'desc')
        .orderBy('id')
        .execute();
    },

    /** Locked until the transaction ends: a signature counts once. */
    lock(credentialId: string): Promise<PasskeyRow | undefined> {
      return db
        .selectFrom('passkeys')
        .selectAll()
        .where('credential_id', '=', credentialId)
        .forUpdate()
        .executeTakeFirst();
    },

    /** @returns undefined when somebody has it already */
    async add(passkey: NewPasskey): Promise<PasskeyRow | undefined> {
      const added = await db
        .insertInto('passkeys')
        .values(passkey)
        .onConflict((conflict) => conflict.column('credential_id').doNothing())
        .returningAll()
        .executeTakeFirst();
      if (added) await announce(db, [added.member_id], 'passkeys');
      return added;
    },

    async noteUse(id: string, signCount: number, now: Date): Promise<void> {
      await db.updateTable('passkeys').set({ sign_count: signCount, last_used_at: now }).where('id', '=', id).execute();
    },

    /** @returns whether the member had it */
    async remove(member: string, id: string): Promise<boolean> {
      const { numDeletedRows } = await db
        .deleteFrom('passkeys')
        .where('member_id', '=', member)
        .where('id', '=', id)
        .executeTakeFirst();
      if (numDeletedRows > 0n) await announce(db, [member], 'passkeys');
      return numDeletedRows > 0n;
    },
  };
}
