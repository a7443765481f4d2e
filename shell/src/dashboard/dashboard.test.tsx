import { getProfileStatus } from '@rezenso/contract/auth';
import { reportClientError } from '@rezenso/contract/client-errors';
import { getProfile, type Profile } from '@rezenso/contract/profile';
import { refresh } from '@rezenso/platform';
import {
  aMember,
  answer,
  fail,
  hold,
  type PlatformRender,
  renderWithPlatform,
  type Stub,
} from '@rezenso/platform/testing';
import { expectAccessible } from '@rezenso/ui/testing';
import { act, screen, within } from '@testing-library/react';
import { aProfile } from '../testing/members.ts';
import { aManifest, deliver, startWith } from '../testing/remotes.ts';
import DashboardPage from './dashboard.page.tsx';

beforeEach(() => {
  startWith(
    aManifest({ name: 'mf-matching', routes: [], cards: [{ card: 'currentMatches', slot: 'main', order: 10 }] }),
    aManifest({
      name: 'mf-exchanges',
      routes: [],
      cards: [
        { card: 'leaderboard', slot: 'side', order: 40 },
        { card: 'activities', slot: 'main', order: 20 },
        { card: 'tasks', slot: 'main', order: 30, isUpFront: true },
      ],
    }),
  );
  deliver('mf-matching', { pages: {}, cards: { currentMatches: async () => ({ default: MatchesCard }) } });
  deliver('mf-exchanges', {
    pages: {},
    cards: {
      activities: async () => ({ default: () => <h2>Aktivitäten</h2> }),
      leaderboard: async () => ({ default: () => <h2>Bestenliste</h2> }),
      tasks: async () => ({ default: () => <h2>Aufgaben</h2> }),
    },
  });
});

const quickPaths = ['/matches', '/exchanges', '/reviews', '/settings'];

function aModuleAt(path: string) {
  return aManifest({ name: `mf-${path.slice(1)}`, routes: [{ path, page: 'page', access: 'authenticated' }] });
}

function quickLinks() {
  const quick = within(screen.getByRole('navigation', { name: 'Schnellzugriff' })).getAllByRole('link');
  return quick.map((link) => link.getAttribute('href'));
}

it('shows what the profile says and the cards of the modules, in their order', async () => {
  await open();
  expect(screen.getAllByRole('heading').map((heading) => heading.textContent)).toEqual([
    expect.stringMatching(/^Guten (Morgen|Tag|Abend), Anna!$/),
    'Aufgaben',
    'Dein Level',
    'Trust Score',
    'Aktuelle Matches',
    'Aktivitäten',
    'Kontostatus',
    'Bestenliste',
    'Bereit für den nächsten Austausch?',
  ]);
  await expectAccessible();
});

it.each([
  ['Bewertungen erhalten', '1.089'],
  ['Bewertungen gegeben', '23'],
  ['Matches', '24'],
  ['Durchschnitt', '4,4'],
])('counts %s: %s', async (label, value) => {
  await open();
  expect(within(screen.getByRole('group', { name: label })).getByText(value)).toBeVisible();
});

it('leads to where things are done', async () => {
  startWith(...quickPaths.map(aModuleAt));
  await open();
  expect(quickLinks()).toEqual(quickPaths);
  expect(screen.getByRole('link', { name: 'Matches entdecken' })).toHaveAttribute('href', '/matches');
  const floating = screen.getAllByRole('link', { name: 'Partner finden' }).at(-1);
  expect(floating).toHaveAttribute('href', '/matches');
});

it('leads to no page whose module is paused or retired', async () => {
  startWith(...quickPaths.filter((path) => path !== '/reviews').map(aModuleAt));
  await open();
  expect(quickLinks()).toEqual(['/matches', '/exchanges', '/settings']);
});

it('draws the shape of the page while the profile is on its way', async () => {
  const held = hold(answer(getProfile, { user: aProfile() }));
  await open({ answers: [held] });
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Anna');
  expect(screen.getAllByText('Laden...').length).toBeGreaterThan(0);
  expect(screen.queryByText('Dein Level')).toBeNull();
  expect(screen.getByText('Aktuelle Matches')).toBeVisible();
  await act(async () => held.release());
  expect(await screen.findByText('Dein Level')).toBeVisible();
  expect(screen.queryByText('Laden...')).toBeNull();
});

it('keeps the cards of the modules when the profile cannot be read, and tries again', async () => {
  const { user, use } = await open({ answers: [fail(getProfile, 'INTERNAL')] });
  expect(await screen.findByText('Dein Profil konnte nicht geladen werden')).toBeVisible();
  expect(screen.getByText('Aktuelle Matches')).toBeVisible();
  expect(screen.queryByText('Kontostatus')).toBeNull();
  await expectAccessible();
  use(answer(getProfile, { user: aProfile() }));
  await user.click(screen.getByRole('button', { name: 'Erneut versuchen' }));
  expect(await screen.findByText('Kontostatus')).toBeVisible();
});

it('says to a held account that its reviews do not count, with the way to the appeal', async () => {
  await open({ isHeld: true });
  expect(screen.getByText('Deine neuen Reviews zählen im Moment nicht mit')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Prüfung ansehen und erklären' })).toBeVisible();
  await expectAccessible();
});

it('loses one card when one module is broken', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  deliver('mf-broken', { pages: {}, cards: {} });
  startWith(
    aManifest({ name: 'mf-broken', routes: [], cards: [{ card: 'portfolio', slot: 'main', order: 5 }] }),
    aManifest({ name: 'mf-matching', routes: [], cards: [{ card: 'currentMatches', slot: 'main', order: 10 }] }),
  );
  await open();
  expect(await screen.findByText('Dieser Bereich ist gerade nicht verfügbar')).toBeVisible();
  expect(screen.getByText('Aktuelle Matches')).toBeVisible();
  expect(screen.getByText('Dein Level')).toBeVisible();
});

describe('before one can stay', () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());

  it('sends an expired session to the sign-in after 500 ms', async () => {
    const { departures } = await open({
      answers: [fail(getProfile, 'UNAUTHORIZED'), fail(getProfileStatus, 'UNAUTHORIZED')],
    });
    expect(screen.getByText('Unauthorized')).toBeVisible();
    expect(screen.getByText('You are logged out. Logging in again...')).toBeVisible();
    await act(async () => jest.advanceTimersByTime(499));
    expect(departures).toEqual([]);
    await act(async () => jest.advanceTimersByTime(1));
    expect(departures).toEqual(['/api/login']);
  });

  it('sends an incomplete profile to the onboarding after 1500 ms', async () => {
    const { location } = await open({
      answers: [answer(getProfileStatus, { isComplete: false, needsOnboarding: true })],
    });
    expect(screen.getByText('Profil vervollständigen')).toBeVisible();
    await act(async () => jest.advanceTimersByTime(1499));
    expect(location()).toBe('/');
    await act(async () => jest.advanceTimersByTime(1));
    expect(location()).toBe('/onboarding');
  });

  it('sends nobody away for an answer that is being read again', async () => {
    const { use, location } = await open({
      answers: [answer(getProfileStatus, { isComplete: false, needsOnboarding: true })],
    });
    const held = hold(answer(getProfileStatus, { isComplete: true, needsOnboarding: false }));
    use(held);
    await act(async () => void refresh(getProfileStatus));
    await act(async () => jest.advanceTimersByTime(5000));
    held.release();
    await act(async () => jest.advanceTimersByTime(5000));
    expect(location()).toBe('/');
  });

  it('lets a complete profile stay', async () => {
    const { location } = await open();
    await act(async () => jest.advanceTimersByTime(5000));
    expect(screen.queryByText('Profil vervollständigen')).toBeNull();
    expect(location()).toBe('/');
  });
});

interface Opened {
  isHeld?: boolean;
  profile?: Partial<Profile>;
  answers?: readonly Stub[];
}

function open({ profile = {}, answers = [], isHeld = false }: Opened = {}): Promise<PlatformRender> {
  const usual = [
    answer(getProfileStatus, { isComplete: true, needsOnboarding: false }),
    answer(getProfile, { user: aProfile(profile) }),
    answer(reportClientError, { ok: true }),
  ];
  return act(async () =>
    renderWithPlatform(<DashboardPage user={aMember} />, { answers: [...usual, ...answers], session: { isHeld } }),
  );
}

function MatchesCard() {
  return <h2>Aktuelle Matches</h2>;
}
