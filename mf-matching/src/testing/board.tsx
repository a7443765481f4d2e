import { listMatches, listPotentialMatches, type Match, type PotentialMatch } from '@rezenso/contract/matches';
import { answer, renderWithPlatform, type Stub } from '@rezenso/platform/testing';
import { screen } from '@testing-library/react';
import MatchBoardPage from '../match-board/match-board.page.tsx';
import { noMessages } from './no-messages.ts';

/** /matches with these matches and suggested partners. */
export function openBoard(matches: Match[], partners: PotentialMatch[] = [], ...others: Stub[]) {
  return renderWithPlatform(<MatchBoardPage />, {
    route: '/matches',
    answers: [noMessages, answer(listMatches, matches), answer(listPotentialMatches, partners), ...others],
  });
}

export function article(name: string) {
  return screen.findByRole('article', { name });
}
