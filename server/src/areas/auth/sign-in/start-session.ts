import { randomUUID } from 'node:crypto';
import type { SignInMeans } from '@rezenso/contract/admin';
import type { Language } from '@rezenso/contract/language';
import type { CurrentMember } from '../../../access/current-member.ts';
import { AppError } from '../../../app-error.ts';
import type { Core } from '../../../core.ts';
import type { Tx } from '../../../database/database.ts';
import { announce } from '../../../live/announce.ts';
import {
  type Account,
  accountSignals,
  accounts,
  browserHash,
  isNewDevice,
  knownBrowsers,
  mailboxes,
  type SessionDevice,
  sessions,
} from '../../accounts/index.ts';
import { createTellPerson } from '../../notifications/index.ts';
import { createFormerAccounts } from '../../rewards/index.ts';
import { createSignInNotes } from './note-sign-in.ts';

/** A started session: what goes into the cookie, and where the person goes. */
export interface SignedIn {
  sessionSecret: string;
  redirectTo: '/' | '/onboarding';
}

/** Where somebody signs in. */
export interface Device {
  /** As people know it: 'Chrome auf Windows'. */
  name: string;
  /** By which the browser is known again; left out where nobody asked for it. */
  secret?: string;
  /** Secret of the session that the browser brought: a sign-in ends it, whosever it was, as nobody could reach it any more. */
  former?: string | undefined;
  /** Address of the request; left out where nobody asked for it. */
  ip?: string;
  /** What was chosen in this browser. An account that is being set up takes it over; a member's may be somebody else's choice. */
  language?: Language | undefined;
}

/** Who signs in: the owner of an account, or a colleague. */
type Whose = Pick<CurrentMember, 'id' | 'personId'>;

/** What every way to sign in ends with. */
export function createSignIn(core: Core) {
  const { events, now, secret } = core;
  const tellOf = createTellPerson(core);
  const notes = createSignInNotes(core);
  const formerAccounts = createFormerAccounts({ secret, events });

  return {
    /** Starts a session of an account, and tells its member of a browser that is new. @throws {AppError} ACCOUNT_BANNED, also where another account of the mailbox is, or one that left it for another address */
    async start(tx: Tx, account: Account, device: Device, means: SignInMeans): Promise<SignedIn> {
      if (account.status === 'banned') throw new AppError('ACCOUNT_BANNED');
      const { personId = null } = account;
      if (personId === null) await formerAccounts.inherit(tx, account.id, now());
      // After that, so that the account is locked before its mailbox.
      const address = await mailboxes(tx).getAddress({ id: account.id, personId });
      if (account.adminRole === null && (await formerAccounts.isBanned(tx, address)))
        throw new AppError('ACCOUNT_BANNED');
      if (device.language && !account.profileCompletedAt && personId === null)
        await accounts(tx).beginToSpeak(account.id, device.language);
      if (device.former !== undefined) await sessions(tx).end(device.former);
      const sessionSecret = await sessions(tx).start(account.id, now(), {
        ...(await recognize(tx, { id: account.id, personId }, device)),
        personId,
      });
      await announce(tx, [account.id], 'sessions');
      if (account.adminRole === null)
        await notes.signedIn(tx, { memberId: account.id, personId, means, device: device.name });
      else
        await events.record(tx, 'admin.signed-in', {
          memberId: account.id,
          device: device.name,
          signInId: randomUUID(),
        });
      return { sessionSecret, redirectTo: account.profileCompletedAt ? '/' : '/onboarding' };
    },
  };

  /** Notes where a member signs in, and tells of it when that is new. */
  async function recognize(tx: Tx, whose: Whose, device: Device): Promise<SessionDevice> {
    if (device.secret === undefined) return { name: device.name };
    const [at, hash] = [now(), browserHash(whose, device.secret)];
    const seenAt = { browser: device.secret, ...(device.ip !== undefined && { ip: device.ip }) };
    await accountSignals(tx, secret).note(whose.id, seenAt, at);
    const isNew = isNewDevice(await knownBrowsers(tx).list(whose), hash, at);
    await knownBrowsers(tx).noteSignIn(whose, hash, at);
    const signIn = { memberId: whose.id, device: device.name, at: at.toISOString(), signInId: randomUUID() };
    if (isNew) await tellOf(tx, { kind: 'session.new-device', ...signIn }, whose.personId, at);
    return { name: device.name, browserHash: hash };
  }
}
