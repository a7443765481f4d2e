import { declineMatch, listMatches, listPotentialMatches } from '@rezenso/contract/matches';
import { answer, fail, renderWithPlatform } from '@rezenso/platform/testing';
import { paste } from '@rezenso/ui/testing';
import { screen } from '@testing-library/react';
import { axe } from 'jest-axe';
import MatchBoardPage from '../match-board/match-board.page.tsx';
import { aRequest } from '../testing/matches.ts';
import { noMessages } from '../testing/no-messages.ts';
import { noTasks } from '../testing/no-tasks.ts';

describe('declining a match', () => {
  it('sends the reason, says so and takes the match off the list', async () => {
    const { user, calls, use } = await openDialog();
    await paste(user, screen.getByLabelText(/Grund/), 'Gerade keine Zeit.');
    use(
      answer(declineMatch, aRequest({ status: 'declined' })),
      answer(listMatches, [aRequest({ status: 'declined' })]),
    );
    await user.click(declineButton());
    expect(await screen.findByText('Match abgelehnt')).toBeVisible();
    expect(calls.find((call) => call.method === 'PUT')?.body).toEqual({ reason: 'Gerade keine Zeit.' });
    expect(await screen.findByText('Noch keine Matches')).toBeVisible();
  });

  it('needs no reason', async () => {
    const { user, calls, use } = await openDialog();
    use(answer(declineMatch, aRequest({ status: 'declined' })));
    await user.click(declineButton());
    expect(await screen.findByText('Match abgelehnt')).toBeVisible();
    expect(calls.find((call) => call.method === 'PUT')?.body).toEqual({ reason: null });
  });

  it('keeps the reason when it fails', async () => {
    const { user, use } = await openDialog();
    await paste(user, screen.getByLabelText(/Grund/), 'Gerade keine Zeit.');
    use(fail(declineMatch, 'INTERNAL'));
    await user.click(declineButton());
    expect(await screen.findByText('Match konnte nicht abgelehnt werden.')).toBeVisible();
    expect(screen.getByLabelText(/Grund/)).toHaveValue('Gerade keine Zeit.');
  });

  it('has no accessibility fault', async () => {
    await openDialog();
    expect(await axe(screen.getByRole('dialog'))).toHaveNoViolations();
  });
});

async function openDialog() {
  const rendered = renderWithPlatform(<MatchBoardPage />, {
    route: '/matches',
    answers: [noMessages, noTasks, answer(listMatches, [aRequest()]), answer(listPotentialMatches, [])],
  });
  await rendered.user.click(await screen.findByRole('button', { name: 'Ablehnen' }));
  await screen.findByRole('dialog');
  return rendered;
}

function declineButton() {
  return screen.getByRole('button', { name: 'Ablehnen' });
}
