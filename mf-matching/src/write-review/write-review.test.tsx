import { completeMatch, listMatches, listPotentialMatches } from '@rezenso/contract/matches';
import { analyzeReview, generateReview, type ReviewAnalysis } from '@rezenso/contract/reviews';
import { answer, fail, renderWithPlatform } from '@rezenso/platform/testing';
import { paste } from '@rezenso/ui/testing';
import { screen } from '@testing-library/react';
import { axe } from 'jest-axe';
import * as z from 'zod/mini';
import MatchBoardPage from '../match-board/match-board.page.tsx';
import { aMatch, cafeAnna } from '../testing/matches.ts';
import { noMessages } from '../testing/no-messages.ts';
import { noTasks } from '../testing/no-tasks.ts';
import { writeReviewForm } from './write-review.form.ts';

const accepted = aMatch({ status: 'accepted' });

const suspicious: ReviewAnalysis = {
  qualityScore: 40,
  fraudRisk: 80,
  reasons: [],
  evidence: [{ code: 'COPY', text: 'Der Text steht so schon an anderer Stelle.', quote: 'Alles bestens' }],
  engine: 'built-in',
};
const harmless: ReviewAnalysis = { ...suspicious, fraudRisk: 50, evidence: [] };

describe('writing a review', () => {
  it('starts with five stars and needs no text', async () => {
    const { user, calls, use } = await openDialog();
    use(
      answer(completeMatch, accepted),
      answer(listMatches, [aMatch({ status: 'accepted', requesterReviewGiven: true })]),
    );
    await user.click(submitButton());
    expect(await screen.findByText('Review abgegeben')).toBeVisible();
    expect(calls.find((call) => call.method === 'PUT')?.body).toEqual({ rating: 5, content: null });
    expect(await screen.findByText('Deine Review ist da. Jetzt ist Café Anna dran.')).toBeVisible();
  });

  it('keeps stars and text when it fails', async () => {
    const { user, use } = await openDialog();
    await user.click(screen.getByRole('radio', { name: /2/ }));
    await user.type(screen.getByLabelText(/Dein Text/), 'Zu laut.');
    use(fail(completeMatch, 'INTERNAL'));
    await user.click(submitButton());
    expect(await screen.findByText('Review konnte nicht abgegeben werden.')).toBeVisible();
    expect(screen.getByLabelText(/Dein Text/)).toHaveValue('Zu laut.');
    expect(screen.getByRole('radio', { checked: true })).toHaveAccessibleName(/2/);
  });

  it('turns notes into a draft and reminds to make it one’s own', async () => {
    const { user, calls, use } = await openDialog();
    use(answer(generateReview, { suggestion: 'Die Beratung war ruhig.', engine: 'built-in' }));
    await user.click(screen.getByText('Schreibhilfe'));
    await paste(user, screen.getByLabelText(/Deine Stichworte/), 'ruhige Beratung');
    await user.click(screen.getByRole('button', { name: 'Entwurf vorschlagen' }));
    expect(await screen.findByDisplayValue('Die Beratung war ruhig.')).toBeVisible();
    expect(
      screen.getByText('Das ist noch der Entwurf. Mach daraus deinen eigenen Text: was hast du selbst erlebt?'),
    ).toBeVisible();
    await user.type(screen.getByLabelText(/Dein Text/), ' Danke!');
    expect(screen.queryByText(/Das ist noch der Entwurf/)).toBeNull();
    const { website, description } = cafeAnna;
    expect(calls.find((call) => call.path === '/api/reviews/generate')?.body).toMatchObject({
      businessInfo: { companyName: 'Café Anna', industry: 'gastronomie', tradeName: 'Café', website, description },
      context: 'review_exchange',
      notes: 'ruhige Beratung',
    });
  });

  it('lets people go on without a draft', async () => {
    const { user, use } = await openDialog();
    use(fail(generateReview, 'INTERNAL'));
    await user.click(screen.getByText('Schreibhilfe'));
    await user.click(screen.getByRole('button', { name: 'Entwurf vorschlagen' }));
    expect(await screen.findByText('Gerade ist kein Entwurf möglich. Schreib einfach los.')).toBeVisible();
  });

  it('has no accessibility fault', async () => {
    await openDialog();
    expect(await axe(screen.getByRole('dialog'))).toHaveNoViolations();
  });
});

describe('a text that looks suspicious', () => {
  it('is not sent before the writer knows why, and what was written stays', async () => {
    const { user, calls, use } = await openDialog();
    use(answer(analyzeReview, suspicious), answer(completeMatch, accepted));
    await paste(user, screen.getByLabelText(/Dein Text/), 'Alles bestens');
    await user.click(submitButton());
    expect(await screen.findByText('Dieser Text könnte als verdächtig gelten')).toBeVisible();
    expect(screen.getByText('Der Text steht so schon an anderer Stelle.')).toBeVisible();
    expect(screen.getByText('„Alles bestens“')).toBeVisible();
    expect(calls.some((call) => call.method === 'PUT')).toBe(false);
    expect(await axe(screen.getByRole('dialog'))).toHaveNoViolations();
    await user.click(screen.getByRole('button', { name: 'Text überarbeiten' }));
    expect(screen.getByLabelText(/Dein Text/)).toHaveFocus();
    expect(screen.getByLabelText(/Dein Text/)).toHaveValue('Alles bestens');
    expect(screen.queryByText('Dieser Text könnte als verdächtig gelten')).toBeNull();
  });

  it('is sent once when the writer means it', async () => {
    const { user, calls, use } = await openDialog();
    use(answer(analyzeReview, suspicious), answer(completeMatch, accepted));
    await paste(user, screen.getByLabelText(/Dein Text/), 'Alles bestens');
    await user.click(submitButton());
    await user.dblClick(await screen.findByRole('button', { name: 'Trotzdem abgeben' }));
    expect(await screen.findByText('Review abgegeben')).toBeVisible();
    expect(calls.filter((call) => call.method === 'PUT')).toHaveLength(1);
  });
});

describe('the form', () => {
  it.each([
    { rating: 1, text: '' },
    { rating: 5, text: '  Gut  ' },
    { rating: 3, text: 'x'.repeat(5000) },
  ])('accepts only what the contract takes', async (values) => {
    const { rating, text } = await writeReviewForm.validate(values);
    expect(z.safeParse(completeMatch.body, { rating, content: text || null })).toMatchObject({ success: true });
  });
});

async function openDialog() {
  const rendered = renderWithPlatform(<MatchBoardPage />, {
    route: '/matches',
    answers: [
      noMessages,
      noTasks,
      answer(listMatches, [accepted]),
      answer(listPotentialMatches, []),
      answer(analyzeReview, harmless),
    ],
  });
  await rendered.user.click(await screen.findByRole('button', { name: 'Review schreiben' }));
  await screen.findByRole('dialog');
  return rendered;
}

function submitButton() {
  return screen.getByRole('button', { name: 'Review abgeben' });
}
