import type { MemberStatus } from '@rezenso/contract/vocabulary';
import type { Db } from '../../../database/database.ts';

export interface Account {
  id: string;
  status: MemberStatus;
  profileCompletedAt: Date | null;
}

/** Members as sign-in sees them. */
export function accounts(db: Db) {
  return {
    find(email: string): Promise<Account | undefined> {
      return db
        .selectFrom('members')
        .select(['id', 'status', 'profile_completed_at as profileCompletedAt'])
        .where('email', '=', email)
        .executeTakeFirst();
    },

    /** Creates the account unless another call just did. @returns it when it is new */
    create(email: string, now: Date): Promise<Account | undefined> {
      return db
        .insertInto('members')
        .values({ email, created_at: now, last_active_at: now })
        .onConflict((conflict) => conflict.column('email').doNothing())
        .returning(['id', 'status', 'profile_completed_at as profileCompletedAt'])
        .executeTakeFirst();
    },
  };
}
