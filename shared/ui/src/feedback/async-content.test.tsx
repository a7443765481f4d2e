import { endpoint } from '@rezenso/contract/endpoint';
import { useEndpoint } from '@rezenso/platform';
import { answer, fail, hold, offline, renderWithPlatform, type Stub } from '@rezenso/platform/testing';
import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import * as z from 'zod/mini';
import { Button } from '../actions/button.tsx';
import { expectAccessible } from '../testing/accessibility.ts';
import { AsyncContent, type AsyncContentProps } from './async-content.tsx';
import { Loading, Skeleton } from './skeleton.tsx';
import { EmptyState } from './states.tsx';

const listThings = endpoint({
  method: 'GET',
  path: '/api/things',
  access: 'authenticated',
  summary: 'Things',
  query: z.object({ page: z.optional(z.number()) }),
  answer: z.array(z.string()),
  errors: [],
});
const three = answer(listThings, ['Brot', 'Kuchen', 'Kaffee']);

it('shows the skeleton, then what was read, and is busy until then', async () => {
  const held = hold(three);
  const { container } = renderWithPlatform(<Things />, { answers: [held] });
  expect(screen.getByRole('status')).toHaveTextContent('Laden...');
  expect(container.querySelector('[aria-busy="true"]')).not.toBeNull();
  held.release();
  expect(await screen.findByText('Brot, Kuchen, Kaffee')).toBeVisible();
  expect(container.querySelector('[aria-busy="true"]')).toBeNull();
  await expectAccessible();
});

it('says that there is nothing, in words of its own', async () => {
  renderWithPlatform(<Things />, { answers: [answer(listThings, [])] });
  expect(await screen.findByRole('heading', { name: 'Noch nichts da' })).toBeVisible();
});

it('says what failed and tries again; what comes is announced and the keyboard keeps its place', async () => {
  const { user, use } = renderWithPlatform(<Things />, { answers: [offline(listThings)] });
  expect(await screen.findByRole('alert')).toHaveTextContent('Die Dinge fehlen');
  const held = hold(three);
  use(held);
  await user.click(screen.getByRole('button', { name: 'Erneut versuchen' }));
  expect(screen.getByRole('button', { name: 'Erneut versuchen' })).toHaveFocus();
  held.release();
  expect(await screen.findByText('Brot, Kuchen, Kaffee')).toBeVisible();
  expect(screen.getByRole('status')).toHaveTextContent('Neu geladen.');
  expect(screen.getByRole('status')).toHaveFocus();
  await expectAccessible();
});

it('keeps what was shown when reading it again fails, says so, and tries again on request', async () => {
  const { user, use } = await filled();
  use(fail(listThings, 'INTERNAL'));
  await user.click(screen.getByRole('button', { name: 'Neu' }));
  expect(await screen.findByText(/^Hier steht der letzte Stand/)).toBeVisible();
  expect(screen.getByText('Brot, Kuchen, Kaffee')).toBeVisible();
  use(answer(listThings, ['Tee']));
  await user.click(screen.getByRole('button', { name: 'Erneut versuchen' }));
  expect(await screen.findByText('Tee')).toBeVisible();
  expect(screen.queryByText(/^Hier steht der letzte Stand/)).toBeNull();
});

it('keeps an empty answer as well when reading it again fails', async () => {
  const { user, use } = await filled(answer(listThings, []), 'Noch nichts da');
  use(fail(listThings, 'INTERNAL'));
  await user.click(screen.getByRole('button', { name: 'Neu' }));
  expect(await screen.findByText(/^Hier steht der letzte Stand/)).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Noch nichts da' })).toBeVisible();
});

it('does not let one page stand in for another that failed', async () => {
  const { user, use } = await filled();
  use(fail(listThings, 'INTERNAL'));
  await user.click(screen.getByRole('button', { name: 'Weiter' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Die Dinge fehlen');
  expect(screen.queryByText('Brot, Kuchen, Kaffee')).toBeNull();
});

it('takes away what may no longer be seen', async () => {
  const { user, use } = await filled(three, 'Brot, Kuchen, Kaffee', { isFinal: () => true });
  use(fail(listThings, 'FORBIDDEN'));
  await user.click(screen.getByRole('button', { name: 'Neu' }));
  expect(await screen.findByRole('alert')).toBeVisible();
  expect(screen.queryByText('Brot, Kuchen, Kaffee')).toBeNull();
});

it('leads to the sign-in when the session has expired, and keeps what was shown until then', async () => {
  const { user, use, departures } = await filled();
  use(fail(listThings, 'UNAUTHORIZED'));
  await user.click(screen.getByRole('button', { name: 'Neu' }));
  expect(await screen.findByText('You are logged out. Logging in again...')).toBeVisible();
  expect(screen.getByText('Brot, Kuchen, Kaffee')).toBeVisible();
  await waitFor(() => expect(departures).toEqual(['/api/login']));
});

type Differing = Partial<Pick<AsyncContentProps<string[]>, 'isFinal'>>;

async function filled(first: Stub = three, text = 'Brot, Kuchen, Kaffee', differing: Differing = {}) {
  const rendered = renderWithPlatform(<Things {...differing} />, { answers: [first] });
  await screen.findByText(text);
  return rendered;
}

function Things(differing: Differing) {
  const [page, setPage] = useState(1);
  const reading = useEndpoint(listThings, { query: { page } }, { keepPrevious: true });
  return (
    <main>
      <h1>Dinge</h1>
      <Button onClick={reading.reload}>Neu</Button>
      <Button onClick={() => setPage(page + 1)}>Weiter</Button>
      <AsyncContent
        {...differing}
        reading={reading}
        failed={{ title: 'Die Dinge fehlen', level: 2 }}
        loading={
          <Loading>
            <Skeleton />
          </Loading>
        }
        isEmpty={(things) => things.length === 0}
        empty={<EmptyState level={2} title="Noch nichts da" />}
      >
        {(things) => <p>{things.join(', ')}</p>}
      </AsyncContent>
    </main>
  );
}
