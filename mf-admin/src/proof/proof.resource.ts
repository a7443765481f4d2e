import { listPasskeys, proveWithCode } from '@rezenso/contract/passkeys';
import { call, useEndpoint } from '@rezenso/platform';

/** Whether there is a passkey to prove the session with. */
export function usePasskeys() {
  return useEndpoint(listPasskeys);
}

/** Proves the session with a recovery code, once each. @returns how many are left */
export async function sendCode(code: string): Promise<number> {
  return (await call(proveWithCode, { body: { code } })).left;
}
