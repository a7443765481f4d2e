import { randomUUID } from 'node:crypto';
import type { AuthUser } from '@rezenso/contract/auth';
import type { Language } from '@rezenso/contract/language';
import { magicLinkTtlMinutes } from '@rezenso/contract/limits';
import type { CurrentMember } from '../../../access/current-member.ts';
import { AppError } from '../../../app-error.ts';
import type { Core } from '../../../core.ts';
import type { Tx } from '../../../database/database.ts';
import { preferences } from '../../../mail/preferences.repository.ts';
import { type Account, accounts, createSecret, people, sessions } from '../../accounts/index.ts';
import { notifications } from '../../notifications/index.ts';
import { magicLinks } from './magic-links.repository.ts';
import { createSignInNotes } from './note-sign-in.ts';
import { signInEmail } from './sign-in-email.ts';
import { createSignIn, type Device, type SignedIn } from './start-session.ts';

/** Links to one address that work at the same time, and for how long they must still work to be counted. */
const mostLinks = 10;
const usefulMinutes = 5;

export type AuthService = ReturnType<typeof authService>;

export function authService(core: Core) {
  const { env, database, limits, mailer, events, now } = core;
  const starting = createSignIn(core);
  const notes = createSignInNotes(core);

  return {
    /**
     * Sends a sign-in link to any address, whether or not it has an account, and takes the same steps for both. While
     * enough links that work lie in the mailbox no other one follows, whoever asks: so nobody can flood it, and nobody
     * can keep its owner out either, for whom any of them opens.
     * @param language in which it was asked for
     * @throws {AppError} RATE_LIMITED per network, and per network and address
     */
    async requestLink(email: string, ip: string, language: Language): Promise<void> {
      await limits.take('magic-link.network', ip);
      await limits.take('magic-link.address', ip, email);
      const token = createSecret();
      const at = now();
      const expiresAt = new Date(at.getTime() + magicLinkTtlMinutes * 60_000);
      await database.transaction(async (tx) => {
        await magicLinks(tx).reserve(email);
        const stillUseful = new Date(at.getTime() + usefulMinutes * 60_000);
        if ((await magicLinks(tx).countAlive(email, stillUseful)) >= mostLinks) return;
        await magicLinks(tx).create(token, email, at, expiresAt);
        const href = `${env.publicOrigin}/magic-link?token=${token}`;
        await mailer.send(tx, `sign-in.${randomUUID()}`, email, signInEmail(href, language));
      });
    },

    /**
     * Whom a sign-in link signs in, so that nobody ends up in an account whose link somebody else sent.
     * @throws {AppError} LINK_INVALID, LINK_EXPIRED, LINK_USED
     */
    async addressOf(token: string): Promise<string> {
      const email = await magicLinks(database.db).findAlive(token, now());
      if (email === undefined) throw new AppError(await magicLinks(database.db).whyNot(token));
      return email;
    },

    /**
     * Redeems a sign-in link: once, within its time. Creates the account on first sign-in, and tells the member of a browser that is new.
     * @throws {AppError} LINK_INVALID, LINK_EXPIRED, LINK_USED, ACCOUNT_BANNED, RATE_LIMITED
     */
    async redeemLink(token: string, ip: string, device: Device): Promise<SignedIn> {
      await limits.take('redeem.network', ip);
      try {
        return await database.transaction(async (tx) => {
          const link = await magicLinks(tx).redeem(token, now());
          if (!link) throw new AppError(await magicLinks(tx).whyNot(token));
          return signIn(tx, link.email, { ...device, ip }, link.sentAt);
        });
      } catch (error) {
        const email = await magicLinks(database.db).findAddress(token);
        const who = email && (await people(database.db).findByAddress(email));
        await notes.refused(who ? { ...who, means: 'link', device: device.name } : undefined, error);
        throw error;
      }
    },

    /** Signs an account in without a link, creating it when new. @throws {AppError} ACCOUNT_BANNED */
    signInDirectly(email: string, device: Device): Promise<SignedIn> {
      return database.transaction(async (tx) => {
        await magicLinks(tx).reserve(email);
        return signIn(tx, email, device);
      });
    },

    /** Ends the session; one that is over already stays so. */
    async signOut(sessionSecret: string): Promise<void> {
      await database.transaction((tx) => sessions(tx).end(sessionSecret));
    },

    /** The signed-in person as the pages need it. */
    async describe(member: CurrentMember): Promise<AuthUser> {
      return {
        id: member.id,
        email: member.email,
        role: member.personId === null ? 'owner' : 'member',
        isAdmin: member.adminRole !== null,
        adminRole: member.adminRole,
        firstName: member.firstName,
        lastName: member.lastName,
        companyName: member.companyName,
        language: member.language,
        ...(member.mustProve && { needsPasskey: true }),
        ...(member.isHeld && { isHeld: true }),
        unreadNotifications: await notifications(database.db).countUnread(member.id),
      };
    },
  };

  /** @param mailedAt when the mail that led here was sent, if one did */
  async function signIn(tx: Tx, email: string, device: Device, mailedAt?: Date): Promise<SignedIn> {
    return starting.start(tx, await getOrCreate(tx, email, mailedAt), device, mailedAt ? 'link' : 'direct');
  }

  async function getOrCreate(tx: Tx, email: string, mailedAt: Date | undefined): Promise<Account> {
    const known = (await accounts(tx).find(email)) ?? (await people(tx).lockAccount({ email }));
    if (known) return known;
    const created = await accounts(tx).create(email, now());
    if (created) {
      // When it was sent there was no account yet to remember it for.
      if (mailedAt) await preferences(tx).markSent(created.id, ['system'], mailedAt);
      await events.record(tx, 'member.joined', { memberId: created.id });
      return created;
    }
    const joinedMeanwhile = await accounts(tx).find(email);
    if (!joinedMeanwhile) throw new Error('An account that was just created has gone');
    return joinedMeanwhile;
  }
}
