import { getCurrentUser } from '@rezenso/contract/auth';
import {
  closeSupportRequest,
  getSupportRequest,
  readSupportRequest,
  reopenSupportRequest,
  replyToSupport,
} from '@rezenso/contract/support';
import { refresh, refreshSession } from '@rezenso/platform';
import { Route, Routes } from '@rezenso/platform/router';
import { aMember, answer, fail, hold, renderWithPlatform, type Stub } from '@rezenso/platform/testing';
import { paste } from '@rezenso/ui/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { aMessage, aRequest, threadIs } from '../testing/support.ts';
import RequestPage from './request.page.tsx';

const question = aMessage(1, 'Beim Export passiert nichts.');
const open = threadIs(aRequest(), question);

describe('a request', () => {
  it('shows what was written by whom, and what is answered meanwhile', async () => {
    const { container, use } = show(open);
    expect(await screen.findByRole('heading', { level: 1, name: 'Der Export bleibt stehen' })).toBeVisible();
    expect(screen.queryByText(/Wir sind dran/)).toBeNull();
    expect(await axe(container)).toHaveNoViolations();
    use(threadIs(aRequest({ status: 'answered' }), question, aMessage(2, 'Bitte lade neu.', true)));
    await act(() => refresh(getSupportRequest));
    const [mine, theirs] = within(screen.getByRole('list', { name: 'Nachrichten dieser Anfrage' })).getAllByRole(
      'listitem',
    );
    expect(mine).toHaveTextContent(/^Du3\. März 2031, 10:00Beim Export passiert nichts\.$/);
    expect(theirs).toHaveTextContent(/^Rezenso-Support.*Bitte lade neu\.$/);
    expect(screen.getByText('Beantwortet')).toBeVisible();
  });

  it.each([
    ['nobody has taken it', { isTaken: false }, /angekommen, noch hat sie niemand übernommen/],
    ['somebody has', { isTaken: true }, /Jemand aus unserem Team kümmert sich/],
    ['it is answered', { isTaken: true, status: 'answered' }, /Wir haben dir geantwortet/],
    ['the server does not say', {}, /^Deine Nachricht ist angekommen\. Du kannst/],
  ] as const)('says what is true while %s', async (_, fields, said) => {
    show(threadIs(aRequest(fields), question));
    expect(await screen.findByText(said)).toBeVisible();
  });

  it('marks what the bell tells of its answers as read while it is looked at, as often as the bell tells of more', async () => {
    const state = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    const answered = threadIs(aRequest(), question, aMessage(2, 'Bitte lade neu.', true), aMessage(3, 'Danke!'));
    const { calls, use } = showTo(1, answered, answer(readSupportRequest, { ok: true }));
    await screen.findByText('Danke!');
    const marked = () => calls.filter(({ method }) => method === 'PUT').map(({ body }) => body);
    expect(marked()).toEqual([]);
    state.mockReturnValue('visible');
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    await waitFor(() => expect(marked()).toEqual([{ upTo: 2 }]));
    use(answer(getCurrentUser, { ...aMember, unreadNotifications: 2 }));
    await act(refreshSession);
    await waitFor(() => expect(marked()).toHaveLength(2));
    state.mockRestore();
  });

  it('marks nothing where there is no answer, or the bell tells of nothing', async () => {
    const first = showTo(1, open);
    await screen.findByText('Beim Export passiert nichts.');
    expect(first.calls.filter(({ method }) => method === 'PUT')).toEqual([]);
    first.unmount();
    const { calls } = showTo(0, threadIs(aRequest(), question, aMessage(2, 'Bitte lade neu.', true)));
    await screen.findByText('Bitte lade neu.');
    expect(calls.filter(({ method }) => method === 'PUT')).toEqual([]);
  });

  it('leads to the articles that an answer names, and nowhere else', async () => {
    const ours = `${window.location.origin}/hilfe/pro-kuendigen`;
    const said = `Mehr dazu: ${ours}. Nicht: https://evil.example/hilfe/pro-kuendigen http://[/hilfe/x`;
    show(threadIs(aRequest(), aMessage(1, `Ich las ${ours}`), aMessage(2, said, true)));
    const list = await screen.findByRole('list', { name: 'Nachrichten dieser Anfrage' });
    const links = within(list).getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual([ours]);
    expect(list).toHaveTextContent(said);
  });

  it('is written on in, once, also on a double click', async () => {
    const { user, use, calls } = show(open);
    const field = await screen.findByRole('textbox', { name: /Deine Nachricht/ });
    const held = hold(answer(replyToSupport, aMessage(2, 'Noch etwas.')));
    use(held);
    await paste(user, field, 'Noch etwas.');
    await user.dblClick(screen.getByRole('button', { name: 'Senden' }));
    held.release();
    expect(await screen.findByText('Nachricht gesendet')).toBeVisible();
    await waitFor(() => expect(field).toHaveValue(''));
    expect(calls.filter(({ method }) => method === 'POST')).toHaveLength(1);
  });

  it('keeps what was typed when it did not arrive', async () => {
    const { user } = show(open, fail(replyToSupport, 'SUPPORT_REQUEST_CLOSED'));
    const field = await screen.findByRole('textbox', { name: /Deine Nachricht/ });
    await paste(user, field, 'Noch etwas.');
    await user.click(screen.getByRole('button', { name: 'Senden' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Diese Anfrage ist geschlossen.');
    expect(field).toHaveValue('Noch etwas.');
  });

  it('is closed with a click, and opened again', async () => {
    const closed = aRequest({ status: 'closed' });
    const { user, use } = show(open, answer(closeSupportRequest, closed), answer(reopenSupportRequest, aRequest()));
    await screen.findByRole('button', { name: 'Anfrage schließen' });
    use(threadIs(closed, question));
    await user.click(screen.getByRole('button', { name: 'Anfrage schließen' }));
    expect(await screen.findByText(/Diese Anfrage ist geschlossen/)).toBeVisible();
    expect(screen.queryByRole('textbox')).toBeNull();
    use(open);
    await user.click(screen.getByRole('button', { name: 'Wieder öffnen' }));
    expect(await screen.findByRole('textbox', { name: /Deine Nachricht/ })).toBeVisible();
  });

  it('that cannot be closed or opened now says why', async () => {
    const { user } = show(
      threadIs(aRequest({ status: 'closed' }), question),
      fail(reopenSupportRequest, 'SUPPORT_TOO_MANY_OPEN'),
    );
    await user.click(await screen.findByRole('button', { name: 'Wieder öffnen' }));
    expect(await screen.findByText(/Du hast schon mehrere offene Anfragen/)).toBeVisible();
  });

  it('that is none leads back to the others', async () => {
    show(fail(getSupportRequest, 'SUPPORT_REQUEST_NOT_FOUND'));
    expect(await screen.findByText('Diese Anfrage gibt es nicht')).toBeVisible();
    for (const link of screen.getAllByRole('link', { name: 'Alle Anfragen' }))
      expect(link).toHaveAttribute('href', '/support');
  });
});

function show(...answers: Stub[]) {
  return showTo(0, ...answers);
}

/** With so many unread ones in the bell. */
function showTo(unreadNotifications: number, ...answers: Stub[]) {
  return renderWithPlatform(
    <Routes>
      <Route path="/support/:request" element={<RequestPage />} />
    </Routes>,
    {
      route: `/support/${aRequest().id}`,
      session: { unreadNotifications },
      answers: [answer(getCurrentUser, { ...aMember, unreadNotifications }), ...answers],
    },
  );
}
