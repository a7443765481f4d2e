import { getCurrentUser, getProfileStatus } from '@rezenso/contract/auth';
import { getProfile } from '@rezenso/contract/profile';
import { refreshSession, startSession } from '@rezenso/platform';
import { aMember, answer, fail, hold, offline, type Stub, stubApi } from '@rezenso/platform/testing';
import { expectAccessible } from '@rezenso/ui/testing';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { App } from './app.tsx';
import { startRegistry, useReleaseNews } from './releases/registry.ts';
import { aProfile } from './testing/members.ts';
import { aManifest, aRegistry, deliver, startWith } from './testing/remotes.ts';

const dashboard = [
  answer(getProfile, { user: aProfile() }),
  answer(getProfileStatus, { isComplete: true, needsOnboarding: false }),
];

beforeEach(() => {
  startWith(aManifest({ name: 'mf-auth', routes: [{ path: '/', page: 'landing', access: 'public' }] }));
  deliver('mf-auth', { pages: { landing: async () => ({ default: Landing }) } });
});

it('fills the page with "Laden..." while the session is checked, then shows members the dashboard', async () => {
  const held = hold(answer(getCurrentUser, aMember));
  await open([held, ...dashboard]);
  expect(screen.getByText('Laden...')).toBeVisible();
  await expectAccessible();
  await act(async () => held.release());
  expect(await screen.findByText('Dein Level')).toBeVisible();
  expect(screen.getByRole('banner')).toBeVisible();
});

it('shows visitors the landing page, without navigation and with one main', async () => {
  await open([fail(getCurrentUser, 'UNAUTHORIZED')]);
  expect(await screen.findByRole('heading', { name: 'Willkommen' })).toBeVisible();
  expect(screen.queryByRole('banner')).toBeNull();
  expect(screen.getAllByRole('main')).toHaveLength(1);
});

it('stacks what appears by itself in the lower corner, instead of laying one on the other', async () => {
  useReleaseNews.setState({ isShellOutdated: true });
  await open([answer(getCurrentUser, aMember), ...dashboard]);
  const celebrations = screen.getByRole('region', { name: 'Gerade erreicht' });
  const hints = screen.getByRole('region', { name: 'Hinweise zur Version' });
  expect(celebrations.nextElementSibling).toBe(hints);
  for (const region of [celebrations, hints]) expect(getComputedStyle(region).position).not.toBe('fixed');
  expect(getComputedStyle(hints.parentElement as Element)).toMatchObject({
    position: 'fixed',
    flexDirection: 'column',
  });
  act(() => useReleaseNews.setState({ isShellOutdated: false }));
});

it('says above every page, and on none, that this browser gets something else than everybody', async () => {
  startRegistry(aRegistry([aManifest()], 'override'));
  await open([answer(getCurrentUser, aMember), ...dashboard]);
  const strip = screen.getByRole('region', { name: 'Nur in diesem Browser' });
  expect(strip).toHaveTextContent('Lokaler Build: mf-reviews');
  expect(getComputedStyle(strip).position).not.toMatch(/fixed|sticky|absolute/);
  expect(strip.compareDocumentPosition(screen.getByRole('banner'))).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

it('takes a dead server for neither signed in nor out, and asks again', async () => {
  const { use } = await open([offline(getCurrentUser)]);
  expect(await screen.findByText('Wir erreichen den Server gerade nicht')).toBeVisible();
  use(answer(getCurrentUser, aMember), ...dashboard);
  await userEvent.setup().click(screen.getByRole('button', { name: 'Erneut versuchen' }));
  expect(await screen.findByText('Dein Level')).toBeVisible();
});

it('shows the next account nothing of the last one, neither figures nor what was opened', async () => {
  const { use } = await open([answer(getCurrentUser, aMember), ...dashboard]);
  expect(await screen.findByText('1.089')).toBeVisible();
  const ben = { ...aMember, id: '00000000-0000-4000-8000-000000000002', firstName: 'Ben' };
  const held = hold(answer(getProfile, { user: aProfile({ reviewsReceived: 7 }) }));
  use(answer(getCurrentUser, ben), held);
  await act(refreshSession);
  expect(screen.getByRole('heading', { level: 1, name: /Ben/ })).toBeVisible();
  expect(screen.queryByText('1.089')).toBeNull();
  await act(async () => held.release());
  expect(await screen.findByText('7')).toBeVisible();
});

async function open(answers: readonly Stub[]) {
  const api = stubApi(answers);
  await act(async () => {
    void startSession();
    render(<App />);
  });
  return api;
}

function Landing() {
  return (
    <main>
      <h1>Willkommen</h1>
    </main>
  );
}
