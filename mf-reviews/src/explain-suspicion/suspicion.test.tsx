import { getReviewEvidence } from '@rezenso/contract/reviews';
import { answer, fail, hold, renderWithPlatform } from '@rezenso/platform/testing';
import { screen, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { ReviewCard } from '../review-board/review-card.tsx';
import { aReview, copied } from '../testing/reviews.ts';

const suspicious = aReview({ fraudScore: 84 });

describe('why a review is suspicious', () => {
  it('is read only when somebody asks', async () => {
    const { user, calls, container } = open(answer(getReviewEvidence, copied));
    expect(calls).toHaveLength(0);
    await user.click(why());
    expect(await screen.findByText('Der Text stimmt zu 96 % mit einer anderen Bewertung überein.')).toBeVisible();
    expect(calls.map(({ path }) => path)).toEqual([`/api/reviews/${suspicious.id}/evidence`]);
    expect(screen.getByText(/^Risiko 84 von 100/)).toBeVisible();
    expect(why()).toHaveAttribute('aria-expanded', 'true');
    expect(await axe(container)).toHaveNoViolations();
  });

  it('quotes a passage once when both texts hold it, and both when they differ', async () => {
    const { user } = open(answer(getReviewEvidence, copied));
    await user.click(why());
    const [same, different] = within(await screen.findByRole('list')).getAllByRole('listitem');
    expect(within(same as HTMLElement).getByRole('figure')).toHaveTextContent(
      'Steht so in beiden Texten„Der Kuchen war frisch“',
    );
    const passages = within(different as HTMLElement).getAllByRole('figure');
    expect(passages.map((passage) => passage.textContent)).toEqual([
      'In dieser Bewertung„Besuch im Mai“',
      'Im anderen Text„Besuch im Juni“',
    ]);
  });

  it('draws a quote as text, whatever it holds', async () => {
    const attack = '<img src=x onerror=alert(1)>';
    const { user, container } = open(
      answer(getReviewEvidence, { ...copied, evidence: [{ code: 'x', text: 'Auffällig.', quote: attack }] }),
    );
    await user.click(why());
    expect(await screen.findByText(`„${attack}“`)).toBeVisible();
    expect(container.querySelector('img')).toBeNull();
  });

  it('folds away again and does not read twice', async () => {
    const { user, calls } = open(answer(getReviewEvidence, copied));
    await user.click(why());
    await screen.findByText(/^Risiko 84/);
    await user.click(why());
    expect(screen.queryByText(/^Risiko 84/)).toBeNull();
    await user.click(why());
    expect(screen.getByText(/^Risiko 84/)).toBeVisible();
    expect(calls).toHaveLength(1);
  });

  it('says so when nothing in particular was noted', async () => {
    const { user } = open(answer(getReviewEvidence, { ...copied, evidence: [] }));
    await user.click(why());
    expect(await screen.findByText(/keine einzelnen Hinweise/)).toBeVisible();
  });

  it('shows that it is loading, says when it fails and recovers', async () => {
    const reading = hold(fail(getReviewEvidence, 'INTERNAL'));
    const { user, use } = open(reading);
    await user.click(why());
    expect(screen.getByText('Laden...')).toBeInTheDocument();
    reading.release();
    expect(await screen.findByText('Die Hinweise konnten nicht geladen werden')).toBeVisible();
    use(answer(getReviewEvidence, copied));
    await user.click(screen.getByRole('button', { name: 'Erneut versuchen' }));
    expect(await screen.findByText(/^Risiko 84/)).toBeVisible();
  });

  it('is not offered for a review that is fine', () => {
    renderWithPlatform(<ReviewCard review={aReview({ fraudScore: 50 })} />);
    expect(screen.queryByRole('button', { name: 'Warum?' })).toBeNull();
  });
});

function open(...answers: Parameters<ReturnType<typeof renderWithPlatform>['use']>) {
  return renderWithPlatform(<ReviewCard review={suspicious} />, { answers });
}

function why() {
  return screen.getByRole('button', { name: 'Warum?' });
}
