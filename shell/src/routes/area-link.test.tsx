import { renderWithPlatform } from '@rezenso/platform/testing';
import { screen, waitFor } from '@testing-library/react';
import { aManifest, deliver, startWith } from '../testing/remotes.ts';
import { AreaLink } from './area-link.tsx';
import { ownPages } from './own-pages.ts';
import './members-home.tsx';

let count = 0;

beforeEach(() => Object.assign(navigator, { connection: undefined }));

it.each(['hover', 'focus'] as const)(
  'brings code and first data of its page on %s, before anybody clicks',
  async (how) => {
    const { prefetch, page } = remote();
    const { user } = open();
    expect(page).not.toHaveBeenCalled();
    await (how === 'hover' ? user.hover(link()) : user.tab());
    await waitFor(() => expect(prefetch).toHaveBeenCalledTimes(1));
    expect(page).toHaveBeenCalledTimes(1);
  },
);

it('loads nothing ahead where data is dear', async () => {
  Object.assign(navigator, { connection: { saveData: true } });
  const { page } = remote();
  const { user } = open();
  await user.hover(link());
  expect(page).not.toHaveBeenCalled();
});

it.each([
  { isAdmin: false, loaded: 0 },
  { isAdmin: true, loaded: 1 },
])('loads the admin area ahead $loaded times when isAdmin is $isAdmin', async ({ isAdmin, loaded }) => {
  const { page } = remote('admin');
  const { user } = open({ isAdmin });
  await user.hover(link());
  await waitFor(() => expect(page).toHaveBeenCalledTimes(loaded));
});

it('brings the dashboard too, for members', async () => {
  const load = jest.spyOn(ownPages, 'dashboard');
  const visitor = renderWithPlatform(<AreaLink to="/">Startseite</AreaLink>, { session: null });
  await visitor.user.hover(screen.getByRole('link', { name: 'Startseite' }));
  expect(load).not.toHaveBeenCalled();
  visitor.unmount();
  const { user } = renderWithPlatform(<AreaLink to="/">Dashboard</AreaLink>);
  await user.hover(screen.getByRole('link', { name: 'Dashboard' }));
  expect(load).toHaveBeenCalledTimes(1);
});

const link = () => screen.getByRole('link', { name: 'Bewertungen' });

/** A remote with one page at /reviews, of a name of its own: what one test loaded, the next one would find. */
function remote(access: 'authenticated' | 'admin' = 'authenticated') {
  const name = `mf-ahead-${++count}`;
  const prefetch = jest.fn();
  const page = jest.fn(async () => ({ default: () => null, prefetch }));
  startWith(aManifest({ name, routes: [{ path: '/reviews', page: 'reviews', access }] }));
  deliver(name, { pages: { reviews: page } });
  return { prefetch, page };
}

function open({ isAdmin = false } = {}) {
  return renderWithPlatform(<AreaLink to="/reviews">Bewertungen</AreaLink>, {
    session: { isAdmin },
  });
}
