import { listActivities } from '@rezenso/contract/activities';
import { confirmReview, listExchangePages } from '@rezenso/contract/exchanges';
import { anExchangePage, answer, fail, renderWithPlatform } from '@rezenso/platform/testing';
import { paste } from '@rezenso/ui/testing';
import { screen } from '@testing-library/react';
import { axe } from 'jest-axe';
import ExchangeBoardPage from '../exchange-board/exchange-board.page.tsx';
import { aReceivedExchange, handedIn } from '../testing/exchanges.ts';
import { noTasks } from '../testing/no-tasks.ts';

const received = aReceivedExchange(handedIn);

describe('confirming a received review', () => {
  it('shows the review, sends the note and says so', async () => {
    const { user, calls, use } = await openDialog();
    expect(screen.getAllByText(handedIn.reviewText)).not.toHaveLength(0);
    await paste(user, screen.getByLabelText(/Anmerkung/), 'Danke euch!');
    use(
      answer(confirmReview, aConfirmation),
      answer(listExchangePages, anExchangePage([{ ...received, status: 'confirmed' }])),
    );
    await user.click(confirmButton());
    expect(await screen.findByText('Review bestätigt')).toBeVisible();
    expect(calls.find((call) => call.method === 'POST')?.body).toEqual({
      reviewExchangeId: received.id,
      notes: 'Danke euch!',
    });
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it.each([
    ['20 XP that were granted', 20, 'Danke! Du hast 20 XP verdient.'],
    ['no XP where none were granted', 0, 'Danke!'],
    ['no XP where the server does not tell', undefined, 'Danke!'],
  ])('tells of %s', async (_, xpGranted, words) => {
    const { user, use } = await openDialog();
    const granted = xpGranted === undefined ? aConfirmation : { ...aConfirmation, xpGranted };
    use(answer(confirmReview, granted), answer(listExchangePages, anExchangePage([])));
    await user.click(confirmButton());
    expect(await screen.findByText(words)).toBeVisible();
  });

  it('keeps the note when it fails', async () => {
    const { user, use } = await openDialog();
    await paste(user, screen.getByLabelText(/Anmerkung/), 'Danke euch!');
    use(fail(confirmReview, 'EXCHANGE_NOT_AWAITING'));
    await user.click(confirmButton());
    expect(await screen.findByText('Diese Review wartet nicht auf eine Bestätigung.')).toBeVisible();
    expect(screen.getByText('Bitte versuche es später erneut.')).toBeVisible();
    expect(screen.getByLabelText(/Anmerkung/)).toHaveValue('Danke euch!');
  });

  it('says how to confirm while the partners do not write to each other', async () => {
    const { user, use } = await openDialog();
    await paste(user, screen.getByLabelText(/Anmerkung/), 'Danke euch!');
    use(fail(confirmReview, 'CONVERSATION_BLOCKED'));
    await user.click(confirmButton());
    expect(await screen.findByText(/Lass die Anmerkung weg/)).toBeVisible();
    expect(screen.getByLabelText(/Anmerkung/)).toHaveValue('Danke euch!');
  });

  it('has no accessibility fault', async () => {
    await openDialog();
    expect(await axe(screen.getByRole('dialog'))).toHaveNoViolations();
  });
});

const aConfirmation = {
  id: '00000000-0000-4000-8000-0000000000c1',
  reviewExchangeId: received.id,
  notes: 'Danke euch!',
  createdAt: '2026-03-01T10:00:00.000Z',
};

async function openDialog() {
  const rendered = renderWithPlatform(<ExchangeBoardPage />, {
    route: '/exchanges?tab=in_progress',
    answers: [noTasks, answer(listExchangePages, anExchangePage([received])), answer(listActivities, [])],
  });
  await rendered.user.click(await screen.findByRole('button', { name: 'Erhalt bestätigen' }));
  await screen.findByRole('dialog');
  return rendered;
}

function confirmButton() {
  return screen.getByRole('button', { name: 'Erhalt bestätigen' });
}
