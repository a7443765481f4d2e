import { getReviewInsights } from '@rezenso/contract/review-insights';
import { draftReply } from '@rezenso/contract/review-replies';
import { getReviewEvidence } from '@rezenso/contract/reviews';
import { listUserPlatforms } from '@rezenso/contract/user-platforms';
import { startEnglish } from '@rezenso/domain/testing/english';
import { answer, renderWithPlatform } from '@rezenso/platform/testing';
import { screen } from '@testing-library/react';
import { someInsights } from '../testing/insights.ts';
import { aReview, copied, someStats } from '../testing/reviews.ts';

const draft = 'Vielen Dank für Ihre Bewertung!';

beforeAll(() => startEnglish(() => import('./en.ts')));

it('counts one and several', async () => {
  const { boardTexts, trendTexts } = await import('../texts.de.ts');
  expect([0, 1, 1234].map(boardTexts.count)).toEqual(['0 reviews', '1 review', '1,234 reviews']);
  expect(boardTexts.countShown(25, 1)).toBe('25 of 1 review');
  expect([1, 5].map(trendTexts.stars)).toEqual(['1 star', '5 stars']);
});

it('says in whole sentences how many spoke, answered and can be compared', async () => {
  const { answerTexts, comparisonTexts, themeTexts } = await import('../review-insights/texts.de.ts');
  expect(themeTexts.voices(1, 2)).toBe('1 praise, 2 criticisms');
  expect(themeTexts.voices(2, 1)).toBe('2 praise, 1 criticism');
  expect([1, 2].map(themeTexts.description)).toEqual([
    expect.stringMatching(/^1 review was read\./),
    expect.stringMatching(/^2 reviews were read\./),
  ]);
  expect(answerTexts.said(1, 3)).toBe('You have marked 1 of 3 reviews as replied (33%).');
  expect(answerTexts.speed(1, 1)).toBe('That was after one day.');
  expect(answerTexts.speed(2.5, 4)).toBe('Half of them had a reply within 2.5 days, the other half later.');
  expect([1, 3].map(answerTexts.few)).toEqual([
    'This is based on one reply and does not say much yet.',
    'This is based on 3 replies and does not say much yet.',
  ]);
  expect(comparisonTexts.tooFew(10)).toMatch(
    /still too few other businesses with reviews here\. We compare from 10 on,/,
  );
});

it('knows a name for each theme, and leaves one that is newer as it comes', async () => {
  const { themeTexts } = await import('../review-insights/texts.de.ts');
  expect(themeTexts.label({ id: 'people', label: 'Freundlichkeit' })).toBe('Friendliness');
  expect(themeTexts.label({ id: 'newer', label: 'Neues Thema' })).toBe('Neues Thema');
});

it('names months, short and long', async () => {
  const { longMonth, shortMonth } = await import('../review-trends/month-names.ts');
  expect(['2026-03', '2026-10'].map(longMonth)).toEqual(['March 2026', 'October 2026']);
  expect(['2026-03', '2026-05', '2026-12'].map(shortMonth)).toEqual(['Mar', 'May', 'Dec']);
});

it('calls a review without a name imported, and finds it under that word', async () => {
  const { reviewerName } = await import('../review-board/reviewer-name.ts');
  const { filterReviews, noFilter, searchable } = await import('../review-board/review-filter.ts');
  const nameless = aReview({ reviewerName: 'Importiert' });
  expect(reviewerName(nameless)).toBe('Imported');
  expect(reviewerName(aReview({ reviewerName: 'Anonym' }))).toBe('Anonymous');
  expect(reviewerName(aReview({ reviewerName: 'constructor' }))).toBe('constructor');
  expect(reviewerName(aReview())).toBe('Petra Klein');
  expect(filterReviews(searchable([nameless, aReview()]), { ...noFilter, search: 'imported' })).toEqual([nameless]);
});

it('draws figures and lists as they are written in Britain', async () => {
  const { ReviewFigures } = await import('../review-board/review-figures.tsx');
  const platforms = ['google', 'facebook', 'yelp'] as const;
  const platformDistribution = platforms.map((platform, index) => ({
    platform,
    count: index < 2 ? 3 : 1,
    averageRating: 4.5,
  }));
  const stats = someStats({ platformDistribution, totalReviews: 1234, answered: 3 });
  const reading = { data: stats, error: undefined, isLoading: false, isReloading: false, reload: async () => {} };
  renderWithPlatform(<ReviewFigures reading={reading} reviews={[aReview()]} />);
  const figures = screen.getAllByRole('group').map(({ textContent }) => textContent);
  expect(figures).toEqual(
    expect.arrayContaining([
      expect.stringContaining('1,234+12 this month3 of 1,234 with a reply'),
      expect.stringContaining('4.4Partners see 4.2Imported by you 4.8'),
      expect.stringContaining('Most on Google and Facebook'),
      expect.stringContaining('0Nothing unusual'),
    ]),
  );
});

it('shows what the server says as the reader’s, and what people wrote as it is', async () => {
  const { default: Insights } = await import('../review-insights/review-insights.page.tsx');
  const insights = someInsights();
  const { user } = renderWithPlatform(<Insights />, { answers: [answer(getReviewInsights, insights)] });
  expect(await screen.findByText(insights.changes[0] ?? '')).not.toHaveAttribute('lang');
  expect(screen.getByRole('heading', { level: 1, name: 'Extended analytics' })).not.toHaveAttribute('lang');
  await user.click(screen.getByRole('button', { name: 'Friendliness 7 praise, 1 criticism' }));
  expect(screen.getByText('“Am Telefon war man unfreundlich.”')).toBeVisible();
  expect(screen.getByText('Google, 08/03/2026')).toBeVisible();
});

it('says in English that a draft is German, and marks it for those who listen', async () => {
  const { ReviewCard } = await import('../review-board/review-card.tsx');
  const answers = [
    answer(getReviewEvidence, copied),
    answer(draftReply, { draft, takesUp: false }),
    answer(listUserPlatforms, []),
  ];
  const { user } = renderWithPlatform(<ReviewCard review={aReview({ fraudScore: 84 })} />, { answers });
  await user.click(screen.getByRole('button', { name: 'Why?' }));
  const [sign] = copied.evidence;
  expect(await screen.findByText(sign?.text ?? '')).not.toHaveAttribute('lang');
  expect(screen.getByText(/^Risk 84 out of 100/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Reply' }));
  const field = await screen.findByRole('textbox', { name: 'Your reply' });
  expect(field).toHaveValue(draft);
  expect(field).toHaveAttribute('lang', 'de');
  expect(screen.getByText('A draft in German. Read it and make it your own.')).toBeVisible();
});

it('says in English that a draft is English, and marks nothing', async () => {
  const { ReviewCard } = await import('../review-board/review-card.tsx');
  const english = { draft: 'Thank you for your review.', takesUp: false, language: 'en' } as const;
  const answers = [answer(draftReply, english), answer(listUserPlatforms, [])];
  const { user } = renderWithPlatform(<ReviewCard review={aReview()} />, { answers });
  await user.click(screen.getByRole('button', { name: 'Reply' }));
  expect(await screen.findByRole('textbox', { name: 'Your reply' })).not.toHaveAttribute('lang');
  expect(screen.getByText('A draft in English, like the review. Read it and make it your own.')).toBeVisible();
});
