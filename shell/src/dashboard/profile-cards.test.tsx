import type { Level } from '@rezenso/contract/vocabulary';
import { aMember, renderWithPlatform } from '@rezenso/platform/testing';
import { expectAccessible } from '@rezenso/ui/testing';
import { screen, within } from '@testing-library/react';
import { aProfile } from '../testing/members.ts';
import { startWith } from '../testing/remotes.ts';
import { AccountStatus } from './account-status.tsx';
import { LevelProgress } from './level-progress.tsx';
import { TrustScore } from './trust-score.tsx';
import { WelcomeHero } from './welcome-hero.tsx';

beforeAll(() => startWith());

describe('the welcome', () => {
  afterEach(() => void jest.useRealTimers());

  it.each([
    [5, 'Guten Morgen, Anna!'],
    [10, 'Guten Morgen, Anna!'],
    [11, 'Guten Tag, Anna!'],
    [17, 'Guten Tag, Anna!'],
    [18, 'Guten Abend, Anna!'],
    [4, 'Guten Abend, Anna!'],
  ])('greets at %s o’clock: %s', (hour, words) => {
    jest.useFakeTimers({ now: new Date(2025, 4, 6, hour, 30) });
    hero();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(words);
  });

  it('greets without a name as long as there is none', () => {
    hero({ firstName: null });
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(/^Guten (Morgen|Tag|Abend)!$/);
  });

  it.each([
    [4.4, 4, '4,4 von 5 Sternen aus 1.089 Bewertungen'],
    [4.5, 5, '4,5 von 5 Sternen aus 1.089 Bewertungen'],
  ])('shows an average of %s as %s stars and says it exactly', (averageRating, stars, words) => {
    const { container } = hero({}, { averageRating });
    expect(container.querySelectorAll('clipPath')).toHaveLength(stars);
    expect(screen.getByText(words)).toBeInTheDocument();
  });

  it('counts one review in the singular', () => {
    hero({}, { reviewsReceived: 1 });
    expect(screen.getByText('1 Bewertung')).toBeVisible();
    expect(screen.getByText('4,4 von 5 Sternen aus 1 Bewertung')).toBeInTheDocument();
  });

  it('says so when there is no rating', () => {
    const { container } = hero({}, { averageRating: null, reviewsReceived: 0 });
    expect(screen.getByText('Noch keine Bewertungen')).toBeVisible();
    expect(container.querySelector('clipPath')).toBeNull();
  });
});

describe('the level', () => {
  it.each([
    [0, '0', 'Noch 500 XP bis Platin'],
    [340, '68', 'Noch 160 XP bis Platin'],
    [500, '100', 'Noch 0 XP bis Platin'],
    [740, '100', 'Noch 0 XP bis Platin'],
  ])('with %s XP is at %s percent', (xp, percent, words) => {
    renderWithPlatform(<LevelProgress profile={aProfile({ xp })} />);
    expect(screen.getByRole('progressbar')).toHaveAttribute('aria-valuenow', percent);
    expect(screen.getByText(words)).toBeVisible();
  });

  it('marks the one reached on the ladder', async () => {
    renderWithPlatform(<LevelProgress profile={aProfile({ level: 'Silber' })} />);
    const ladder = within(screen.getByRole('list', { name: 'Alle Level' })).getAllByRole('listitem');
    const current = ladder.filter((step) => step.getAttribute('aria-current') === 'step');
    expect(ladder.map((step) => step.textContent)).toEqual(['Bronze', 'Silber', 'Gold', 'Platin', 'Diamant']);
    expect(current.map((step) => step.textContent)).toEqual(['Silber']);
    await expectAccessible();
  });

  it('has nothing above the highest', () => {
    const highest: Level = 'Diamant';
    renderWithPlatform(<LevelProgress profile={aProfile({ level: highest, xp: 500 })} />);
    expect(screen.getByText('Höchstes Level erreicht')).toBeVisible();
  });

  it('says what brings points', () => {
    renderWithPlatform(<LevelProgress profile={aProfile()} />);
    expect(screen.getByText('Review abgeben').nextSibling).toHaveTextContent('+50 XP');
  });

  it.each([
    ['while one is left that brings some', ['trustpilot' as const], true],
    ['where the server does not tell', undefined, true],
    ['not to those whose platforms have all brought theirs, in this account or an earlier one', [], false],
  ])('promises points for a platform %s', (_, platformsThatEarn, isPromised) => {
    renderWithPlatform(<LevelProgress profile={aProfile({ platformsThatEarn })} />);
    expect(screen.queryAllByText('Neue Plattform hinzufügen')).toHaveLength(isPromised ? 1 : 0);
  });
});

describe('the trust score', () => {
  it.each([
    [100, 'Ausgezeichnet', 'Top 0%'],
    [80, 'Ausgezeichnet', 'Top 20%'],
    [79, 'Gut', 'Top 21%'],
    [60, 'Gut', 'Top 40%'],
    [59, 'Durchschnitt', 'Top 41%'],
  ])('of %s is %s, %s', (trustScore, label, rank) => {
    renderWithPlatform(<TrustScore profile={aProfile({ trustScore })} />);
    expect(screen.getByRole('img', { name: `Trust Score: ${trustScore}` })).toBeVisible();
    expect(screen.getByText(label)).toBeVisible();
    expect(screen.getByText(rank)).toBeVisible();
    expect(screen.queryByText('Noch kein Trust Score')).toBeNull();
  });

  it('is not invented for a member who has none: it says so and how to get one', async () => {
    renderWithPlatform(<TrustScore profile={aProfile({ trustScore: null })} />);
    expect(screen.getByText('Noch kein Trust Score')).toBeVisible();
    expect(screen.getByText(/sobald ein Partner deine erste Review bestätigt/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Partner finden' })).toHaveAttribute('href', '/matches');
    expect(screen.queryByRole('img')).toBeNull();
    expect(screen.queryByText(/Top|89/)).toBeNull();
    await expectAccessible();
  });

  it('counts what is left to the milestones', async () => {
    renderWithPlatform(<TrustScore profile={aProfile({ reviewsGiven: 23, isVerified: false, activeDays: 5 })} />);
    expect(milestones()).toEqual([
      '30 Reviews ausgetauscht23/30',
      expect.stringMatching(
        /^Profil verifiziertOffenVerifiziert bist du, wenn deine E-Mail-Adresse zu deiner Website gehört/,
      ),
      '7 Tage aktiv5/7',
    ]);
    expect(screen.getByRole('link', { name: 'Website im Profil prüfen' })).toHaveAttribute(
      'href',
      '/settings?feld=website',
    );
    expect(screen.getAllByRole('progressbar').map((bar) => bar.getAttribute('aria-valuetext'))).toEqual([
      '23/30',
      '5/7',
    ]);
    await expectAccessible();
  });

  it('ends the count where a milestone is reached', () => {
    renderWithPlatform(<TrustScore profile={aProfile({ reviewsGiven: 41, isVerified: true, activeDays: 7 })} />);
    expect(milestones()).toEqual(['30 Reviews ausgetauscht30/30', 'Profil verifiziertErreicht', '7 Tage aktiv7/7']);
    expect(screen.queryByRole('progressbar')).toBeNull();
    expect(screen.queryByRole('link', { name: 'Website im Profil prüfen' })).toBeNull();
  });
});

describe('the account', () => {
  it.each([
    [0, '5 von 5'],
    [2, '3 von 5'],
    [5, '0 von 5'],
    [9, '0 von 5'],
  ])('on the free plan after %s matches has left %s', async (freeReviewsUsed, left) => {
    renderWithPlatform(<AccountStatus profile={aProfile({ freeReviewsUsed })} />);
    expect(screen.getByText('Free')).toBeVisible();
    expect(screen.getByText(left)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Upgrade auf Pro' })).toHaveAttribute('href', '/subscribe');
    await expectAccessible();
  });

  it('on Pro is unlimited and leads to the subscription', () => {
    renderWithPlatform(<AccountStatus profile={aProfile({ subscriptionStatus: 'active', freeReviewsUsed: 5 })} />);
    expect(screen.getByText('Pro')).toBeVisible();
    expect(screen.getByText('Unbegrenzt')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Abo verwalten' })).toHaveAttribute('href', '/settings/subscription');
  });

  it.each([
    [true, 'Verifiziert'],
    [false, 'Noch nicht verifiziert'],
  ])('says whether it is verified (%s)', (isVerified, words) => {
    renderWithPlatform(<AccountStatus profile={aProfile({ isVerified })} />);
    expect(screen.getByText(words)).toBeVisible();
  });
});

function hero(user = {}, profile = {}) {
  return renderWithPlatform(
    <WelcomeHero user={{ ...aMember, ...user }} profile={aProfile(profile)} isLoading={false} />,
  );
}

function milestones(): (string | null)[] {
  const list = screen.getByRole('list', { name: 'Meilensteine' });
  return within(list)
    .getAllByRole('listitem')
    .map((milestone) => milestone.textContent);
}
