import { endOtherSessions, endSession, listSessions } from '@rezenso/contract/sessions';
import { answer, fail, hold, renderWithPlatform, type Stub } from '@rezenso/platform/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { aSession, onlyHere, sessionsAre } from '../testing/sessions.ts';
import { SignedInDevicesCard } from './signed-in-devices.card.tsx';

const phone = aSession({
  id: '00000000-0000-4000-8000-0000000000e2',
  device: 'Safari auf dem iPhone',
  signedInAt: '2031-02-01T09:00:00.000Z',
  lastActiveAt: new Date(Date.now() - 2 * 86_400_000).toISOString(),
  isThis: false,
});
const both = sessionsAre(aSession(), phone);
const onPhone = { name: 'Abmelden: Safari auf dem iPhone, angemeldet am 1. Februar 2031' };
const everywhereElse = { name: 'Auf allen anderen Geräten abmelden' };
const show = (...answers: Stub[]) => renderWithPlatform(<SignedInDevicesCard />, { answers });

describe('the devices on which somebody is signed in', () => {
  it('are named, with when they were signed in and used last, and which of them is this one', async () => {
    const { container } = show(both);
    const [here, there, ...more] = within(await screen.findByRole('list')).getAllByRole('listitem');
    expect(here).toHaveTextContent(/^Chrome auf WindowsDieses GerätAngemeldet am 3\. März 2031, gerade aktiv$/);
    expect(there).toHaveTextContent(
      /^Safari auf dem iPhoneAngemeldet am 1\. Februar 2031, zuletzt aktiv vor 2dAbmelden$/,
    );
    expect(more).toEqual([]);
    expect(within(here ?? container).queryByRole('button')).toBeNull();
    expect(await axe(container)).toHaveNoViolations();
  });

  it('are said to be no more than this one, with nothing to end', async () => {
    show(onlyHere);
    expect(await screen.findByText('Auf anderen Geräten bist du nicht angemeldet.')).toBeVisible();
    expect(screen.queryByRole('button', { name: /abmelden/i })).toBeNull();
  });

  it('have their place while they are on their way', async () => {
    const held = hold(both);
    const { container } = show(held);
    expect(await screen.findByText('Laden...')).toBeInTheDocument();
    expect(await axe(container)).toHaveNoViolations();
    held.release();
    expect(await screen.findByRole('list')).toBeVisible();
  });

  it('can be asked for again when they could not be read', async () => {
    const { user, use } = show(fail(listSessions, 'INTERNAL'));
    expect(await screen.findByText('Deine Geräte konnten nicht geladen werden')).toBeVisible();
    use(both);
    await user.click(screen.getByRole('button', { name: /Erneut/ }));
    expect(await screen.findByText('Safari auf dem iPhone')).toBeVisible();
  });
});

describe('another device', () => {
  it('is signed out with one click, and leaves the list', async () => {
    const { user, use, calls } = show(both, answer(endSession, { ok: true }));
    const button = await screen.findByRole('button', onPhone);
    use(onlyHere);
    await user.dblClick(button);
    expect(await screen.findByText('Gerät abgemeldet')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('button', onPhone)).toBeNull());
    expect(screen.getByRole('list', { name: 'Angemeldete Geräte' })).toHaveFocus();
    expect(calls.filter(({ method }) => method === 'DELETE').map(({ path }) => path)).toEqual([
      `/api/sessions/${phone.id}`,
    ]);
  });

  it('that is signed out already leaves the list like one that was not', async () => {
    const { user, use } = show(both, fail(endSession, 'SESSION_NOT_FOUND'));
    const button = await screen.findByRole('button', onPhone);
    use(onlyHere);
    await user.click(button);
    expect(await screen.findByText('Gerät abgemeldet')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('button', onPhone)).toBeNull());
  });

  it('stays when it could not be signed out, which is said, and can be tried again', async () => {
    const { user } = show(both, fail(endSession, 'INTERNAL'));
    await user.click(await screen.findByRole('button', onPhone));
    expect(await screen.findByText('Das Gerät konnte nicht abgemeldet werden.')).toBeVisible();
    expect(screen.getByRole('button', onPhone)).toBeEnabled();
  });
});

describe('all other devices', () => {
  it('are signed out after a question', async () => {
    const { user, use, calls } = show(both, answer(endOtherSessions, { ended: 1 }));
    await user.click(await screen.findByRole('button', everywhereElse));
    const question = await screen.findByRole('alertdialog', { name: 'Auf allen anderen Geräten abmelden?' });
    expect(await axe(question)).toHaveNoViolations();
    use(onlyHere);
    await user.click(within(question).getByRole('button', { name: 'Alle anderen abmelden' }));
    expect(await screen.findByText('Du bist nur noch hier angemeldet')).toBeVisible();
    expect(await screen.findByText('Auf anderen Geräten bist du nicht angemeldet.')).toBeVisible();
    await waitFor(() => expect(screen.getByRole('list', { name: 'Angemeldete Geräte' })).toHaveFocus());
    expect(calls.filter(({ method }) => method === 'POST').map(({ path }) => path)).toEqual([
      '/api/sessions/end-others',
    ]);
  });

  it('are forgotten where there is none to sign out, so that the next sign-in there is told of', async () => {
    const { user, calls } = show(onlyHere, answer(endOtherSessions, { ended: 0 }));
    expect(
      await screen.findByText(/gelten trotzdem noch als bekannt\. Vergisst du sie, sagen wir dir per E-Mail/),
    ).toBeVisible();
    await user.click(await screen.findByRole('button', { name: 'Bekannte Browser vergessen' }));
    await user.click(await screen.findByRole('button', { name: 'Vergessen' }));
    expect(await screen.findByText('Alle anderen Browser sind vergessen')).toBeVisible();
    expect(calls.filter(({ method }) => method === 'POST')).toHaveLength(1);
  });

  it('are not offered to be forgotten where none is known', async () => {
    show(answer(listSessions, { sessions: [aSession()], knowsOtherBrowsers: false }));
    expect(await screen.findByText(/Auch kein anderer Browser gilt als bekannt/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Bekannte Browser vergessen' })).toBeNull();
  });

  it('stay when the question is answered with no', async () => {
    const { user, calls } = show(both);
    await user.click(await screen.findByRole('button', everywhereElse));
    await user.click(await screen.findByRole('button', { name: 'Abbrechen' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(calls.some(({ method }) => method === 'POST')).toBe(false);
    expect(screen.getByText('Safari auf dem iPhone')).toBeVisible();
  });

  it('stay when it failed, and the question stays with the reason', async () => {
    const { user } = show(both, fail(endOtherSessions, 'INTERNAL'));
    await user.click(await screen.findByRole('button', everywhereElse));
    const question = await screen.findByRole('alertdialog');
    await user.click(within(question).getByRole('button', { name: 'Alle anderen abmelden' }));
    expect(await within(question).findByText('Die anderen Geräte konnten nicht abgemeldet werden.')).toBeVisible();
    expect(screen.getByText('Safari auf dem iPhone')).toBeInTheDocument();
  });
});
