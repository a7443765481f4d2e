import {
  type AdminUser,
  endUserSessions,
  getAdminUser,
  listAdminUsers,
  setUserRole,
  setUserStatus,
} from '@rezenso/contract/admin';
import { adminPageSize } from '@rezenso/contract/limits';
import type { AdminRole, MemberStatus } from '@rezenso/contract/vocabulary';
import { call, useEndpoint } from '@rezenso/platform';
import { failedFetch } from '../admin/failed-fetch.ts';
import { usersTexts, userTexts } from './texts.de.ts';

export interface UserFilter {
  search: string;
  status: MemberStatus | undefined;
  adminRole: AdminRole | undefined;
  page: number;
}

/** One page of users. Filters that mean all are left out of the call. */
export function useUsers({ search, status, adminRole, page }: UserFilter) {
  const words = search.trim();
  const reading = useEndpoint(
    listAdminUsers,
    {
      query: {
        ...(words && { search: words }),
        ...(status && { status }),
        ...(adminRole && { adminRole }),
        page,
        limit: adminPageSize,
      },
    },
    { keepPrevious: true, freshForSeconds: 0 },
  );
  return { ...reading, error: failedFetch(usersTexts.failedMessage, reading.error) };
}

/** A user with profile, figures and history. */
export function useUser(id: string) {
  const reading = useEndpoint(getAdminUser, { params: { id } }, { freshForSeconds: 0 });
  return { ...reading, error: failedFetch(userTexts.failedMessage, reading.error) };
}

/** @param alsoOthers also of the other accounts of the mailbox */
export async function changeStatus(
  user: AdminUser,
  status: MemberStatus,
  reason: string,
  alsoOthers: boolean,
): Promise<void> {
  const also = alsoOthers && { alsoOthersOfMailbox: true };
  await call(setUserStatus, { params: { id: user.id }, body: { status, reason: reason.trim() || null, ...also } });
}

export async function changeRole(user: AdminUser, adminRole: AdminRole | null, reason: string): Promise<void> {
  await call(setUserRole, { params: { id: user.id }, body: { adminRole, reason: reason.trim() } });
}

/** Signs somebody out everywhere. @returns on how many devices it was signed in */
export async function endSessions(user: AdminUser, reason: string): Promise<number> {
  const { ended } = await call(endUserSessions, { params: { id: user.id }, body: { reason: reason.trim() } });
  return ended;
}
