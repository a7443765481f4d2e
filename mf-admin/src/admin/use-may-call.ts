import type { AnyEndpoint } from '@rezenso/contract/endpoint';
import { useSession } from '@rezenso/platform';

/** Whether the role of the signed-in admin is among those of a call; the server asks again. */
export function useMayCall({ roles = [] }: Pick<AnyEndpoint, 'roles'>): boolean {
  const role = useSession().user?.adminRole;
  return role === 'super_admin' || roles.some((allowed) => allowed === role);
}
