import { mostPasskeys, type Passkey, passkeyQuestionMinutes, recoveryCodeCount } from '@rezenso/contract/passkeys';
import type { CurrentMember } from '../../../access/current-member.ts';
import { AppError } from '../../../app-error.ts';
import type { Core } from '../../../core.ts';
import type { Db, Tx } from '../../../database/database.ts';
import type { DomainEvents } from '../../../events/domain-events.ts';
import { accounts, hashOf, people, profiles, sessions, sessionTokens } from '../../accounts/index.ts';
import { createTell, createTellPerson } from '../../notifications/index.ts';
import { createSignInNotes } from '../sign-in/note-sign-in.ts';
import { createSignIn, type Device, type SignedIn } from '../sign-in/start-session.ts';
import { presentPasskey } from './passkeys.presenter.ts';
import { type PasskeyRow, passkeys } from './passkeys.repository.ts';
import { type Asked, type Purpose, passkeyQuestions } from './questions.repository.ts';
import { createRecoveryCode, recoveryTags } from './recovery-code.ts';
import { recoveryCodes } from './recovery-codes.repository.ts';
import { challengeIn, type Given, webAuthn } from './web-authn.ts';

type Asking = Pick<CurrentMember, 'id' | 'personId' | 'email' | 'adminRole' | 'language' | 'sessionHash' | 'mustProve'>;

/**
 * Passkeys: signing in with them beside the link, and proving a session, without which admins do not act where the site asks for it
 * (docs/decisions/0124).
 */
export function createPasskeys(core: Core) {
  const { database, env, limits, now, secret } = core;
  const ceremonies = webAuthn(env);
  const signIn = createSignIn(core);
  const notes = createSignInNotes(core);
  const deviceOf = (hash: string) => sessions(database.db).deviceOf(hash);
  const tell = createTell(core);
  const tellOf = createTellPerson(core);

  return {
    /** What the member has. */
    async list(asking: Asking) {
      const { id, personId, adminRole, language } = asking;
      const found = await passkeys(database.db).list(asking);
      const left = personId === null ? await recoveryCodes(database.db).countLeft(id) : undefined;
      const ofAdmin = adminRole === null ? null : 0;
      return { passkeys: found.map((row) => presentPasskey(row, language)), recoveryCodesLeft: left ?? ofAdmin };
    },

    /** @throws {AppError} PASSKEY_LIMIT, PASSKEY_REQUIRED, RATE_LIMITED */
    async askNew(asking: Asking) {
      await limits.take('passkey', asking.personId ?? asking.id);
      const known = await passkeys(database.db).list(asking);
      assertMayAdd(asking, known);
      return ask('new', asking, await ceremonies.newOptions(asking, known));
    },

    /**
     * Keeps a passkey that was just made; whoever made it is proven to be there. An admin's first one comes with recovery codes.
     * @param device where it was made, as people know it
     * @throws {AppError} PASSKEY_REFUSED, also for one that is known; PASSKEY_LIMIT, PASSKEY_REQUIRED
     */
    add(
      asking: Asking,
      given: Given,
      device: string,
      requestId: string,
    ): Promise<{ passkey: Passkey; recoveryCodes: string[] | null }> {
      return database.transaction(async (tx) => {
        await lock(tx, asking);
        assertMayAdd(asking, await passkeys(tx).list(asking));
        const made = await ceremonies.verifyNew(given, await takeQuestion(tx, given, 'new', asking));
        const added = await passkeys(tx).add({
          member_id: asking.id,
          person_id: asking.personId,
          credential_id: made.credentialId,
          public_key: made.publicKey,
          sign_count: made.signCount,
          transports: made.transports,
          name: device,
          added_at: now(),
        });
        if (!added) throw new AppError('PASSKEY_REFUSED');
        await sessions(tx).prove(asking.sessionHash, now());
        const isFirst = asking.adminRole !== null && (await recoveryCodes(tx).countLeft(asking.id)) === undefined;
        const codes = isFirst ? await createCodes(tx, asking.id) : null;
        const happening = { kind: 'passkey.added', memberId: asking.id, device, passkeyId: added.id } as const;
        await tellOf(tx, happening, asking.personId, now());
        await note(tx, asking, { action: 'account.passkey_added', after: device, requestId });
        return { passkey: presentPasskey(added, asking.language), recoveryCodes: codes };
      });
    },

    /** Nothing that asks who is there: a name opens nothing, and mails and the audit log go on naming the device. @throws {AppError} PASSKEY_NOT_FOUND */
    async rename(asking: Asking, id: string, name: string): Promise<Passkey> {
      const renamed = await database.transaction((tx) => passkeys(tx).rename(asking, id, name || null));
      if (!renamed) throw new AppError('PASSKEY_NOT_FOUND');
      return presentPasskey(renamed, asking.language);
    },

    /** @throws {AppError} PASSKEY_NOT_FOUND, PASSKEY_LAST, PASSKEY_REQUIRED */
    async remove(asking: Asking, id: string, requestId: string): Promise<void> {
      if (asking.mustProve) throw new AppError('PASSKEY_REQUIRED');
      await database.transaction(async (tx) => {
        await lock(tx, asking);
        const known = await passkeys(tx).list(asking);
        const passkey = known.find((one) => one.id === id);
        if (!passkey) throw new AppError('PASSKEY_NOT_FOUND');
        if (known.length === 1 && asking.adminRole !== null && env.needsPasskeys) throw new AppError('PASSKEY_LAST');
        await passkeys(tx).remove(asking, id);
        await note(tx, asking, { action: 'account.passkey_removed', after: passkey.name, requestId });
      });
    },

    /** The same for everybody: who answers is known by the answer. @throws {AppError} RATE_LIMITED */
    async askSignIn(ip: string) {
      await limits.take('passkey.network', ip);
      return ask('sign-in', null, await ceremonies.useOptions());
    },

    /** @throws {AppError} PASSKEY_REFUSED, ACCOUNT_BANNED, RATE_LIMITED */
    async signIn(given: Given, ip: string, device: Device): Promise<SignedIn> {
      await limits.take('passkey.network', ip);
      return database.transaction(async (tx) => {
        // A colleague's row comes before what hangs on it, as where one is removed.
        const colleague = await passkeys(tx).findColleague(String(given.id));
        const ofColleague = colleague && (await people(tx).lockAccount({ id: colleague }));
        const { member_id, person_id } = await use(tx, given, 'sign-in', null);
        // The account was handed over meanwhile: whose passkey it is has changed.
        if (person_id !== (colleague ?? null)) throw new AppError('PASSKEY_REFUSED');
        const account = colleague ? ofColleague : await accounts(tx).get(member_id);
        if (!account) throw new AppError('PASSKEY_REFUSED');
        const signedIn = await signIn.start(tx, account, { ...device, ip }, 'passkey');
        await sessions(tx).prove(hashOf(signedIn.sessionSecret), now());
        return signedIn;
      });
    },

    /** @throws {AppError} PASSKEY_NOT_FOUND when there is none, RATE_LIMITED */
    async askProof(asking: Asking) {
      await limits.take('passkey', asking.personId ?? asking.id);
      const known = await passkeys(database.db).list(asking);
      if (known.length === 0) throw new AppError('PASSKEY_NOT_FOUND');
      return ask('proof', asking, await ceremonies.useOptions(known));
    },

    /**
     * Proves a session, which gets another token.
     * @param brought secret of the cookie that the request came with
     * @returns the new one
     * @throws {AppError} PASSKEY_REFUSED, also for somebody else's
     */
    async prove(asking: Asking, given: Given, brought: string): Promise<string> {
      const { id: memberId, personId, sessionHash } = asking;
      const attempt = { memberId, personId, means: 'passkey', device: await deviceOf(sessionHash) } as const;
      try {
        return await database.transaction(async (tx) => {
          if (personId !== null) await lock(tx, asking);
          const { member_id, person_id } = await use(tx, given, 'proof', asking);
          if (member_id !== memberId || person_id !== personId) throw new AppError('PASSKEY_REFUSED');
          await sessions(tx).prove(sessionHash, now());
          await notes.signedIn(tx, attempt);
          return sessionTokens(tx).renew(sessionHash, brought);
        });
      } catch (error) {
        await notes.refused(attempt, error);
        throw error;
      }
    },

    /** The same by a code, which is used up, and tells its member. @throws {AppError} RECOVERY_CODE_WRONG, RATE_LIMITED */
    async proveWithCode(
      asking: Asking,
      code: string,
      brought: string,
      requestId: string,
    ): Promise<{ left: number; sessionSecret: string }> {
      const { id, personId, sessionHash } = asking;
      // They are the owner's, as an admin.
      if (personId !== null) throw new AppError('RECOVERY_CODE_WRONG');
      await limits.take('recovery-code', id);
      const attempt = { memberId: id, personId, means: 'recovery_code', device: await deviceOf(sessionHash) } as const;
      try {
        return await database.transaction(async (tx) => {
          const tags = recoveryTags(secret, id, code);
          if (!(await recoveryCodes(tx).use(id, tags, now()))) throw new AppError('RECOVERY_CODE_WRONG');
          await sessions(tx).prove(sessionHash, now());
          const left = (await recoveryCodes(tx).countLeft(id)) ?? 0;
          await tell(tx, { kind: 'recovery-code.used', memberId: id, left, codeTag: tags[0] }, now());
          await notes.signedIn(tx, attempt);
          await note(tx, asking, { action: 'account.recovery_code_used', after: String(left), requestId });
          return { left, sessionSecret: await sessionTokens(tx).renew(sessionHash, brought) };
        });
      } catch (error) {
        await notes.refused(attempt, error);
        throw error;
      }
    },

    /** @throws {AppError} FORBIDDEN for who is no admin, PASSKEY_REQUIRED */
    async renewCodes(asking: Asking, requestId: string): Promise<{ recoveryCodes: string[] }> {
      const { id, adminRole, mustProve } = asking;
      if (adminRole === null) throw new AppError('FORBIDDEN');
      if (mustProve) throw new AppError('PASSKEY_REQUIRED');
      await limits.take('passkey', id);
      return database.transaction(async (tx) => {
        await note(tx, asking, { action: 'account.recovery_codes_renewed', after: null, requestId });
        return { recoveryCodes: await createCodes(tx, id) };
      });
    },
  };

  /** The audit log learns of it. */
  async function note(
    tx: Tx,
    { id: memberId, personId }: Pick<Asking, 'id' | 'personId'>,
    change: Pick<DomainEvents['member.sign-in-changed'], 'action' | 'after' | 'requestId'>,
  ): Promise<void> {
    await core.events.record(tx, 'member.sign-in-changed', { memberId, personId, before: null, ...change });
  }

  /** A stolen session alone makes no lasting way in: the contract asks for a fresh sign-in, and an admin with a passkey has to prove it. */
  function assertMayAdd({ mustProve }: Asking, known: readonly PasskeyRow[]): void {
    if (mustProve && known.length > 0) throw new AppError('PASSKEY_REQUIRED');
    if (known.length >= mostPasskeys) throw new AppError('PASSKEY_LIMIT');
  }

  /**
   * Of two at once the later one sees what the earlier did.
   * @throws {AppError} UNAUTHORIZED for a colleague who was removed meanwhile
   */
  async function lock(tx: Tx, { id, personId }: Asking): Promise<void> {
    if (personId === null) await profiles(tx).lockMember(id);
    else if (!(await people(tx).lock(personId))) throw new AppError('UNAUTHORIZED');
  }

  async function ask(
    purpose: Purpose,
    asked: Asked | null,
    options: { challenge: string },
  ): Promise<{ options: Record<string, unknown> }> {
    const expiresAt = new Date(now().getTime() + passkeyQuestionMinutes * 60_000);
    await passkeyQuestions(database.db).ask(options.challenge, purpose, asked, expiresAt);
    return { options: { ...options } };
  }

  /** @throws {AppError} PASSKEY_REFUSED when it was not asked, asked of somebody else, answered already, or too long ago */
  async function takeQuestion(tx: Tx, given: Given, purpose: Purpose, asked: Asked | null): Promise<string> {
    const challenge = challengeIn(given);
    if (await passkeyQuestions(tx).take(challenge, purpose, asked, now())) return challenge;
    throw new AppError('PASSKEY_REFUSED');
  }

  async function use(tx: Tx, given: Given, purpose: Purpose, asked: Asked | null): Promise<PasskeyRow> {
    const challenge = await takeQuestion(tx, given, purpose, asked);
    const passkey = await passkeys(tx).lock(String(given.id));
    if (!passkey) throw new AppError('PASSKEY_REFUSED');
    await passkeys(tx).noteUse(passkey.id, await ceremonies.verifyUse(given, passkey, challenge), now());
    return passkey;
  }

  async function createCodes(db: Db, member: string): Promise<string[]> {
    const codes = Array.from({ length: recoveryCodeCount }, createRecoveryCode);
    await recoveryCodes(db).replace(
      member,
      codes.map((code) => recoveryTags(secret, member, code)[0]),
    );
    return codes;
  }
}
