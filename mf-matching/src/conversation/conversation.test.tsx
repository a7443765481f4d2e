import { listConversations, listMessages, sendMessage } from '@rezenso/contract/messages';
import { answer, fail, hold, offline } from '@rezenso/platform/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { at, bodiesOf, field, open, page, show } from '../testing/conversation-page.tsx';
import { aConversation, aMessage } from '../testing/conversations.ts';
import { me } from '../testing/matches.ts';

beforeEach(() => {
  localStorage.clear();
  haveKeyboard(true);
});
afterEach(() => jest.restoreAllMocks());

describe('the page of a conversation', () => {
  it('shows who wrote what, the newest at the bottom, and marks it as read', async () => {
    const conversation = aConversation({ unread: 1, readByPartner: 1 });
    const messages = [
      aMessage(3),
      aMessage(2, { isMine: true, text: 'Zwei' }),
      aMessage(1, { isMine: true, text: 'Eins' }),
    ];
    const { container, calls } = open({ conversation, messages });
    const list = await screen.findByRole('group', { name: 'Nachrichten mit Café Anna' });
    const lines = within(list).getAllByText(/Eins|Zwei|Nachricht 3/);
    expect(lines.map(({ textContent }) => textContent)).toEqual(['Eins', 'Zwei', 'Nachricht 3']);
    expect(within(list).getByText(/Gesendet/)).toBeVisible();
    await waitFor(() => expect(bodiesOf(calls, 'PUT')).toEqual([{ upTo: 3 }]));
    expect(await axe(container)).toHaveNoViolations();
  });

  it('reads nothing behind other pages, and catches up when it is looked at', async () => {
    const state = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    const { calls } = open({ conversation: aConversation({ unread: 1 }), messages: [aMessage(1)] });
    await screen.findByText('Nachricht 1');
    expect(bodiesOf(calls, 'PUT')).toEqual([]);
    state.mockReturnValue('visible');
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    await waitFor(() => expect(bodiesOf(calls, 'PUT')).toEqual([{ upTo: 1 }]));
  });

  it('says Gelesen beside the last own message that the partner has read', async () => {
    const messages = [aMessage(2, { isMine: true }), aMessage(1, { isMine: true })];
    open({ conversation: aConversation({ readByPartner: 2 }), messages });
    expect(await screen.findAllByText(/Gelesen/)).toHaveLength(1);
  });

  it('shows text as text, keeps its lines, and opens addresses of others safely', async () => {
    const text = '<b>Fett</b>\nhttps://cafe-anna.example/karte, javascript:alert(1)';
    open({ messages: [aMessage(1, { text })] });
    const link = await screen.findByRole('link', { name: 'https://cafe-anna.example/karte' });
    expect(link).toHaveAttribute('rel', expect.stringContaining('noopener'));
    expect(link).toHaveAttribute('target', '_blank');
    expect(link.closest('p')).toHaveTextContent('<b>Fett</b> https://cafe-anna.example/karte, javascript:alert(1)');
    expect(screen.queryAllByRole('link', { name: /javascript/ })).toEqual([]);
  });

  it('reads older messages when asked, above what is there', async () => {
    const { user, use } = open({ messages: [aMessage(42), aMessage(41)], next: 'before' });
    use(
      answer(listMessages, ({ query }) =>
        page(
          query.cursor ? [aMessage(40), aMessage(39)] : [aMessage(42), aMessage(41)],
          query.cursor ? null : 'before',
        ),
      ),
    );
    await user.click(await screen.findByRole('button', { name: 'Ältere Nachrichten' }));
    await screen.findByText('Nachricht 39');
    expect(screen.getAllByText(/^Nachricht \d/).map(({ textContent }) => textContent)).toEqual(
      [39, 40, 41, 42].map((n) => `Nachricht ${n}`),
    );
    expect(screen.queryByRole('button', { name: 'Ältere Nachrichten' })).toBeNull();
  });

  it('says that older messages could not be read, and tries again', async () => {
    const { user, use } = open({ messages: [aMessage(42)], next: 'before' });
    await screen.findByText('Nachricht 42');
    use(fail(listMessages, 'INTERNAL'));
    await user.click(await screen.findByRole('button', { name: 'Ältere Nachrichten' }));
    expect(await screen.findByText('Ältere Nachrichten konnten nicht geladen werden.')).toBeVisible();
    use(answer(listMessages, page([aMessage(41)])));
    await user.click(screen.getByRole('button', { name: 'Ältere Nachrichten' }));
    expect(await screen.findByText('Nachricht 41')).toBeVisible();
  });

  it('tells of a message that comes in meanwhile, and of none that was there', async () => {
    const { use } = open({ messages: [aMessage(1)] });
    await screen.findByText('Nachricht 1');
    expect(screen.queryByText(/Neue Nachricht von/)).toBeNull();
    use(answer(listMessages, page([aMessage(2), aMessage(1)])));
    const { refresh } = await import('@rezenso/platform');
    await act(() => refresh(listMessages));
    expect(await screen.findByText('Neue Nachricht von Café Anna: Nachricht 2')).toBeInTheDocument();
  });

  it.each([
    ['unknown', 'MATCH_NOT_FOUND'],
    ['of others', 'MATCH_NOT_YOURS'],
    ['of a match that is not accepted', 'MATCH_NOT_ACCEPTED'],
  ] as const)('says that there is none when it is %s', async (_, code) => {
    open({}, fail(listMessages, code));
    expect(await screen.findByRole('heading', { name: 'Dieses Gespräch gibt es nicht' })).toBeVisible();
  });

  it('says when it could not be read, and recovers', async () => {
    const { user, use } = open({}, fail(listMessages, 'INTERNAL'));
    expect(await screen.findByText('Das Gespräch konnte nicht geladen werden')).toBeVisible();
    use(answer(listMessages, page([aMessage(1)])));
    await user.click(screen.getByRole('button', { name: 'Erneut versuchen' }));
    expect(await screen.findByText('Nachricht 1')).toBeVisible();
  });
});

describe('writing', () => {
  it('sends with Enter, and begins a new line with Shift and Enter', async () => {
    const { user, calls, use } = open({ messages: [aMessage(1)] });
    use(answer(sendMessage, aMessage(2, { isMine: true })));
    await user.type(await field(), 'Hallo!{Shift>}{Enter}{/Shift}Passt Dienstag?{Enter}');
    await waitFor(() => expect(screen.getByRole('textbox')).toHaveValue(''));
    expect(bodiesOf(calls, 'POST')).toEqual([{ id: expect.any(String), text: 'Hallo!\nPasst Dienstag?' }]);
    expect(screen.getByRole('textbox')).toHaveFocus();
    expect(Object.keys(localStorage)).toEqual([]);
  });

  it('says how many more a new account may send today, where few are left', async () => {
    const { user, use } = open({ messages: [aMessage(1)] });
    use(answer(sendMessage, { ...aMessage(2, { isMine: true }), leftToday: 3 }));
    await user.type(await field(), 'Passt Dienstag?{Enter}');
    expect(await screen.findByText('Heute gehen noch 3 Nachrichten')).toBeVisible();
    use(answer(sendMessage, { ...aMessage(3, { isMine: true }), leftToday: 0 }));
    await user.type(await field(), 'Oder Mittwoch?{Enter}');
    expect(await screen.findByText('Das war die letzte Nachricht für heute')).toBeVisible();
  });

  it('begins a new line with Enter where there is no keyboard, and sends with the button', async () => {
    haveKeyboard(false);
    const { user, calls, use } = open({ messages: [aMessage(1)] });
    use(answer(sendMessage, aMessage(2, { isMine: true })));
    await user.type(await field(), 'Eins{Enter}Zwei');
    expect(bodiesOf(calls, 'POST')).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Senden' }));
    await waitFor(() => expect(bodiesOf(calls, 'POST')).toEqual([expect.objectContaining({ text: 'Eins\nZwei' })]));
  });

  it('sends nothing that is empty or too long, and says how much is too much', async () => {
    const { user } = open({ messages: [aMessage(1)] });
    expect(await screen.findByRole('button', { name: 'Senden' })).toBeDisabled();
    await user.click(await field());
    await user.paste('🥨'.repeat(2001));
    expect(screen.getByText('1 Zeichen zu viel')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Senden' })).toBeDisabled();
  });

  it('keeps what could not be sent, and sends it again under the same id', async () => {
    const { user, calls, use } = open({ messages: [aMessage(1)] });
    use(offline(sendMessage));
    await user.type(await field(), 'Bis Dienstag!{Enter}');
    expect(await screen.findByText(/Keine Verbindung/)).toBeVisible();
    expect(screen.getByRole('textbox')).toHaveValue('Bis Dienstag!');
    use(answer(sendMessage, aMessage(2, { isMine: true })));
    await user.click(screen.getByRole('button', { name: 'Noch einmal senden' }));
    await waitFor(() => expect(screen.getByRole('textbox')).toHaveValue(''));
    const [first, second] = bodiesOf(calls, 'POST') as { id: string }[];
    expect(second).toEqual(first);
  });

  it('takes a new id for another text', async () => {
    const { user, calls, use } = open({ messages: [aMessage(1)] });
    use(fail(sendMessage, 'INTERNAL'));
    await user.type(await field(), 'Eins{Enter}');
    await screen.findByRole('button', { name: 'Noch einmal senden' });
    await user.type(await field(), ' zwei{Enter}');
    await waitFor(() => expect(bodiesOf(calls, 'POST')).toHaveLength(2));
    const [first, second] = bodiesOf(calls, 'POST') as { id: string }[];
    expect(second?.id).not.toBe(first?.id);
  });

  it('keeps a draft when the page is left', async () => {
    const { user, unmount } = open({ messages: [aMessage(1)] });
    await user.type(await field(), 'Ich überlege noch');
    unmount();
    open({ messages: [aMessage(1)] });
    expect(await field()).toHaveValue('Ich überlege noch');
  });

  it('sends once however often Enter is pressed', async () => {
    const { user, calls, use } = open({ messages: [aMessage(1)] });
    const held = hold(answer(sendMessage, aMessage(2, { isMine: true })));
    use(held);
    await user.type(await field(), 'Hallo!{Enter}{Enter}');
    held.release();
    await waitFor(() => expect(screen.getByRole('textbox')).toHaveValue(''));
    expect(bodiesOf(calls, 'POST')).toHaveLength(1);
  });

  it('proposes first messages of what both offer, to be changed before they are sent', async () => {
    const { user, calls, container } = open({ messages: [] });
    expect(await screen.findByText(/eurer?\w* Profil auf Yelp|euer Profil auf Yelp/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: /bei euch in Freiburg vorbeikommen/ }));
    expect(((await field()) as HTMLTextAreaElement).value).toContain('Hallo Café Anna');
    expect(bodiesOf(calls, 'POST')).toEqual([]);
    expect(await axe(container)).toHaveNoViolations();
  });
});

describe('the list of conversations', () => {
  it('names partner, last words and what is unread, and leads there', async () => {
    const unread = aConversation({ unread: 2, lastMessage: aMessage(2) });
    const other = aConversation({
      matchId: me,
      lastMessage: aMessage(1, { isMine: true, text: 'Bis bald' }),
      partner: { companyName: 'Radhaus' },
    });
    const { container } = show(
      '/matches/nachrichten',
      '/matches/nachrichten',
      answer(listConversations, { conversations: [unread, other], next: null }),
    );
    const link = await screen.findByRole('link', { name: /Café Anna.*2 ungelesene Nachrichten/ });
    expect(link).toHaveAttribute('href', at);
    expect(screen.getByText('Du: Bis bald')).toBeVisible();
    expect(screen.getByRole('heading', { level: 1, name: 'Nachrichten' })).toBeVisible();
    expect(await axe(container)).toHaveNoViolations();
  });

  it('says what to do when there is none, and recovers from a failure', async () => {
    const { user, use } = show('/matches/nachrichten', '/matches/nachrichten', fail(listConversations, 'INTERNAL'));
    expect(await screen.findByText('Deine Gespräche konnten nicht geladen werden')).toBeVisible();
    use(answer(listConversations, { conversations: [], next: null }));
    await user.click(screen.getByRole('button', { name: 'Erneut versuchen' }));
    expect(await screen.findByText('Noch keine Gespräche')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Matches ansehen' })).toHaveAttribute('href', '/matches');
  });
});

/** A mouse and a keyboard, or a thumb. */
function haveKeyboard(isThere: boolean) {
  jest.restoreAllMocks();
  const { matchMedia } = window;
  jest
    .spyOn(window, 'matchMedia')
    .mockImplementation((query) =>
      query.includes('hover') ? { ...matchMedia(query), matches: isThere } : matchMedia(query),
    );
}
