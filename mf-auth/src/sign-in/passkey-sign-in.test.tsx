import { getCurrentUser } from '@rezenso/contract/auth';
import { askPasskeySignIn, signInWithPasskey } from '@rezenso/contract/passkeys';
import {
  type Authenticator,
  installAuthenticator,
  refusal,
  removeAuthenticator,
  requestOptions,
} from '@rezenso/domain/testing/passkeys';
import { aMember, answer, fail, offline, renderWithPlatform, type Stub } from '@rezenso/platform/testing';
import { expectAccessible } from '@rezenso/ui/testing';
import { screen, waitFor } from '@testing-library/react';
import { rememberReturn } from './return-path.ts';
import SignInPage from './sign-in.page.tsx';

const asked = answer(askPasskeySignIn, { options: requestOptions });
const signedIn = (redirectTo = '/') => answer(signInWithPasskey, { redirectTo });
const member = answer(getCurrentUser, aMember);

let authenticator: Authenticator;
beforeEach(() => {
  localStorage.clear();
  authenticator = installAuthenticator();
});
afterEach(removeAuthenticator);

describe('signing in with a passkey', () => {
  it('asks, signs once, reads the session and goes where the server says', async () => {
    const { user, calls, location } = open(asked, signedIn('/onboarding'), member);
    await expectAccessible();
    await user.dblClick(button());
    await waitFor(() => expect(location()).toBe('/onboarding'));
    expect(calls.map(({ path }) => path)).toEqual(['/api/auth/passkey', '/api/auth/passkey/verify', '/api/auth/user']);
    expect(calls[1]?.body).toMatchObject({ credential: { id: 'cGFzc2tleQ', response: { userHandle: 'YW5uYQ' } } });
  });

  it('goes on to the page that asked for the sign-in', async () => {
    rememberReturn('/matches?status=pending');
    const { user, location } = open(asked, signedIn(), member);
    await user.click(button());
    await waitFor(() => expect(location()).toBe('/matches?status=pending'));
  });

  it('begins in a new document for an account that chose another language than the page has', async () => {
    const { user, departures } = open(asked, signedIn(), answer(getCurrentUser, { ...aMember, language: 'en' }));
    await user.click(button());
    await waitFor(() => expect(departures).toEqual(['/']));
  });

  it('says nothing when the person cancels', async () => {
    authenticator.get.mockRejectedValue(refusal('NotAllowedError'));
    const { user, calls, location } = open(asked);
    await user.click(button());
    await waitFor(() => expect(authenticator.get).toHaveBeenCalled());
    await waitFor(() => expect(button()).toBeEnabled());
    expect(screen.queryByRole('alert')).toBeNull();
    expect(calls).toHaveLength(1);
    expect(location()).toBe('/magic-link');
  });

  it.each([
    ['the passkey does not match', fail(signInWithPasskey, 'PASSKEY_REFUSED'), /^.*Dieser Passkey passt nicht/],
    ['the account is banned', fail(signInWithPasskey, 'ACCOUNT_BANNED'), /gesperrt/],
    ['nobody answers', offline(signInWithPasskey), /Keine Verbindung/],
  ])('says why not when %s, and can be tried again', async (_, failure, words) => {
    const { user, use, location } = open(asked, failure);
    await user.click(button());
    expect(await screen.findByRole('alert')).toHaveTextContent(words);
    await expectAccessible();
    use(signedIn('/onboarding'), member);
    await user.click(button());
    await waitFor(() => expect(location()).toBe('/onboarding'));
  });

  it('is not offered where the browser knows no passkeys', () => {
    removeAuthenticator();
    open();
    expect(screen.queryByRole('button', { name: 'Mit Passkey anmelden' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Anmeldelink senden' })).toBeVisible();
  });
});

function open(...answers: Stub[]) {
  return renderWithPlatform(<SignInPage />, { route: '/magic-link', path: '/magic-link', session: null, answers });
}

const button = () => screen.getByRole('button', { name: 'Mit Passkey anmelden' });
