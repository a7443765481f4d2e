import { listMatches, listPotentialMatches, withdrawMatch } from '@rezenso/contract/matches';
import { answer, fail, renderWithPlatform } from '@rezenso/platform/testing';
import { screen, waitFor } from '@testing-library/react';
import { axe } from 'jest-axe';
import MatchBoardPage from '../match-board/match-board.page.tsx';
import { aMatch, aRequest } from '../testing/matches.ts';
import { noMessages } from '../testing/no-messages.ts';
import { noTasks } from '../testing/no-tasks.ts';

const withdrawn = aMatch({ status: 'declined', isWithdrawn: true });

describe('withdrawing a request', () => {
  it('asks first, then says so and takes the match off the list', async () => {
    const { user, calls, use } = await openDialog();
    expect(screen.getByRole('alertdialog')).toHaveTextContent(/Nach 7 Tagen kannst du dort wieder fragen/);
    use(answer(withdrawMatch, withdrawn), answer(listMatches, [withdrawn]));
    await user.click(screen.getByRole('button', { name: 'Zurückziehen' }));
    expect(await screen.findByText('Café Anna muss nicht mehr antworten.')).toBeVisible();
    expect(calls.filter(({ method }) => method === 'PUT').map(({ path }) => path)).toEqual([
      `/api/matches/${withdrawn.id}/withdraw`,
    ]);
    await user.click(await screen.findByRole('button', { name: 'Eine zurückgezogene Anfrage' }));
    expect(screen.getByText('Du hast deine Anfrage an Café Anna am 01.03.2026 zurückgezogen.')).toBeVisible();
  });

  it('does nothing when one thinks better of it', async () => {
    const { user, calls } = await openDialog();
    await user.click(screen.getByRole('button', { name: 'Anfrage behalten' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(calls.some(({ method }) => method === 'PUT')).toBe(false);
  });

  it('says that the partner was quicker', async () => {
    const { user, use } = await openDialog();
    use(fail(withdrawMatch, 'MATCH_ALREADY_ANSWERED'), answer(listMatches, [aMatch({ status: 'accepted' })]));
    await user.click(screen.getByRole('button', { name: 'Zurückziehen' }));
    expect(await screen.findByText('Dieses Match wurde schon beantwortet.')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  });

  it('is not offered to who was asked', async () => {
    openBoard(aRequest());
    await screen.findByRole('button', { name: 'Ablehnen' });
    expect(screen.queryByRole('button', { name: 'Anfrage zurückziehen' })).toBeNull();
  });

  it('is what who was asked reads later', async () => {
    const { user } = openBoard(aRequest({ status: 'declined', isWithdrawn: true }));
    await user.click(await screen.findByRole('button', { name: 'Eine zurückgezogene Anfrage' }));
    expect(screen.getByText('Café Anna hat die Anfrage am 01.03.2026 zurückgezogen.')).toBeVisible();
  });

  it('has no accessibility fault', async () => {
    await openDialog();
    expect(await axe(screen.getByRole('alertdialog'))).toHaveNoViolations();
  });
});

function openBoard(match: ReturnType<typeof aMatch>) {
  return renderWithPlatform(<MatchBoardPage />, {
    route: '/matches',
    answers: [noMessages, noTasks, answer(listMatches, [match]), answer(listPotentialMatches, [])],
  });
}

async function openDialog() {
  const rendered = openBoard(aMatch());
  await rendered.user.click(await screen.findByRole('button', { name: 'Anfrage zurückziehen' }));
  await screen.findByRole('alertdialog');
  return rendered;
}
