import {
  creationOptions,
  installAuthenticator,
  refusal,
  removeAuthenticator,
  requestOptions,
} from '../testing/passkeys.ts';
import { canUsePasskeys, makePasskey, PasskeyFailure, signWithPasskey, wasCancelled } from './authenticator.ts';

afterEach(removeAuthenticator);

it('says whether the browser knows passkeys', () => {
  expect(canUsePasskeys()).toBe(false);
  installAuthenticator();
  expect(canUsePasskeys()).toBe(true);
});

it('lets the browser make a passkey and hands it on as JSON', async () => {
  const { create } = installAuthenticator();
  const made = await makePasskey(creationOptions);
  expect(JSON.parse(JSON.stringify(made))).toEqual({
    id: 'cGFzc2tleQ',
    rawId: 'cGFzc2tleQ',
    type: 'public-key',
    authenticatorAttachment: 'platform',
    clientExtensionResults: {},
    response: { attestationObject: 'YXR0ZXN0YXRpb24', clientDataJSON: 'Y2xpZW50', transports: ['internal'] },
  });
  const asked = create.mock.calls[0]?.[0].publicKey;
  expect(asked).toMatchObject({ rp: creationOptions.rp, pubKeyCredParams: creationOptions.pubKeyCredParams });
  expect(textOf(asked?.challenge)).toBe('hallo');
  expect(textOf(asked?.user.id)).toBe('anna');
});

it('lets the browser sign with a passkey and hands that on as JSON', async () => {
  const { get } = installAuthenticator();
  const signed = await signWithPasskey(requestOptions);
  expect(signed).toMatchObject({
    id: 'cGFzc2tleQ',
    response: { authenticatorData: 'YXV0aGVudGljYXRvcg', signature: 'c2lnbmF0dXJl', userHandle: 'YW5uYQ' },
  });
  expect(textOf(get.mock.calls[0]?.[0].publicKey?.challenge)).toBe('hallo');
});

it.each(['NotAllowedError', 'AbortError'] as const)('takes %s for somebody who cancelled', async (name) => {
  const { create, get } = installAuthenticator();
  create.mockRejectedValue(refusal(name));
  get.mockRejectedValue(refusal(name));
  for (const attempt of [makePasskey(creationOptions), signWithPasskey(requestOptions)]) {
    const failure = await failureOf(attempt);
    expect(failure).toBeInstanceOf(PasskeyFailure);
    expect(wasCancelled(failure)).toBe(true);
  }
});

it('says that the device has a passkey already', async () => {
  installAuthenticator().create.mockRejectedValue(refusal('InvalidStateError'));
  const failure = await failureOf(makePasskey(creationOptions));
  expect(failure).toMatchObject({ name: 'PasskeyFailure', reason: 'known' });
  expect(wasCancelled(failure)).toBe(false);
});

it('hands on what else went wrong', async () => {
  installAuthenticator().get.mockRejectedValue(refusal('NotSupportedError'));
  const failure = await failureOf(signWithPasskey(requestOptions));
  expect(failure).not.toBeInstanceOf(PasskeyFailure);
  expect(failure).toMatchObject({ name: 'NotSupportedError' });
});

it('fails where the browser knows no passkeys', async () => {
  expect(await failureOf(makePasskey(creationOptions))).toMatchObject({
    message: expect.stringMatching(/not supported/),
  });
});

async function failureOf(attempt: Promise<unknown>): Promise<unknown> {
  return attempt.then(
    () => undefined,
    (error: unknown) => error,
  );
}

function textOf(bytes: BufferSource | undefined): string {
  return new TextDecoder().decode(bytes);
}
