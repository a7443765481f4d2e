import { getCurrentUser } from '@rezenso/contract/auth';
import { endpoint } from '@rezenso/contract/endpoint';
import { act, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { type Cache, useSWRConfig } from 'swr';
import * as z from 'zod/mini';
import { call } from '../client/call.ts';
import { prefetch, useEndpoint } from '../client/use-endpoint.ts';
import { aMember, answer, fail, hold, renderWithPlatform, type Stub } from '../testing/index.tsx';
import { become, refreshSession, startSession, useSession } from './session.ts';

const getFigures = endpoint({
  method: 'GET',
  path: '/api/figures',
  access: 'authenticated',
  summary: 'Figures',
  query: z.object({ page: z.optional(z.number()) }),
  answer: z.object({ text: z.string() }),
  errors: [],
});
const ben = { ...aMember, id: '00000000-0000-4000-8000-000000000002', email: 'ben@example.de' };
const hersIn = { text: 'Annas Zahlen' };
const hisIn = { text: 'Bens Zahlen' };

describe('another account on the same device', () => {
  it('never sees the figures of the last one, not even for a frame', async () => {
    const { use, seen } = await asAnna(<Figures />);
    const held = hold(answer(getFigures, hisIn));
    use(answer(getCurrentUser, ben), held);
    seen.clear();
    await act(refreshSession);
    expect(screen.getByText('lädt')).toBeVisible();
    held.release();
    expect(await screen.findByText('Bens Zahlen')).toBeVisible();
    expect(seen.has('Annas Zahlen')).toBe(false);
  });

  it('never sees them where the last answer stands in while the next is read', async () => {
    const { use, seen, user } = await asAnna(<Figures keepPrevious />);
    const held = hold(answer(getFigures, hisIn));
    use(held);
    await user.click(screen.getByRole('button', { name: 'Weiter' }));
    expect(screen.getByText('Annas Zahlen')).toBeVisible();
    use(answer(getCurrentUser, ben));
    seen.clear();
    await act(refreshSession);
    expect(screen.getByText('lädt')).toBeVisible();
    held.release();
    expect(await screen.findByText('Bens Zahlen')).toBeVisible();
    expect(seen.has('Annas Zahlen')).toBe(false);
  });

  it('finds nothing of the last one after a sign-out either, nor an answer that comes too late', async () => {
    const late = hold(answer(getFigures, hersIn));
    const { use, seen } = await asAnna(<Figures />, late);
    use(fail(getCurrentUser, 'UNAUTHORIZED'));
    await act(refreshSession);
    use(answer(getCurrentUser, ben), answer(getFigures, hisIn));
    seen.clear();
    await act(refreshSession);
    await act(async () => late.release());
    expect(await screen.findByText('Bens Zahlen')).toBeVisible();
    expect(seen.has('Annas Zahlen')).toBe(false);
  });

  it('finds the cache empty: nothing read, read ahead or still on its way for the last one comes back', async () => {
    const { use } = await asAnna(<Figures />);
    await act(() => prefetch(getFigures, { query: { page: 2 } }));
    const late = hold(answer(getFigures, hersIn));
    use(late);
    const ahead = prefetch(getFigures, { query: { page: 3 } });
    expect(cached()).toContain('Annas Zahlen');
    use(answer(getCurrentUser, ben), answer(getFigures, hisIn));
    await act(refreshSession);
    expect(cached()).not.toContain('Annas Zahlen');
    late.release();
    await act(() => ahead);
    expect(await screen.findByText('Bens Zahlen')).toBeVisible();
    expect(cached()).not.toContain('Annas Zahlen');
    expect(cached()).not.toContain('page=3');
  });

  it('that signed in in another tab is noticed by the next answer, which is not shown under the wrong name', async () => {
    const { use, seen, user } = await asAnna(<Figures />);
    act(startAgain);
    use(answer(getCurrentUser, ben), under(ben.id, answer(getFigures, hisIn)));
    await user.click(screen.getByRole('button', { name: 'Weiter' }));
    expect(await screen.findByText('Bens Zahlen')).toBeVisible();
    expect(seen.has('Annas Zahlen Bens Zahlen')).toBe(false);
    expect(screen.getByText(/^signed-in ben@/)).toBeVisible();
  });

  it('that signed in in another tab takes no write of this page for its own', async () => {
    const { use } = await asAnna(<Figures />);
    use(under(ben.id, answer(getFigures, hisIn)), answer(getCurrentUser, ben));
    await expect(act(() => call(getFigures))).rejects.toMatchObject({ status: 409 });
  });
});

/** Everything that was on the screen since `clear`, checked after each change of the document. */
function watchTexts() {
  const texts = new Set<string>();
  const note = () => texts.add(document.body.textContent ?? '');
  new MutationObserver(note).observe(document.body, { childList: true, subtree: true, characterData: true });
  return {
    clear: () => texts.clear(),
    has: (text: string) => [...texts].some((shown) => shown.includes(text)),
  };
}

async function asAnna(page: React.ReactElement, figures: Stub = answer(getFigures, hersIn)) {
  const rendered = renderWithPlatform(
    <>
      <Who />
      {page}
    </>,
    { answers: [figures, answer(getCurrentUser, aMember)] },
  );
  await act(async () => startAgain());
  await waitFor(() => expect(screen.getByText(/^signed-in anna/)).toBeVisible());
  if (!('release' in figures)) await screen.findByText('Annas Zahlen');
  return { ...rendered, seen: watchTexts() };
}

/** Begins the session as the shell does; becomes Anna first, whom `getCurrentUser` then confirms. */
function startAgain() {
  become({ state: 'signed-in', user: aMember });
  void startSession();
}

/** The answer, given to this account. */
function under(account: string, stub: Stub): Stub {
  return {
    ...stub,
    respond: async (request) => {
      const response = await stub.respond(request);
      response.headers.set('x-account', account);
      return response;
    },
  };
}

let cacheInUse: Cache | undefined;

/** Everything that SWR keeps at this moment, names and answers. */
function cached(): string {
  const entries = [...(cacheInUse?.keys() ?? [])].map((key) => [key, cacheInUse?.get(key)]);
  return JSON.stringify(entries);
}

function Who() {
  cacheInUse = useSWRConfig().cache;
  const { state, user } = useSession();
  return <p>{[state, user?.email].filter(Boolean).join(' ')}</p>;
}

function Figures({ keepPrevious = false }: { keepPrevious?: boolean }) {
  const [page, setPage] = useState(1);
  const { data } = useEndpoint(getFigures, { query: { page } }, { keepPrevious });
  return (
    <>
      <p>{data?.text ?? 'lädt'}</p>
      <button type="button" onClick={() => setPage(page + 1)}>
        Weiter
      </button>
    </>
  );
}
