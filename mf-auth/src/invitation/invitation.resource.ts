import { acceptInvitation, describeInvitation } from '@rezenso/contract/team';
import { call, useEndpoint } from '@rezenso/platform';

/** Who invites, and whom. */
export function useInvitation(token: string) {
  return useEndpoint(describeInvitation, { params: { token } });
}

/** Accepts, and signs in. @returns the path to go on with */
export async function accept(token: string): Promise<string> {
  return (await call(acceptInvitation, { params: { token } })).redirectTo;
}
