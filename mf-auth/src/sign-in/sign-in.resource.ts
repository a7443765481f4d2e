import { describeMagicLink, devBypass, requestMagicLink, verifyMagicLink } from '@rezenso/contract/auth';
import { typedAddress } from '@rezenso/contract/web-address';
import { call, useEndpoint } from '@rezenso/platform';

/** Asks for a sign-in link by mail. */
export async function sendLink(email: string): Promise<void> {
  await call(requestMagicLink, { body: { email: typedAddress(email).toLowerCase() } });
}

/** Whom a link signs in; nothing is asked without one. */
export function useLink(token: string | undefined) {
  return useEndpoint(describeMagicLink, token === undefined ? null : { params: { token } });
}

/** Redeems the link. @returns the path to go on with */
export async function redeem(token: string): Promise<string> {
  return (await call(verifyMagicLink, { body: { token } })).redirectTo;
}

/** Signs in without a mail; exists only outside production and is attached to no control. */
export async function bypass(email?: string): Promise<string> {
  const { redirectTo } = await call(devBypass, { body: email ? { email } : {} });
  return redirectTo || '/';
}
