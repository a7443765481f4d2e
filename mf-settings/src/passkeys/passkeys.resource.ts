import {
  addPasskey,
  askNewPasskey,
  listPasskeys,
  type Passkey,
  removePasskey,
  renamePasskey,
  renewRecoveryCodes,
} from '@rezenso/contract/passkeys';
import { makePasskey } from '@rezenso/domain/passkeys';
import { call, hasCode, useEndpoint } from '@rezenso/platform';

/** The member's passkeys, the newest first. */
export function usePasskeys() {
  return useEndpoint(listPasskeys);
}

/**
 * Makes a passkey with this browser and adds it.
 * @returns recovery codes, which are shown this once, where the account got some with it
 */
export async function addNewPasskey(): Promise<readonly string[] | null> {
  const { options } = await call(askNewPasskey);
  const credential = await makePasskey(options);
  return (await call(addPasskey, { body: { credential } })).recoveryCodes;
}

/** Removes a passkey. That it is gone already is what was wanted. */
export async function remove({ id }: Passkey): Promise<void> {
  try {
    await call(removePasskey, { params: { id } });
  } catch (error) {
    if (!hasCode(error, 'PASSKEY_NOT_FOUND')) throw error;
  }
}

/** Calls a passkey something else; an empty name is that of its device again. */
export async function rename({ id }: Passkey, name: string): Promise<void> {
  await call(renamePasskey, { params: { id }, body: { name } });
}

/** New recovery codes, which are shown this once; those from before end. */
export async function newRecoveryCodes(): Promise<readonly string[]> {
  return (await call(renewRecoveryCodes)).recoveryCodes;
}
