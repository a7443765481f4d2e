import { endUserSessions, setUserRole, setUserStatus } from '@rezenso/contract/admin';
import type { AdminRole, MemberStatus } from '@rezenso/contract/vocabulary';
import { AppError } from '../../../app-error.ts';
import type { Core } from '../../../core.ts';
import type { Tx } from '../../../database/database.ts';
import {
  bans,
  type ChangeRule,
  mailboxes,
  people,
  type Standing,
  sessions,
  staff,
  whyNotChange,
} from '../../accounts/index.ts';
import { createTell, createTellPerson } from '../../notifications/index.ts';
import { createFormerAccounts } from '../../rewards/index.ts';
import { billedPro } from '../../settings/index.ts';
import { auditLog } from '../audit-log/audit.repository.ts';

/** The admin who acts, and the request it comes with. */
export interface Actor {
  id: string;
  requestId: string;
}

const statusRule: ChangeRule = { own: 'OWN_STATUS', roles: setUserStatus.roles ?? [] };
const sessionsRule: ChangeRule = { own: 'OWN_SESSIONS', roles: endUserSessions.roles ?? [] };
const roleRule: ChangeRule = { own: 'OWN_ROLE', roles: setUserRole.roles ?? [] };

type Parts = Pick<Core, 'database' | 'events' | 'now' | 'mailer' | 'env' | 'jobs' | 'secret'>;

/** Changing who may do what, and where they are signed in. */
export function createStaff(core: Parts) {
  const { database, events, now } = core;
  const tell = createTell(core);
  const tellPerson = createTellPerson(core);
  const formerAccounts = createFormerAccounts(core);
  return {
    /**
     * Sets a user's status. Banning ends the sessions of that user at once; so does lifting a ban, in case a sign-in
     * crossed it. What is open with partners a ban only pauses for `banGraceHours`. The same status again changes nothing.
     * @param alsoOthers a ban is one of all accounts of the mailbox, and lifting it lifts theirs, each with its own entry and mail; where one of them
     * is the admin's own, by mailbox or as a colleague, another admin does it
     * @throws {AppError} USER_NOT_FOUND, OWN_STATUS, LAST_SUPER_ADMIN, FORBIDDEN
     */
    setStatus(
      actor: Actor,
      id: string,
      status: MemberStatus,
      reason: string | null,
      alsoOthers = false,
    ): Promise<void> {
      const at = now();
      return database.transaction(async (tx) => {
        const others = alsoOthers ? (await mailboxes(tx).listOthers(id)).accounts : [];
        // All at once, so that of two who ban accounts of one mailbox neither waits for the other.
        const locked = await staff(tx).lock(actor.id, id, ...others);
        const before = await getChangeable(tx, actor, id, statusRule, (target) => ({ ...target, status }), others);
        await change(tx, actor, { id, from: before.status, to: status, reason }, at);
        for (const other of locked.filter((one) => others.includes(one.id) && one.adminRole === null))
          if (status === 'banned' || other.status === 'banned')
            await change(tx, actor, { id: other.id, from: other.status, to: status, reason }, at);
      });
    },

    /**
     * Sets a user's admin role; null takes it away and ends the sessions of that user at once. The same role again
     * changes nothing. They are told by bell and mail; the reason is for the audit log alone.
     * @throws {AppError} USER_NOT_FOUND, OWN_ROLE, LAST_SUPER_ADMIN, FORBIDDEN
     */
    setRole(actor: Actor, id: string, role: AdminRole | null, reason: string | null): Promise<void> {
      const at = now();
      return database.transaction(async (tx) => {
        const before = await getChangeable(tx, actor, id, roleRule, (target) => ({ ...target, adminRole: role }));
        if (!(await staff(tx).setRole(id, role))) return;
        if (role === null) await sessions(tx).endAllOf(id);
        const action = 'user.role_changed';
        const deed = { actorId: actor.id, subjectId: id, action, reason, requestId: actor.requestId } as const;
        const entryId = await auditLog(tx).record({ ...deed, before: before.adminRole, after: role }, at);
        await tell(tx, { kind: 'member.role-changed', memberId: id, entryId, role }, at);
      });
    },

    /**
     * Signs a user out everywhere, and all of its team, also on pages that are open, and tells so by mail whoever may have been signed in. The account stays as it is. Where it is signed in
     * nowhere nothing happens, so that a second click leaves no second mail.
     * @returns on how many devices it was signed in
     * @throws {AppError} USER_NOT_FOUND, OWN_SESSIONS, FORBIDDEN
     */
    endSessions(actor: Actor, id: string, reason: string): Promise<number> {
      const at = now();
      return database.transaction(async (tx) => {
        await getChangeable(tx, actor, id, sessionsRule, (target) => target);
        const ended = await sessions(tx).endAllAndDistrust(id);
        if (ended === 0) return ended;
        const action = 'user.sessions_ended';
        const deed = { actorId: actor.id, subjectId: id, action, reason, requestId: actor.requestId } as const;
        const entryId = await auditLog(tx).record({ ...deed, before: String(ended), after: '0' }, at);
        const happening = { kind: 'member.sessions-ended', memberId: id, entryId } as const;
        await tell(tx, happening, at);
        for (const { id: personId } of await people(tx).list(id))
          await tellPerson(tx, { ...happening, personId }, personId, at);
        return ended;
      });
    },
  };

  async function change(tx: Tx, actor: Actor, { id, from, to, reason }: StatusChange, at: Date): Promise<void> {
    if (!(await staff(tx).setStatus(id, to))) return;
    if (to === 'banned') await endSessionsOfBanned(tx, id);
    else if (from === 'banned') await sessions(tx).endAllOf(id);
    const action = 'user.status_changed';
    const deed = { actorId: actor.id, subjectId: id, action, reason, requestId: actor.requestId } as const;
    const entryId = await auditLog(tx).record({ ...deed, before: from, after: to }, at);
    const endsPro = to === 'banned' ? await billedPro(tx, id) : undefined;
    await events.record(tx, 'member.status-changed', {
      ...{ memberId: id, from, to, entryId },
      ...(endsPro && { endsPro }),
      ...(to === 'banned' && { settlesAt: (await bans(tx).begin(id, at)).toISOString() }),
      ...(from === 'banned' && { lifted: await bans(tx).lift(id) }),
    });
  }

  /** Of the account, and of whoever signs in elsewhere with its mailbox or one that it left: they are refused from here on. */
  async function endSessionsOfBanned(tx: Tx, id: string): Promise<void> {
    await mailboxes(tx).reserve(id);
    await sessions(tx).endAllOf(id, 'banned');
    for (const others of [await mailboxes(tx).listOthers(id), await formerAccounts.listInLeftMailboxes(tx, id)]) {
      for (const other of others.accounts) await sessions(tx).endAllOf(other, 'banned');
      for (const person of others.people) await sessions(tx).endAllOfPerson(person);
    }
  }
}

/** A change of status that was allowed. */
interface StatusChange {
  id: string;
  from: MemberStatus;
  to: MemberStatus;
  reason: string | null;
}

/** The user as it stands, locked until the change is through. @throws {AppError} when the change is not allowed */
async function getChangeable(
  tx: Tx,
  actor: Actor,
  id: string,
  rule: ChangeRule,
  change: (target: Standing) => Standing,
  /** Whom the change is about as well. */
  others: readonly string[] = [],
): Promise<Standing> {
  const locked = await staff(tx).lock(actor.id, id);
  const acting = locked.find((one) => one.id === actor.id);
  const target = locked.find((one) => one.id === id);
  if (!acting) throw new AppError('FORBIDDEN');
  if (!target) throw new AppError('USER_NOT_FOUND');
  // Another account of the same person is the own cause as well, and a business that they work for.
  const touched = [id, ...others].filter((one) => one !== actor.id);
  if (await mailboxes(tx).isOneOf(actor.id, touched)) throw new AppError(rule.own);
  const besides = locked.filter((one) => one.id !== id);
  const refusal = whyNotChange(acting, target, change(target), besides, rule);
  if (refusal) throw new AppError(refusal);
  return target;
}
