import { getCurrentUser, getProfileStatus } from '@rezenso/contract/auth';
import { getProfile } from '@rezenso/contract/profile';
import type { ClosedView, RegistryView } from '@rezenso/contract/releases';
import { startSession } from '@rezenso/platform';
import { aMember, answer, fail, type Stub, stubApi } from '@rezenso/platform/testing';
import { expectAccessible } from '@rezenso/ui/testing';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { App } from '../app.tsx';
import { startRegistry } from '../releases/registry.ts';
import { prepareDashboard } from '../routes/members-home.tsx';
import { aProfile } from '../testing/members.ts';
import { aManifest, aRegistry, deliver, startWith } from '../testing/remotes.ts';

const signedIn = [
  answer(getCurrentUser, aMember),
  answer(getProfile, { user: aProfile() }),
  answer(getProfileStatus, { isComplete: true, needsOnboarding: false }),
];
const auth = aManifest({ name: 'mf-auth', routes: [{ path: '/', page: 'landing', access: 'public' }] });
const things = aManifest({
  name: 'mf-things',
  routes: [{ path: '/things', page: 'things', access: 'authenticated' }],
  navigation: [{ label: 'Dinge', path: '/things', order: 10 }],
  cards: [{ card: 'thing', slot: 'side', order: 1 }],
});

// As the document of its address does.
beforeAll(async () => void (await prepareDashboard()));

beforeEach(() => {
  startWith(auth, things);
  deliver('mf-auth', { pages: { landing: async () => ({ default: () => <h1>Willkommen</h1> }) } });
  deliver('mf-things', {
    pages: { things: async () => ({ default: () => <h1>Alle Dinge</h1> }) },
    cards: { thing: async () => ({ default: () => <p>Neues Ding</p> }) },
  });
});

it('takes a paused module out of an open page: its page explains, its entry and its card are gone, and all come back', async () => {
  await open('/things', signedIn);
  expect(await screen.findByRole('heading', { level: 1, name: 'Alle Dinge' })).toBeVisible();
  await close('paused');
  expect(screen.getByRole('heading', { level: 1, name: '„Dinge“ macht gerade Pause' })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Dinge' })).toBeNull();
  await expectAccessible();

  await userEvent.setup().click(screen.getByRole('link', { name: 'Zum Dashboard' }));
  expect(await screen.findByText('Dein Level')).toBeVisible();
  expect(screen.queryByText('Neues Ding')).toBeNull();

  await act(async () => startRegistry(aRegistry([auth, things]), Number.POSITIVE_INFINITY));
  expect(await screen.findByText('Neues Ding')).toBeVisible();
  expect(screen.getAllByRole('link', { name: 'Dinge' })[0]).toHaveAttribute('href', '/things');
});

it('says at the address of a retired module that it has gone', async () => {
  await open('/things', signedIn);
  await close('retired');
  expect(screen.getByRole('heading', { level: 1, name: '„Dinge“ gibt es nicht mehr' })).toBeVisible();
});

it('gives the address of a retired module to the one that serves it now', async () => {
  const heir = aManifest({ name: 'mf-heir', routes: [{ path: '/things', page: 'things', access: 'authenticated' }] });
  deliver('mf-heir', { pages: { things: async () => ({ default: () => <h1>Vom Erben</h1> }) } });
  await open('/things', signedIn);
  await close('retired', aRegistry([auth, heir]));
  expect(await screen.findByRole('heading', { level: 1, name: 'Vom Erben' })).toBeVisible();
});

it('tells visitors in the place of the landing page, without a way that leads to the same place', async () => {
  await open('/', [fail(getCurrentUser, 'UNAUTHORIZED')]);
  expect(await screen.findByRole('heading', { name: 'Willkommen' })).toBeVisible();
  const closed = { kind: 'paused' as const, paths: ['/'] };
  await act(async () => startRegistry({ 'mf-auth': { stable: '1.0.0', canary: null, releases: [], closed } }));
  expect(screen.getByRole('heading', { level: 1, name: 'Dieser Bereich macht gerade Pause' })).toBeVisible();
  expect(screen.getAllByRole('main')).toHaveLength(1);
  expect(screen.queryByRole('link', { name: 'Zur Startseite' })).toBeNull();
});

/** What a look into the registry brings: mf-things is closed. */
async function close(kind: ClosedView['kind'], others: RegistryView = aRegistry([auth])): Promise<void> {
  const closed = { kind, label: 'Dinge', paths: ['/things'] };
  const view = { ...others, 'mf-things': { stable: '1.0.0', canary: null, releases: [], closed } };
  await act(async () => startRegistry(view, Number.POSITIVE_INFINITY));
}

async function open(path: string, answers: readonly Stub[]): Promise<void> {
  window.history.replaceState(null, '', path);
  stubApi(answers);
  await act(async () => {
    void startSession();
    render(<App />);
  });
}
