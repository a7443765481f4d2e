import type { AnyEndpoint } from '@rezenso/contract/endpoint';
import type { AdminRole } from '@rezenso/contract/vocabulary';
import type { CurrentMember } from './current-member.ts';

/** Whether a signed-in person may make a call; an admin's only while the account is active and holds one of its roles. */
export function mayCall(
  endpoint: Pick<AnyEndpoint, 'access' | 'roles'>,
  { status, adminRole }: Pick<CurrentMember, 'status' | 'adminRole'>,
): boolean {
  return endpoint.access !== 'admin' || (status === 'active' && mayAct(adminRole, endpoint.roles));
}

/** Whether a passkey has to prove the session before this call. */
export function needsProof({ access }: Pick<AnyEndpoint, 'access'>, member: Pick<CurrentMember, 'mustProve'>): boolean {
  return access === 'admin' && member.mustProve;
}

/** Whether a call is for the owner of the business, and the person is an invited colleague. */
export function needsOwner(
  { ownerOnly }: Pick<AnyEndpoint, 'ownerOnly'>,
  { personId }: Pick<CurrentMember, 'personId'>,
): boolean {
  return ownerOnly === true && personId !== null;
}

/** Whether the person has to say once more that it is them before this call. */
export function needsFreshSignIn(
  endpoint: Pick<AnyEndpoint, 'needsFreshSignIn'>,
  member: Pick<CurrentMember, 'isFresh'>,
): boolean {
  return endpoint.needsFreshSignIn === true && !member.isFresh;
}

/** super_admin may everything; an admin endpoint without roles is open to every admin. */
function mayAct(role: AdminRole | null, roles: readonly AdminRole[] | undefined): boolean {
  if (role === null) return false;
  return role === 'super_admin' || roles === undefined || roles.includes(role);
}
