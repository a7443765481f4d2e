import { blockPartner, listMessages, unblockPartner } from '@rezenso/contract/messages';
import { filePartnerReport } from '@rezenso/contract/reports';
import { answer } from '@rezenso/platform/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { bodiesOf, field, open, page } from '../testing/conversation-page.tsx';
import { aConversation, aMessage, matchId } from '../testing/conversations.ts';
import { me } from '../testing/matches.ts';

describe('who does not want to talk', () => {
  it('blocks after a question, and takes it back', async () => {
    const { user, calls, use } = open({ messages: [aMessage(1)] });
    await user.click(await screen.findByRole('button', { name: 'Weitere Aktionen zu Café Anna' }));
    await user.click(screen.getByRole('menuitem', { name: 'Blockieren' }));
    const blocked = aConversation({ isBlockedByMe: true });
    use(answer(blockPartner, blocked), answer(listMessages, page([aMessage(1)], null, blocked)));
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Blockieren' }));
    expect(await screen.findByText(/Du hast Café Anna blockiert/)).toBeVisible();
    expect(screen.queryByRole('textbox')).toBeNull();
    use(answer(unblockPartner, aConversation()), answer(listMessages, page([aMessage(1)])));
    await user.click(screen.getByRole('button', { name: 'Weitere Aktionen zu Café Anna' }));
    await user.click(screen.getByRole('menuitem', { name: 'Blockierung aufheben' }));
    expect(await field()).toBeVisible();
    expect(calls.filter(({ path }) => path.endsWith('/block')).map(({ method }) => method)).toEqual(['PUT', 'DELETE']);
  });

  it('takes it back where one would write', async () => {
    const blocked = aConversation({ isBlockedByMe: true });
    const { user, calls, use } = open({ messages: [aMessage(1)], conversation: blocked });
    await screen.findByText(/Du hast Café Anna blockiert/);
    use(answer(unblockPartner, aConversation()), answer(listMessages, page([aMessage(1)])));
    await user.click(screen.getByRole('button', { name: 'Aufheben' }));
    expect(await field()).toBeVisible();
    expect(calls.filter(({ path }) => path.endsWith('/block')).map(({ method }) => method)).toEqual(['DELETE']);
  });

  it.each([
    ['the partner blocks', aConversation({ isBlockedByPartner: true }), /^Hier kann gerade niemand schreiben\.$/],
    ['the partner was banned', aConversation({ partner: { standing: 'banned' } }), /ist gesperrt/],
    ['the partner has left', aConversation({ partner: { standing: 'left' } }), /hat Rezenso verlassen/],
  ])('cannot be written to when %s, which is said kindly', async (_, conversation, words) => {
    open({ conversation, messages: [aMessage(1, { text: null })] });
    expect(await screen.findByText(words)).toBeVisible();
    expect(screen.getByText('Diese Nachricht wurde mit dem Konto gelöscht.')).toBeVisible();
    expect(screen.queryByRole('textbox')).toBeNull();
  });

  it('is reported with the message in question', async () => {
    const { user, calls, use } = open({ messages: [aMessage(7)] });
    use(
      answer(filePartnerReport, { id: me, reason: 'spam', status: 'pending', createdAt: '2031-03-01T09:00:00.000Z' }),
    );
    await user.click(await screen.findByRole('button', { name: /^Nachricht von .* melden$/ }));
    await screen.findByRole('dialog');
    await user.selectOptions(screen.getByLabelText(/^Grund/, { selector: 'select' }), 'spam');
    await user.type(screen.getByLabelText(/Was ist passiert/), 'Schickt mir ständig Werbung.');
    await user.click(screen.getByRole('button', { name: 'Meldung senden' }));
    await waitFor(() => expect(bodiesOf(calls, 'POST')).toHaveLength(1));
    expect(bodiesOf(calls, 'POST')[0]).toMatchObject({ matchId, messageId: aMessage(7).id, reason: 'spam' });
  });
});
