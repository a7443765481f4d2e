import { getCurrentUser } from '@rezenso/contract/auth';
import { listNotifications } from '@rezenso/contract/notifications';
import { act, screen, waitFor } from '@testing-library/react';
import { useEndpoint } from '../client/use-endpoint.ts';
import { become, useSession } from '../session/session.ts';
import { fakeEventSource } from '../testing/fake-event-source.ts';
import { fakeTabs } from '../testing/fake-tabs.ts';
import { aMember, answer, fail, hold, offline, renderWithPlatform } from '../testing/index.tsx';
import { startLive } from './start-live.ts';

const streams = fakeEventSource();
let unread = 0;
const notifications = answer(listNotifications, () => ({ notifications: [], unread }));

beforeAll(() => {
  fakeTabs();
  become({ state: 'signed-out', user: undefined });
  startLive();
});
beforeEach(() => {
  unread = 0;
  show(false);
});

it('follows nothing for visitors', async () => {
  renderWithPlatform(<Page />, { session: null });
  await act(settle);
  expect(streams.live).toHaveLength(0);
});

it('reads again what is shown of what went stale, and nothing else', async () => {
  const { calls } = await open();
  unread = 3;
  act(() => streams.last.say('stale', '2', { reads: ['/api/notifications', '/api/profile'] }));
  expect(await screen.findByText('3 ungelesen')).toBeVisible();
  expect(pathsOf(calls)).toEqual(['/api/notifications', '/api/notifications']);
});

it('reads once what comes in one burst, and once more what comes while it is read', async () => {
  const { calls, use } = await open();
  for (const id of ['2', '3', '4']) act(() => streams.last.say('stale', id, { reads: ['/api/notifications'] }));
  const held = hold(notifications);
  use(held);
  await waitFor(() => expect(calls).toHaveLength(2));
  for (const id of ['5', '6']) act(() => streams.last.say('stale', id, { reads: ['/api/notifications'] }));
  await act(settle);
  expect(calls).toHaveLength(2);
  use(notifications);
  unread = 9;
  held.release();
  expect(await screen.findByText('9 ungelesen')).toBeVisible();
  expect(calls).toHaveLength(3);
});

it('reads again what failed when it was told, until it is there', async () => {
  const { calls, use } = await open();
  use(fail(listNotifications, 'INTERNAL'));
  jest.useFakeTimers();
  try {
    unread = 4;
    act(() => streams.last.say('stale', '2', { reads: ['/api/notifications'] }));
    await act(() => jest.advanceTimersByTimeAsync(1_900));
    const before = pathsOf(calls).length;
    await act(() => jest.advanceTimersByTimeAsync(2_000));
    expect(pathsOf(calls).length).toBeGreaterThan(before);
    use(notifications);
    await act(() => jest.advanceTimersByTimeAsync(10_500));
    expect(screen.getByText('4 ungelesen')).toBeVisible();
    const after = pathsOf(calls).length;
    await act(() => jest.advanceTimersByTimeAsync(4_000));
    expect(pathsOf(calls)).toHaveLength(after);
  } finally {
    jest.useRealTimers();
  }
});

it('waits for a network to read again what failed without one', async () => {
  const { calls, use } = await open();
  const isOnline = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  act(() => void window.dispatchEvent(new Event('offline')));
  use(offline(listNotifications));
  unread = 5;
  act(() => streams.last.say('stale', '2', { reads: ['/api/notifications'] }));
  await waitFor(() => expect(pathsOf(calls).length).toBeGreaterThan(1));
  await act(settle);
  use(notifications);
  isOnline.mockReturnValue(true);
  act(() => void window.dispatchEvent(new Event('online')));
  expect(await screen.findByText('5 ungelesen')).toBeVisible();
});

it('waits in a page that nobody sees until somebody looks', async () => {
  const { calls } = await open();
  show(true);
  act(() => streams.last.say('stale', '2', { reads: ['/api/notifications'] }));
  await act(settle);
  expect(calls).toHaveLength(1);
  act(() => show(false));
  await waitFor(() => expect(calls).toHaveLength(2));
});

it('leaves what the document asked for before it went stale', async () => {
  await open();
  const early = () => Promise.resolve(Response.json({}));
  window.__rezensoReads = { '/api/profile': early(), '/api/reviews?limit=2': early() };
  act(() => streams.last.say('stale', '2', { reads: ['/api/profile'] }));
  expect(Object.keys(window.__rezensoReads)).toEqual(['/api/reviews?limit=2']);
});

it.each([
  ['reads again what was read longer before it is told of changes than it is told of', 26_000, 2],
  ['reads nothing again that was read a moment before it is told of changes', 20_000, 1],
])('%s', async (_, ms, times) => {
  become({ state: 'signed-out', user: undefined });
  fakeEventSource();
  const { calls } = renderWithPlatform(<Page />, { answers: [notifications] });
  await waitFor(() => expect(streams.live).toHaveLength(1));
  await screen.findByText('0 ungelesen');
  jest.spyOn(Date, 'now').mockReturnValue(Date.now() + ms);
  act(() => streams.last.say('open', '1'));
  await act(settle);
  expect(pathsOf(calls)).toEqual(Array(times).fill('/api/notifications'));
});

it('asks who is signed in when that went stale, and counts the bell anew', async () => {
  const { use } = await open();
  use(answer(getCurrentUser, { ...aMember, unreadNotifications: 2 }));
  act(() => streams.last.say('stale', '2', { reads: ['/api/auth/user'] }));
  expect(await screen.findByText('Glocke 2')).toBeVisible();
});

it('takes everything for stale when the server does not know what was missed', async () => {
  const { calls } = await open();
  act(() => streams.last.say('stale', '2', { reads: 'all' }));
  await waitFor(() =>
    expect(pathsOf(calls).toSorted()).toEqual(['/api/auth/user', '/api/notifications', '/api/notifications']),
  );
});

it.each(['signed-out', 'banned'])('ends with the session: %s', async (reason) => {
  const { use } = await open();
  use(fail(getCurrentUser, 'UNAUTHORIZED'));
  act(() => streams.last.say('end', '2', { reason }));
  expect(await screen.findByText('Niemand')).toBeVisible();
  await act(settle);
  expect(streams.live).toHaveLength(0);
});

it('follows for whoever is signed in next, and for nobody else', async () => {
  await open();
  const before = streams.last;
  act(() => become({ state: 'signed-in', user: { ...aMember, id: '00000000-0000-4000-8000-000000000009' } }));
  await waitFor(() => expect(streams.live).toEqual([streams.last]));
  expect(streams.last).not.toBe(before);
});

it('gives its place away while the browser keeps the page in memory, and comes back with everything stale', async () => {
  const { calls } = await open();
  window.dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }));
  expect(streams.live).toHaveLength(0);
  act(() => void window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
  await waitFor(() => expect(streams.live).toHaveLength(1));
  await waitFor(() => expect(pathsOf(calls)).toContain('/api/auth/user'));
});

async function open() {
  become({ state: 'signed-out', user: undefined });
  fakeEventSource();
  const rendered = renderWithPlatform(<Page />, { answers: [notifications] });
  await waitFor(() => expect(streams.live).toHaveLength(1));
  await screen.findByText('0 ungelesen');
  act(() => streams.last.say('open', '1'));
  return rendered;
}

function Page() {
  const { user } = useSession();
  return user ? <Member /> : <p>Niemand</p>;
}

function Member() {
  const { data } = useEndpoint(listNotifications);
  const { user } = useSession();
  return (
    <>
      <p>{data?.unread} ungelesen</p>
      <p>Glocke {user?.unreadNotifications}</p>
    </>
  );
}

function pathsOf(calls: { path: string }[]): string[] {
  return calls.map(({ path }) => path);
}

function show(isHidden: boolean): void {
  Object.defineProperty(document, 'hidden', { configurable: true, value: isHidden });
  document.dispatchEvent(new Event('visibilitychange'));
}

/** Longer than a burst. */
function settle(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, 150));
}
