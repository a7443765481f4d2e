import { askProof, proveSession } from '@rezenso/contract/passkeys';
import { useSession } from '@rezenso/platform';
import { answer, fail, renderWithPlatform } from '@rezenso/platform/testing';
import { act, screen } from '@testing-library/react';
import { installAuthenticator, refusal, removeAuthenticator, requestOptions } from '../testing/passkeys.ts';
import { wasCancelled } from './authenticator.ts';
import { proveWithPasskey } from './proof.resource.ts';

afterEach(removeAuthenticator);
const asked = answer(askProof, { options: requestOptions });

it('proves the session, which is read again', async () => {
  installAuthenticator();
  const { calls } = renderWithPlatform(<Proven />, { answers: [asked, answer(proveSession, { ok: true })] });
  await act(proveWithPasskey);
  expect(screen.getByText('signed-in')).toBeVisible();
  expect(calls.map(({ method, path }) => `${method} ${path}`)).toEqual([
    'POST /api/passkeys/proof',
    'POST /api/passkeys/proof/verify',
    'GET /api/auth/user',
  ]);
  expect(calls[1]?.body).toMatchObject({ credential: { id: 'cGFzc2tleQ', response: { signature: 'c2lnbmF0dXJl' } } });
});

it('sends nothing more when the person cancels', async () => {
  installAuthenticator().get.mockRejectedValue(refusal('NotAllowedError'));
  const { calls } = renderWithPlatform(<Proven />, { answers: [asked] });
  const failure = await proveWithPasskey().catch((error: unknown) => error);
  expect(wasCancelled(failure)).toBe(true);
  expect(calls).toHaveLength(1);
});

it('hands on what the server refuses', async () => {
  installAuthenticator();
  renderWithPlatform(<Proven />, { answers: [asked, fail(proveSession, 'PASSKEY_REFUSED')] });
  await act(() => expect(proveWithPasskey()).rejects.toMatchObject({ code: 'PASSKEY_REFUSED' }));
});

function Proven() {
  return <p>{useSession().state}</p>;
}
