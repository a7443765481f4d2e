import type { Db } from '../../../database/database.ts';
import { hashOf } from '../../accounts/index.ts';

/** What an answer to a question is for. */
export type Purpose = 'new' | 'sign-in' | 'proof';

/** One person of a business. */
export type Asked = { id: string; personId: string | null };

/** Of a question to a colleague, so that the owner does not answer it, nor the other way round. */
function hashFor(challenge: string, asked: Asked | null): string {
  return hashOf(asked?.personId ? `${challenge}:${asked.personId}` : challenge);
}

/** Questions to passkeys (challenges) that are open, by their hashes: each takes one answer. */
export function passkeyQuestions(db: Db) {
  return {
    /** @param asked who is asked; null when anybody may answer */
    async ask(challenge: string, purpose: Purpose, asked: Asked | null, expiresAt: Date): Promise<void> {
      await db
        .insertInto('passkey_questions')
        .values({
          challenge_hash: hashFor(challenge, asked),
          purpose,
          member_id: asked?.id ?? null,
          expires_at: expiresAt,
        })
        .execute();
    },

    /** Ends a question. @returns whether it was open for that */
    async take(challenge: string, purpose: Purpose, asked: Asked | null, now: Date): Promise<boolean> {
      const { numDeletedRows } = await db
        .deleteFrom('passkey_questions')
        .where('challenge_hash', '=', hashFor(challenge, asked))
        .where('purpose', '=', purpose)
        .where('member_id', 'is not distinct from', asked?.id ?? null)
        .where('expires_at', '>', now)
        .executeTakeFirst();
      return numDeletedRows > 0n;
    },
  };
}
