import { randomUUID } from 'node:crypto';
import type { AnswerInputOf } from '@rezenso/contract/endpoint';
import { invitationDays, mostPeople } from '@rezenso/contract/limits';
import type { describeInvitation, Invitation, listTeam } from '@rezenso/contract/team';
import type { CurrentMember } from '../../../access/current-member.ts';
import { AppError } from '../../../app-error.ts';
import type { Core } from '../../../core.ts';
import { type Db, isUniqueViolation, lookForTheLastTime, type Tx } from '../../../database/database.ts';
import type { MemberRow } from '../../../database/schema.ts';
import type { DomainEvents } from '../../../events/domain-events.ts';
import { takeAllowance } from '../../../limits/allowances.ts';
import { accounts, contacts, createSecret, mailboxOf, people, profiles, volumes } from '../../accounts/index.ts';
import { createSignIn, type Device, magicLinks, type SignedIn } from '../../auth/index.ts';
import { businessMarks } from '../../matching/index.ts';
import { createTell } from '../../notifications/index.ts';
import { teamEmails } from './emails.ts';
import { handovers } from './handovers.repository.ts';
import { type InvitationRow, invitations } from './invitations.repository.ts';
import { presentColleague, presentHandover, presentInvitation, presentOwner } from './team.presenter.ts';

type Asking = Pick<CurrentMember, 'id' | 'personId' | 'email'>;
/** What a request is known by in the audit log, and where it came from. */
type Request = { id: string; ip: string };

/** The people who work with the account of a business, each with an address of their own (docs/decisions/0137). */
export function createTeam(core: Core) {
  const { database, env, events, limits, mailer, now } = core;
  const signIn = createSignIn(core);
  const tell = createTell(core);

  return {
    /** Everybody sees who is there; whom the owner has invited is the owner's to know, and an offer of the ownership theirs whom it concerns. */
    async list(asking: Asking): Promise<AnswerInputOf<typeof listTeam>> {
      const owner = await profiles(database.db).getMember(asking.id);
      const colleagues = await people(database.db).list(asking.id);
      const open = asking.personId === null ? await invitations(database.db).listOpen(asking.id) : [];
      const offer = await handovers(database.db).find(asking.id, now());
      const isTheirs = offer && (asking.personId === null || asking.personId === offer.person_id);
      return {
        people: [presentOwner(owner, asking), ...colleagues.map((one) => presentColleague(one, asking))],
        invitations: open.map(presentInvitation),
        handover: isTheirs ? presentHandover(offer) : null,
      };
    },

    /**
     * Invites somebody, or sends the link anew. Nobody learns here whether the address signs in elsewhere: then its reader is told, and
     * gets no link.
     * @throws {AppError} ALREADY_IN_TEAM, TEAM_FULL, RATE_LIMITED
     */
    async invite(asking: Asking, email: string, request: Request): Promise<Invitation> {
      await takeLimits(asking, email, request);
      return database.transaction((tx) => send(tx, asking, email, request));
    },

    /** @throws {AppError} INVITATION_NOT_FOUND, TEAM_FULL, RATE_LIMITED */
    async sendAgain(asking: Asking, id: string, request: Request): Promise<Invitation> {
      const known = await findOpen(database.db, asking.id, id);
      await takeLimits(asking, known.email, request);
      return database.transaction(async (tx) => {
        await profiles(tx).lockMember(asking.id);
        const { email } = await findOpen(tx, asking.id, id);
        return send(tx, asking, email, request);
      });
    },

    /** @throws {AppError} INVITATION_NOT_FOUND */
    async withdraw({ id: member }: Asking, id: string, requestId: string): Promise<void> {
      await database.transaction(async (tx) => {
        const withdrawn = await invitations(tx).withdraw(member, id);
        if (!withdrawn) throw new AppError('INVITATION_NOT_FOUND');
        await note(tx, { memberId: member, action: 'team.withdrawn', personId: id, actingPersonId: null, requestId });
      });
    },

    /** Removes a colleague, who is signed out everywhere at once and told by mail. @throws {AppError} PERSON_NOT_FOUND */
    async remove({ id: member }: Asking, id: string, requestId: string): Promise<void> {
      await database.transaction(async (tx) => {
        const reader = await contacts(tx).findColleague(member, id);
        const removed = await end(tx, member, id);
        if (!removed || !reader) throw new AppError('PERSON_NOT_FOUND');
        const { company_name: company } = await profiles(tx).getMember(member);
        const email = teamEmails(reader.language).removed(company);
        await mailer.send(tx, `team-removed.${id}`, removed.email, email, member);
        await note(tx, { memberId: member, action: 'team.removed', personId: id, actingPersonId: null, requestId });
      });
    },

    /** @throws {AppError} OWNER_CANNOT_LEAVE; UNAUTHORIZED when the owner was quicker */
    async leave({ id: member, personId }: Asking, requestId: string): Promise<void> {
      if (personId === null) throw new AppError('OWNER_CANNOT_LEAVE');
      await database.transaction(async (tx) => {
        await people(tx).lockToRemove(member, personId);
        await lookForTheLastTime(tx);
        if (!(await end(tx, member, personId))) throw new AppError('UNAUTHORIZED');
        await note(tx, { memberId: member, action: 'team.left', personId, actingPersonId: personId, requestId });
        await tell(tx, { kind: 'person.left', memberId: member, personId }, now());
      });
    },

    /** Who invites whom. @throws {AppError} LINK_INVALID, LINK_EXPIRED, LINK_USED */
    async describe(token: string): Promise<AnswerInputOf<typeof describeInvitation>> {
      const { member_id, email } = await read(database.db, token);
      const owner = await profiles(database.db).getMember(member_id);
      return { companyName: nameOf(owner), invitedBy: owner.email, email };
    },

    /**
     * Makes the reader of an invited mailbox a colleague, once, and signs them in.
     * @throws {AppError} LINK_INVALID, LINK_EXPIRED, LINK_USED, EMAIL_TAKEN, TEAM_FULL, ACCOUNT_BANNED, RATE_LIMITED
     */
    async accept(token: string, device: Device & { ip: string }, requestId: string): Promise<SignedIn> {
      await limits.take('redeem.network', device.ip);
      try {
        return await database.transaction((tx) => acceptIn(tx, token, device, requestId));
      } catch (error) {
        // Another business was quicker, or its owner changed to this address.
        const isTaken = ['people_email_key', 'sign_in_addresses_pkey'].some((key) => isUniqueViolation(error, key));
        if (isTaken) throw new AppError('EMAIL_TAKEN', { cause: error });
        throw error;
      }
    },
  };

  async function takeLimits({ id, email: own }: Asking, email: string, { ip }: Request): Promise<void> {
    await limits.take('invitation.address', ip, email);
    await limits.take('invitation', id);
    const { isBeginner } = await volumes(database.db).of(id, now());
    if (isBeginner) await takeAllowance(limits, 'invitation.beginner', { id, mailbox: mailboxOf(own) });
    await limits.take('unasked-mail', mailboxOf(email));
  }

  async function send(
    tx: Tx,
    { id: member, email: own }: Asking,
    email: string,
    request: Request,
  ): Promise<Invitation> {
    // Of several at once each sees what the one before did.
    const company = nameOf(await profiles(tx).lockMember(member));
    const colleagues = await people(tx).list(member);
    if (email === own || colleagues.some((one) => one.email === email)) throw new AppError('ALREADY_IN_TEAM');
    const others = (await invitations(tx).listOpen(member)).filter((one) => one.email !== email);
    const waiting = others.filter(({ expires_at }) => expires_at > now());
    if (1 + colleagues.length + waiting.length >= mostPeople) throw new AppError('TEAM_FULL');
    const token = createSecret();
    const times = { sent_at: now(), expires_at: daysFrom(now(), invitationDays) };
    const row = await invitations(tx).put({ member_id: member, email, ...times }, token);
    const emails = teamEmails((await contacts(tx).find(member))?.language ?? 'de');
    const isTaken = await people(tx).isAddressTaken(email);
    const mail = isTaken
      ? emails.taken(company)
      : emails.invitation(`${env.publicOrigin}/invitation/${token}`, company, own);
    await mailer.send(tx, `team-invitation.${randomUUID()}`, email, mail, member);
    const { id: personId } = row;
    await note(tx, { memberId: member, action: 'team.invited', personId, actingPersonId: null, requestId: request.id });
    return presentInvitation(row);
  }

  async function acceptIn(tx: Tx, token: string, device: Device, requestId: string): Promise<SignedIn> {
    const { email } = await read(tx, token);
    // First sign-ins of this address wait here as well; then as whoever invites: the address before the account.
    await magicLinks(tx).reserve(email);
    const { id, member_id: member } = await read(tx, token);
    await profiles(tx).lockMember(member);
    const account = await accounts(tx).get(member);
    if (!account || !(await invitations(tx).accept(id, token, now()))) throw new AppError('LINK_USED');
    if (account.status === 'banned') throw new AppError('ACCOUNT_BANNED');
    if (await people(tx).isAddressTaken(email)) throw new AppError('EMAIL_TAKEN');
    if (1 + (await people(tx).list(member)).length >= mostPeople) throw new AppError('TEAM_FULL');
    await people(tx).add({ id, member_id: member, email, language: device.language ?? null, joined_at: now() });
    await businessMarks(tx).refresh([member]);
    // Links that would have begun an account of their own.
    await magicLinks(tx).endAllOf(email, now());
    await note(tx, { memberId: member, action: 'team.joined', personId: id, actingPersonId: id, requestId });
    await tell(tx, { kind: 'person.joined', memberId: member, personId: id, email }, now());
    return signIn.start(tx, { ...account, adminRole: null, personId: id }, device, 'link');
  }

  /** What a link stands for while it can be accepted. */
  async function read(db: Db, token: string): Promise<InvitationRow> {
    const found = await invitations(db).findByToken(token);
    if (!found || !(await accounts(db).isActing(found.member_id))) throw new AppError('LINK_INVALID');
    if (found.accepted_at) throw new AppError('LINK_USED');
    if (found.expires_at <= now()) throw new AppError('LINK_EXPIRED');
    return found;
  }

  async function findOpen(db: Db, member: string, id: string): Promise<InvitationRow> {
    const found = (await invitations(db).listOpen(member)).find((one) => one.id === id);
    if (!found) throw new AppError('INVITATION_NOT_FOUND');
    return found;
  }

  /** Somebody is no colleague any more, and could be invited again. */
  async function end(tx: Tx, member: string, id: string) {
    const gone = await people(tx).remove(member, id);
    if (!gone) return undefined;
    await invitations(tx).forget(member, gone.email);
    await businessMarks(tx).refresh([member]);
    return gone;
  }

  /** Open pages and the audit log learn of it. */
  async function note(tx: Tx, event: DomainEvents['team.changed']): Promise<void> {
    await events.record(tx, 'team.changed', event);
  }
}

/** What strangers are told: whoever proved no site of its own may have typed any name, and any text, into it. */
function nameOf({ company_name, proven_site }: Pick<MemberRow, 'company_name' | 'proven_site'>): string | null {
  return proven_site === null ? null : company_name;
}

function daysFrom(moment: Date, days: number): Date {
  return new Date(moment.getTime() + days * 86_400_000);
}
