import { blockPartner, unblockPartner } from '@rezenso/contract/messages';
import { filePartnerReport } from '@rezenso/contract/reports';
import { exampleAnswers } from '@rezenso/contract/testing/example-answers';
import { answer, fail, renderWithPlatform } from '@rezenso/platform/testing';
import { paste } from '@rezenso/ui/testing';
import { screen, waitFor } from '@testing-library/react';
import { axe } from 'jest-axe';
import { PartnerMenu } from './partner-menu.tsx';
import { type ReportSubject, reportPartnerForm } from './report-partner.form.ts';

const id = '00000000-0000-4000-8000-0000000000a1';
const subjects: ReportSubject[] = [{ exchangeId: id }, { matchId: id }];
const filed = { id, reason: 'spam', status: 'pending', createdAt: '2026-03-01T09:00:00.000Z' } as const;

it.each(subjects)('sends reason and text about %o, and says thank you', async (about) => {
  const { user, calls, use } = await openDialog(about);
  use(answer(filePartnerReport, filed));
  await fillIn(user);
  expect(await screen.findByText('Danke für deine Meldung')).toBeVisible();
  const body = { ...about, reason: 'spam', text: 'Schickt mir ständig Werbung.' };
  expect(calls.find(({ method }) => method === 'POST')?.body).toEqual(body);
  expect(reportPartnerForm.isValidSync(body) && filePartnerReport.body.safeParse(body).success).toBe(true);
});

it('says that the partner is reported already, and keeps what was typed', async () => {
  const { user, use } = await openDialog();
  use(fail(filePartnerReport, 'REPORT_ALREADY_FILED'));
  await fillIn(user);
  expect(await screen.findByRole('alert')).toHaveTextContent('Du hast diesen Partner schon gemeldet.');
  expect(screen.getByLabelText(/Was ist passiert/)).toHaveValue('Schickt mir ständig Werbung.');
});

it.each([
  [2, /Heute sind noch 2 weitere Meldungen möglich\.$/],
  [1, /Heute ist noch eine weitere Meldung möglich\.$/],
  [0, /Für heute war das die letzte\.$/],
])('says how many more a new account may file today: %i', async (leftToday, said) => {
  const { user, use } = await openDialog();
  use(answer(filePartnerReport, { ...filed, leftToday }));
  await fillIn(user);
  expect(await screen.findByText(said)).toBeVisible();
});

it.each([
  [false, /Was schon geplant ist, wird abgesagt/],
  [true, /Euer Austausch läuft weiter/],
])('blocks after saying what that ends: begun %p', async (isRunning, said) => {
  const blocking = { matchId: id, isBlocked: false, isRunning };
  const { user, calls, use } = renderWithPlatform(
    <PartnerMenu about={{ matchId: id }} partner="Radhaus" blocking={blocking} />,
  );
  await user.click(screen.getByRole('button', { name: 'Weitere Aktionen zu Radhaus' }));
  await user.click(screen.getByRole('menuitem', { name: 'Blockieren' }));
  expect(await screen.findByText(said)).toBeVisible();
  use(answer(blockPartner, blockPartner.answer.parse(exampleAnswers.blockPartner)));
  await user.click(screen.getByRole('button', { name: 'Blockieren' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(calls.map(({ method, path }) => [method, path])).toEqual([['PUT', `/api/conversations/${id}/block`]]);
  expect(await screen.findByText('Radhaus ist blockiert')).toBeVisible();
  expect(screen.getByText(/Einstellungen unter „Datenschutz“, „Blockierte Betriebe“/)).toBeVisible();
});

it('takes a block back at once, and says so', async () => {
  const blocking = { matchId: id, isBlocked: true, isRunning: false };
  const { user, use } = renderWithPlatform(
    <PartnerMenu about={{ matchId: id }} partner="Radhaus" blocking={blocking} />,
  );
  use(answer(unblockPartner, unblockPartner.answer.parse(exampleAnswers.unblockPartner)));
  await user.click(screen.getByRole('button', { name: 'Weitere Aktionen zu Radhaus' }));
  await user.click(screen.getByRole('menuitem', { name: 'Blockierung aufheben' }));
  expect(await screen.findByText('Blockierung aufgehoben')).toBeVisible();
  expect(screen.getByText(/^Radhaus und du könnt euch wieder schreiben/)).toBeVisible();
});

it('says when taking a block back fails', async () => {
  const blocking = { matchId: id, isBlocked: true, isRunning: false };
  const { user, use } = renderWithPlatform(
    <PartnerMenu about={{ matchId: id }} partner="Radhaus" blocking={blocking} />,
  );
  use(fail(unblockPartner, 'MATCH_NOT_FOUND'));
  await user.click(screen.getByRole('button', { name: 'Weitere Aktionen zu Radhaus' }));
  await user.click(screen.getByRole('menuitem', { name: 'Blockierung aufheben' }));
  expect(await screen.findByText('Das hat nicht geklappt')).toBeVisible();
});

it('asks for reason and text in place', async () => {
  const { user, calls } = await openDialog();
  await user.click(screen.getByRole('button', { name: 'Meldung senden' }));
  expect(await screen.findByText('Bitte wähle einen Grund')).toBeVisible();
  expect(calls.some(({ method }) => method === 'POST')).toBe(false);
  expect(await axe(screen.getByRole('dialog'))).toHaveNoViolations();
});

async function openDialog(about: ReportSubject = { exchangeId: id }) {
  const rendered = renderWithPlatform(<PartnerMenu about={about} partner="Café Anna" />, { answers: [] });
  await rendered.user.click(screen.getByRole('button', { name: 'Weitere Aktionen zu Café Anna' }));
  await rendered.user.click(screen.getByRole('menuitem', { name: 'Partner melden' }));
  await screen.findByRole('dialog');
  return rendered;
}

async function fillIn(user: Awaited<ReturnType<typeof openDialog>>['user']) {
  await user.selectOptions(screen.getByLabelText(/^Grund/, { selector: 'select' }), 'spam');
  await paste(user, screen.getByLabelText(/Was ist passiert/), 'Schickt mir ständig Werbung.');
  await user.click(screen.getByRole('button', { name: 'Meldung senden' }));
}
