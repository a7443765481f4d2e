import { askProof, proveSession } from '@rezenso/contract/passkeys';
import { call } from '@rezenso/platform';
import { signWithPasskey } from './authenticator.ts';

/**
 * Proves the session with one of the member's passkeys; resolves when the page knows it.
 * @throws {PasskeyFailure} when the person cancelled
 * @throws {ApiError} when the server did not take it
 */
export async function proveWithPasskey(): Promise<void> {
  const { options } = await call(askProof);
  const credential = await signWithPasskey(options);
  await call(proveSession, { body: { credential } });
}
