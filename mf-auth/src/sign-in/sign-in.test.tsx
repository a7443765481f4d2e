import { requestMagicLink } from '@rezenso/contract/auth';
import { answer, fail, hold, offline, renderWithPlatform, type Stub } from '@rezenso/platform/testing';
import { expectAccessible, paste } from '@rezenso/ui/testing';
import { screen, within } from '@testing-library/react';
import SignInPage from './sign-in.page.tsx';

const sent = answer(requestMagicLink, { ok: true });
const failed = 'Es ist ein Fehler aufgetreten. Bitte versuche es nochmal.';

describe('asking for a link', () => {
  it('tells where the link went, how long it holds, and what to do when nothing arrives', async () => {
    const { user, calls } = open(sent);
    await expectAccessible();
    await user.type(field(), ' Anna@Baeckerei-Sommer.example ');
    await user.click(submit());
    expect(await screen.findByText('Anna@Baeckerei-Sommer.example')).toBeVisible();
    expect(screen.getByText(/15 Minuten/)).toBeVisible();
    expect(screen.getByText(/Spam-Ordner/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Zur Startseite' })).toHaveAttribute('href', '/');
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
    expect(calls.map(({ body }) => body)).toEqual([{ email: 'anna@baeckerei-sommer.example' }]);
    await expectAccessible();
  });

  it('leads to who runs the site and on what terms', () => {
    open(sent);
    const links = within(screen.getByRole('list', { name: 'Rechtliches' })).getAllByRole('link');
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Datenschutz', '/datenschutz'],
      ['AGB', '/agb'],
      ['Impressum', '/impressum'],
    ]);
  });

  it('is disabled and says so while the mail is being sent, so that a double click sends one', async () => {
    const waiting = hold(sent);
    const { user, calls } = open(waiting);
    await paste(user, field(), 'anna@sommer.example');
    await user.dblClick(submit());
    const button = await screen.findByRole('button', { name: 'E-Mail wird versendet...' });
    expect(button).toBeDisabled();
    waiting.release();
    await screen.findByText(/15 Minuten/);
    expect(calls).toHaveLength(1);
  });

  it('keeps the address for another try', async () => {
    const { user } = open(sent);
    await paste(user, field(), 'anna@sommer.example');
    await user.click(submit());
    await user.click(await screen.findByRole('button', { name: 'Erneut versuchen' }));
    expect(field()).toHaveValue('anna@sommer.example');
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  });

  it.each(['', 'anna', 'anna@', 'anna@sommer', 'anna @sommer.example', 'anna@sommer..example'])(
    'refuses "%s" in place and sends nothing',
    async (address) => {
      const { user, calls } = open();
      if (address) await user.type(field(), address);
      await user.click(submit());
      expect(await screen.findByText('Bitte gib eine gültige E-Mail-Adresse ein')).toBeVisible();
      expect(field()).toHaveFocus();
      expect(calls).toEqual([]);
      await expectAccessible();
    },
  );

  it.each([
    ['the server fails', fail(requestMagicLink, 'INTERNAL')],
    ['nobody answers', offline(requestMagicLink)],
  ])('alerts in place and keeps the address when %s', async (_, stub) => {
    const { user, use } = open(stub);
    await paste(user, field(), 'anna@sommer.example');
    await user.click(submit());
    expect(await screen.findByRole('alert')).toHaveTextContent(failed);
    expect(field()).toHaveValue('anna@sommer.example');
    await expectAccessible();
    use(sent);
    await user.click(submit());
    expect(await screen.findByText(/15 Minuten/)).toBeVisible();
  });

  it('says to wait after too many tries', async () => {
    const { user } = open(fail(requestMagicLink, 'RATE_LIMITED'));
    await paste(user, field(), 'anna@sommer.example');
    await user.click(submit());
    expect(await screen.findByRole('alert')).toHaveTextContent(/Bitte warte einen Moment/);
  });
});

it('tells who is signed in already, and offers the way on and the way out', async () => {
  renderWithPlatform(<SignInPage />, { route: '/magic-link' });
  expect(screen.getByRole('heading', { level: 1, name: 'Du bist schon angemeldet' })).toBeVisible();
  expect(screen.getByText('Mit anna@baeckerei-sommer.example')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Zum Dashboard' })).toHaveAttribute('href', '/');
  expect(screen.getByRole('link', { name: /^Abmelden/ })).toHaveAttribute('href', '/api/logout');
  expect(screen.queryByRole('textbox')).toBeNull();
  await expectAccessible();
});

function open(...answers: Stub[]) {
  return renderWithPlatform(<SignInPage />, { route: '/magic-link', session: null, answers });
}

const field = () => screen.getByLabelText(/E-Mail-Adresse/);
const submit = () => screen.getByRole('button', { name: 'Anmeldelink senden' });
