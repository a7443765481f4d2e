import { requestMagicLink } from '@rezenso/contract/auth';
import { deleteMyAccount } from '@rezenso/contract/privacy';
import { act, renderHook, screen } from '@testing-library/react';
import { useNavigate } from 'react-router-dom';
import { call } from '../client/call.ts';
import { become } from '../session/session.ts';
import { aMember, answer, offline, renderWithPlatform } from '../testing/index.tsx';
import { setStreamLost, startConnection, useIsOnline } from './connection.ts';
import { useIsWaitingForNetwork } from './waiting-calls.ts';

const write = () => call(deleteMyAccount, { body: { email: aMember.email } });
const done = answer(deleteMyAccount, { ok: true });

beforeAll(startConnection);
afterEach(() => network(true));

it('sends what was done without a network when it is back, once', async () => {
  const { calls } = renderWithPlatform(<Waiting />, { answers: [done] });
  network(false);
  const { sent } = await begin();
  expect(await screen.findByText('wartet')).toBeVisible();
  expect(calls).toHaveLength(0);
  network(true);
  await act(() => sent);
  network(false);
  network(true);
  expect(screen.getByText('wartet nicht')).toBeVisible();
  expect(calls.filter(({ method }) => method !== 'GET')).toHaveLength(1);
});

it('never sends again what was sent and got no answer', async () => {
  const { calls } = renderWithPlatform(<Waiting />, { answers: [offline(deleteMyAccount)] });
  await expect(write()).rejects.toMatchObject({ status: 0 });
  network(false);
  network(true);
  expect(calls).toHaveLength(1);
});

it('gives up what waits when the page is left', async () => {
  const { calls, user } = renderWithPlatform(<Waiting />, { answers: [done] });
  network(false);
  const { sent } = await begin();
  await user.click(screen.getByRole('button'));
  expect(await sent).toMatchObject({ status: 0 });
  network(true);
  expect(calls).toHaveLength(0);
});

it('gives up what waits when somebody else is signed in', async () => {
  const { calls } = renderWithPlatform(<Waiting />, { answers: [done] });
  network(false);
  const { sent } = await begin();
  await act(async () =>
    become({ state: 'signed-in', user: { ...aMember, id: '00000000-0000-4000-8000-000000000009' } }),
  );
  expect(await sent).toMatchObject({ status: 0 });
  network(true);
  expect(calls).toHaveLength(0);
});

it('tells a visitor at once that there is no network', async () => {
  const { calls } = renderWithPlatform(<Waiting />, { answers: [offline(requestMagicLink)], session: null });
  network(false);
  await expect(call(requestMagicLink, { body: { email: 'anna@cafe-anna.example' } })).rejects.toMatchObject({
    status: 0,
  });
  expect(calls).toHaveLength(1);
});

describe('being online', () => {
  it('follows what the browser says', () => {
    const { result } = renderHook(useIsOnline);
    expect(result.current).toBe(true);
    network(false);
    expect(result.current).toBe(false);
    network(true);
    expect(result.current).toBe(true);
  });

  it('ends when the stream is lost and calls get no answer, until one does', async () => {
    const { use } = renderWithPlatform(<Waiting />, { answers: [offline(deleteMyAccount)] });
    const { result } = renderHook(useIsOnline);
    await act(() => write().catch(() => undefined));
    expect(result.current).toBe(true);
    act(() => setStreamLost(true));
    expect(result.current).toBe(false);
    use(done);
    await act(write);
    expect(result.current).toBe(true);
    act(() => setStreamLost(false));
  });
});

/** Writes, and goes on while that may wait. */
async function begin(): Promise<{ sent: Promise<unknown> }> {
  const begun: { sent: Promise<unknown> } = { sent: Promise.resolve() };
  await act(async () => {
    begun.sent = write().catch((error: unknown) => error);
  });
  return begun;
}

function Waiting() {
  const navigate = useNavigate();
  return (
    <>
      <p>{useIsWaitingForNetwork() ? 'wartet' : 'wartet nicht'}</p>
      <button type="button" onClick={() => navigate('/anderswo')}>
        Weg
      </button>
    </>
  );
}

function network(isThere: boolean): void {
  Object.defineProperty(navigator, 'onLine', { configurable: true, value: isThere });
  act(() => void window.dispatchEvent(new Event(isThere ? 'online' : 'offline')));
}
