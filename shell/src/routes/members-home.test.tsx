import { aMember, renderWithPlatform } from '@rezenso/platform/testing';
import { act, screen } from '@testing-library/react';
import { MembersHome, prepareDashboard } from './members-home.tsx';
import { ownPages } from './own-pages.ts';

const page = { default: () => <h1>Dein Dashboard</h1> };

it('offers to try again where the dashboard did not arrive, and asks under a new address', async () => {
  const load = jest.spyOn(ownPages, 'dashboard').mockRejectedValueOnce(new Error('lost')).mockResolvedValue(page);
  const { user } = await act(async () => open());
  expect(await screen.findByText('Dieser Bereich ist gerade nicht verfügbar')).toBeVisible();
  expect(load).toHaveBeenCalledTimes(1);
  await act(() => user.click(screen.getByRole('button', { name: 'Erneut versuchen' })));
  expect(await screen.findByRole('heading', { name: 'Dein Dashboard' })).toBeVisible();
  expect(window.__rezensoAttempt).toBe(1);
});

it('is drawn without a skeleton in between once its script is there', async () => {
  const load = jest.spyOn(ownPages, 'dashboard');
  await prepareDashboard();
  open();
  expect(screen.getByRole('heading', { name: 'Dein Dashboard' })).toBeVisible();
  expect(load).not.toHaveBeenCalled();
});

function open() {
  return renderWithPlatform(<MembersHome user={aMember} />);
}
