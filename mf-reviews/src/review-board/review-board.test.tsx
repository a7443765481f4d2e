import { getReviewStats, listReviews, type Review } from '@rezenso/contract/reviews';
import { answer, fail, hold, offline, renderWithPlatform } from '@rezenso/platform/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { aReview, reviewId, someStats } from '../testing/reviews.ts';
import ReviewBoardPage from './review-board.page.tsx';

describe('the reviews page', () => {
  it('shows figures, charts and the reviews', async () => {
    const { container } = open([aReview({ isVerified: true })]);
    const card = within(await article('Petra Klein'));
    expect(card.getByRole('heading', { level: 3, name: 'Petra Klein' })).toBeVisible();
    expect(card.getByRole('img', { name: '4,0 von 5 Sternen' })).toBeVisible();
    expect(card.getByText('Google')).toBeVisible();
    expect(card.getByText('08.03.2026')).toBeVisible();
    expect(card.getByText('Verifiziert')).toBeVisible();
    expect(screen.getByRole('heading', { level: 1, name: 'Bewertungen' })).toBeVisible();
    expect(screen.getByRole('heading', { level: 2, name: 'Auswertung' })).toBeVisible();
    expect(await axe(container)).toHaveNoViolations();
  });

  it('counts this month truly, in the format of the specification', async () => {
    open([aReview(), aReview({ id: reviewId(2), fraudScore: 51 })]);
    expect(await figure('Bewertungen gesamt')).toHaveTextContent('20+12 diesen Monat');
    expect(await figure('Durchschnitt')).toHaveTextContent('4,4Partner sehen 4,2Selbst importiert 4,8');
    expect(await figure('Plattformen')).toHaveTextContent('2Am meisten auf Google');
    expect(await figure('Verdächtig')).toHaveTextContent('1Nur diese anzeigen');
  });

  it('says how many are answered, where the server counts that', async () => {
    open([aReview()], someStats({ totalReviews: 7, answered: 3 }));
    expect(await figure('Bewertungen gesamt')).toHaveTextContent('7+12 diesen Monat3 von 7 beantwortet');
  });

  it('says nothing of answers that an older server does not count', async () => {
    open([aReview()]);
    expect(await figure('Bewertungen gesamt')).toHaveTextContent(/^Bewertungen gesamt20\+12 diesen Monat$/);
  });

  it.each([
    [[3, 3], '2Überall gleich viele'],
    [[3, 3, 1], '3Am meisten auf Google und Facebook'],
    [[3, 1, 1], '3Am meisten auf Google'],
  ])('names no one platform as the first when several have as many: %j', async (counts, text) => {
    const platforms = ['google', 'facebook', 'yelp'] as const;
    const platformDistribution = platforms
      .slice(0, counts.length)
      .map((platform, index) => ({ platform, count: counts[index] ?? 0, averageRating: 4 }));
    open([aReview()], someStats({ platformDistribution }));
    expect(await figure('Plattformen')).toHaveTextContent(text);
  });

  it('tells apart what partners see and what was imported, on the figure and on each review', async () => {
    const imported = aReview({ id: reviewId(2), reviewerName: 'Jonas', origin: 'imported', isRatingGiven: false });
    const kinds = {
      seenByPartners: { count: 0, averageRating: null },
      selfImported: { count: 2, averageRating: 4.8 },
    };
    open([aReview({ isVerified: true, origin: 'verified' }), imported], someStats(kinds));
    expect(await figure('Durchschnitt')).toHaveTextContent('Partner sehen noch keinen' + 'Selbst importiert 4,8');
    const card = within(await article('Jonas'));
    expect(card.getByText('Selbst importiert')).toBeVisible();
    expect(card.getByText('Sterne nicht angegeben')).toBeVisible();
    expect(card.queryByRole('img', { name: /Sternen/ })).toBeNull();
    expect(within(await article('Petra Klein')).queryByText('Selbst importiert')).toBeNull();
  });

  it('shows no average where nobody gave stars', async () => {
    open([aReview({ isRatingGiven: false })], someStats({ averageRating: 0 }));
    expect(await figure('Durchschnitt')).toHaveTextContent('–Noch keine Sterne');
  });

  it('is at ease when nothing is suspicious', async () => {
    open([aReview()]);
    await article('Petra Klein');
    expect(await figure('Verdächtig')).toHaveTextContent('0Nichts auffällig');
  });

  it.each([
    [50, 0],
    [51, 1],
  ])('flags a fraud score of %i %i times', async (fraudScore, times) => {
    open([aReview({ fraudScore })]);
    expect(within(await article('Petra Klein')).queryAllByText('Verdächtig')).toHaveLength(times);
  });

  it('leads an empty account to the import', async () => {
    const { user, container } = open([], someStats({ totalReviews: 0, averageRating: 0, thisMonth: 0 }));
    expect(await screen.findByText('Noch keine Bewertungen')).toBeVisible();
    expect(screen.queryByRole('searchbox')).toBeNull();
    expect(await axe(container)).toHaveNoViolations();
    await user.click(screen.getByRole('button', { name: 'Jetzt importieren' }));
    expect(await screen.findByRole('dialog', { name: 'Bewertung importieren' })).toBeVisible();
  });

  it('holds the place of what is loading', async () => {
    const reading = hold(answer(listReviews, [aReview()]));
    const figures = hold(answer(getReviewStats, someStats()));
    const { container } = renderWithPlatform(<ReviewBoardPage />, { answers: [reading, figures] });
    expect(screen.getAllByText('Laden...')).toHaveLength(2);
    expect(screen.getByRole('heading', { name: 'Alle Bewertungen' })).toBeVisible();
    expect(await axe(container)).toHaveNoViolations();
    reading.release();
    figures.release();
    expect(await article('Petra Klein')).toBeVisible();
    expect(screen.queryByText('Laden...')).toBeNull();
  });
});

describe('when something does not load', () => {
  it('keeps the figures and recovers the list with a retry', async () => {
    const { user, use, container } = renderWithPlatform(<ReviewBoardPage />, {
      answers: [fail(listReviews, 'INTERNAL'), answer(getReviewStats, someStats())],
    });
    expect(await screen.findByText('Deine Bewertungen konnten nicht geladen werden')).toBeVisible();
    expect(await figure('Verdächtig')).toHaveTextContent('–');
    expect(await axe(container)).toHaveNoViolations();
    use(answer(listReviews, [aReview()]));
    await user.click(screen.getByRole('button', { name: 'Erneut versuchen' }));
    expect(await article('Petra Klein')).toBeVisible();
  });

  it('keeps the list and recovers the figures with a retry', async () => {
    const { user, use } = renderWithPlatform(<ReviewBoardPage />, {
      answers: [answer(listReviews, [aReview()]), fail(getReviewStats, 'INTERNAL')],
    });
    expect(await screen.findByText('Deine Zahlen konnten nicht geladen werden')).toBeVisible();
    expect(await article('Petra Klein')).toBeVisible();
    use(answer(getReviewStats, someStats()));
    await user.click(screen.getByRole('button', { name: 'Erneut versuchen' }));
    expect(await figure('Plattformen')).toBeVisible();
  });

  it('says it once when nothing loads, and one retry reads both', async () => {
    const { user, use } = renderWithPlatform(<ReviewBoardPage />, {
      answers: [offline(listReviews), offline(getReviewStats)],
    });
    expect(await screen.findByText('Deine Bewertungen konnten nicht geladen werden')).toBeVisible();
    use(answer(listReviews, [aReview()]), answer(getReviewStats, someStats()));
    await user.click(screen.getByRole('button', { name: 'Erneut versuchen' }));
    expect(await article('Petra Klein')).toBeVisible();
    expect(await figure('Plattformen')).toBeVisible();
  });

  it('sends an expired session to the sign-in', async () => {
    const { departures } = renderWithPlatform(<ReviewBoardPage />, {
      answers: [fail(listReviews, 'UNAUTHORIZED'), fail(getReviewStats, 'UNAUTHORIZED')],
    });
    expect(await screen.findByText('You are logged out. Logging in again...')).toBeVisible();
    await waitFor(() => expect(departures).toEqual(['/api/login']));
  });
});

function open(reviews: Review[], stats = someStats()) {
  return renderWithPlatform(<ReviewBoardPage />, {
    route: '/reviews',
    answers: [answer(listReviews, reviews), answer(getReviewStats, stats)],
  });
}

function article(name: string) {
  return screen.findByRole('article', { name: `Bewertung von ${name}` });
}

function figure(name: string) {
  return screen.findByRole('group', { name });
}
