import type { Db } from '../../../database/database.ts';
import { hashOf } from '../../accounts/index.ts';

/** What an answer to a question is for. */
export type Purpose = 'new' | 'sign-in' | 'proof';

/** Questions to passkeys (challenges) that are open, by their hashes: each takes one answer. */
export function passkeyQuestions(db: Db) {
  return {
    /** @param member whom it is asked of; null when anybody may answer */
    async ask(challenge: string, purpose: Purpose, member: string | null, expiresAt: Date): Promise<void> {
      await db
        .insertInto('passkey_questions')
        .values({ challenge_hash: hashOf(challenge), purpose, member_id: member, expires_at: expiresAt })
        .execute();
    },

    /** Ends a question. @returns whether it was open for that */
    async take(challenge: string, purpose: Purpose, member: string | null, now: Date): Promise<boolean> {
      const { numDeletedRows } = await db
        .deleteFrom('passkey_questions')
        .where('challenge_hash', '=', hashOf(challenge))
        .where('purpose', '=', purpose)
        .where('member_id', 'is not distinct from', member)
        .where('expires_at', '>', now)
        .executeTakeFirst();
      return numDeletedRows > 0n;
    },
  };
}
