import { type AccountReview, appealAccountReview, getAccountReview } from '@rezenso/contract/rings';
import { answer, fail, renderWithPlatform } from '@rezenso/platform/testing';
import { expectAccessible, paste } from '@rezenso/ui/testing';
import { screen, waitFor } from '@testing-library/react';
import { AccountReviewCard } from './account-review.card.tsx';

const words = 'Wir sind drei Betriebe in einem Haus.';

it('is nothing for who was never looked at', async () => {
  const { calls } = renderCard(null);
  await waitFor(() => expect(calls).toHaveLength(1));
  expect(screen.queryByText('Prüfung deines Kontos')).toBeNull();
});

it('says kindly what waits and why, and sends what the member writes about it', async () => {
  const { user, calls, use } = renderCard(aReview());
  expect(await screen.findByText('Wir sehen uns dein Konto an')).toBeVisible();
  expect(screen.getByText(/Dafür gibt es oft einen guten Grund/)).toBeVisible();
  await expectAccessible();
  await user.click(screen.getByRole('button', { name: 'Dazu schreiben' }));
  await user.click(await screen.findByRole('button', { name: 'Abschicken' }));
  expect(await screen.findByText('Bitte beschreibe es in mindestens 10 Zeichen')).toBeVisible();
  await paste(user, screen.getByLabelText(/^Deine Erklärung/), words);
  const sent = aReview({ appeal: words, appealedAt: '2026-03-02T09:00:00.000Z', mayAppeal: false });
  use(answer(appealAccountReview, { review: sent }), answer(getAccountReview, { review: sent }));
  await user.click(screen.getByRole('button', { name: 'Abschicken' }));
  expect(await screen.findByText('Danke, wir haben es bekommen')).toBeVisible();
  expect(calls.find(({ method }) => method === 'POST')?.body).toEqual({ text: words });
});

it('keeps the words when the server refuses them', async () => {
  const { user, use } = renderCard(aReview());
  await user.click(await screen.findByRole('button', { name: 'Dazu schreiben' }));
  await paste(user, await screen.findByLabelText(/^Deine Erklärung/), words);
  use(fail(appealAccountReview, 'ACCOUNT_ALREADY_APPEALED'));
  await user.click(screen.getByRole('button', { name: 'Abschicken' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Du hast uns dazu schon geschrieben.');
  expect(screen.getByLabelText(/^Deine Erklärung/)).toHaveValue(words);
});

it('tells the decision with its reason, and lets the member answer one against it', async () => {
  renderCard(aReview({ state: 'kept', decision: 'Eine Hand.', decidedAt: '2026-03-03T09:00:00.000Z' }));
  expect(await screen.findByText('Unsere Begründung vom 03.03.2026: Eine Hand.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Dazu schreiben' })).toBeVisible();
});

function renderCard(review: AccountReview | null) {
  return renderWithPlatform(<AccountReviewCard />, { answers: [answer(getAccountReview, { review })] });
}

function aReview(over: Partial<AccountReview> = {}): AccountReview {
  return {
    state: 'open',
    openedAt: '2026-03-01T09:00:00.000Z',
    appeal: null,
    appealedAt: null,
    decision: null,
    decidedAt: null,
    mayAppeal: true,
    ...over,
  };
}
