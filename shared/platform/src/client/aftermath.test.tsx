import { endpoint } from '@rezenso/contract/endpoint';
import { act, screen } from '@testing-library/react';
import { useState } from 'react';
import * as z from 'zod/mini';
import { answer, fail, renderWithPlatform } from '../testing/index.tsx';
import { setTold } from './aftermath.ts';
import { call } from './call.ts';
import { useEndpoint } from './use-endpoint.ts';

const declared = { access: 'authenticated', summary: 'A test', errors: [] } as const;
const suggestions = endpoint({ ...declared, method: 'GET', path: '/api/suggestions', answer: z.array(z.string()) });
const feed = endpoint({
  ...declared,
  method: 'GET',
  path: '/api/feed',
  isWrittenLater: true,
  answer: z.array(z.string()),
});
const save = endpoint({ ...declared, method: 'PUT', path: '/api/profile', answer: z.object({ ok: z.boolean() }) });
const check = endpoint({ ...save, method: 'POST', path: '/api/check', changesNothing: true });

const namesSuggestions = { 'x-stale': '/api/suggestions /api/reviews' };

let stored: { suggestions: string[]; feed: string[] };

beforeEach(() => {
  jest.useFakeTimers();
  stored = { suggestions: [], feed: [] };
});
afterEach(() => void jest.useRealTimers());

it('shows what a change brought wherever it is shown next, without a reload', async () => {
  const { toggle } = await open();
  expect(screen.getByText('keine Vorschläge')).toBeVisible();
  await toggle();
  stored.suggestions = ['Café Anna'];
  await act(() => call(save));
  await toggle();
  expect(screen.getByText('Café Anna')).toBeVisible();
});

it('reads what jobs write again for some seconds after a change, and then no more', async () => {
  const { calls } = await open();
  await act(() => call(save));
  expect(screen.getByText('nichts passiert')).toBeVisible();
  stored.feed = ['Profil vervollständigt'];
  await act(() => jest.advanceTimersByTimeAsync(1_000));
  expect(screen.getByText('Profil vervollständigt')).toBeVisible();
  await act(() => jest.advanceTimersByTimeAsync(60_000));
  const count = (path: string) => calls.filter((made) => made.path === path).length;
  expect([count('/api/feed'), count('/api/suggestions')]).toEqual([4, 1]);
});

it('leaves that to the server while it tells what goes stale', async () => {
  const { calls, toggle } = await open();
  await toggle();
  setTold(true);
  await act(() => call(save));
  await toggle();
  await act(() => jest.advanceTimersByTimeAsync(60_000));
  expect(calls.filter(({ method }) => method === 'GET')).toHaveLength(2);
});

it.each([
  ['carried out', 200],
  ['refused', 409],
])('shows at once what the answer names as stale, also when it was %s', async (_, status) => {
  const { calls, use } = await open();
  stored = { suggestions: ['Café Anna'], feed: ['Profil vervollständigt'] };
  use({ endpoint: save, respond: () => Response.json({ ok: true }, { status, headers: namesSuggestions }) });
  await act(() => call(save).catch(() => undefined));
  expect(screen.getByText('Café Anna')).toBeVisible();
  expect(screen.getByText('nichts passiert')).toBeVisible();
  expect(calls.map(({ path }) => path)).toEqual(['/api/suggestions', '/api/feed', '/api/profile', '/api/suggestions']);
});

it.each([401, 429, 500])('asks nothing more after a refusal with %s', async (status) => {
  const { calls, use } = await open();
  use({ endpoint: save, respond: () => Response.json({}, { status, headers: namesSuggestions }) });
  await act(() => call(save).catch(() => undefined));
  expect(calls).toHaveLength(3);
});

it('keeps what was read when nothing changed: a check, or a change that failed', async () => {
  const { calls, toggle, use } = await open();
  await toggle();
  await act(() => call(check));
  use(fail(save, 'INTERNAL'));
  await act(() => call(save).catch(() => undefined));
  await toggle();
  await act(() => jest.advanceTimersByTimeAsync(60_000));
  expect(calls.filter(({ method }) => method === 'GET')).toHaveLength(2);
});

it('reads nothing again in another cache, which has not seen the change', async () => {
  const { unmount } = await open();
  await act(() => call(save));
  unmount();
  const { calls } = await open();
  const before = calls.length;
  await act(() => jest.advanceTimersByTimeAsync(60_000));
  expect(calls).toHaveLength(before);
});

async function open() {
  const rendered = renderWithPlatform(<Dashboard />, {
    answers: [
      answer(suggestions, () => stored.suggestions),
      answer(feed, () => stored.feed),
      answer(save, { ok: true }),
      answer(check, { ok: true }),
    ],
  });
  setTold(false);
  await act(() => jest.advanceTimersByTimeAsync(0));
  const toggle = async () => {
    await act(async () => screen.getByRole('button').click());
    // SWR shows what it has and asks in the next frame.
    await act(() => jest.advanceTimersByTimeAsync(50));
  };
  return { ...rendered, toggle };
}

function Dashboard() {
  const [isOn, setOn] = useState(true);
  return (
    <>
      <button type="button" onClick={() => setOn(!isOn)}>
        Schalten
      </button>
      {isOn && <Cards />}
    </>
  );
}

function Cards() {
  const partners = useEndpoint(suggestions).data ?? [];
  const happened = useEndpoint(feed).data ?? [];
  return (
    <>
      <p>{partners.join() || 'keine Vorschläge'}</p>
      <p>{happened.join() || 'nichts passiert'}</p>
    </>
  );
}
