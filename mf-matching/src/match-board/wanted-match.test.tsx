import { listMatches, listPotentialMatches, type Match } from '@rezenso/contract/matches';
import { answer, renderWithPlatform } from '@rezenso/platform/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { aMatch, aRequest } from '../testing/matches.ts';
import { noMessages } from '../testing/no-messages.ts';
import { noTasks } from '../testing/no-tasks.ts';
import MatchBoardPage from './match-board.page.tsx';

const scrolledTo = jest.fn();
beforeEach(() => {
  scrolledTo.mockReset();
  Element.prototype.scrollIntoView = function (this: Element) {
    scrolledTo(this);
  };
});

describe('an address that names a match', () => {
  it('brings the one to answer to the front, into view and to the keyboard, behind however many others', async () => {
    open([...Array.from({ length: 9 }, (_, index) => aRequest({ id: id(index) })), aRequest({ id: id(99) })], id(99));
    const [first] = await screen.findAllByRole('listitem');
    await waitFor(() => expect(first).toHaveFocus());
    expect(scrolledTo).toHaveBeenCalledWith(first);
    expect(within(first as HTMLElement).getByRole('button', { name: 'Akzeptieren' })).toBeVisible();
  });

  it('opens the review that the partner waits for, and forgets it when that is closed', async () => {
    const { user, location } = open([aMatch({ id: id(1), status: 'accepted', providerReviewGiven: true })], id(1));
    const dialog = await screen.findByRole('dialog', { name: 'Review schreiben' });
    await user.click(within(dialog).getByRole('button', { name: 'Schließen' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(location()).toBe('/matches');
  });

  it.each([
    ['was declined', [aMatch({ id: id(1), status: 'declined' })]],
    ['has gone', []],
  ])('says so when the one it names %s', async (_, matches) => {
    open(matches, id(1));
    expect(await screen.findByText('Dieses Match steht hier nicht mehr')).toBeVisible();
  });

  it.each([
    ['that is not there', id(7), aMatch({ id: id(1) })],
    ['in which the own review is given', id(1), aMatch({ id: id(1), status: 'accepted', requesterReviewGiven: true })],
    [
      'with a plan, whose reviews stand in its exchanges',
      id(1),
      aMatch({ id: id(1), status: 'accepted', providerReviewGiven: true, isCoordinated: true }),
    ],
  ])('opens nothing for one %s', async (_, wanted, match) => {
    open([match], wanted);
    expect(await screen.findByRole('article', { name: 'Café Anna' })).toBeVisible();
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

function open(matches: Match[], wanted: string) {
  return renderWithPlatform(<MatchBoardPage />, {
    route: `/matches?match=${wanted}`,
    answers: [noMessages, noTasks, answer(listMatches, matches), answer(listPotentialMatches, [])],
  });
}

function id(number: number): string {
  return `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;
}
