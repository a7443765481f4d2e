import type { Language } from '@rezenso/contract/language';
import type { AdminRole, MemberStatus } from '@rezenso/contract/vocabulary';
import type { Db } from '../../../database/database.ts';
import { languageOfAccount } from '../../../languages/language-of-account.ts';

/** The member whose request is answered. */
export interface Asker {
  id: string;
  email: string;
  status: MemberStatus;
  language: Language;
}

/** An account of the address that an answer of the operators came from. */
interface Agent {
  id: string;
  status: MemberStatus;
  adminRole: AdminRole | null;
}

/** Who may write in a request by mail. */
export function mailWriters(db: Db) {
  return {
    /** @returns undefined where there is no such request, or its member has left */
    async findAsker(requestId: string): Promise<Asker | undefined> {
      const row = await db
        .selectFrom('support_requests')
        .innerJoin('members', 'members.id', 'support_requests.member_id')
        .select(['members.id', 'members.email', 'members.status', 'members.language'])
        .where('support_requests.id', '=', requestId)
        .where('members.deleted_at', 'is', null)
        .executeTakeFirst();
      return row && { ...row, language: languageOfAccount(row.language) };
    },

    findAgent(email: string): Promise<Agent | undefined> {
      return db
        .selectFrom('members')
        .select(['id', 'status', 'admin_role as adminRole'])
        .where('email', '=', email)
        .where('deleted_at', 'is', null)
        .executeTakeFirst();
    },
  };
}
