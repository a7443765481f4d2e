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
    expect(screen.getByText('7 loben, 1 kritisiert')).toBeVisible();
    expect(rowsOf('Stimmung, Nach Monat')).toEqual([
      ['Februar 2026', '0', '0', '0', '–'],
      ['März 2026', '7', '1', '12', '4,3'],
    ]);
    expect(screen.getByText(/Nach Monat reicht es höchstens zwölf Monate zurück/)).toBeVisible();
    expect(rowsOf('Stimmung, Nach Plattform')).toEqual([['Google', '7', '1', '12', '4,3']]);
    expect(rowsOf('Deine Antworten, Nach Monat')).toEqual([
      ['Februar 2026', '0', '0', '–'],
      ['März 2026', '12', '6', '2,5'],
    ]);
    expect(rowsOf('Deine Antworten, Nach Plattform')).toEqual([['Google', '12', '6', '2,5']]);
    expect(rowsOf('Im Vergleich')).toEqual([
      ['Sterne im Schnitt', '4,3', '3,9'],
      ['Bewertungen im Monat', '1', '2,5'],
      ['Beantwortet', expect.stringMatching(/^50\s%$/), expect.stringMatching(/^42\s%$/)],
      ['Tage bis zur Antwort (Median)', '2,5', '4'],
    ]);
    expect(screen.getByText(/Bäckerei in deiner Gegend/)).toBeVisible();
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

  it.each([
    [0, null],
    [1, 'Eine Bewertung ist nicht auf Deutsch; was sie sagt, fehlt hier.'],
    [3, '3 Bewertungen sind nicht auf Deutsch; was sie sagen, fehlt hier.'],
  ])('say that %i reviews are in a language that they do not understand', async (notUnderstood, said) => {
    open(someInsights({ notUnderstood }));
    await screen.findByText('7 loben, 1 kritisiert');
    expect(screen.queryByText(/nicht auf Deutsch/)?.textContent ?? null).toBe(said);
  });

  it('lead to the file with the reviews and back to them', async () => {
    open(someInsights());
    const file = await screen.findByRole('link', { name: 'Bewertungen als Tabelle (CSV)' });
    expect(file).toHaveAttribute('href', '/api/reviews/insights/export');
    expect(file).toHaveAttribute('download');
    const report = screen.getByRole('link', { name: 'Auswertung als PDF' });
    expect(report).toHaveAttribute('href', '/api/reviews/insights/report');
    expect(report).toHaveAttribute('download');
    expect(screen.getByRole('link', { name: 'Zu den Bewertungen' })).toHaveAttribute('href', '/reviews');
  });

  it.each([
    [
      { answered: 6, medianDays: 2.5 },
      /^Du hast 6 von 12 Bewertungen .*\(50\s%\)\. Die Hälfte davon war nach 2,5 Tagen/,
      null,
    ],
    [{ answered: 2, medianDays: 1 }, /nach einem Tag beantwortet/, 'Das beruht auf 2 Antworten und sagt noch wenig.'],
    [{ answered: 1, medianDays: 3 }, /Das war nach 3 Tagen\.$/, 'Das beruht auf einer Antwort und sagt noch wenig.'],
    [{ answered: 0, medianDays: null }, /noch keine Bewertung als beantwortet markiert/, null],
  ])(
    'say how often and how fast reviews were answered, and on how little that rests: %j',
    async (answers, words, few) => {
      open(someInsights({ answers }));
      expect(await screen.findByText(words)).toBeVisible();
      if (few) expect(screen.getByText(few)).toBeVisible();
      else expect(screen.queryByText(/sagt noch wenig/)).toBeNull();
    },
  );

  it('say nothing of answers where the server does not, and of others’ while too few mark theirs', async () => {
    const comparison = someInsights().comparison;
    if (!comparison?.others) throw new Error('There are others');
    const others = { ...comparison.others, answers: null };
    open(someInsights({ answers: undefined, comparison: { ...comparison, others } }));
    expect(await screen.findByText(/sobald 10 von ihnen ihre Antworten markieren/)).toBeVisible();
    expect(screen.queryByRole('rowheader', { name: 'Beantwortet' })).toBeNull();
    expect(screen.queryByRole('heading', { name: 'Deine Antworten' })).toBeNull();
  });

  it.each([0, 9])('compare with nobody while there are %d others', async (businesses) => {
    const few = { ...someInsights().comparison, businesses, others: null } as ReviewInsights['comparison'];
    open(someInsights({ comparison: few }));
    expect(await screen.findByText(/zu wenige andere Betriebe .* Ab 10 vergleichen wir/)).toBeVisible();
    expect(screen.queryByRole('table', { name: 'Im Vergleich' })).toBeNull();
  });

  it('say what the profile lacks for a comparison, and when nothing can be said', async () => {
    open(someInsights({ comparison: null, changes: [], themes: [] }));
    expect(await screen.findByRole('link', { name: 'Zum Profil' })).toHaveAttribute('href', '/settings');
    expect(screen.getByText(/zu wenig dazu/)).toBeVisible();
    expect(screen.getByText(/noch kein deutscher Satz/)).toBeVisible();
  });
});

describe('the preview of a free member', () => {
  it('is marked as the first month, and leads to Pro', async () => {
    open(someInsights({ scope: 'first_month', previewMonth: '2025-11', comparison: null, changes: [] }));
    expect(await screen.findByText('Vorschau: dein erster Monat, November 2025')).toBeVisible();
    expect(screen.getByText(/bei vielen aus den ersten 20\./)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Pro ansehen' })).toHaveAttribute('href', '/subscribe');
    expect(screen.queryByRole('heading', { name: 'Im Vergleich' })).toBeNull();
    expect(screen.queryByRole('heading', { name: 'Was sich verändert hat' })).toBeNull();
    expect(screen.queryByRole('link', { name: 'Auswertung als PDF' })).toBeNull();
    expect(screen.getByRole('link', { name: 'Bewertungen als Tabelle (CSV)' })).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Worüber gesprochen wird' })).toBeVisible();
  });
});

describe('without reviews, on the way, and failed', () => {
  it('leads to the import while there is nothing to read, and offers no file', async () => {
    open(someInsights({ reviews: 0, themes: [], byPlatform: [] }));
    expect(await screen.findByRole('link', { name: 'Bewertung importieren' })).toHaveAttribute(
      'href',
      '/reviews?dialog=import',
    );
    expect(screen.queryByRole('link', { name: 'Bewertungen als Tabelle (CSV)' })).toBeNull();
  });

  it('says that reviews are being read', async () => {
    const reading = hold(answer(getReviewInsights, someInsights()));
    renderWithPlatform(<ReviewInsightsPage />, { answers: [reading] });
    expect(screen.getByText('Deine Bewertungen werden gelesen …')).toBeInTheDocument();
    reading.release();
    expect(await screen.findByText('7 loben, 1 kritisiert')).toBeVisible();
  });

  it('says what failed and tries again', async () => {
    const { user, use } = renderWithPlatform(<ReviewInsightsPage />, {
      answers: [fail(getReviewInsights, 'OVERLOADED')],
    });
    expect(await screen.findByText('Deine Analysen konnten nicht geladen werden')).toBeVisible();
    use(answer(getReviewInsights, someInsights()));
    await user.click(screen.getByRole('button', { name: 'Erneut versuchen' }));
    expect(await screen.findByText('7 loben, 1 kritisiert')).toBeVisible();
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
