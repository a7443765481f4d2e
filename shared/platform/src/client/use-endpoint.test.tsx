import { endpoint } from '@rezenso/contract/endpoint';
import { act, screen } from '@testing-library/react';
import { useState } from 'react';
import * as z from 'zod/mini';
import { answer, fail, hold, renderWithPlatform } from '../testing/index.tsx';
import { prefetch, refresh, remember, useEndpoint } from './use-endpoint.ts';

const listThings = endpoint({
  method: 'GET',
  path: '/api/things',
  access: 'authenticated',
  summary: 'Things',
  query: z.object({ page: z.optional(z.number()) }),
  answer: z.array(z.string()),
  errors: [],
});
let served = 0;
const counting = answer(listThings, ({ query }) => [`Seite ${query.page ?? '-'}, Antwort ${++served}`]);

beforeEach(() => {
  served = 0;
});

it('shows loading, then the answer, and reads once for several places', async () => {
  const { calls } = renderWithPlatform([<Things key="a" />, <Things key="b" />], { answers: [counting] });
  expect(screen.getAllByText('lädt')).toHaveLength(2);
  expect(await screen.findAllByText('Seite -, Antwort 1')).toHaveLength(2);
  expect(calls).toHaveLength(1);
});

it('keeps an answer for ever, and reads again after refresh even where nothing is mounted', async () => {
  const { user, calls } = renderWithPlatform(<Switchable />, { answers: [counting] });
  await screen.findByText('Seite -, Antwort 1');
  await toggleTwice(user);
  expect(screen.getByText('Seite -, Antwort 1')).toBeVisible();
  expect(calls).toHaveLength(1);
  await user.click(screen.getByRole('button', { name: 'Schalten' }));
  await act(() => refresh(listThings));
  await user.click(screen.getByRole('button', { name: 'Schalten' }));
  expect(await screen.findByText('Seite -, Antwort 2')).toBeVisible();
});

it('refreshes every variant that is shown', async () => {
  renderWithPlatform([<Things key="a" page={1} />, <Things key="b" page={2} />], { answers: [counting] });
  await screen.findByText('Seite 2, Antwort 2');
  await act(() => refresh(listThings));
  expect(screen.getByText(/Seite 1, Antwort [34]/)).toBeVisible();
  expect(screen.getByText(/Seite 2, Antwort [34]/)).toBeVisible();
});

it('refreshes only the variant that is named', async () => {
  renderWithPlatform([<Things key="a" page={1} />, <Things key="b" page={2} />], { answers: [counting] });
  await screen.findByText('Seite 2, Antwort 2');
  await act(() => refresh(listThings, { query: { page: 2 } }));
  expect(screen.getByText('Seite 1, Antwort 1')).toBeVisible();
  expect(screen.getByText('Seite 2, Antwort 3')).toBeVisible();
});

it('resolves a refresh that failed, keeps the last answer and reads again with the next mount', async () => {
  const { user, use } = renderWithPlatform(<Switchable />, { answers: [counting] });
  await screen.findByText('Seite -, Antwort 1');
  use(fail(listThings, 'INTERNAL'));
  await act(() => refresh(listThings));
  expect(screen.getByText(/^500: /)).toBeVisible();
  use(counting);
  await toggleTwice(user);
  expect(await screen.findByText('Seite -, Antwort 2')).toBeVisible();
});

it('reads again on a new mount once the freshness is over', async () => {
  const { user } = renderWithPlatform(<Switchable freshForSeconds={0} />, { answers: [counting] });
  await screen.findByText('Seite -, Antwort 1');
  await toggleTwice(user);
  expect(await screen.findByText('Seite -, Antwort 2')).toBeVisible();
});

it('shows a failure without trying again, and recovers through reload', async () => {
  const { user, calls, use } = renderWithPlatform(<Things />, { answers: [fail(listThings, 'INTERNAL', 'Kaputt')] });
  expect(await screen.findByText('500: Kaputt')).toBeVisible();
  expect(calls).toHaveLength(1);
  use(counting);
  await user.click(screen.getByRole('button', { name: 'Neu laden' }));
  expect(await screen.findByText('Seite -, Antwort 1')).toBeVisible();
});

it('yields null on 401 only where asked to', async () => {
  renderWithPlatform([<Things key="a" on401="null" />], { answers: [fail(listThings, 'UNAUTHORIZED')] });
  expect(await screen.findByText('nichts')).toBeVisible();
});

it('waits while its input is unknown', () => {
  const { calls } = renderWithPlatform(<Waiting />, { answers: [counting] });
  expect(screen.getByText('wartet')).toBeVisible();
  expect(calls).toHaveLength(0);
});

it('shows at once what was read ahead, and joins a request that is on its way', async () => {
  const held = hold(counting);
  const { user, calls } = renderWithPlatform(<Switchable isShown={false} />, { answers: [held] });
  const ahead = prefetch(listThings);
  await user.click(screen.getByRole('button', { name: 'Schalten' }));
  held.release();
  await act(() => ahead);
  expect(await screen.findByText('Seite -, Antwort 1')).toBeVisible();
  expect(calls).toHaveLength(1);
});

it('takes over an answer that a write brought', async () => {
  const { calls } = renderWithPlatform(<Things />, { answers: [counting] });
  await screen.findByText('Seite -, Antwort 1');
  await act(() => remember(listThings, ['Aus dem Schreiben']));
  expect(screen.getByText('Aus dem Schreiben')).toBeVisible();
  expect(calls).toHaveLength(1);
});

interface ThingsProps {
  page?: number;
  on401?: 'null' | 'throw';
  freshForSeconds?: number;
}

function Things({ page, ...options }: ThingsProps) {
  const { data, error, isLoading, reload } = useEndpoint(listThings, { query: { page } }, options);
  if (isLoading) return <p>lädt</p>;
  if (error) return <Failed error={error} reload={reload} />;
  return <p>{data?.join() ?? 'nichts'}</p>;
}

function Failed({ error, reload }: { error: Error; reload(): void }) {
  return (
    <>
      <p>{error.message}</p>
      <button onClick={reload} type="button">
        Neu laden
      </button>
    </>
  );
}

function Waiting() {
  const { data, isLoading } = useEndpoint(listThings, null);
  return <p>{data === undefined && !isLoading ? 'wartet' : 'liest'}</p>;
}

function Switchable({ isShown = true, ...options }: ThingsProps & { isShown?: boolean }) {
  const [isOn, setOn] = useState(isShown);
  return (
    <>
      <button onClick={() => setOn(!isOn)} type="button">
        Schalten
      </button>
      {isOn && <Things {...options} />}
    </>
  );
}

async function toggleTwice(user: ReturnType<typeof renderWithPlatform>['user']) {
  await user.click(screen.getByRole('button', { name: 'Schalten' }));
  await user.click(screen.getByRole('button', { name: 'Schalten' }));
}
