import type { Passkey } from '@rezenso/contract/passkeys';
import { deviceName } from '../texts.de.ts';

/** What its person calls it, or else the device on which it was made. */
export function passkeyName({ name, givenName }: Passkey): string {
  return givenName || deviceName(name);
}
