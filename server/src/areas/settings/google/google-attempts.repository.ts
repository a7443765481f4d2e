import type { Db } from '../../../database/database.ts';
import { hashOf } from '../../accounts/index.ts';

export interface NewAttempt {
  state: string;
  sessionHash: string;
  platformId: string;
  sealedSecrets: string;
  expiresAt: Date;
}

/** Connections that were begun: each belongs to one session, can be used once, and not for long. */
export function googleAttempts(db: Db) {
  return {
    async create(attempt: NewAttempt): Promise<void> {
      await db
        .insertInto('google_attempts')
        .values({
          state_hash: hashOf(attempt.state),
          session_hash: attempt.sessionHash,
          user_platform_id: attempt.platformId,
          sealed_secrets: attempt.sealedSecrets,
          expires_at: attempt.expiresAt,
        })
        .execute();
    },

    /** Uses an attempt up, in one statement. @returns undefined when it is another session's, used or expired */
    take(
      state: string,
      sessionHash: string,
      now: Date,
    ): Promise<{ platformId: string; sealedSecrets: string } | undefined> {
      return db
        .deleteFrom('google_attempts')
        .where('state_hash', '=', hashOf(state))
        .where('session_hash', '=', sessionHash)
        .where('expires_at', '>', now)
        .returning(['user_platform_id as platformId', 'sealed_secrets as sealedSecrets'])
        .executeTakeFirst();
    },
  };
}
