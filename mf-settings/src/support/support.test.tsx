import { searchHelp } from '@rezenso/contract/help';
import { listSupportRequests, openSupportRequest } from '@rezenso/contract/support';
import { refresh } from '@rezenso/platform';
import { Route, Routes } from '@rezenso/platform/router';
import { answer, fail, hold, offline, renderWithPlatform, type Stub } from '@rezenso/platform/testing';
import { paste } from '@rezenso/ui/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { aRequest, noArticles, requestsAre } from '../testing/support.ts';
import SupportPage from './support.page.tsx';

const send = { name: 'Anfrage senden' };

describe('help and support', () => {
  it('lists own requests with whose turn it is, and leads to each and to the help centre', async () => {
    const answered = aRequest({ id: '00000000-0000-4000-8000-0000000000f2', subject: 'Rechnung', status: 'answered' });
    const { container } = show(requestsAre([aRequest(), answered]));
    const list = within(await screen.findByRole('list', { name: 'Deine Anfragen' }));
    const [first, second] = list.getAllByRole('listitem');
    expect(first).toHaveTextContent(/Der Export bleibt stehen.*1 Nachricht.*Offen$/);
    expect(second).toHaveTextContent(/Rechnung.*Beantwortet$/);
    expect(list.getByRole('link', { name: 'Rechnung' })).toHaveAttribute('href', `/support/${answered.id}`);
    expect(screen.getByRole('link', { name: 'Zum Hilfe Center' })).toHaveAttribute('href', '/hilfe');
    expect(await axe(container)).toHaveNoViolations();
  });

  it('says to Pro that its requests stand first', async () => {
    show(requestsAre([], true));
    expect(await screen.findByText('Deine Anfrage steht vorn')).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Pro ansehen' })).toBeNull();
  });

  it('says to everybody else that Pro is answered first, and theirs in turn', async () => {
    show(requestsAre([]));
    expect(
      await screen.findByText(/Anfragen mit Pro beantworten wir zuerst, danach geht es der Reihe nach/),
    ).toBeVisible();
    expect(screen.getByRole('link', { name: 'Pro ansehen' })).toHaveAttribute('href', '/subscribe');
    expect(screen.getByText(/^Noch keine Anfragen\./)).toBeVisible();
  });

  it('says when the list cannot be had, and leaves the form', async () => {
    const { user, use } = show(fail(listSupportRequests, 'INTERNAL'));
    expect(await screen.findByText('Deine Anfragen konnten nicht geladen werden')).toBeVisible();
    expect(screen.getByRole('button', send)).toBeEnabled();
    use(requestsAre([aRequest()]));
    await user.click(screen.getByRole('button', { name: /Erneut/ }));
    expect(await screen.findByText('Der Export bleibt stehen')).toBeVisible();
  });
});

describe('a new request that cannot be opened', () => {
  it('is no form before that is known, nor afterwards: it says what to do instead, once', async () => {
    const three = Array.from({ length: 3 }, (_, at) => aRequest({ id: `00000000-0000-4000-8000-0000000000f${at}` }));
    const held = hold(requestsAre(three, false, 'open'));
    const { container } = show(held);
    expect(await screen.findByRole('heading', { name: 'Neue Anfrage' })).toBeVisible();
    expect(screen.queryByRole('textbox')).toBeNull();
    held.release();
    expect(await screen.findByText('Du hast schon 3 offene Anfragen')).toBeVisible();
    expect(screen.queryByRole('button', send)).toBeNull();
    expect(await axe(container)).toHaveNoViolations();
  });

  it('says so of a day with many, too', async () => {
    show(requestsAre([], false, 'day'));
    expect(await screen.findByText('Für heute sind das genug neue Anfragen')).toBeVisible();
    expect(screen.queryByRole('button', send)).toBeNull();
  });

  it('leaves whoever is writing what they wrote', async () => {
    const { user, use } = show(requestsAre([]));
    await fill(user);
    use(requestsAre([], false, 'open'));
    await act(() => refresh(listSupportRequests));
    expect(screen.getByRole('textbox', { name: /Dein Anliegen/ })).toHaveValue('Es passiert nichts mehr.');
  });

  it('is a form again once there is room', async () => {
    const { use } = show(requestsAre([], false, 'open'));
    await screen.findByText('Du hast schon 3 offene Anfragen');
    use(requestsAre([]));
    await act(() => refresh(listSupportRequests));
    expect(await screen.findByRole('button', send)).toBeVisible();
    expect(screen.queryByText('Du hast schon 3 offene Anfragen')).toBeNull();
  });
});

describe('a new request', () => {
  it.each([
    ['/support?thema=plan', 'plan'],
    ['/support?thema=nichts', ''],
    ['/support', ''],
  ])('begins at %s with the topic %j', async (route, topic) => {
    renderWithPlatform(<SupportPage />, { route, answers: [requestsAre([])] });
    expect(await screen.findByRole('combobox', { name: /Thema/ })).toHaveValue(topic);
  });

  it('is sent once, also on a double click, and leads to its page', async () => {
    const { user, use, calls, location } = show(requestsAre([]));
    const held = hold(answer(openSupportRequest, aRequest()));
    use(held);
    await fill(user);
    await user.dblClick(screen.getByRole('button', send));
    held.release();
    await waitFor(() => expect(location()).toBe(`/support/${aRequest().id}`));
    expect(await screen.findByText('Deine Anfrage ist da')).toBeVisible();
    const sent = calls.filter(({ method }) => method === 'POST').map(({ body }) => body);
    expect(sent).toEqual([
      {
        id: expect.stringMatching(/^[0-9a-f-]{36}$/),
        topic: 'technical',
        subject: 'Export steht',
        text: 'Es passiert nichts mehr.',
      },
    ]);
  });

  it('says what is missing before anything is sent', async () => {
    const { user, calls } = show(requestsAre([]));
    await user.click(await screen.findByRole('button', send));
    for (const fault of ['Bitte wähle ein Thema', /Bitte mindestens 3 Zeichen/, /in mindestens 10 Zeichen/])
      expect(await screen.findByText(fault)).toBeVisible();
    expect(calls.some(({ method }) => method === 'POST')).toBe(false);
  });

  it('stays with the reason when it is refused or lost, and is sent under the same id again', async () => {
    const { user, use, calls } = show(requestsAre([]), fail(openSupportRequest, 'SUPPORT_TOO_MANY_OPEN'));
    await fill(user);
    await user.click(screen.getByRole('button', send));
    expect(await screen.findByRole('alert')).toHaveTextContent('Du hast schon mehrere offene Anfragen.');
    expect(screen.getAllByText(/Deine Anfrage ist nicht angekommen/)).toHaveLength(1);
    expect(screen.queryByText(/versuche es noch einmal/)).toBeNull();
    use(offline(openSupportRequest));
    await user.click(screen.getByRole('button', send));
    await waitFor(() => expect(calls.filter(({ method }) => method === 'POST')).toHaveLength(2));
    expect(screen.getByRole('textbox', { name: /Dein Anliegen/ })).toHaveValue('Es passiert nichts mehr.');
    const ids = calls.filter(({ method }) => method === 'POST').map(({ body }) => (body as { id: string }).id);
    expect(new Set(ids).size).toBe(1);
  });

  it('proposes articles while the subject is typed, opened beside the form', async () => {
    const article = { path: '/hilfe/pro-kuendigen', title: 'Pro kündigen', summary: 'Mit einem Klick.' };
    const { user, calls } = show(requestsAre([]), answer(searchHelp, { articles: [article] }));
    await paste(user, await screen.findByRole('textbox', { name: /Worum geht es/ }), 'Pro kündigen');
    const link = await screen.findByRole('link', { name: 'Pro kündigen' });
    expect([link.getAttribute('href'), link.getAttribute('target')]).toEqual([article.path, '_blank']);
    expect(calls.filter(({ path }) => path === '/api/help/articles').map(({ query }) => query)).toEqual([
      { text: 'Pro kündigen' },
    ]);
  });
});

type User = ReturnType<typeof renderWithPlatform>['user'];

async function fill(user: User) {
  await user.selectOptions(await screen.findByRole('combobox', { name: /Thema/ }), 'Etwas funktioniert nicht');
  await paste(user, screen.getByRole('textbox', { name: /Worum geht es/ }), 'Export steht');
  await paste(user, screen.getByRole('textbox', { name: /Dein Anliegen/ }), 'Es passiert nichts mehr.');
}

function show(...answers: Stub[]) {
  return renderWithPlatform(
    <Routes>
      <Route path="/support" element={<SupportPage />} />
      <Route path="/support/:request" element={null} />
    </Routes>,
    { route: '/support', answers: [noArticles, ...answers] },
  );
}
