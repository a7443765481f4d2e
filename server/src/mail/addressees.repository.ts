import type { Language } from '@rezenso/contract/language';
import type { Db } from '../database/database.ts';
import { languageOfAccount } from '../languages/language-of-account.ts';

export interface Addressee {
  id: string;
  email: string;
  /** In which it is written to. */
  language: Language;
}

/** Whom mails reach. */
export function addressees(db: Db) {
  return {
    /** @returns undefined for members who left or are banned */
    async findReachable(member: string): Promise<Addressee | undefined> {
      const row = await db
        .selectFrom('members')
        .select(['id', 'email', 'language'])
        .where('id', '=', member)
        .where('deleted_at', 'is', null)
        .where('status', '<>', 'banned')
        .executeTakeFirst();
      return row && { ...row, language: languageOfAccount(row.language) };
    },

    findByAddress(email: string): Promise<Pick<Addressee, 'id' | 'email'> | undefined> {
      return db.selectFrom('members').select(['id', 'email']).where('email', '=', email).executeTakeFirst();
    },
  };
}
