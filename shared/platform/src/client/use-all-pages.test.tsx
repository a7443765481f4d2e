import { endpoint } from '@rezenso/contract/endpoint';
import { wholeListLimit } from '@rezenso/contract/limits';
import { act, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import * as z from 'zod/mini';
import { answer, fail, hold, renderWithPlatform, type Stub } from '../testing/index.tsx';
import { prefetchAllPages, useAllPages, useLongList } from './use-all-pages.ts';
import { refresh, useEndpoint } from './use-endpoint.ts';

const declared = { method: 'GET', access: 'authenticated', summary: 'Things', errors: [] } as const;
const listNewest = endpoint({ ...declared, path: '/api/things', answer: z.array(z.string()) });
const listPages = endpoint({
  ...declared,
  path: '/api/things/pages',
  query: z.object({ cursor: z.optional(z.string()) }),
  answer: z.object({ things: z.array(z.string()), next: z.nullable(z.string()) }),
});
const thingsOf = ({ things }: z.infer<typeof listPages.answer>) => things;
const pages: Record<string, { things: string[]; next: string | null }> = {
  '': { things: ['a', 'b'], next: 'zwei' },
  zwei: { things: ['c'], next: 'drei' },
  drei: { things: ['d'], next: null },
};
const paged = answer(listPages, ({ query }) => pages[query.cursor ?? ''] ?? { things: [], next: null });
const many = Array.from({ length: wholeListLimit }, (_, number) => `n${number}`);

describe('a list that is read in pages', () => {
  it('is whole and in order, and reads again as a whole', async () => {
    const { calls, use } = renderWithPlatform(<AllThings />, { answers: [paged] });
    expect(await screen.findByText('a b c d')).toBeVisible();
    expect(calls.map(({ query }) => query.cursor)).toEqual([undefined, 'zwei', 'drei']);
    use(answer(listPages, { things: ['neu'], next: null }));
    await act(() => refresh(listPages));
    expect(screen.getByText('neu')).toBeVisible();
  });

  it('is there at once when it was read ahead, and read once for several places', async () => {
    const { calls, user } = renderWithPlatform(<Later />, { answers: [paged] });
    await act(() => prefetchAllPages(listPages));
    await user.click(screen.getByRole('button'));
    expect(screen.getAllByText('a b c d')).toHaveLength(2);
    expect(calls).toHaveLength(3);
  });

  it('says so when a page cannot be had, and shows no half of it', async () => {
    const broken: Stub = {
      endpoint: listPages,
      respond: (call) => (call.query.cursor ? failing : paged).respond(call),
    };
    const failing = fail(listPages, 'INTERNAL');
    renderWithPlatform(<AllThings />, { answers: [broken] });
    expect(await screen.findByText('gescheitert')).toBeVisible();
    expect(screen.queryByText(/a b/)).toBeNull();
  });
});

describe('a list whose newest entries come at once', () => {
  it('asks for no pages while that is all of it', async () => {
    const { calls } = renderWithPlatform(<LongList />, { answers: [answer(listNewest, many.slice(1)), paged] });
    expect(await screen.findByText(many.slice(1).join(' '))).toBeVisible();
    expect(calls.map(({ path }) => path)).toEqual(['/api/things']);
  });

  it('shows them until the rest is there', async () => {
    const held = hold(paged);
    renderWithPlatform(<LongList />, { answers: [answer(listNewest, many), held] });
    expect(await screen.findByText(many.join(' '))).toBeVisible();
    held.release();
    expect(await screen.findByText('a b c d')).toBeVisible();
  });

  it('keeps them when the rest cannot be had', async () => {
    const { calls } = renderWithPlatform(<LongList />, {
      answers: [answer(listNewest, many), fail(listPages, 'INTERNAL')],
    });
    await waitFor(() => expect(calls).toHaveLength(2));
    expect(screen.getByText(many.join(' '))).toBeVisible();
  });
});

function Later() {
  const [isShown, show] = useState(false);
  if (!isShown) return <button type="button" onClick={() => show(true)} />;
  return ['a', 'b'].map((key) => <AllThings key={key} />);
}

function AllThings() {
  const { data, error } = useAllPages(listPages, thingsOf);
  return <p>{error ? 'gescheitert' : (data?.join(' ') ?? 'lädt')}</p>;
}

function LongList() {
  const { data: newest, error } = useEndpoint(listNewest);
  const data = useLongList(newest, listPages, thingsOf);
  return <p>{error ? 'gescheitert' : (data?.join(' ') ?? 'lädt')}</p>;
}
