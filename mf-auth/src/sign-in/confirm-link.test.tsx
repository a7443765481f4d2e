import { describeMagicLink, getCurrentUser, verifyMagicLink } from '@rezenso/contract/auth';
import type { ErrorCode } from '@rezenso/contract/errors';
import {
  aMember,
  answer,
  fail,
  hold,
  offline,
  type PlatformOptions,
  renderWithPlatform,
} from '@rezenso/platform/testing';
import { expectAccessible } from '@rezenso/ui/testing';
import { screen, waitFor } from '@testing-library/react';
import { rememberReturn } from './return-path.ts';
import SignInPage from './sign-in.page.tsx';

const token = 'geheimes-zeichen';
const redeemed = (redirectTo: string) => answer(verifyMagicLink, { redirectTo });
const member = answer(getCurrentUser, aMember);
const link = answer(describeMagicLink, { email: 'anna@cafe-anna.example' });

beforeEach(() => localStorage.clear());

describe('confirming a link', () => {
  it('says whom the link signs in, and redeems nothing before the button is pressed', async () => {
    const { calls } = open();
    expect(await screen.findByText(/Dieser Link meldet anna@cafe-anna\.example an/)).toBeVisible();
    expect(screen.getByRole('heading', { level: 1, name: 'Fast geschafft' })).toBeVisible();
    await expectAccessible();
    expect(calls.map(({ path }) => path)).toEqual([`/api/auth/magic-link/${token}`]);
  });

  it('says at once that a link can never work', async () => {
    open({ answers: [fail(describeMagicLink, 'LINK_EXPIRED')] });
    expect(await screen.findByRole('alert')).toHaveTextContent(/abgelaufen/);
    expect(screen.queryByRole('button', { name: 'Jetzt anmelden' })).toBeNull();
  });

  it('signs in also where nothing is told about the link: by a server of before, or without a connection', async () => {
    const { user, location } = open({ answers: [fail(describeMagicLink, 'NOT_FOUND'), redeemed('/'), member] });
    expect(await screen.findByText(/dass du dich bei Rezenso anmelden möchtest/)).toBeVisible();
    await user.click(await confirm());
    await waitFor(() => expect(location()).toBe('/'));
  });

  it('redeems the link, reads the session and goes where the server says', async () => {
    const { user, calls, location } = open({ answers: [redeemed('/onboarding'), member] });
    await user.click(await confirm());
    await waitFor(() => expect(location()).toBe('/onboarding'));
    expect(calls.map(({ path, body }) => [path, body])).toEqual([
      [`/api/auth/magic-link/${token}`, undefined],
      ['/api/auth/magic-link/verify', { token }],
      ['/api/auth/user', undefined],
    ]);
  });

  it('begins in a new document for an account that chose another language than the page has', async () => {
    const english = answer(getCurrentUser, { ...aMember, language: 'en' });
    const { user, departures } = open({ answers: [redeemed('/onboarding'), english] });
    await user.click(await confirm());
    await waitFor(() => expect(departures).toEqual(['/onboarding']));
  });

  it('redeems once when pressed twice', async () => {
    const waiting = hold(redeemed('/'));
    const { user, calls, location } = open({ answers: [waiting, member] });
    await user.dblClick(await confirm());
    await user.keyboard('{Enter}');
    waiting.release();
    await waitFor(() => expect(location()).toBe('/'));
    expect(calls.filter(({ path }) => path.endsWith('/verify'))).toHaveLength(1);
  });

  it.each<[ErrorCode, RegExp]>([
    ['LINK_INVALID', /ungültig/],
    ['LINK_EXPIRED', /abgelaufen/],
    ['LINK_USED', /schon verwendet/],
  ])('offers a new link after %s', async (code, words) => {
    const { user, location } = open({ answers: [fail(verifyMagicLink, code)] });
    await user.click(await confirm());
    expect(await screen.findByRole('alert')).toHaveTextContent(words);
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
    await expectAccessible();
    await user.click(screen.getByRole('button', { name: 'Neuen Link anfordern' }));
    expect(screen.getByLabelText(/E-Mail-Adresse/)).toBeVisible();
    expect(location()).toBe('/magic-link');
  });

  it('says in the title that the account is banned, and offers it no new link', async () => {
    const { user } = open({ answers: [fail(verifyMagicLink, 'ACCOUNT_BANNED')] });
    await user.click(await confirm());
    expect(await screen.findByRole('alert')).toHaveTextContent(/gesperrt/);
    expect(screen.getByRole('heading', { name: 'Dein Konto ist gesperrt' })).toBeVisible();
    expect(screen.queryByRole('button')).toBeNull();
    expect(screen.getByRole('link', { name: 'So erreichst du uns' })).toHaveAttribute('href', '/kontakt');
  });

  it('shows the way in to whoever opens the mail again while signed in', async () => {
    const { user, location } = open({ session: {}, answers: [fail(verifyMagicLink, 'LINK_USED')] });
    await user.click(await confirm());
    await user.click(await screen.findByRole('link', { name: /schon angemeldet/ }));
    expect(location()).toBe('/');
  });

  it('can be tried again when the network is gone', async () => {
    const { user, use, location } = open({ answers: [offline(verifyMagicLink)] });
    await user.click(await confirm());
    expect(await screen.findByRole('alert')).toHaveTextContent('Keine Verbindung');
    await expectAccessible();
    use(redeemed('/'), member);
    await user.click(await confirm());
    await waitFor(() => expect(location()).toBe('/'));
  });
});

describe('the page that asked for the sign-in', () => {
  it('opens after signing in, once', async () => {
    rememberReturn('/matches?status=pending');
    const { user, location } = open({ answers: [redeemed('/'), member] });
    await user.click(await confirm());
    await waitFor(() => expect(location()).toBe('/matches?status=pending'));
    expect(localStorage).toHaveLength(0);
  });

  it('waits while the profile has to be created first', async () => {
    rememberReturn('/matches');
    const { user, location } = open({ answers: [redeemed('/onboarding'), member] });
    await user.click(await confirm());
    await waitFor(() => expect(location()).toBe('/onboarding'));
  });

  it('is remembered by the sign-in screen that stands in its place', async () => {
    renderWithPlatform(<SignInPage />, { route: '/settings/privacy', session: null });
    expect(localStorage.getItem('rezenso:return-to')).toBe('/settings/privacy');
  });
});

const confirm = () => screen.findByRole('button', { name: 'Jetzt anmelden' });

function open(options: PlatformOptions = {}) {
  return renderWithPlatform(<SignInPage />, {
    route: `/magic-link?token=${token}`,
    path: '/magic-link',
    session: null,
    ...options,
    answers: [link, ...(options.answers ?? [])],
  });
}
