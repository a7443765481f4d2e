import { countUnreadMessages } from '@rezenso/contract/messages';
import { answer, fail } from '@rezenso/platform/testing';
import { screen, within } from '@testing-library/react';
import { article, openBoard } from '../testing/board.tsx';
import { aMatch, aRequest } from '../testing/matches.ts';

const unreadIn = (matchId: string, unread: number) =>
  answer(countUnreadMessages, { conversations: [{ matchId, unread }] });

it.each(['accepted', 'completed'])('leads from the card of an %s match into its conversation', async (status) => {
  const match = aMatch({ status });
  openBoard([match], [], unreadIn(match.id, 2));
  const link = await within(await article('Café Anna')).findByRole('link', {
    name: 'Nachrichten mit Café Anna, 2 ungelesen',
  });
  expect(link).toHaveAttribute('href', `/matches/${match.id}/nachrichten`);
  expect(link).toHaveTextContent('Nachrichten (2)');
});

it.each([aMatch(), aRequest()])('offers none before the match is accepted', async (match) => {
  openBoard([match]);
  expect(within(await article('Café Anna')).queryByRole('link', { name: /Nachrichten/ })).toBeNull();
});

it('counts unread messages of all conversations on the way to their list', async () => {
  openBoard([], [], unreadIn(aMatch().id, 7));
  expect(await screen.findByRole('link', { name: 'Nachrichten (7)' })).toHaveAttribute('href', '/matches/nachrichten');
});

it('leads there all the same when nobody can tell how much is unread', async () => {
  openBoard([aMatch({ status: 'accepted' })], [], fail(countUnreadMessages, 'INTERNAL'));
  expect(await screen.findByRole('link', { name: 'Nachrichten mit Café Anna' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Nachrichten' })).toBeVisible();
});
