import { getAdminStats, listAdminReports } from '@rezenso/contract/admin';
import { getCurrentUser } from '@rezenso/contract/auth';
import { act, screen } from '@testing-library/react';
import { call } from '../client/call.ts';
import { aMember, answer, fail, offline, renderWithPlatform, type Stub } from '../testing/index.tsx';
import { useSession } from './session.ts';

const unproven = answer(getCurrentUser, { ...aMember, isAdmin: true, needsPasskey: true });
const refused = [fail(getAdminStats, 'PASSKEY_REQUIRED'), fail(listAdminReports, 'PASSKEY_REQUIRED')];
const stats = () => call(getAdminStats, {}).catch((error: unknown) => error);

it('asks once who is signed in when calls want a passkey first, and fails after the page knows it', async () => {
  const { calls } = open(unproven, ...refused);
  await act(async () => {
    const reports = call(listAdminReports, { query: {} }).catch((error: unknown) => error);
    const failures = await Promise.all([stats(), reports]);
    expect(failures).toEqual([
      expect.objectContaining({ code: 'PASSKEY_REQUIRED' }),
      expect.objectContaining({ code: 'PASSKEY_REQUIRED' }),
    ]);
  });
  expect(screen.getByText('passkey')).toBeVisible();
  expect(calls.filter(({ path }) => path === '/api/auth/user')).toHaveLength(1);
});

it('asks no more once the page knows', async () => {
  const { calls } = open(unproven, ...refused);
  await act(stats);
  await act(stats);
  expect(calls.filter(({ path }) => path === '/api/auth/user')).toHaveLength(1);
});

it('asks nobody for other refusals', async () => {
  const { calls } = open(unproven, fail(getAdminStats, 'FORBIDDEN'));
  expect(await stats()).toMatchObject({ code: 'FORBIDDEN' });
  expect(calls).toHaveLength(1);
});

it('hands on the refusal where the session cannot be read', async () => {
  open(offline(getCurrentUser), ...refused);
  await act(async () => expect(await stats()).toMatchObject({ code: 'PASSKEY_REQUIRED' }));
  expect(screen.getByText('none')).toBeVisible();
});

function open(...answers: Stub[]) {
  return renderWithPlatform(<Needs />, { session: { isAdmin: true }, answers });
}

function Needs() {
  return <p>{useSession().user?.needsPasskey ? 'passkey' : 'none'}</p>;
}
