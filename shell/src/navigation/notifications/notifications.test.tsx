import { getCurrentUser } from '@rezenso/contract/auth';
import {
  listNotifications,
  type Notification,
  readAllNotifications,
  readNotification,
} from '@rezenso/contract/notifications';
import { dismissToast, toast, useSession } from '@rezenso/platform';
import { aMember, answer, fail, hold, renderWithPlatform, type Stub } from '@rezenso/platform/testing';
import { expectAccessible } from '@rezenso/ui/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { startWith } from '../../testing/remotes.ts';
import { NotificationBell } from './notification-bell.tsx';

beforeAll(() => startWith());

it('counts the unread ones on the bell, from the session', () => {
  renderWithPlatform(<Bell />, { session: { unreadNotifications: 3 } });
  expect(screen.getByRole('button', { name: 'Benachrichtigungen, 3 ungelesen' })).toHaveTextContent('3');
});

it('counts again shortly after something was done, which is not asked for any longer', async () => {
  jest.useFakeTimers();
  renderWithPlatform(<Bell />, {
    session: { unreadNotifications: 3 },
    answers: [answer(getCurrentUser, { ...aMember, unreadNotifications: 2 })],
  });
  act(() => void toast({ title: 'Match akzeptiert' }));
  expect(screen.getByRole('button', { name: 'Benachrichtigungen, 3 ungelesen' })).toBeVisible();
  await act(() => jest.advanceTimersByTimeAsync(3_000));
  expect(screen.getByRole('button', { name: 'Benachrichtigungen, 2 ungelesen' })).toBeVisible();
  act(() => dismissToast());
  jest.useRealTimers();
});

it('shows what happened, how long ago, and what is unread', async () => {
  const minutesAgo = new Date(Date.now() - 120_000).toISOString();
  await open([
    aNotification({ id: id(1), title: 'Match angenommen', createdAt: minutesAgo }),
    aNotification({ id: id(2), title: 'Willkommen', readAt: '2025-01-02T08:00:00.000Z' }),
  ]);
  const [unread, read] = await screen.findAllByRole('listitem');
  expect(unread).toHaveTextContent('Ungelesen: Match angenommen');
  expect(unread).toHaveTextContent('Yogastudio Lichtblick möchte sich austauschen.');
  expect(unread).toHaveTextContent('vor wenigen Minuten');
  expect(read).not.toHaveTextContent('Ungelesen');
  await expectAccessible();
});

it('opens what a notification is about, marks it as read and counts again', async () => {
  const { user, calls, location } = await open([aNotification()], afterReading);
  await user.click(await screen.findByRole('link', { name: /Match angenommen/ }));
  expect(location()).toBe('/matches');
  expect(screen.queryByRole('dialog')).toBeNull();
  await waitFor(() => expect(screen.getByRole('button', { name: 'Benachrichtigungen' })).toBeVisible());
  expect(calls).toContainEqual(expect.objectContaining({ method: 'POST', path: `/api/notifications/${id(1)}/read` }));
});

it('marks nothing when a notification was read before', async () => {
  const { user, calls, location } = await open([aNotification({ readAt: '2025-01-02T08:00:00.000Z' })]);
  await user.click(await screen.findByRole('link', { name: /Match angenommen/ }));
  expect(location()).toBe('/matches');
  expect(calls.filter(({ method }) => method === 'POST')).toEqual([]);
});

it('lets a notification that leads nowhere be marked as read in place', async () => {
  const { user, use } = await open([aNotification({ href: null })], afterReading);
  const entry = await screen.findByRole('button', { name: /Match angenommen/ });
  use(answer(listNotifications, { notifications: [aNotification({ href: null, readAt: now })], unread: 0 }));
  await user.click(entry);
  await waitFor(() => expect(screen.queryByText(/Ungelesen/)).toBeNull());
  expect(screen.getByText('Match angenommen')).toBeVisible();
  expect(screen.queryByRole('button', { name: /Match angenommen/ })).toBeNull();
});

it('marks all as read and keeps the focus in the panel', async () => {
  const { user, use, calls } = await open(
    [aNotification()],
    [...afterReading, answer(readAllNotifications, { ok: true })],
  );
  const button = await screen.findByRole('button', { name: 'Alle als gelesen markieren' });
  use(answer(listNotifications, { notifications: [aNotification({ readAt: now })], unread: 0 }));
  await user.click(button);
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Alle als gelesen markieren' })).toBeNull());
  expect(calls).toContainEqual(expect.objectContaining({ method: 'POST', path: '/api/notifications/read-all' }));
  await waitFor(() => expect(screen.getByRole('dialog')).toHaveFocus());
  expect(screen.getByRole('button', { name: 'Benachrichtigungen' })).toBeVisible();
});

it('says when marking fails', async () => {
  const { user } = await open([aNotification()], [fail(readAllNotifications, 'INTERNAL')]);
  await user.click(await screen.findByRole('button', { name: 'Alle als gelesen markieren' }));
  expect(await screen.findByText(/konnte nicht als gelesen markiert werden/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Alle als gelesen markieren' })).toBeEnabled();
});

it('says what it is for while there are none', async () => {
  await open([]);
  expect(await screen.findByText('Keine Benachrichtigungen')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Alle als gelesen markieren' })).toBeNull();
  await expectAccessible();
});

it('says that they are on their way', async () => {
  const held = hold(answer(listNotifications, { notifications: [], unread: 0 }));
  const { user } = renderWithPlatform(<Bell />, { answers: [held, answer(getCurrentUser, aMember)] });
  await user.click(screen.getByRole('button', { name: 'Benachrichtigungen' }));
  expect(await screen.findByText('Laden...')).toBeInTheDocument();
  held.release();
  expect(await screen.findByText('Keine Benachrichtigungen')).toBeVisible();
});

it('offers to try again when they cannot be read', async () => {
  const { user, use } = await open([], [fail(listNotifications, 'INTERNAL')]);
  expect(await screen.findByText('Die Benachrichtigungen konnten nicht geladen werden')).toBeVisible();
  await expectAccessible();
  use(answer(listNotifications, { notifications: [aNotification()], unread: 1 }));
  await user.click(screen.getByRole('button', { name: 'Erneut versuchen' }));
  expect(await screen.findByText('Match angenommen')).toBeVisible();
});

describe('the panel', () => {
  it('takes the focus, and gives it back to the bell on Escape', async () => {
    const { user } = await open([]);
    expect(screen.getByRole('dialog', { name: 'Benachrichtigungen' })).toHaveFocus();
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByRole('button', { name: 'Benachrichtigungen' })).toHaveFocus();
  });

  it('closes by a second press on the bell, a press elsewhere, and when the keyboard moves on', async () => {
    const { user } = await open([]);
    await user.click(screen.getByRole('button', { name: 'Benachrichtigungen' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Benachrichtigungen' }));
    await user.click(screen.getByText('Nebenan'));
    expect(screen.queryByRole('dialog')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Benachrichtigungen' }));
    await user.tab();
    expect(screen.getByRole('link', { name: 'Nebenan' })).toHaveFocus();
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

const now = '2025-03-01T08:00:00.000Z';
const id = (last: number) => `00000000-0000-4000-8000-00000000000${last}`;
const afterReading = [answer(readNotification, { ok: true }), answer(getCurrentUser, aMember)];

async function open(notifications: Notification[], more: readonly Stub[] = []) {
  const unread = notifications.filter(({ readAt }) => readAt === null).length;
  const rendered = renderWithPlatform(<Bell />, {
    session: { unreadNotifications: unread },
    answers: [
      answer(getCurrentUser, { ...aMember, unreadNotifications: unread }),
      answer(listNotifications, { notifications, unread }),
      ...more,
    ],
  });
  await rendered.user.click(screen.getByRole('button', { name: /^Benachrichtigungen/ }));
  await within(await screen.findByRole('dialog')).findByRole('heading', { name: 'Benachrichtigungen' });
  return rendered;
}

function aNotification(differing: Partial<Notification> = {}): Notification {
  return {
    id: id(1),
    type: 'match.accepted',
    title: 'Match angenommen',
    body: 'Yogastudio Lichtblick möchte sich austauschen.',
    href: '/matches',
    readAt: null,
    createdAt: '2025-01-01T08:00:00.000Z',
    ...differing,
  };
}

/** The bell as the navigation shows it, with something beside it. */
function Bell() {
  const { user } = useSession();
  return (
    <>
      <NotificationBell unread={user?.unreadNotifications ?? 0} />
      <a href="#nebenan">Nebenan</a>
    </>
  );
}
