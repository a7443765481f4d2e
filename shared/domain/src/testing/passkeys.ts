/** Who uses the browser: answers its questions for a passkey. */
export interface Authenticator {
  create: jest.Mock<Promise<unknown>, [CredentialCreationOptions]>;
  get: jest.Mock<Promise<unknown>, [CredentialRequestOptions]>;
}

/** What a server asks the browser for, as short as it may be. */
export const creationOptions = {
  challenge: 'aGFsbG8',
  rp: { id: 'localhost', name: 'Rezenso' },
  user: { id: 'YW5uYQ', name: 'anna@baeckerei-sommer.example', displayName: 'Anna Sommer' },
  pubKeyCredParams: [{ type: 'public-key', alg: -7 }],
};
export const requestOptions = { challenge: 'aGFsbG8', rpId: 'localhost', userVerification: 'required' };

/** Gives the page of a test a browser that knows passkeys, and a person who agrees; `mockRejectedValue(refusal(…))` for one who does not. */
export function installAuthenticator(): Authenticator {
  const authenticator: Authenticator = { create: jest.fn(), get: jest.fn() };
  authenticator.create.mockResolvedValue(
    credential({
      attestationObject: bytes('attestation'),
      clientDataJSON: bytes('client'),
      getTransports: () => ['internal'],
    }),
  );
  authenticator.get.mockResolvedValue(
    credential({
      authenticatorData: bytes('authenticator'),
      clientDataJSON: bytes('client'),
      signature: bytes('signature'),
      userHandle: bytes('anna'),
    }),
  );
  define(globalThis, 'PublicKeyCredential', class {});
  define(navigator, 'credentials', authenticator);
  return authenticator;
}

/** Takes the browser's passkeys away again. */
export function removeAuthenticator(): void {
  Reflect.deleteProperty(globalThis, 'PublicKeyCredential');
  Reflect.deleteProperty(navigator, 'credentials');
}

/** What a browser says when no passkey was made or used: 'NotAllowedError' for a person who cancelled. */
export function refusal(
  name: 'NotAllowedError' | 'AbortError' | 'InvalidStateError' | 'NotSupportedError',
): DOMException {
  return new DOMException('The operation either timed out or was not allowed.', name);
}

function credential(response: object): object {
  return {
    id: 'cGFzc2tleQ',
    rawId: bytes('passkey'),
    type: 'public-key',
    authenticatorAttachment: 'platform',
    response,
    getClientExtensionResults: () => ({}),
  };
}

function bytes(text: string): ArrayBuffer {
  return new TextEncoder().encode(text).buffer;
}

function define(target: object, name: string, value: unknown): void {
  Object.defineProperty(target, name, { value, configurable: true, writable: true });
}
