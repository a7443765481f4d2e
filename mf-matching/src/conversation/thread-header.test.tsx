import { renderWithPlatform } from '@rezenso/platform/testing';
import { screen } from '@testing-library/react';
import { axe } from 'jest-axe';
import { aConversation } from '../testing/conversations.ts';
import { ThreadHeader } from './thread-header.tsx';

it('leads to the appointment as long as there is something to make one for', async () => {
  const conversation = aConversation({ hasOpenExchange: true });
  const { container } = show(conversation);
  expect(screen.getByRole('link', { name: 'Termin' })).toHaveAttribute(
    'href',
    `/exchanges?appointment=${conversation.matchId}`,
  );
  expect(await axe(container)).toHaveNoViolations();
});

it.each([
  ['there is none', aConversation({ hasOpenExchange: false })],
  ['the server does not say', aConversation()],
  ['the partner has left', aConversation({ hasOpenExchange: true, partner: { standing: 'left' } })],
  ['the partner is banned', aConversation({ hasOpenExchange: true, partner: { standing: 'banned' } })],
])('leads nowhere when %s', (_, conversation) => {
  show(conversation);
  expect(screen.getByRole('heading', { name: 'Café Anna' })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Termin' })).toBeNull();
});

function show(conversation: ReturnType<typeof aConversation>) {
  return renderWithPlatform(<ThreadHeader conversation={conversation} />, { answers: [] });
}
