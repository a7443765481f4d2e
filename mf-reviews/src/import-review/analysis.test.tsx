import { analyzeReview, getReviewStats, listReviews } from '@rezenso/contract/reviews';
import { useToasts } from '@rezenso/platform';
import { answer, fail, hold, renderWithPlatform } from '@rezenso/platform/testing';
import { paste } from '@rezenso/ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import ReviewBoardPage from '../review-board/review-board.page.tsx';
import { aReview, copied, someStats } from '../testing/reviews.ts';
import { riskInWords } from './risk-level.ts';

describe('analysing the typed text', () => {
  it('says score and risk in a toast, and the reasons in the dialog', async () => {
    const { user, calls, use } = await openDialog();
    await paste(user, textBox(), ' Der Kuchen war frisch ');
    use(answer(analyzeReview, copied));
    await user.click(analyseButton());
    expect(await screen.findByText('Qualitäts-Score: 72% | Risiko: 84 (hoch)')).toBeVisible();
    expect(calls.find((call) => call.method === 'POST')).toMatchObject({
      path: '/api/reviews/analyze',
      body: { content: 'Der Kuchen war frisch' },
    });
    const result = within(screen.getByRole('region', { name: 'Ergebnis der Analyse' }));
    expect(result.getByRole('meter', { name: 'Qualitäts-Score' })).toHaveAttribute('aria-valuenow', '72');
    expect(result.getByText('Steht so in beiden Texten')).toBeVisible();
    expect(result.getByText('Die Länge passt.')).toBeVisible();
    expect(await axe(screen.getByRole('dialog'))).toHaveNoViolations();
  });

  it('says so when nothing points to a forgery', async () => {
    const { user, use } = await openDialog();
    await user.type(textBox(), 'Gut');
    use(answer(analyzeReview, { ...copied, fraudRisk: 3, evidence: [], reasons: [] }));
    await user.click(analyseButton());
    expect(await screen.findByText('Nichts deutet auf eine Fälschung hin.')).toBeVisible();
    expect(screen.getByText('Qualitäts-Score: 72% | Risiko: 3 (niedrig)')).toBeVisible();
  });

  it('drops the result as soon as the text is another one', async () => {
    const { user, use } = await openDialog();
    await user.type(textBox(), 'Gut');
    use(answer(analyzeReview, copied));
    await user.click(analyseButton());
    await screen.findByRole('region', { name: 'Ergebnis der Analyse' });
    await user.type(textBox(), '!');
    expect(screen.queryByRole('region', { name: 'Ergebnis der Analyse' })).toBeNull();
  });

  it('needs a text', async () => {
    const { user, calls } = await openDialog();
    await user.click(analyseButton());
    expect(await screen.findByText('Bitte gib einen Text ein')).toBeVisible();
    expect(textBox()).toHaveFocus();
    expect(calls.some((call) => call.method === 'POST')).toBe(false);
  });

  it('says in place when it fails, and keeps the text', async () => {
    const { user, use } = await openDialog();
    await user.type(textBox(), 'Gut');
    use(fail(analyzeReview, 'RATE_LIMITED'));
    await user.click(analyseButton());
    expect(await screen.findByText('Der Text konnte nicht analysiert werden.')).toBeVisible();
    expect(screen.getByRole('alert')).not.toBeEmptyDOMElement();
    expect(textBox()).toHaveValue('Gut');
  });

  it('asks once, however often the button is pressed', async () => {
    const { user, calls, use } = await openDialog();
    await user.type(textBox(), 'Gut');
    const held = hold(answer(analyzeReview, copied));
    use(held);
    await user.dblClick(analyseButton());
    held.release();
    await screen.findByRole('region', { name: 'Ergebnis der Analyse' });
    expect(calls.filter((call) => call.method === 'POST')).toHaveLength(1);
  });

  it('shows the toast for five seconds', async () => {
    const { user, use } = await openDialog();
    await user.type(textBox(), 'Gut');
    use(answer(analyzeReview, copied));
    await user.click(analyseButton());
    await waitFor(() => expect(screen.getByTestId('duration')).toHaveTextContent('5000'));
  });
});

describe('the risk in words', () => {
  it.each([
    [0, '0 (niedrig)'],
    [24.4, '24 (niedrig)'],
    [25, '25 (mittel)'],
    [50, '50 (mittel)'],
    [50.6, '51 (hoch)'],
    [100, '100 (hoch)'],
  ])('says %d as %s', (risk, words) => {
    expect(riskInWords(risk)).toBe(words);
  });
});

async function openDialog() {
  const rendered = renderWithPlatform(
    <>
      <ReviewBoardPage />
      <ToastDuration />
    </>,
    { route: '/reviews', answers: [answer(listReviews, [aReview()]), answer(getReviewStats, someStats())] },
  );
  await rendered.user.click(await screen.findByRole('button', { name: 'Bewertung importieren' }));
  await screen.findByRole('dialog');
  return rendered;
}

function ToastDuration() {
  return <output data-testid="duration">{useToasts()[0]?.durationMs}</output>;
}

function textBox() {
  return screen.getByRole('textbox', { name: /^Text der Bewertung/ });
}

function analyseButton() {
  return screen.getByRole('button', { name: 'Analysieren' });
}
