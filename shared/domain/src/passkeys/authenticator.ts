import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser';

/** A credential, or the question for one, as JSON: WebAuthn level 3, section 5.1. */
export type CredentialJson = Record<string, unknown>;

/** The browser made or used no passkey, for a reason that is nobody's fault. */
export class PasskeyFailure extends Error {
  override readonly name = 'PasskeyFailure';
  /** `cancelled`: the person did not want to, or took too long. `known`: this device has one for the account already. */
  readonly reason: 'cancelled' | 'known';

  constructor(reason: PasskeyFailure['reason'], options?: ErrorOptions) {
    super(`No passkey: ${reason}`, options);
    this.reason = reason;
  }
}

/** Whether somebody closed the browser's question, or left it open for too long: there is nothing to tell then. */
export function wasCancelled(error: unknown): boolean {
  return error instanceof PasskeyFailure && error.reason === 'cancelled';
}

/** Whether this browser knows passkeys at all; whether the device has one, it tells nobody. */
export function canUsePasskeys(): boolean {
  return typeof globalThis.PublicKeyCredential === 'function';
}

/**
 * Lets the browser make a passkey for the member.
 * @param options what `askNewPasskey` answers
 * @returns what `addPasskey` takes
 * @throws {PasskeyFailure} when the person cancelled, or the device has one already
 */
export async function makePasskey(options: CredentialJson): Promise<CredentialJson> {
  const { startRegistration } = await loadLibrary();
  // What stands in them is between the server and the browser, which refuses what is missing.
  const optionsJSON = options as unknown as PublicKeyCredentialCreationOptionsJSON;
  return asJson(startRegistration({ optionsJSON }));
}

/**
 * Lets the browser sign the server's question with a passkey that the person chooses.
 * @param options what `askPasskeySignIn` or `askProof` answers
 * @returns what `signInWithPasskey` or `proveSession` takes
 * @throws {PasskeyFailure} when the person cancelled
 */
export async function signWithPasskey(options: CredentialJson): Promise<CredentialJson> {
  const { startAuthentication } = await loadLibrary();
  const optionsJSON = options as unknown as PublicKeyCredentialRequestOptionsJSON;
  return asJson(startAuthentication({ optionsJSON }));
}

/** Only with the first passkey, so that no page pays for it by being opened. */
function loadLibrary() {
  return import('@simplewebauthn/browser');
}

async function asJson(credential: Promise<object>): Promise<CredentialJson> {
  try {
    return { ...(await credential) };
  } catch (error) {
    throw failureOf(error);
  }
}

/** The names are those of WebAuthn level 3, sections 5.1.3 and 5.1.4, which the library keeps. */
function failureOf(error: unknown): unknown {
  const name = error instanceof Error ? error.name : undefined;
  if (name === 'NotAllowedError' || name === 'AbortError') return new PasskeyFailure('cancelled', { cause: error });
  if (name === 'InvalidStateError') return new PasskeyFailure('known', { cause: error });
  return error;
}
