import { askPasskeySignIn, signInWithPasskey } from '@rezenso/contract/passkeys';
import { signWithPasskey } from '@rezenso/domain/passkeys';
import { call } from '@rezenso/platform';

/** Signs in with a passkey that the person chooses. @returns the path to go on with */
export async function signIn(): Promise<string> {
  const { options } = await call(askPasskeySignIn);
  const credential = await signWithPasskey(options);
  return (await call(signInWithPasskey, { body: { credential } })).redirectTo;
}
