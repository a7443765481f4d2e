import { randomUUID } from 'node:crypto';
import type { confirmEmailChange, describeEmailChange, EmailChangeSide } from '@rezenso/contract/email-address';
import type { AnswerInputOf } from '@rezenso/contract/endpoint';
import { emailChangeHours } from '@rezenso/contract/limits';
import type { CurrentMember } from '../../../access/current-member.ts';
import { AppError } from '../../../app-error.ts';
import type { Core } from '../../../core.ts';
import { type Db, isUniqueViolation, type Tx } from '../../../database/database.ts';
import type { MemberRow } from '../../../database/schema.ts';
import { announce } from '../../../live/announce.ts';
import { accounts, type Contact, contacts, createSecret, mailboxOf, people, profiles } from '../../accounts/index.ts';
import { magicLinks } from '../../auth/index.ts';
import { createFormerAccounts } from '../../rewards/index.ts';
import { presentAddress } from './email-address.presenter.ts';
import { type ChangeTokens, type EmailChangeRow, emailChanges } from './email-changes.repository.ts';
import { addressEmails } from './emails.ts';
import { moveAccount } from './move-account.ts';

type Confirmed = AnswerInputOf<typeof confirmEmailChange>;
type Described = AnswerInputOf<typeof describeEmailChange>;
type Asking = Pick<Contact, 'id' | 'email'>;
/** Who clicks, where somebody is signed in there. */
type Agreeing = Pick<CurrentMember, 'id' | 'personId' | 'sessionHash'> | undefined;

/**
 * With which address a member signs in. Another one takes its place when both mailboxes agreed: whoever holds only a session, or only one
 * of the two, changes nothing.
 */
export function createEmailAddress(core: Core) {
  const { database, env, limits, mailer, now } = core;
  const formerAccounts = createFormerAccounts(core);

  return {
    /** The address, and how far a change of it has come. */
    async get({ id, email, personId }: Asking & Pick<CurrentMember, 'personId'>) {
      // Of the account's own address a colleague hears nothing.
      if (personId !== null) return presentAddress(email, undefined, now());
      return presentAddress(email, await emailChanges(database.db).find(id), now());
    },

    /**
     * Begins a change and writes to both mailboxes. Nobody learns here whether the address has an account: then its owner is told, and gets
     * no link.
     * @throws {AppError} EMAIL_UNCHANGED, EMAIL_OF_COLLEAGUE, RATE_LIMITED
     */
    async request(asking: Asking & Pick<CurrentMember, 'sessionHash'>, newEmail: string, ip: string): Promise<void> {
      if (newEmail === asking.email) throw new AppError('EMAIL_UNCHANGED');
      // Their address signs in to this business already; the owner knows who they are, so that nothing is given away.
      const colleagues = await people(database.db).list(asking.id);
      if (colleagues.some(({ email }) => email === newEmail)) throw new AppError('EMAIL_OF_COLLEAGUE');
      await limits.take('email-change.address', ip, newEmail);
      await limits.take('email-change', asking.id);
      await limits.take('unasked-mail', mailboxOf(newEmail));
      const tokens = { old: createSecret(), new: createSecret() };
      await database.transaction(async (tx) => {
        await begin(tx, asking.id, newEmail, tokens, asking.sessionHash);
        const { email, language } = await contactOf(tx, asking.id);
        const emails = addressEmails(language);
        const consent = emails.consent(linkOf(tokens.old), newEmail);
        await mailer.send(tx, `email-change-old.${randomUUID()}`, email, consent, asking.id);
        await askNewMailbox(tx, asking.id, newEmail, tokens.new);
      });
    },

    /** Takes back what is not done. @throws {AppError} EMAIL_ALREADY_CHANGED when the second consent was quicker */
    async cancel({ id }: Asking): Promise<void> {
      await database.transaction(async (tx) => {
        // A consent at the same moment waits, or is waited for.
        await profiles(tx).lockMember(id);
        await emailChanges(tx).remove(id);
        if (await emailChanges(tx).find(id)) throw new AppError('EMAIL_ALREADY_CHANGED');
        await announce(tx, [id], 'email-address');
      });
    },

    /** What a link would agree to. @throws {AppError} LINK_INVALID, LINK_EXPIRED */
    async describe(token: string): Promise<Described> {
      const { change, side, memberId } = await read(database.db, token);
      const companyName = nameOf(await profiles(database.db).getMember(memberId));
      const hasAgreed = (side === 'old' ? change.old_confirmed_at : change.new_confirmed_at) !== null;
      const agreed = hasAgreed && { agreed: { waitsFor: change.changed_at ? null : missingOf(change) } };
      return { side, newEmail: change.new_email, companyName, ...agreed };
    },

    /**
     * Agrees for one side. The second consent changes the address, once, however many clicks arrive together, and ends the sessions of the
     * owner but the one in which it was asked for and the one that agrees (docs/decisions/0160).
     * @throws {AppError} LINK_INVALID, LINK_EXPIRED, EMAIL_TAKEN, ACCOUNT_BANNED
     */
    async confirm(token: string, ip: string, agreeing: Agreeing, requestId: string): Promise<Confirmed> {
      await limits.take('redeem.network', ip);
      try {
        return await database.transaction((tx) => confirmIn(tx, token, agreeing, requestId));
      } catch (error) {
        // Somebody signed in with it for the first time meanwhile, or another change was quicker.
        if (isUniqueViolation(error, 'members_email_key') || isUniqueViolation(error, 'sign_in_addresses_pkey'))
          throw new AppError('EMAIL_TAKEN', { cause: error });
        throw error;
      }
    },

    /**
     * Begins a change for a member whose mailbox is lost: whoever runs the server answers for the old side, the new mailbox still has to agree.
     * @returns whether there is an account with the old address
     */
    async vouch(oldEmail: string, newEmail: string): Promise<boolean> {
      return database.transaction(async (tx) => {
        const account = await accounts(tx).find(oldEmail);
        if (!account) return false;
        const tokens = { old: createSecret(), new: createSecret() };
        await begin(tx, account.id, newEmail, tokens, null);
        await emailChanges(tx).confirm(account.id, 'old', now());
        const emails = addressEmails((await contactOf(tx, account.id)).language);
        const vouched = emails.vouched(newEmail, env.publicOrigin);
        await mailer.send(tx, `email-change-old.${randomUUID()}`, oldEmail, vouched, account.id);
        await askNewMailbox(tx, account.id, newEmail, tokens.new);
        return true;
      });
    },
  };

  async function begin(
    tx: Tx,
    member: string,
    newEmail: string,
    tokens: ChangeTokens,
    asked_in: string | null,
  ): Promise<void> {
    const at = now();
    const expiresAt = new Date(at.getTime() + emailChangeHours * 3_600_000);
    const open = { old_confirmed_at: null, new_confirmed_at: null, changed_at: null };
    const change = { member_id: member, new_email: newEmail, asked_in, created_at: at, expires_at: expiresAt, ...open };
    // A consent to the change before does not count for this one.
    await profiles(tx).lockMember(member);
    await emailChanges(tx).begin(change, tokens);
    await announce(tx, [member], 'email-address');
  }

  async function askNewMailbox(tx: Tx, member: string, newEmail: string, token: string): Promise<void> {
    const emails = addressEmails((await contactOf(tx, member)).language);
    const company = nameOf(await profiles(tx).getMember(member));
    const isTaken = await people(tx).isAddressTaken(newEmail);
    const email = isTaken ? emails.taken() : emails.proof(linkOf(token), newEmail, company);
    await mailer.send(tx, `email-change-new.${randomUUID()}`, newEmail, email, member);
  }

  async function confirmIn(tx: Tx, token: string, agreeing: Agreeing, requestId: string): Promise<Confirmed> {
    const { memberId, change: asked } = await read(tx, token);
    // A sign-in with one of the two addresses at this moment is waited for, and its session ends as well.
    const { email } = await profiles(tx).getMember(memberId);
    for (const address of [email, asked.new_email].sort()) await magicLinks(tx).reserve(address);
    // Two consents wait for each other here, and the later one sees the earlier.
    const account = await profiles(tx).lockMember(memberId);
    const { change, side } = await read(tx, token);
    if (change.changed_at) return { newEmail: change.new_email, waitsFor: null };
    if (account.admin_role === null) await refuseWhereBanned(tx, account.email, change, side);
    const confirmed = await emailChanges(tx).confirm(memberId, side, now());
    const waitsFor = missingOf(confirmed);
    if (waitsFor === null) {
      const isOwner = agreeing?.id === memberId && agreeing.personId === null;
      const kept = [confirmed.asked_in, isOwner ? agreeing.sessionHash : null].filter((hash) => hash !== null);
      await moveAccount(core, tx, memberId, confirmed.new_email, { kept, requestId });
    }
    await announce(tx, [memberId], 'email-address');
    return { newEmail: confirmed.new_email, waitsFor };
  }

  /**
   * Out of a banned mailbox no account goes, and none into one. That the new one is banned its own reader learns, as where they sign in, and nobody
   * to whom it did not agree.
   * @throws {AppError} LINK_INVALID, ACCOUNT_BANNED
   */
  async function refuseWhereBanned(tx: Tx, oldEmail: string, change: EmailChangeRow, side: EmailChangeSide) {
    if (await formerAccounts.isBanned(tx, oldEmail)) throw new AppError('LINK_INVALID');
    if (side === 'old' && change.new_confirmed_at === null) return;
    if (await formerAccounts.isBanned(tx, change.new_email))
      throw new AppError(side === 'new' ? 'ACCOUNT_BANNED' : 'LINK_INVALID');
  }

  async function read(db: Db, token: string) {
    const found = await emailChanges(db).findByToken(token);
    const memberId = found?.change.member_id;
    if (!found || !memberId || !(await accounts(db).isActing(memberId))) throw new AppError('LINK_INVALID');
    if (found.change.expires_at <= now()) throw new AppError('LINK_EXPIRED');
    return { ...found, memberId };
  }

  function linkOf(token: string): string {
    return `${env.publicOrigin}/email-change/${token}`;
  }
}

/** What strangers are told: whoever proved no site of its own may have typed any name, and any text, into it. */
function nameOf({ company_name, proven_site }: Pick<MemberRow, 'company_name' | 'proven_site'>): string | null {
  return proven_site === null ? null : company_name;
}

/** Whose consent is missing; null when both are there. */
function missingOf(change: EmailChangeRow): EmailChangeSide | null {
  if (!change.old_confirmed_at) return 'old';
  return change.new_confirmed_at ? null : 'new';
}

async function contactOf(tx: Tx, member: string): Promise<Contact> {
  const contact = await contacts(tx).find(member);
  if (!contact) throw new AppError('UNAUTHORIZED');
  return contact;
}
