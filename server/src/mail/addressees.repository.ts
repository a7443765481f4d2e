import type { Db } from '../database/database.ts';

export interface Addressee {
  id: string;
  email: string;
}

/** Whom mails reach. */
export function addressees(db: Db) {
  return {
    /** @returns undefined for members who left or are banned */
    findReachable(member: string): Promise<Addressee | undefined> {
      return db
        .selectFrom('members')
        .select(['id', 'email'])
        .where('id', '=', member)
        .where('deleted_at', 'is', null)
        .where('status', '<>', 'banned')
        .executeTakeFirst();
    },

    findByAddress(email: string): Promise<Addressee | undefined> {
      return db.selectFrom('members').select(['id', 'email']).where('email', '=', email).executeTakeFirst();
    },
  };
}
