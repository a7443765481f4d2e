import type { Db } from '../../../database/database.ts';
import { hashOf } from './secrets.ts';
import { currentTokenHash } from './session-tokens.repository.ts';

/** Sessions of colleagues that ended because the business's account was deleted: whoever comes back with one hears why. */
export function closedSessions(db: Db) {
  return {
    /** Remembers those of an account that is about to be deleted. */
    async note(member: string, now: Date): Promise<void> {
      await db
        .insertInto('closed_sessions')
        .columns(['id_hash', 'closed_at'])
        .expression((from) =>
          from
            .selectFrom('sessions')
            .select((row) => [currentTokenHash.as('id_hash'), row.val(now).as('closed_at')])
            .where('member_id', '=', member)
            .where('person_id', 'is not', null),
        )
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    },

    /** @param secret of the cookie */
    async has(secret: string): Promise<boolean> {
      const found = db.selectFrom('closed_sessions').select('id_hash').where('id_hash', '=', hashOf(secret));
      return (await found.executeTakeFirst()) !== undefined;
    },
  };
}
