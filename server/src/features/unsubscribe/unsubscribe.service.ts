import type { Core } from '../../core.ts';
import { AppError } from '../../http/app-error.ts';
import { preferences } from '../../mail/preferences.repository.ts';
import { readUnsubscribeToken } from '../../mail/unsubscribe-token.ts';
import { contacts } from '../members/contacts.repository.ts';

/** Ending kinds of mail without signing in. */
export function createUnsubscribing({ database, secret }: Pick<Core, 'database' | 'secret'>) {
  return {
    /**
     * Switches off what the token stands for; again is the same as once.
     * @throws {AppError} UNSUBSCRIBE_INVALID when we did not make it, or the account has gone
     */
    async end(token: string): Promise<void> {
      const ended = readUnsubscribeToken(secret, token);
      if (!ended || ended.types.length === 0) throw new AppError('UNSUBSCRIBE_INVALID');
      await database.transaction(async (tx) => {
        if (!(await contacts(tx).find(ended.memberId))) throw new AppError('UNSUBSCRIBE_INVALID');
        for (const type of ended.types) await preferences(tx).save(ended.memberId, type, 'never');
      });
    },
  };
}
