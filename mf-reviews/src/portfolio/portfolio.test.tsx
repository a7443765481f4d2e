import { listReviews, type Review } from '@rezenso/contract/reviews';
import { answer, fail, hold, renderWithPlatform } from '@rezenso/platform/testing';
import { screen } from '@testing-library/react';
import { axe } from 'jest-axe';
import { aReview, daysAgo, reviewId } from '../testing/reviews.ts';
import PortfolioCard from './portfolio.card.tsx';

describe('the portfolio card', () => {
  it('shows the first two reviews and the way to all', async () => {
    const { container } = open([made(1, 1, 5), made(2, 2, 4), made(3, 3, 3)]);
    expect(await names()).toEqual(['Person 1', 'Person 2']);
    expect(screen.getByRole('link', { name: 'Alle ansehen' })).toHaveAttribute('href', '/reviews');
    expect(screen.getByRole('img', { name: '4,0 von 5 Sternen, 3 Bewertungen' })).toBeVisible();
    expect(await axe(container)).toHaveNoViolations();
  });

  it('really filters by the chosen period', async () => {
    const { user } = open([made(1, 10, 5), made(2, 20, 5), made(3, 60, 2), made(4, 300, 1), made(5, 400, 1)]);
    await names();
    expect(screen.getByRole('radio', { name: '30 Tage' })).toBeChecked();
    expect(screen.getByRole('img', { name: '5,0 von 5 Sternen, 2 Bewertungen' })).toBeVisible();
    await user.click(screen.getByRole('radio', { name: '90 Tage' }));
    expect(screen.getByRole('img', { name: '4,0 von 5 Sternen, 3 Bewertungen' })).toBeVisible();
    await user.click(screen.getByRole('radio', { name: '365 Tage' }));
    expect(screen.getByRole('img', { name: '3,3 von 5 Sternen, 4 Bewertungen' })).toBeVisible();
  });

  it.each([
    ['30 Tage', [made(1, 10), made(2, 29)]],
    ['90 Tage', [made(1, 10), made(2, 31)]],
    ['365 Tage', [made(1, 10), made(2, 91)]],
    ['365 Tage', [made(1, 10)]],
  ])('starts with %s, the shortest that holds two reviews', async (period, reviews) => {
    open(reviews);
    expect(await screen.findByRole('radio', { name: period })).toBeChecked();
  });

  it('says when a period is quiet', async () => {
    const { user } = open([made(1, 40), made(2, 50)]);
    await user.click(await screen.findByRole('radio', { name: '30 Tage' }));
    expect(screen.getByText(/^In den letzten 30 Tagen kam keine Bewertung dazu. Deine letzte ist vom/)).toBeVisible();
  });

  it('shows what is suspicious and what is verified', async () => {
    open([aReview({ reviewDate: daysAgo(1), fraudScore: 80, isVerified: true })]);
    expect(await screen.findByText('Verdächtig')).toBeVisible();
    expect(screen.getByText('Verifiziert')).toBeVisible();
  });

  it('leads an empty account to the import', async () => {
    open([]);
    const link = await screen.findByRole('link', { name: 'Review importieren' });
    expect(link).toHaveAttribute('href', '/reviews?dialog=import');
  });

  it('shows that it is loading, says when it fails and recovers', async () => {
    const reading = hold(fail(listReviews, 'INTERNAL'));
    const { user, use, container } = renderWithPlatform(<PortfolioCard />, { answers: [reading] });
    expect(screen.getByText('Laden...')).toBeInTheDocument();
    reading.release();
    expect(await screen.findByText('Bewertungen konnten nicht geladen werden')).toBeVisible();
    expect(await axe(container)).toHaveNoViolations();
    use(answer(listReviews, [made(1, 1)]));
    await user.click(screen.getByRole('button', { name: 'Erneut versuchen' }));
    expect(await names()).toEqual(['Person 1']);
  });
});

function open(reviews: Review[]) {
  return renderWithPlatform(<PortfolioCard />, { answers: [answer(listReviews, reviews)] });
}

function made(number: number, days: number, rating = 5): Review {
  return aReview({ id: reviewId(number), reviewerName: `Person ${number}`, reviewDate: daysAgo(days), rating });
}

async function names() {
  return (await screen.findAllByRole('heading', { level: 3 })).map((heading) => heading.textContent);
}
