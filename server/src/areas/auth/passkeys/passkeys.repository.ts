import { type Insertable, type Selectable, sql } from 'kysely';
import type { CurrentMember } from '../../../access/current-member.ts';
import type { Db } from '../../../database/database.ts';
import type { Database } from '../../../database/schema.ts';
import { announce } from '../../../live/announce.ts';
import type { Places } from '../../accounts/index.ts';

export type PasskeyRow = Selectable<Database['passkeys']>;
/** The owner of an account, or a colleague. */
type Whose = Pick<CurrentMember, 'id' | 'personId'>;
type NewPasskey = Omit<Insertable<Database['passkeys']>, 'id'>;

/** Passkeys by the ids that the authenticators gave them. */
export function passkeys(db: Db) {
  return {
    /** Of one person, newest first. */
    list({ id, personId }: Whose): Promise<PasskeyRow[]> {
      return db
        .selectFrom('passkeys')
        .selectAll()
        .where('member_id', '=', id)
        .where('person_id', 'is not distinct from', personId)
        .orderBy('added_at', 'desc')
        .orderBy('id')
        .execute();
    },

    /** The colleague whose passkey it is; undefined for the owner's, and for one that nobody has. */
    async findColleague(credentialId: string): Promise<string | undefined> {
      const found = db.selectFrom('passkeys').select('person_id').where('credential_id', '=', credentialId);
      return (await found.executeTakeFirst())?.person_id ?? undefined;
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

    /** @param name null for that of the device. @returns undefined where the person has none of this id */
    async rename({ id: member, personId }: Whose, id: string, name: string | null): Promise<PasskeyRow | undefined> {
      const renamed = await db
        .updateTable('passkeys')
        .set({ given_name: name })
        .where('member_id', '=', member)
        .where('person_id', 'is not distinct from', personId)
        .where('id', '=', id)
        .returningAll()
        .executeTakeFirst();
      if (renamed) await announce(db, [member], 'passkeys');
      return renamed;
    },

    /** The owner of an account and a colleague change places. */
    async swap(member: string, { personId, formerOwnerId }: Places): Promise<void> {
      await sql`
        update passkeys set person_id = case when person_id is null then ${formerOwnerId}::uuid end
        where member_id = ${member} and (person_id is null or person_id = ${personId})`.execute(db);
      await announce(db, [member], 'passkeys');
    },

    /** @returns whether the person had it */
    async remove({ id: member, personId }: Whose, id: string): Promise<boolean> {
      const { numDeletedRows } = await db
        .deleteFrom('passkeys')
        .where('member_id', '=', member)
        .where('person_id', 'is not distinct from', personId)
        .where('id', '=', id)
        .executeTakeFirst();
      if (numDeletedRows > 0n) await announce(db, [member], 'passkeys');
      return numDeletedRows > 0n;
    },
  };
}
