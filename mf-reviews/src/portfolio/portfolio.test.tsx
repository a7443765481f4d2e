import { getReviewStats, listReviews } from '@rezenso/contract/reviews';
import { answer, fail, hold, renderWithPlatform } from '@rezenso/platform/testing';
import { screen } from '@testing-library/react';
import { axe } from 'jest-axe';
import { aReview, daysAgo, reviewId, someStats } from '../testing/reviews.ts';
import PortfolioCard from './portfolio.card.tsx';

describe('the portfolio card', () => {
  it('shows the newest two reviews, the figures of the period and the way to all', async () => {
    const { container } = open({ 30: [3, 4] });
    expect(await names()).toEqual(['Person 1', 'Person 2']);
    expect(screen.getByRole('link', { name: 'Alle ansehen' })).toHaveAttribute('href', '/reviews');
    expect(screen.getByRole('img', { name: '4,0 von 5 Sternen, 3 Bewertungen' })).toBeVisible();
    expect(await axe(container)).toHaveNoViolations();
  });

  it('tells apart what partners see and what was imported by the business itself', async () => {
    open({ 30: [3, 4] });
    expect(await screen.findByText('Partner sehen 4,2')).toBeVisible();
    expect(screen.getByText('Selbst importiert 4,8')).toBeVisible();
  });

  it('does not tell apart what is all of one kind', async () => {
    open({ 30: [3, 4] }, undefined, { selfImported: { count: 0, averageRating: null } });
    await names();
    expect(screen.queryByText(/Partner sehen|Selbst importiert/)).toBeNull();
  });

  it('asks for no more reviews than it shows', async () => {
    const { calls } = open({ 365: [900, 4.1] });
    await names();
    const asked = calls.map(({ path, query }) => [path, query]);
    expect(asked).toEqual([
      ['/api/reviews', { limit: '2' }],
      ['/api/reviews/stats', {}],
    ]);
  });

  it('really filters by the chosen period', async () => {
    const { user } = open({ 30: [1, 5], 90: [3, 4], 365: [4, 3.25] });
    expect(await names()).toEqual(['Person 1', 'Person 2']);
    await user.click(screen.getByRole('radio', { name: '30 Tage' }));
    expect(await names()).toEqual(['Person 1']);
    expect(screen.getByRole('img', { name: '5,0 von 5 Sternen, 1 Bewertung' })).toBeVisible();
    await user.click(screen.getByRole('radio', { name: '365 Tage' }));
    expect(screen.getByRole('img', { name: '3,3 von 5 Sternen, 4 Bewertungen' })).toBeVisible();
  });

  it.each<[string, Figures]>([
    ['30 Tage', { 30: [2, 5] }],
    ['90 Tage', { 30: [1, 5], 90: [2, 5] }],
    ['365 Tage', { 30: [1, 5], 365: [2, 5] }],
    ['365 Tage', { 30: [1, 5] }],
  ])('starts with %s, the shortest that holds two reviews', async (period, figures) => {
    open(figures);
    expect(await screen.findByRole('radio', { name: period })).toBeChecked();
  });

  it('says when a period is quiet', async () => {
    const { user } = open({ 90: [2, 5] });
    await user.click(await screen.findByRole('radio', { name: '30 Tage' }));
    expect(screen.getByText(/^In den letzten 30 Tagen kam keine Bewertung dazu. Deine letzte ist vom/)).toBeVisible();
  });

  it('shows what is suspicious and what is verified', async () => {
    open({ 30: [1, 4] }, [aReview({ reviewDate: daysAgo(1), fraudScore: 80, isVerified: true })]);
    expect(await screen.findByText('Verdächtig')).toBeVisible();
    expect(screen.getByText('Verifiziert')).toBeVisible();
  });

  it('leads an empty account to the import', async () => {
    open({}, []);
    const link = await screen.findByRole('link', { name: 'Bewertung importieren' });
    expect(link).toHaveAttribute('href', '/reviews?dialog=import');
  });

  it('shows that it is loading, says when it fails and recovers', async () => {
    const reading = hold(fail(listReviews, 'INTERNAL'));
    const { user, use, container } = renderWithPlatform(<PortfolioCard />, {
      answers: [reading, answer(getReviewStats, statsOf({ 30: [1, 5] }))],
    });
    expect(screen.getByText('Laden...')).toBeInTheDocument();
    reading.release();
    expect(await screen.findByText('Bewertungen konnten nicht geladen werden')).toBeVisible();
    expect(await axe(container)).toHaveNoViolations();
    use(answer(listReviews, [made(1)]));
    await user.click(screen.getByRole('button', { name: 'Erneut versuchen' }));
    expect(await names()).toEqual(['Person 1']);
  });
});

/** Count and average of each period; where nothing is said, as in the shorter one. */
type Figures = Partial<Record<30 | 90 | 365, [count: number, averageRating: number]>>;

function open(figures: Figures, latest = [made(1), made(2)], over: Parameters<typeof someStats>[0] = {}) {
  const answers = [answer(listReviews, latest), answer(getReviewStats, { ...statsOf(figures), ...over })];
  return renderWithPlatform(<PortfolioCard />, { answers });
}

function statsOf(figures: Figures) {
  const [days30 = [0, 0], days90 = days30, days365 = days90] = [figures[30], figures[90], figures[365]];
  const perPeriod = [
    { days: 30, count: days30[0], averageRating: days30[1] },
    { days: 90, count: days90[0], averageRating: days90[1] },
    { days: 365, count: days365[0], averageRating: days365[1] },
  ];
  return someStats({ perPeriod });
}

function made(number: number) {
  return aReview({ id: reviewId(number), reviewerName: `Person ${number}`, reviewDate: daysAgo(number) });
}

async function names() {
  return (await screen.findAllByRole('heading', { level: 3 })).map((heading) => heading.textContent);
}
