import type { ModuleRoute } from '@rezenso/contract/releases';
import { type PlatformOptions, type PlatformRender, renderWithPlatform } from '@rezenso/platform/testing';
import { act, screen } from '@testing-library/react';
import { aManifest, deliver, startWith } from '../testing/remotes.ts';
import { GuardedPage } from './guarded-page.tsx';

const route: ModuleRoute = { path: '/reviews', page: 'reviews', access: 'authenticated' };

beforeAll(() => {
  startWith(aManifest({ name: 'mf-guarded' }), aManifest({ name: 'mf-auth', routes: [] }));
  deliver('mf-guarded', { pages: { reviews: async () => ({ default: () => <h1>Bewertungen</h1> }) } });
  deliver('mf-auth', { pages: { signIn: async () => ({ default: () => <h1>Anmelden</h1> }) } });
});

it('shows members the page', async () => {
  await show(route, {});
  expect(await screen.findByRole('heading', { name: 'Bewertungen' })).toBeVisible();
});

it('shows visitors the sign-in in place of the page', async () => {
  await show(route, { session: null });
  expect(await screen.findByRole('heading', { name: 'Anmelden' })).toBeVisible();
});

it('shows everybody a public page', async () => {
  await show({ ...route, access: 'public' }, { session: null });
  expect(await screen.findByRole('heading', { name: 'Bewertungen' })).toBeVisible();
});

it('sends visitors of /subscribe to the sign-in after half a second, with a word about it', async () => {
  jest.useFakeTimers();
  const { departures } = await show({ ...route, visitors: 'redirect' }, { session: null });
  expect(screen.getByText('You are logged out. Logging in again...')).toBeVisible();
  act(() => jest.advanceTimersByTime(500));
  expect(departures).toEqual(['/api/login']);
  jest.useRealTimers();
});

function show(shown: ModuleRoute, options: PlatformOptions): Promise<PlatformRender> {
  return act(async () =>
    renderWithPlatform(<GuardedPage module="mf-guarded" route={shown} home={shown.path} />, options),
  );
}
