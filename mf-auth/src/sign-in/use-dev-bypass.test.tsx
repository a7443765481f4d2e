import { devBypass, getCurrentUser } from '@rezenso/contract/auth';
import { aMember, answer, fail, renderWithPlatform, type Stub } from '@rezenso/platform/testing';
import { screen, waitFor } from '@testing-library/react';
import { useDevBypass } from './use-dev-bypass.ts';

const member = answer(getCurrentUser, aMember);

it('reads the session again and goes where the server says', async () => {
  const { user, calls, location } = open(answer(devBypass, { redirectTo: '/onboarding' }), member);
  await user.click(screen.getByRole('button'));
  await waitFor(() => expect(location()).toBe('/onboarding'));
  expect(calls.map(({ path }) => path)).toEqual(['/api/auth/dev-bypass', '/api/auth/user']);
});

it('goes to the start page when the server names none', async () => {
  const { user, location } = open(answer(devBypass, { redirectTo: '' }), member);
  await user.click(screen.getByRole('button'));
  await waitFor(() => expect(location()).toBe('/'));
});

it('only logs its errors', async () => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => {});
  const { user, location } = open(fail(devBypass, 'NOT_FOUND'));
  await user.click(screen.getByRole('button'));
  await waitFor(() => expect(log).toHaveBeenCalledWith(expect.objectContaining({ status: 404 })));
  expect(location()).toBe('/magic-link');
  expect(screen.queryByRole('status')).toBeNull();
});

function open(...answers: Stub[]) {
  return renderWithPlatform(<Entry />, { route: '/magic-link', session: null, answers });
}

function Entry() {
  const bypass = useDevBypass();
  return (
    <button type="button" onClick={() => bypass('neu@rezenso.example')}>
      Ohne Mail
    </button>
  );
}
