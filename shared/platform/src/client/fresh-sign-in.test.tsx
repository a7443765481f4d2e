import { deleteMyAccount, exportMyData } from '@rezenso/contract/privacy';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { tellFailure } from '../session/expiry.ts';
import { answer, fail, type RecordedCall, renderWithPlatform } from '../testing/index.tsx';
import { call } from './call.ts';
import { usePendingFreshSignIn } from './fresh-sign-in.ts';

const body = { email: 'anna@example.de' };
const refused = fail(deleteMyAccount, 'FRESH_SIGN_IN_REQUIRED');
const done = answer(deleteMyAccount, { ok: true });

function Question() {
  const pending = usePendingFreshSignIn();
  if (!pending) return <p>Nichts zu fragen</p>;
  return (
    <>
      <button type="button" onClick={pending.confirm}>
        Ich bin es
      </button>
      <button type="button" onClick={pending.dismiss}>
        Nicht jetzt
      </button>
    </>
  );
}

it('asks, and makes the same call again once the person said who is there', async () => {
  const { calls, use } = renderWithPlatform(<Question />, { answers: [refused] });
  const deleted = settled(call(deleteMyAccount, { body }));
  const button = await screen.findByRole('button', { name: 'Ich bin es' });
  expect(made(calls)).toHaveLength(1);
  use(done);
  await userEvent.click(button);
  expect(await act(() => deleted)).toEqual({ ok: true });
  const [first, ...again] = made(calls);
  expect(again).toEqual([first]);
  expect(screen.getByText('Nichts zu fragen')).toBeVisible();
});

it('lets the call fail as it was refused where the person does not want to', async () => {
  const { calls } = renderWithPlatform(<Question />, { answers: [refused] });
  const deleted = settled(call(deleteMyAccount, { body }));
  await userEvent.click(await screen.findByRole('button', { name: 'Nicht jetzt' }));
  expect(await act(() => deleted)).toMatchObject({ status: 403, code: 'FRESH_SIGN_IN_REQUIRED' });
  expect(made(calls)).toHaveLength(1);
  // They know that they closed the question.
  tellFailure(await deleted, { title: 'Fehler', description: 'Das Konto ist noch da.' });
  expect(screen.queryByText('Das Konto ist noch da.')).toBeNull();
});

it('asks once for calls that fail together, and once more when the next one is refused again', async () => {
  const exportRefused = fail(exportMyData, 'FRESH_SIGN_IN_REQUIRED');
  const { calls } = renderWithPlatform(<Question />, { answers: [refused, exportRefused] });
  const both = [settled(call(deleteMyAccount, { body })), settled(call(exportMyData))];
  await userEvent.click(await screen.findByRole('button', { name: 'Ich bin es' }));
  const failures = await act(() => Promise.all(both));
  expect(failures).toEqual([expect.objectContaining({ status: 403 }), expect.objectContaining({ status: 403 })]);
  expect(made(calls)).toHaveLength(4);
});

it('fails at once where nobody can ask, and when whoever asks goes away', async () => {
  const { unmount } = renderWithPlatform(<Question />, { answers: [refused] });
  const deleted = settled(call(deleteMyAccount, { body }));
  await screen.findByRole('button', { name: 'Ich bin es' });
  unmount();
  const failure = await deleted;
  expect(failure).toMatchObject({ status: 403 });
  // Nobody closed it: the page says what failed.
  renderWithPlatform(<p>Seite</p>, { answers: [refused] });
  act(() => tellFailure(failure, { title: 'Fehler', description: 'Das Konto ist noch da.' }));
  expect(await screen.findByText('Das Konto ist noch da.')).toBeVisible();
  expect(await settled(call(deleteMyAccount, { body }))).toMatchObject({ status: 403 });
});

function settled(promise: Promise<unknown>): Promise<unknown> {
  return promise.catch((error: unknown) => error);
}

/** Without the looks at who is signed in, which follow a refusal. */
function made(calls: readonly RecordedCall[]): RecordedCall[] {
  return calls.filter(({ path }) => path !== '/api/auth/user');
}
