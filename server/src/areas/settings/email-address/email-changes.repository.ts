import type { EmailChangeSide } from '@rezenso/contract/email-address';
import type { Selectable } from 'kysely';
import type { Db } from '../../../database/database.ts';
import type { Database } from '../../../database/schema.ts';
import { hashOf } from '../../accounts/index.ts';

export type EmailChangeRow = Selectable<Database['email_changes']>;

/** Both secrets of a change; their hashes alone are stored. */
export interface ChangeTokens {
  old: string;
  new: string;
}

/** Changes of addresses, by the hashes of their tokens. */
export function emailChanges(db: Db) {
  return {
    /** The member's change, whatever became of it. */
    find(member: string): Promise<EmailChangeRow | undefined> {
      return db.selectFrom('email_changes').selectAll().where('member_id', '=', member).executeTakeFirst();
    },

    /** The change that a token belongs to, and which side it speaks for. */
    async findByToken(token: string): Promise<{ change: EmailChangeRow; side: EmailChangeSide } | undefined> {
      const hash = hashOf(token);
      const change = await db
        .selectFrom('email_changes')
        .selectAll()
        .where((row) => row.or([row('old_token_hash', '=', hash), row('new_token_hash', '=', hash)]))
        .executeTakeFirst();
      return change && { change, side: change.old_token_hash === hash ? 'old' : 'new' };
    },

    /** Begins a change in the place of the one before, whose links end with it. */
    async begin(
      change: Omit<EmailChangeRow, 'old_token_hash' | 'new_token_hash'>,
      tokens: ChangeTokens,
    ): Promise<void> {
      const row = { ...change, old_token_hash: hashOf(tokens.old), new_token_hash: hashOf(tokens.new) };
      await db
        .insertInto('email_changes')
        .values(row)
        .onConflict((conflict) => conflict.column('member_id').doUpdateSet(row))
        .execute();
    },

    /** Notes the consent of one side; the first moment stays. */
    async confirm(member: string, side: EmailChangeSide, now: Date): Promise<EmailChangeRow> {
      const column = side === 'old' ? 'old_confirmed_at' : 'new_confirmed_at';
      return db
        .updateTable('email_changes')
        .set((row) => ({ [column]: row.fn.coalesce(column, row.val(now)) }))
        .where('member_id', '=', member)
        .returningAll()
        .executeTakeFirstOrThrow();
    },

    async noteChanged(member: string, now: Date): Promise<void> {
      await db.updateTable('email_changes').set({ changed_at: now }).where('member_id', '=', member).execute();
    },

    /** Ends a change that is not done. */
    async remove(member: string): Promise<void> {
      await db.deleteFrom('email_changes').where('member_id', '=', member).where('changed_at', 'is', null).execute();
    },
  };
}
