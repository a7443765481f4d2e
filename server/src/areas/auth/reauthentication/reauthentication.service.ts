import { randomInt, randomUUID } from 'node:crypto';
import type { AnswerInputOf } from '@rezenso/contract/endpoint';
import {
  type getReauthentication,
  signInCodeLength,
  signInCodeMinutes,
  signInCodeTries,
} from '@rezenso/contract/reauthentication';
import type { CurrentMember } from '../../../access/current-member.ts';
import { AppError } from '../../../app-error.ts';
import type { Core } from '../../../core.ts';
import type { Tx } from '../../../database/database.ts';
import { languageOfAccount } from '../../../languages/language-of-account.ts';
import { accounts, people, sessions, sessionTokens } from '../../accounts/index.ts';
import { passkeys } from '../passkeys/passkeys.repository.ts';
import { type Attempt, createSignInNotes } from '../sign-in/note-sign-in.ts';
import { signInCodeEmail } from './sign-in-code-email.ts';
import { signInCodes } from './sign-in-codes.repository.ts';

type Asking = Pick<
  CurrentMember,
  'id' | 'personId' | 'email' | 'language' | 'adminRole' | 'provenAt' | 'sessionHash' | 'isFresh'
>;

/**
 * Saying once more who is there: with a passkey, which is the passkeys' own, or with a code from the mailbox. It makes a session
 * fresh again for what `needsFreshSignIn` guards (docs/decisions/0135).
 */
export function createReauthentication(core: Core) {
  const { database, env, limits, mailer, now, secret } = core;
  const notes = createSignInNotes(core);

  return {
    /** How the member may say it: by which means, not what they are. */
    async describe(asking: Asking): Promise<AnswerInputOf<typeof getReauthentication>> {
      const known = await passkeys(database.db).list(asking);
      return { hasPasskey: known.length > 0, takesCode: takesCode(asking) };
    },

    /** @throws {AppError} PASSKEY_REQUIRED where a code would not do, SIGN_IN_CODE_LIMIT */
    async sendCode(asking: Asking): Promise<void> {
      if (!takesCode(asking)) throw new AppError('PASSKEY_REQUIRED');
      await limits.take('sign-in-code', asking.personId ?? asking.id);
      const code = String(randomInt(10 ** signInCodeLength)).padStart(signInCodeLength, '0');
      const expiresAt = new Date(now().getTime() + signInCodeMinutes * 60_000);
      await database.transaction(async (tx) => {
        await assertIsHere(tx, asking);
        await signInCodes(tx).keep(asking.sessionHash, asking.id, tagOf(asking, code), expiresAt);
        const email = signInCodeEmail(code, env.publicOrigin, languageOfAccount(asking.language));
        await mailer.send(tx, `sign-in-code.${randomUUID()}`, asking.email, email);
      });
    },

    /**
     * @param brought secret of the cookie that the request came with; the session gets another
     * @returns the new one; undefined when another tab had said it
     * @throws {AppError} SIGN_IN_CODE_WRONG, also for one that is too old or used; SIGN_IN_CODE_USED_UP after too many wrong tries; PASSKEY_REQUIRED
     */
    async confirm(asking: Asking, typed: string, brought: string): Promise<string | undefined> {
      if (!takesCode(asking)) throw new AppError('PASSKEY_REQUIRED');
      const device = await sessions(database.db).deviceOf(asking.sessionHash);
      const attempt = { memberId: asking.id, personId: asking.personId, means: 'code', device } as const;
      try {
        return await use(asking, typed, attempt, brought);
      } catch (error) {
        await notes.refused(attempt, error);
        throw error;
      }
    },
  };

  async function use(asking: Asking, typed: string, attempt: Attempt, brought: string): Promise<string | undefined> {
    const tag = tagOf(asking, typed);
    // Outside of the transaction: a wrong try counts although the call fails.
    const expected = await signInCodes(database.db).countTry(asking.sessionHash, signInCodeTries, now());
    // Said in another tab of the same session: there is nothing left to say. Whoever is asked although the session is fresh is to say it anew.
    if (expected === undefined && asking.isFresh) return undefined;
    if (expected === 'used-up') throw new AppError('SIGN_IN_CODE_USED_UP');
    if (expected === undefined || expected === 'expired') throw new AppError('SIGN_IN_CODE_WRONG');
    if (expected.tag !== tag) throw new AppError(expected.isLast ? 'SIGN_IN_CODE_USED_UP' : 'SIGN_IN_CODE_WRONG');
    return database.transaction(async (tx) => {
      if (!(await signInCodes(tx).use(asking.sessionHash, tag))) throw new AppError('SIGN_IN_CODE_WRONG');
      await sessions(tx).confirm(asking.sessionHash, now());
      await notes.signedIn(tx, attempt);
      return sessionTokens(tx).renew(asking.sessionHash, brought);
    });
  }

  /** A session that a passkey proved, of an admin who needs one, is made fresh by a passkey alone. */
  function takesCode({ adminRole, provenAt }: Asking): boolean {
    return !(env.needsPasskeys && adminRole !== null && provenAt !== null);
  }

  /** Nobody writes to who has left meanwhile. @throws {AppError} UNAUTHORIZED */
  async function assertIsHere(tx: Tx, { id, personId }: Asking): Promise<void> {
    const isHere = personId === null ? await accounts(tx).get(id) : await people(tx).lock(personId);
    if (!isHere) throw new AppError('UNAUTHORIZED');
  }

  function tagOf({ sessionHash }: Asking, code: string): string {
    return secret.sign('sign-in-code', `${sessionHash}:${code.replace(/\D/g, '')}`);
  }
}
