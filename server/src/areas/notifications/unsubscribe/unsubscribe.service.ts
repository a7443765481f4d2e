import type { describeUnsubscribe } from '@rezenso/contract/email-preferences';
import type { AnswerInputOf } from '@rezenso/contract/endpoint';
import { emailType } from '@rezenso/contract/vocabulary';
import { AppError } from '../../../app-error.ts';
import { decidedBy } from '../../../consents/decision.ts';
import type { Core } from '../../../core.ts';
import { preferences } from '../../../mail/preferences.repository.ts';
import { type ReadUnsubscription, readUnsubscribeToken } from '../../../mail/unsubscribe-token.ts';
import { contacts } from '../../accounts/index.ts';

/** Ending kinds of mail without signing in. */
export function createUnsubscribing(core: Pick<Core, 'database' | 'env' | 'now' | 'secret'>) {
  const { database, secret } = core;
  /** @throws {AppError} UNSUBSCRIBE_INVALID when we did not make it, or it names nothing that can end */
  const read = (token: string): ReadUnsubscription => {
    const ended = readUnsubscribeToken(secret, token);
    if (!ended || ended.types.length === 0) throw new AppError('UNSUBSCRIBE_INVALID');
    return ended;
  };

  return {
    /** What the token stands for; changes nothing. @throws {AppError} UNSUBSCRIBE_INVALID as `end` does */
    async kindsOf(token: string): Promise<AnswerInputOf<typeof describeUnsubscribe>> {
      const { memberId, types, wentTo } = read(token);
      const contact = await contacts(database.db).find(memberId);
      if (!contact || !wentTo(contact.email)) throw new AppError('UNSUBSCRIBE_INVALID');
      const isFirst = (type: string) => emailType.safeParse(type).success;
      return {
        emailTypes: types.flatMap((type) => emailType.safeParse(type).data ?? []),
        laterTypes: types.filter((type) => !isFirst(type)),
      };
    },

    /**
     * Switches off what the token stands for; again is the same as once.
     * @throws {AppError} UNSUBSCRIBE_INVALID when we did not make it, the account has gone, or has another address by now
     */
    async end(token: string): Promise<void> {
      const ended = read(token);
      await database.transaction(async (tx) => {
        const contact = await contacts(tx).find(ended.memberId);
        if (!contact || !ended.wentTo(contact.email)) throw new AppError('UNSUBSCRIBE_INVALID');
        // Mails of the account go to its owner.
        await decidedBy(tx, core, { id: ended.memberId, personId: null }, 'mail-link');
        for (const type of ended.types) await preferences(tx).save(ended.memberId, type, 'never');
      });
    },
  };
}
