import { useSession } from '@rezenso/platform';

/** Whether the account is the signed-in person's own; also with a server that knows no teams. Colleagues were invited to it. */
export function useIsOwner(): boolean {
  return useSession().user?.role !== 'member';
}
