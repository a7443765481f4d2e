import { describeUnsubscribe, unsubscribe } from '@rezenso/contract/email-preferences';
import { answer, fail, hold, offline, renderWithPlatform, type Stub } from '@rezenso/platform/testing';
import { screen } from '@testing-library/react';
import { axe } from 'jest-axe';
import UnsubscribePage from './unsubscribe.page.tsx';

const token = 'abcdef0123456789';
const success = answer(unsubscribe, { ok: true });

describe('the link to unsubscribe', () => {
  it.each(['kurz', '123456789', '%20'])('is invalid with the token %s, and sends nothing', async (short) => {
    const { calls, container } = open([], short);
    expect(title('Ungültiger Link')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Zur Startseite' })).toHaveAttribute('href', '/');
    expect(screen.queryByRole('button')).toBeNull();
    expect(calls).toEqual([]);
    expect(await axe(container)).toHaveNoViolations();
  });

  it('is invalid without any token', () => {
    renderWithPlatform(<UnsubscribePage />, { route: '/unsubscribe', path: '/unsubscribe', session: null });
    expect(title('Ungültiger Link')).toBeVisible();
  });

  it('asks first, and sends nothing before the answer', async () => {
    const { calls, container } = open([], '1234567890');
    expect(screen.getByText('Laden...')).toBeVisible();
    expect(await screen.findByRole('heading', { level: 1, name: 'E-Mails abmelden?' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Ja, abmelden' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Abbrechen' })).toHaveAttribute('href', '/');
    expect(preferences()).toHaveAttribute('href', '/settings/notifications');
    expect(calls).toMatchObject([{ method: 'GET', path: '/api/unsubscribe/1234567890/kinds' }]);
    expect(await axe(container)).toHaveNoViolations();
  });

  it('names the kind of mail that it ends, before and after', async () => {
    const { user } = open([success]);
    expect(await screen.findByText(/keine E-Mails der Art „Neues Level“ mehr/)).toBeVisible();
    await user.click(await findYes());
    expect(await screen.findByText(/E-Mails der Art „Neues Level“ bekommst du nicht mehr/)).toBeVisible();
  });

  it('names all kinds that the link in a summary ends', async () => {
    open([
      answer(describeUnsubscribe, {
        emailTypes: ['level_up', 'welcome', 'newsletter'],
        laterTypes: ['messages', 'pigeons'],
      }),
    ]);
    expect(await screen.findByText(/„Neues Level“, „Willkommen“, „Newsletter“ und „Nachrichten“/)).toBeVisible();
  });

  it('asks all the same when it cannot be told which kind it is', async () => {
    open([offline(describeUnsubscribe)]);
    expect(await screen.findByText(/keine E-Mails dieser Art mehr/)).toBeVisible();
    expect(yes()).toBeEnabled();
  });

  it('unsubscribes on yes, and says so', async () => {
    const { user, calls, container } = open([success]);
    await user.click(await findYes());
    expect(await screen.findByRole('heading', { name: 'Erfolgreich abgemeldet' })).toHaveFocus();
    expect(posted(calls)).toMatchObject([{ method: 'POST', path: `/api/unsubscribe/${token}` }]);
    expect(preferences()).toBeVisible();
    expect(await axe(container)).toHaveNoViolations();
  });

  it('sends once, however often the button is pressed', async () => {
    const held = hold(success);
    const { user, calls } = open([held]);
    await user.dblClick(await findYes());
    held.release();
    await screen.findByRole('heading', { name: 'Erfolgreich abgemeldet' });
    expect(posted(calls)).toHaveLength(1);
  });

  it.each([
    ['UNSUBSCRIBE_INVALID', fail(unsubscribe, 'UNSUBSCRIBE_INVALID')],
    ['NOT_FOUND', fail(unsubscribe, 'NOT_FOUND')],
    ['VALIDATION_FAILED', fail(unsubscribe, 'VALIDATION_FAILED')],
    ['an answer without ok', { endpoint: unsubscribe, respond: () => Response.json({}) }],
  ])('says that it is invalid or expired after %s', async (_, refusal) => {
    const { user, container } = open([refusal]);
    await user.click(await findYes());
    expect(await screen.findByRole('heading', { name: 'Fehler aufgetreten' })).toHaveFocus();
    expect(screen.getByText('Der Abmelde-Link ist ungültig oder bereits abgelaufen.')).toBeVisible();
    expect(await axe(container)).toHaveNoViolations();
  });

  it.each([
    ['no connection', offline(unsubscribe)],
    ['a fault of ours', fail(unsubscribe, 'INTERNAL')],
    ['too many tries', fail(unsubscribe, 'RATE_LIMITED')],
  ])('does not blame the link for %s', async (_, fault) => {
    const { user } = open([fault]);
    await user.click(await findYes());
    expect(await screen.findByText('Ein Fehler ist aufgetreten. Bitte versuche es später erneut.')).toBeVisible();
  });

  it('returns to the question on retry, and can still succeed', async () => {
    const { user, use } = open([offline(unsubscribe)]);
    await user.click(await findYes());
    await user.click(await screen.findByRole('button', { name: 'Erneut versuchen' }));
    expect(title('E-Mails abmelden?')).toHaveFocus();
    use(success);
    await user.click(await findYes());
    expect(await screen.findByRole('heading', { name: 'Erfolgreich abgemeldet' })).toBeVisible();
  });
});

function open(answers: Stub[], held = token) {
  return renderWithPlatform(<UnsubscribePage />, {
    route: `/unsubscribe/${held}`,
    path: '/unsubscribe/:token',
    session: null,
    answers: [answer(describeUnsubscribe, { emailTypes: ['level_up'] }), ...answers],
  });
}

function title(name: string) {
  return screen.getByRole('heading', { level: 1, name });
}

function yes() {
  return screen.getByRole('button', { name: 'Ja, abmelden' });
}

function findYes() {
  return screen.findByRole('button', { name: 'Ja, abmelden' });
}

function posted(calls: ReturnType<typeof open>['calls']) {
  return calls.filter(({ method }) => method === 'POST');
}

function preferences() {
  return screen.getByRole('link', { name: 'E-Mail-Einstellungen verwalten' });
}
