import { answerSupport, assignSupport, closeSupport, getAdminSupport, listAdminSupport } from '@rezenso/contract/admin';
import { refresh } from '@rezenso/platform';
import { answer, fail, hold, renderWithPlatform, type Stub } from '@rezenso/platform/testing';
import { expectAccessible, paste } from '@rezenso/ui/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { adminId, pages, signedInAs, superAdmin } from '../testing/admin.ts';
import { answeredByTom, aSupportDetail, aSupportRequest, queueIs } from '../testing/support.ts';
import Support from './support.tsx';

const send = { name: 'Antwort senden' };

describe('the queue', () => {
  it('shows those that wait, in the order of the server, with Pro marked and the figures', async () => {
    const pro = aSupportRequest({ id: adminId(32), subject: 'Von Pro', hasPriority: true });
    const { calls } = show('/admin?tab=support', queueIs(pro, aSupportRequest()));
    const cards = await screen.findAllByRole('article');
    expect(cards.map((card) => within(card).getByRole('heading').textContent)).toEqual([
      'Von Pro',
      'Wo ist meine Rechnung?',
    ]);
    expect(cards[0]).toHaveTextContent(/Von ProOffenPro/);
    expect(within(screen.getByRole('group', { name: 'Warten auf Antwort' })).getByText('2')).toBeVisible();
    expect(screen.getByText(/^3,5\sStd\.$/)).toBeVisible();
    expect(calls.find(({ path }) => path === '/api/admin/support')?.query).toMatchObject({ status: 'open' });
    await expectAccessible();
  });

  it('is filtered by state, which the address keeps', async () => {
    const { user, calls, location } = show('/admin?tab=support', queueIs());
    expect(await screen.findByText('Nichts zu beantworten')).toBeVisible();
    await user.selectOptions(screen.getByRole('combobox', { name: 'Stand' }), 'Geschlossen');
    expect(location()).toBe('/admin?tab=support&status=closed');
    expect(await screen.findByText('Keine Anfrage passt')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Alle anzeigen' }));
    await waitFor(() => expect(calls.at(-1)?.query).not.toHaveProperty('status'));
  });

  it('says above it who pays twice, with what to look for at the payment provider and what to do', async () => {
    const doubled = { member: aSupportRequest().member, customerId: 'cus_7', subscriptionIds: ['sub_2', 'sub_1'] };
    show(
      '/admin?tab=support',
      answer(listAdminSupport, {
        requests: [],
        figures: { open: 0, medianMinutesToFirstAnswer: null },
        doubledSubscriptions: [doubled],
        pagination: pages(0),
      }),
    );
    expect(await screen.findByText('Ein Mitglied zahlt doppelt')).toBeVisible();
    expect(screen.getByText('Kunde cus_7, Abos sub_2, sub_1')).toBeVisible();
    expect(screen.getByText(/Kündige dort alle bis auf eines sofort, erstatte/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Café Anna' })).toHaveAttribute(
      'href',
      `/admin?tab=users&user=${doubled.member.id}`,
    );
    await expectAccessible();
  });

  it('explains in place what the role may not', async () => {
    show('/admin?tab=support', fail(listAdminSupport, 'FORBIDDEN'), signedInAs('analytics_manager'));
    expect(await screen.findByText(/Deine Rolle Analytics darf Anfragen nicht beantworten/)).toBeVisible();
  });
});

describe('a request on the desk', () => {
  it('is answered once, also on a double click, with a text that is there, as it was seen', async () => {
    const { user, use, calls } = await opened();
    await user.click(screen.getByRole('button', send));
    expect(await screen.findByText('Bitte schreib erst eine Antwort')).toBeVisible();
    await user.selectOptions(screen.getByRole('combobox', { name: 'Textbaustein einfügen' }), 'Rechnungen');
    const field = screen.getByRole('textbox', { name: /Antwort/ });
    expect(field).toHaveValue('Sie stehen in den Einstellungen.');
    const held = hold(answer(answerSupport, answeredByTom));
    use(held);
    await user.dblClick(screen.getByRole('button', send));
    held.release();
    expect(await screen.findByText('Antwort gesendet')).toBeVisible();
    const bodies = calls.filter(({ method }) => method === 'POST').map(({ body }) => body);
    expect(bodies).toEqual([{ id: expect.any(String), text: 'Sie stehen in den Einstellungen.', seen: 1 }]);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('is not answered past somebody else: the text stays, beside what was written meanwhile', async () => {
    const { user, use } = await opened();
    const field = screen.getByRole('textbox', { name: /Antwort/ });
    await paste(user, field, 'Meine Antwort.');
    use(
      fail(answerSupport, 'SUPPORT_REQUEST_CHANGED'),
      answer(getAdminSupport, aSupportDetail({ status: 'answered' }, answeredByTom)),
    );
    await user.click(screen.getByRole('button', send));
    const dialog = within(screen.getByRole('dialog'));
    expect(await dialog.findByText(/Deine Antwort ist nicht gesendet\. Sieh nach/)).toBeVisible();
    expect(await screen.findByText('Tom Maas (Support)')).toBeVisible();
    expect(field).toHaveValue('Meine Antwort.');
    await expectAccessible();
  });

  it('is held as it was while an answer is typed, and shows what came meanwhile on request', async () => {
    const { user, use } = await opened();
    await paste(user, screen.getByRole('textbox', { name: /Antwort/ }), 'Meine Antwort.');
    use(answer(getAdminSupport, aSupportDetail({ status: 'answered' }, answeredByTom)));
    await act(() => refresh(getAdminSupport));
    expect(await screen.findByText('Inzwischen hat sich hier etwas geändert.')).toBeVisible();
    expect(screen.queryByText('Tom Maas (Support)')).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Ansehen' }));
    expect(screen.getByText('Tom Maas (Support)')).toBeVisible();
  });

  it('is taken, which names who had it', async () => {
    const { user, calls } = await opened(answer(assignSupport, aSupportRequest()));
    expect(screen.getByText('Noch niemand kümmert sich darum.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Übernehmen' }));
    await waitFor(() =>
      expect(calls.filter(({ method }) => method === 'PUT').map(({ body }) => body)).toEqual([
        { isMine: true, seenAssignee: null },
      ]),
    );
  });

  it('is closed without an answer, as it was seen', async () => {
    const { user, calls } = await opened(answer(closeSupport, aSupportRequest({ status: 'closed' })));
    await user.click(screen.getByRole('button', { name: 'Anfrage schließen' }));
    expect(await screen.findByText('Anfrage geschlossen')).toBeVisible();
    expect(calls.filter(({ method }) => method === 'POST').map(({ body }) => body)).toEqual([{ seen: 1 }]);
  });

  it('that is closed is opened again, as it was seen', async () => {
    const closed = { status: 'closed', waitingSince: null } as const;
    const { user, calls } = show(
      `/admin?tab=support&request=${adminId(30)}`,
      queueIs(),
      answer(getAdminSupport, aSupportDetail(closed, answeredByTom)),
      answer(closeSupport, aSupportRequest()),
    );
    await user.click(await screen.findByRole('button', { name: 'Wieder öffnen' }));
    expect(await screen.findByText('Anfrage wieder geöffnet')).toBeVisible();
    const { messages } = aSupportDetail(closed, answeredByTom).request;
    expect(calls.filter(({ method }) => method === 'POST').map(({ body }) => body)).toEqual([
      { seen: messages, isClosed: false },
    ]);
  });

  it('that is closed can be read only', async () => {
    const closed = { status: 'closed', waitingSince: null } as const;
    show(
      `/admin?tab=support&request=${adminId(30)}`,
      queueIs(),
      answer(getAdminSupport, aSupportDetail(closed, answeredByTom)),
    );
    expect(await screen.findByText(/Diese Anfrage ist geschlossen/)).toBeVisible();
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
    expect(screen.queryByRole('button', send)).not.toBeInTheDocument();
  });
});

async function opened(...answers: Stub[]) {
  const rendered = show(
    '/admin?tab=support',
    queueIs(aSupportRequest()),
    answer(getAdminSupport, aSupportDetail()),
    ...answers,
  );
  await rendered.user.click(await screen.findByRole('button', { name: 'Öffnen: Wo ist meine Rechnung?' }));
  await screen.findByText('Ich finde sie nicht.');
  return rendered;
}

function show(route: string, ...answers: Stub[]) {
  return renderWithPlatform(<Support />, { route, session: superAdmin, answers });
}
