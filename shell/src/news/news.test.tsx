import { getCurrentUser } from '@rezenso/contract/auth';
import { listNotifications, type Notification, readNotification } from '@rezenso/contract/notifications';
import { refreshSession, toast } from '@rezenso/platform';
import { Link } from '@rezenso/platform/router';
import { aMember, answer, hold, renderWithPlatform } from '@rezenso/platform/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { News } from './news.tsx';

let inbox: Notification[];
let unread: number;
let last = 0;

beforeEach(() => {
  localStorage.clear();
  [inbox, unread] = [[], 0];
});

it('names what comes in, politely, and leads there', async () => {
  const { user, calls, location } = open();
  await come('match.requested', 'Café Anna möchte sich mit dir austauschen', '/matches');
  const region = screen.getByRole('region', { name: 'Neuigkeiten' });
  expect(region).toHaveAttribute('aria-live', 'polite');
  await waitFor(() => expect(region).toHaveTextContent('Café Anna möchte sich mit dir austauschen'));
  await user.click(screen.getByRole('link', { name: 'Ansehen' }));
  expect(location()).toBe('/matches');
  expect(region).toHaveTextContent('');
  await waitFor(() =>
    expect(calls).toContainEqual(expect.objectContaining({ path: `/api/notifications/${inbox[0]?.id}/read` })),
  );
});

it('says nothing of what was unread before the page opened, nor when something was read', async () => {
  inbox = [aNotification('match.requested', 'Von gestern', null)];
  unread = 1;
  const { calls } = open();
  unread = 0;
  await act(refreshSession);
  expect(screen.queryByText('Von gestern')).not.toBeInTheDocument();
  expect(calls.map(({ path }) => path)).toEqual(['/api/auth/user']);
});

it.each([
  ['what the member reached, which is celebrated', 'level.reached'],
  ['what the member has just done', 'subscription.activated'],
])('says nothing of %s', async (_, type) => {
  open();
  await come(type, 'Von mir selbst', '/');
  await come('match.accepted', 'Café Anna hat angenommen', '/matches');
  expect(await screen.findByText('Café Anna hat angenommen')).toBeVisible();
  expect(screen.queryByText('Von mir selbst')).not.toBeInTheDocument();
});

it('says what was done with the account in another browser, but not here, where a toast says it', async () => {
  open();
  await come('passkey.added', 'Neuer Passkey von nebenan', null);
  expect(await screen.findByText('Neuer Passkey von nebenan')).toBeVisible();
  act(() => void toast({ title: 'Passkey hinzugefügt' }));
  await waitFor(() => expect(screen.queryByText('Neuer Passkey von nebenan')).not.toBeInTheDocument());
  await come('ownership.handed-over', 'Das Konto ist übergeben', null);
  await come('match.accepted', 'Café Anna hat angenommen', null);
  expect(await screen.findByText('Café Anna hat angenommen')).toBeVisible();
  expect(screen.queryByText('Das Konto ist übergeben')).not.toBeInTheDocument();
});

it('still says it beside a toast of something that failed', async () => {
  open();
  act(() => void toast({ title: 'Fehler', variant: 'destructive' }));
  await come('passkey.added', 'Neuer Passkey von nebenan', null);
  expect(await screen.findByText('Neuer Passkey von nebenan')).toBeVisible();
});

it('says nothing of a message that appears in the open conversation, but of others', async () => {
  window.history.replaceState(null, '', '/matches/12/messages');
  open();
  await come('message.received', 'Café Anna schreibt', '/matches/12/messages');
  await come('message.received', 'Radhaus schreibt', '/matches/13/messages');
  expect(await screen.findByText('Radhaus schreibt')).toBeVisible();
  expect(screen.queryByText('Café Anna schreibt')).not.toBeInTheDocument();
  window.history.replaceState(null, '', '/');
});

it('says nothing of an answer that appears in the open request, but of others', async () => {
  window.history.replaceState(null, '', '/support/12');
  open();
  await come('support.answered', 'Antwort hier', '/support/12');
  await come('support.answered', 'Antwort dort', '/support/13');
  expect(await screen.findByText('Antwort dort')).toBeVisible();
  expect(screen.queryByText('Antwort hier')).not.toBeInTheDocument();
  window.history.replaceState(null, '', '/');
});

it('names what comes in as something else is settled, so that the bell counts the same', async () => {
  open();
  await come('match.requested', 'Café Anna fragt', null);
  await screen.findByText('Café Anna fragt');
  inbox = inbox.map((one) => ({ ...one, readAt: one.createdAt }));
  unread -= 1;
  await come('match.requested', 'Radhaus fragt', null);
  expect(await screen.findByText('Radhaus fragt')).toBeVisible();
});

it('shows what came in while it was fetching what had come before', async () => {
  const { use, calls } = open();
  const held = hold(answer(listNotifications, () => ({ notifications: inbox, unread })));
  use(held);
  await come('match.accepted', 'Radhaus ist dabei', null);
  await waitFor(() => expect(calls.map(({ path }) => path)).toContain('/api/notifications'));
  await come('exchange.submitted', 'Café Anna hat geschrieben', null);
  held.release();
  expect(await screen.findByText('Radhaus ist dabei')).toBeVisible();
  expect(screen.getByText('Café Anna hat geschrieben')).toBeVisible();
});

it('shows three at most, the newest', async () => {
  open();
  for (const title of ['Erste', 'Zweite', 'Dritte', 'Vierte']) await come('match.requested', title, null);
  expect(await screen.findByText('Vierte')).toBeVisible();
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('Vierte'),
    expect.stringContaining('Dritte'),
    expect.stringContaining('Zweite'),
  ]);
});

it('drops what was settled or read meanwhile, once more comes', async () => {
  open();
  await come('match.requested', 'Café Anna fragt', null);
  await screen.findByText('Café Anna fragt');
  inbox = inbox.map((one) => ({ ...one, readAt: one.createdAt }));
  unread -= 1;
  await come('match.accepted', 'Radhaus ist dabei', null);
  expect(await screen.findByText('Radhaus ist dabei')).toBeVisible();
  expect(screen.queryByText('Café Anna fragt')).not.toBeInTheDocument();
});

it('drops what leads to where somebody has gone, and nothing else', async () => {
  const { user } = open();
  await come('match.requested', 'Café Anna fragt', '/matches?match=1');
  await come('exchange.submitted', 'Radhaus hat geschrieben', '/exchanges');
  await screen.findByText('Radhaus hat geschrieben');
  await user.click(screen.getByRole('link', { name: 'Zu den Matches' }));
  await waitFor(() => expect(screen.queryByText('Café Anna fragt')).not.toBeInTheDocument());
  expect(screen.getByText('Radhaus hat geschrieben')).toBeVisible();
});

it('shows none that another tab of this browser has shown', async () => {
  const { unmount } = open();
  await come('match.requested', 'Café Anna fragt', null);
  await screen.findByText('Café Anna fragt');
  unmount();
  unread = 0;
  const { calls } = open();
  unread = 1;
  await act(refreshSession);
  await waitFor(() => expect(calls.map(({ path }) => path)).toContain('/api/notifications'));
  await act(async () => undefined);
  expect(screen.queryByText('Café Anna fragt')).not.toBeInTheDocument();
});

it('goes by itself, but not while somebody is on it', async () => {
  const { user } = open();
  await come('match.requested', 'Café Anna fragt', '/matches');
  await screen.findByText('Café Anna fragt');
  await user.hover(screen.getByText('Café Anna fragt'));
  jest.useFakeTimers();
  act(() => void jest.advanceTimersByTime(60_000));
  expect(screen.getByText('Café Anna fragt')).toBeVisible();
  jest.useRealTimers();
  await user.click(screen.getByRole('button', { name: 'Schließen' }));
  expect(screen.queryByText('Café Anna fragt')).not.toBeInTheDocument();
});

const withLink = (
  <>
    <Link to="/matches">Zu den Matches</Link>
    <News />
  </>
);

function open() {
  return renderWithPlatform(withLink, {
    session: { unreadNotifications: unread },
    answers: [
      answer(getCurrentUser, () => ({ ...aMember, unreadNotifications: unread })),
      answer(listNotifications, () => ({ notifications: inbox, unread })),
      answer(readNotification, { ok: true }),
    ],
  });
}

/** The server has something new, and the page learns that it counts more. */
async function come(type: string, title: string, href: string | null): Promise<void> {
  inbox = [aNotification(type, title, href), ...inbox];
  unread += 1;
  await act(refreshSession);
  // Its code and its words come one after the other.
  await act(() => new Promise((resolve) => setTimeout(resolve, 20)));
}

function aNotification(type: string, title: string, href: string | null): Notification {
  last += 1;
  const id = `00000000-0000-4000-8000-${String(last).padStart(12, '0')}`;
  return { id, type, title, body: 'Sieh es dir an.', href, readAt: null, createdAt: '2026-11-20T10:00:00.000Z' };
}
