import { getReviewInsights, type ReviewInsights } from '@rezenso/contract/review-insights';
import { answer, fail, hold, renderWithPlatform } from '@rezenso/platform/testing';
import { screen, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { someInsights } from '../testing/insights.ts';
import ReviewInsightsPage from './review-insights.page.tsx';

describe('the extended analytics of a Pro member', () => {
  it('say what changed, what is praised and criticised, and how others of the trade stand', async () => {
    const { container } = open(someInsights());
    expect(await screen.findByText('Im Februar kamen 2 Bewertungen dazu, 1 mehr als im Januar.')).toBeVisible();
    expect(screen.getByText('7 loben, 1 kritisieren')).toBeVisible();
    expect(rowsOf('Stimmung, Nach Monat')).toEqual([
      ['Februar 2026', '0', '0', '0', '–'],
      ['März 2026', '7', '1', '12', '4,3'],
    ]);
    expect(rowsOf('Stimmung, Nach Plattform')).toEqual([['Google', '7', '1', '12', '4,3']]);
    expect(rowsOf('Im Vergleich')).toEqual([
      ['Sterne im Schnitt', '4,3', '3,9'],
      ['Bewertungen im Monat', '1', '2,5'],
    ]);
    expect(screen.getByText(/Bäckerei, bis 50 km um dich/)).toBeVisible();
    expect(await axe(container)).toHaveNoViolations();
  });

  it('open the sentences behind a theme, with where and when they were written', async () => {
    const { user } = open(someInsights());
    const sentence = await screen.findByText('„Am Telefon war man unfreundlich.“');
    expect(sentence).not.toBeVisible();
    await user.click(screen.getByRole('button', { name: /Freundlichkeit/ }));
    expect(sentence).toBeVisible();
    expect(screen.getByText('Google, 08.03.2026')).toBeVisible();
    expect(screen.getByText('Kritisiert')).toBeVisible();
  });

  it('lead to the file with the reviews and back to them', async () => {
    open(someInsights());
    const file = await screen.findByRole('link', { name: 'Als Tabelle (CSV)' });
    expect(file).toHaveAttribute('href', '/api/reviews/insights/export');
    expect(file).toHaveAttribute('download');
    expect(screen.getByRole('link', { name: 'Zu den Bewertungen' })).toHaveAttribute('href', '/reviews');
  });

  it.each([
    [0, /noch keinen anderen Betrieb/],
    [1, /einen anderen Betrieb mit/],
    [9, /9 andere Betriebe .* Ab 10 vergleichen wir/],
  ])('compare with nobody while there are %d others', async (businesses, words) => {
    const few = { ...someInsights().comparison, businesses, others: null } as ReviewInsights['comparison'];
    open(someInsights({ comparison: few }));
    expect(await screen.findByText(words)).toBeVisible();
    expect(screen.queryByRole('table', { name: 'Im Vergleich' })).toBeNull();
  });

  it('say what the profile lacks for a comparison, and when nothing can be said', async () => {
    open(someInsights({ comparison: null, changes: [], themes: [] }));
    expect(await screen.findByRole('link', { name: 'Zum Profil' })).toHaveAttribute('href', '/settings');
    expect(screen.getByText(/zu wenig dazu/)).toBeVisible();
    expect(screen.getByText(/noch kein Satz/)).toBeVisible();
  });
});

describe('the preview of a free member', () => {
  it('is marked as the first month, and leads to Pro', async () => {
    open(someInsights({ scope: 'first_month', previewMonth: '2025-11', comparison: null, changes: [] }));
    expect(await screen.findByText('Vorschau: dein erster Monat, November 2025')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Pro ansehen' })).toHaveAttribute('href', '/subscribe');
    expect(screen.queryByRole('heading', { name: 'Im Vergleich' })).toBeNull();
    expect(screen.queryByRole('heading', { name: 'Was sich verändert hat' })).toBeNull();
    expect(screen.getByRole('heading', { name: 'Worüber gesprochen wird' })).toBeVisible();
  });
});

describe('without reviews, on the way, and failed', () => {
  it('leads to the import while there is nothing to read, and offers no file', async () => {
    open(someInsights({ reviews: 0, themes: [], byPlatform: [] }));
    expect(await screen.findByRole('link', { name: 'Review importieren' })).toHaveAttribute(
      'href',
      '/reviews?dialog=import',
    );
    expect(screen.queryByRole('link', { name: 'Als Tabelle (CSV)' })).toBeNull();
  });

  it('says that reviews are being read', async () => {
    const reading = hold(answer(getReviewInsights, someInsights()));
    renderWithPlatform(<ReviewInsightsPage />, { answers: [reading] });
    expect(screen.getByText('Deine Bewertungen werden gelesen …')).toBeInTheDocument();
    reading.release();
    expect(await screen.findByText('7 loben, 1 kritisieren')).toBeVisible();
  });

  it('says what failed and tries again', async () => {
    const { user, use } = renderWithPlatform(<ReviewInsightsPage />, {
      answers: [fail(getReviewInsights, 'OVERLOADED')],
    });
    expect(await screen.findByText('Deine Analysen konnten nicht geladen werden')).toBeVisible();
    use(answer(getReviewInsights, someInsights()));
    await user.click(screen.getByRole('button', { name: 'Erneut versuchen' }));
    expect(await screen.findByText('7 loben, 1 kritisieren')).toBeVisible();
  });
});

function open(insights: ReviewInsights) {
  return renderWithPlatform(<ReviewInsightsPage />, {
    route: '/reviews/analyse',
    answers: [answer(getReviewInsights, insights)],
  });
}

function rowsOf(name: string) {
  const [, ...rows] = within(screen.getByRole('table', { name })).getAllByRole('row');
  return rows.map((row) => [...row.children].map((cell) => cell.textContent));
}
