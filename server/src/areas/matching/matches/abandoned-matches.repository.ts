import { sql } from 'kysely';
import type { Db } from '../../../database/database.ts';

/** Matches whose two sides have both deleted their accounts: nobody is left that what they shared belongs to. */
export function abandonedMatches(db: Db) {
  return {
    /** Those of one account, with all that hangs on them: exchanges, texts, messages, disputes. */
    async removeOf(member: string): Promise<void> {
      await sql`delete from matches using members requester, members provider
        where ${member} in (requester_id, provider_id)
          and requester.id = requester_id and requester.deleted_at is not null
          and provider.id = provider_id and provider.deleted_at is not null`.execute(db);
    },

    /** Some of all there are. @returns how many went */
    async removeSome(limit: number): Promise<number> {
      const { numAffectedRows = 0n } = await sql`delete from matches where id in (
        select matches.id from members requester
        join matches on matches.requester_id = requester.id
        join members provider on provider.id = matches.provider_id
        where requester.deleted_at is not null and provider.deleted_at is not null limit ${limit})`.execute(db);
      return Number(numAffectedRows);
    },
  };
}
