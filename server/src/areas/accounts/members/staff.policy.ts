import type { ErrorCode } from '@rezenso/contract/errors';
import type { AdminRole, MemberStatus } from '@rezenso/contract/vocabulary';

/** Somebody whose status or role is at stake. */
export interface Standing {
  id: string;
  status: MemberStatus;
  adminRole: AdminRole | null;
}

/** What holds for a kind of change: the refusal of one's own, and the roles that may make it beside super_admin. */
export interface ChangeRule {
  own: ErrorCode;
  roles: readonly AdminRole[];
}

/** Whether somebody can act as super_admin: only an active account acts, whatever its role. */
export function isActingSuperAdmin({ status, adminRole }: Omit<Standing, 'id'>): boolean {
  return adminRole === 'super_admin' && status === 'active';
}

/**
 * Whether nobody could give out roles any more once `member` has gone, whatever its own status is.
 * @param all every super_admin, the member included if it is one
 */
export function isLastSuperAdmin(member: string, all: readonly Standing[]): boolean {
  const isOne = all.some(({ id, adminRole }) => id === member && adminRole === 'super_admin');
  return isOne && !all.some((one) => one.id !== member && isActingSuperAdmin(one));
}

/**
 * Why a change from `target` to `next` is refused; undefined when it is allowed.
 * @param actor as it stands now, which may be less than when the request came in
 * @param others all other super_admins
 */
export function whyNotChange(
  actor: Standing,
  target: Standing,
  next: Omit<Standing, 'id'>,
  others: readonly Standing[],
  { own, roles }: ChangeRule,
): ErrorCode | undefined {
  if (actor.id === target.id) return own;
  const isLost = isActingSuperAdmin(target) && !isActingSuperAdmin(next);
  if (isLost && !others.some(isActingSuperAdmin)) return 'LAST_SUPER_ADMIN';
  if (isActingSuperAdmin(actor)) return undefined;
  const mayAct = actor.status === 'active' && actor.adminRole !== null && roles.includes(actor.adminRole);
  // Nobody locks out those who appoint them.
  return mayAct && target.adminRole !== 'super_admin' ? undefined : 'FORBIDDEN';
}
