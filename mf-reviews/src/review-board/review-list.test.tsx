import { wholeListLimit } from '@rezenso/contract/limits';
import { getReviewStats, listReviewPages, listReviews, type Review } from '@rezenso/contract/reviews';
import { processorMillis } from '@rezenso/contract/testing/processor-time';
import { Link } from '@rezenso/platform/router';
import { answer, renderWithPlatform } from '@rezenso/platform/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { aReview, manyReviews, reviewId, someStats } from '../testing/reviews.ts';
import ReviewBoardPage from './review-board.page.tsx';
import { filterReviews, noFilter, platformFilterOf, searchable } from './review-filter.ts';

const kuchen = aReview();
const rad = aReview({
  id: reviewId(2),
  source: 'trustpilot',
  content: 'Mein RAD war nach zwei Tagen fertig.',
  reviewerName: 'Jonas Öztürk',
});

describe('finding a review', () => {
  it.each([
    ['a word of the text, whatever the case', 'rad', 'Jonas Öztürk'],
    ['the reviewer', 'ÖZT', 'Jonas Öztürk'],
    ['words of both', 'kuchen petra', 'Petra Klein'],
  ])('goes by %s', async (_, search, name) => {
    const { user, location } = open([kuchen, rad]);
    await user.type(await screen.findByRole('searchbox', { name: 'Bewertungen durchsuchen' }), search);
    await waitFor(() => expect(articles()).toHaveLength(1));
    expect(articles()[0]).toHaveAccessibleName(`Bewertung von ${name}`);
    expect(new URLSearchParams(location().split('?')[1]).get('suche')).toBe(search);
    expect(screen.getByText('1 Bewertung')).toBeVisible();
  });

  it('goes through all of them, however many lie behind those that come at once', async () => {
    const all = manyReviews(wholeListLimit + 1);
    const { user, use } = open(all.slice(0, wholeListLimit));
    use(answer(listReviewPages, { reviews: all, next: null }));
    await screen.findByText(/201 Bewertungen/);
    await user.type(screen.getByRole('searchbox', { name: 'Bewertungen durchsuchen' }), 'nummer 201');
    await waitFor(() => expect(articles()).toHaveLength(1));
  });

  it('filters by platform, offering those that occur', async () => {
    const { user, location } = open([kuchen, rad]);
    const platform = await screen.findByRole('combobox', { name: 'Plattform' });
    expect([...platform.querySelectorAll('option')].map((option) => option.textContent)).toEqual([
      'Alle Plattformen',
      'Google',
      'Trustpilot',
    ]);
    await user.selectOptions(platform, 'Trustpilot');
    await waitFor(() => expect(articles()).toHaveLength(1));
    expect(location()).toBe('/reviews?plattform=trustpilot');
  });

  it('shows the one review that news lead to, and all of them on request', async () => {
    const scrolled = jest.fn();
    Element.prototype.scrollIntoView = scrolled;
    const { user, location } = open([kuchen, rad], `/reviews?bewertung=${rad.id}`);
    const toggle = await screen.findByRole('button', { name: 'Nur diese Bewertung' });
    expect(toggle).toHaveAttribute('aria-pressed', 'true');
    expect(articles()).toHaveLength(1);
    expect(articles()[0]).toHaveAccessibleName('Bewertung von Jonas Öztürk');
    expect(scrolled.mock.contexts).toEqual([document.getElementById('alle-bewertungen')]);
    await user.click(toggle);
    await waitFor(() => expect(articles()).toHaveLength(2));
    expect(location()).toBe('/reviews');
  });

  it('says of a review that has gone that it has, and leads to the others', async () => {
    Element.prototype.scrollIntoView = jest.fn();
    const { user } = open([kuchen], `/reviews?bewertung=${rad.id}`);
    expect(await screen.findByText('Diese Bewertung gibt es nicht mehr')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Alle Bewertungen anzeigen' }));
    await waitFor(() => expect(articles()).toHaveLength(1));
  });

  it('leaves only the suspicious ones on request, from the figure too', async () => {
    const { user, location } = open([kuchen, { ...rad, fraudScore: 80 }]);
    const toggle = await screen.findByRole('button', { name: 'Nur verdächtige' });
    await user.click(toggle);
    await waitFor(() => expect(articles()).toHaveLength(1));
    expect(toggle).toHaveAttribute('aria-pressed', 'true');
    await user.click(toggle);
    await waitFor(() => expect(articles()).toHaveLength(2));
    await user.click(screen.getByRole('link', { name: 'Nur diese anzeigen' }));
    await waitFor(() => expect(articles()).toHaveLength(1));
    expect(location()).toBe('/reviews?nur=verdaechtig');
  });

  it('does not offer that filter when nothing is suspicious', async () => {
    open([kuchen]);
    await screen.findByRole('searchbox');
    expect(screen.queryByRole('button', { name: 'Nur verdächtige' })).toBeNull();
  });

  it('leaves only the unanswered ones on request, once one is answered', async () => {
    const reply = { text: 'Danke!', answeredAt: '2026-03-10T09:00:00.000Z' };
    const noted = aReview({ id: reviewId(3), reviewerName: 'Cem', reply: { text: 'Entwurf', answeredAt: null } });
    const { user, location } = open([kuchen, { ...rad, reply }, noted]);
    const toggle = await screen.findByRole('button', { name: 'Unbeantwortet' });
    await user.click(toggle);
    await waitFor(() => expect(articles()).toHaveLength(2));
    expect(toggle).toHaveAttribute('aria-pressed', 'true');
    expect(screen.queryByRole('article', { name: 'Bewertung von Jonas Öztürk' })).toBeNull();
    expect(location()).toBe('/reviews?antwort=offen');
    await user.click(toggle);
    await waitFor(() => expect(articles()).toHaveLength(3));
    expect(location()).toBe('/reviews');
  });

  it('does not offer that filter while none is answered', async () => {
    open([kuchen]);
    await screen.findByRole('searchbox');
    expect(screen.queryByRole('button', { name: 'Unbeantwortet' })).toBeNull();
  });

  it('starts with what the address says', async () => {
    open([kuchen, rad], '/reviews?suche=kuchen&plattform=google');
    expect(await screen.findByRole('searchbox')).toHaveValue('kuchen');
    expect(screen.getByRole('combobox', { name: 'Plattform' })).toHaveValue('google');
    expect(articles()).toHaveLength(1);
  });

  it('follows the address when it changes from outside', async () => {
    const { user } = open([kuchen, rad], '/reviews?suche=kuchen');
    expect(await screen.findByRole('searchbox')).toHaveValue('kuchen');
    await user.click(screen.getByRole('link', { name: 'Bewertungen' }));
    await waitFor(() => expect(screen.getByRole('searchbox')).toHaveValue(''));
    expect(articles()).toHaveLength(2);
  });

  it('says when nothing fits and offers the way back', async () => {
    const { user, location } = open([kuchen], '/reviews?suche=fahrrad');
    expect(await screen.findByText('Kein Treffer')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Suche zurücksetzen' }));
    await waitFor(() => expect(articles()).toHaveLength(1));
    expect(location()).toBe('/reviews');
  });

  it('takes an unknown platform in the address for all', () => {
    expect(platformFilterOf('myspace')).toBe('all');
    expect(filterReviews(searchable([kuchen, rad]), { ...noFilter, search: ' ' })).toHaveLength(2);
  });
});

describe('a thousand reviews', () => {
  it('draws 25 at a time, and the keyboard goes on at the first new one', async () => {
    const { user } = open(manyReviews(1000));
    expect(await screen.findByText('25 von 1.000 Bewertungen')).toBeVisible();
    const more = await screen.findByRole('button', { name: 'Mehr anzeigen' });
    expect(articles()).toHaveLength(25);
    await user.click(more);
    expect(articles()).toHaveLength(50);
    expect(articles()[25]).toHaveFocus();
  });

  it('never draws more than a page while somebody types', async () => {
    const { user } = open(manyReviews(1000));
    await user.click(await screen.findByRole('button', { name: 'Mehr anzeigen' }));
    const most = await mostArticlesDuring(() => user.type(screen.getByRole('searchbox'), 'person 77'));
    expect(most).toBeLessThanOrEqual(50);
    expect(await screen.findByText('19 Bewertungen')).toBeVisible();
  });

  it('starts another search at its first page, and comes back to the list as it was left', async () => {
    const { user } = open(manyReviews(1000));
    await user.click(await screen.findByRole('button', { name: 'Mehr anzeigen' }));
    await user.type(screen.getByRole('searchbox'), 'b');
    expect(await screen.findByText('25 von 1.000 Bewertungen')).toBeVisible();
    await user.clear(screen.getByRole('searchbox'));
    expect(await screen.findByText('50 von 1.000 Bewertungen')).toBeVisible();
  });

  it('is searched well within a frame of patience', () => {
    const prepared = searchable(manyReviews(1000));
    const search = { ...noFilter, search: 'nummer 999', platform: 'google' as const };
    expect(processorMillis(() => filterReviews(prepared, search), 50)).toBeLessThan(50);
  });

  it('hides the button once all are shown', async () => {
    const { user } = open(manyReviews(30));
    await user.click(await screen.findByRole('button', { name: 'Mehr anzeigen' }));
    expect(articles()).toHaveLength(30);
    expect(screen.getByText('30 Bewertungen')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Mehr anzeigen' })).toBeNull();
    expect(articles()[25]).toHaveFocus();
  });
});

describe('a long review', () => {
  it('is cut short until somebody wants all of it', async () => {
    const { user } = open([aReview({ content: 'Sehr ausführlich. '.repeat(60) })]);
    const button = await screen.findByRole('button', { name: 'Ganz lesen' });
    expect(button).toHaveAttribute('aria-expanded', 'false');
    await user.click(button);
    expect(screen.getByRole('button', { name: 'Weniger anzeigen' })).toHaveAttribute('aria-expanded', 'true');
  });
});

function open(reviews: Review[], route = '/reviews') {
  return renderWithPlatform(
    <>
      <Link to="/reviews">Bewertungen</Link>
      <ReviewBoardPage />
    </>,
    { route, answers: [answer(listReviews, reviews), answer(getReviewStats, someStats())] },
  );
}

function articles() {
  return screen.queryAllByRole('article');
}

async function mostArticlesDuring(action: () => Promise<void>): Promise<number> {
  let most = document.querySelectorAll('article').length;
  const observer = new MutationObserver(() => {
    most = Math.max(most, document.querySelectorAll('article').length);
  });
  observer.observe(document.body, { childList: true, subtree: true });
  await action();
  await act(async () => {});
  observer.disconnect();
  return most;
}
