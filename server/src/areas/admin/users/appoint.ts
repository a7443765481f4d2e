import type { AdminRole } from '@rezenso/contract/vocabulary';
import { AppError } from '../../../app-error.ts';
import type { Core } from '../../../core.ts';
import { accounts, bans, isActingSuperAdmin, people, sessions, staff } from '../../accounts/index.ts';
import { createTell } from '../../notifications/index.ts';
import { auditLog } from '../audit-log/audit.repository.ts';

/** Stands in the audit log where an admin's id stands otherwise: whoever runs the server has no account. */
export const operatorId = '00000000-0000-0000-0000-000000000000';
const requestId = 'grant-role';

/** What the command did. */
export interface Appointment {
  isNewAccount: boolean;
  /** Its account was inactive or banned, and acts again. */
  isReactivated: boolean;
  before: AdminRole | null;
}

/**
 * Gives the account with this address an admin role, or takes it away (null). For whoever runs the server: it asks
 * nobody's permission, creates the account when it is new, and makes one with a role active, so that it can act.
 * @param email in lower case
 * @throws {AppError} USER_NOT_FOUND when a role is taken from nobody, EMAIL_TAKEN by a colleague of a business, who has no account; LAST_SUPER_ADMIN
 */
export function appoint(
  core: Pick<Core, 'database' | 'events' | 'now' | 'mailer' | 'env' | 'jobs'>,
  email: string,
  role: AdminRole | null,
): Promise<Appointment> {
  const { database, events, now } = core;
  const at = now();
  return database.transaction(async (tx) => {
    if (!(await accounts(tx).find(email)) && (await people(tx).isAddressTaken(email)))
      throw new AppError('EMAIL_TAKEN');
    const created = role === null ? undefined : await accounts(tx).create(email, at);
    if (created) await events.record(tx, 'member.joined', { memberId: created.id });
    const id = (created ?? (await accounts(tx).find(email)))?.id;
    const locked = id === undefined ? [] : await staff(tx).lock(id);
    const target = locked.find((one) => one.id === id);
    if (!target) throw new AppError('USER_NOT_FOUND');
    const others = locked.filter((one) => one.id !== target.id);
    const isLost = isActingSuperAdmin(target) && role !== 'super_admin';
    if (isLost && !others.some(isActingSuperAdmin)) throw new AppError('LAST_SUPER_ADMIN');
    const deed = { actorId: operatorId, subjectId: target.id, reason: null, requestId };
    const isReactivated = role !== null && (await staff(tx).setStatus(target.id, 'active'));
    if (isReactivated) {
      const change = { action: 'user.status_changed', before: target.status, after: 'active' } as const;
      const entryId = await auditLog(tx).record({ ...deed, ...change }, at);
      const told = { memberId: target.id, from: target.status, to: 'active', entryId } as const;
      const lifted = target.status === 'banned' ? await bans(tx).lift(target.id) : undefined;
      await events.record(tx, 'member.status-changed', { ...told, ...(lifted && { lifted }) });
    }
    if (await staff(tx).setRole(target.id, role)) {
      if (role === null) await sessions(tx).endAllOf(target.id);
      const change = { action: 'user.role_changed', before: target.adminRole, after: role } as const;
      const entryId = await auditLog(tx).record({ ...deed, ...change }, at);
      await createTell(core)(tx, { kind: 'member.role-changed', memberId: target.id, entryId, role }, at);
    }
    return { isNewAccount: created !== undefined, isReactivated, before: target.adminRole };
  });
}
