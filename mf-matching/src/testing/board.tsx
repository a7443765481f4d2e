import { listMatches, listPotentialMatches, type Match, type PotentialMatch } from '@rezenso/contract/matches';
import { answer, renderWithPlatform, type Stub } from '@rezenso/platform/testing';
import { screen } from '@testing-library/react';
import MatchBoardPage from '../match-board/match-board.page.tsx';
import { noMessages } from './no-messages.ts';
import { noTasks } from './no-tasks.ts';

/** /matches with these matches and suggested partners. */
export function openBoard(matches: Match[], partners: PotentialMatch[] = [], ...others: Stub[]) {
  return open('/matches', [answer(listMatches, matches), answer(listPotentialMatches, partners), ...others]);
}

/** An address of /matches with these suggested partners. */
export function openBoardAt(route: string, partners: PotentialMatch[], matches: Match[] = []) {
  return open(route, [answer(listMatches, matches), answer(listPotentialMatches, partners)]);
}

function open(route: string, answers: Stub[]) {
  return renderWithPlatform(<MatchBoardPage />, { route, answers: [noMessages, noTasks, ...answers] });
}

export function article(name: string) {
  return screen.findByRole('article', { name });
}
