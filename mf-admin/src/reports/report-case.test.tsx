import { closeReport, getAdminReport, listAdminReports } from '@rezenso/contract/admin';
import { refresh } from '@rezenso/platform';
import { answer, fail, hold, offline, renderWithPlatform } from '@rezenso/platform/testing';
import { expectAccessible, paste } from '@rezenso/ui/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { aCase, adminId, aReport, pages, signedInAs, superAdmin } from '../testing/admin.ts';
import Reports from './reports.tsx';

it('lays the evidence out: statement, review with findings, exchange and people', async () => {
  await openCase();
  expect(screen.getByText(/Verlangt fünf Sterne/)).toBeVisible();
  expect(screen.getByText(/^Risiko 71\s%$/)).toBeVisible();
  expect(screen.getByText('Ein Satz steht auch in einer anderen Review.')).toBeVisible();
  expect(screen.getByText('„Sehr gutes Rad!“')).toBeVisible();
  expect(screen.getByText('Café Anna schreibt über Radhaus')).toBeVisible();
  expect(screen.getByText('1 offen, 2 bestätigt, 3 verworfen')).toBeVisible();
  expect(screen.getByText('4 eingereicht, 1 bestätigt, 2 verworfen')).toBeVisible();
  await expectAccessible();
});

it.each([
  ['Bestätigen: Die Meldung ist berechtigt', 'resolved', 'Die Meldung ist jetzt: Bestätigt.'],
  ['Verwerfen: Es liegt kein Verstoß vor', 'dismissed', 'Die Meldung ist jetzt: Verworfen.'],
] as const)('sends once what was decided, also on a double click: %s', async (choice, status, done) => {
  const { user, calls, use, location } = await openCase();
  await user.click(screen.getByRole('button', { name: 'Fall abschließen' }));
  expect(await screen.findByText('Bitte wähle eine Entscheidung')).toBeVisible();
  expect(screen.getByText('Bitte begründe die Entscheidung kurz')).toBeVisible();
  const held = hold(answer(closeReport, aReport({ status })));
  use(held);
  await decide(user, choice);
  await user.dblClick(screen.getByRole('button', { name: 'Fall abschließen' }));
  held.release();
  expect(await screen.findByText(done)).toBeVisible();
  expect(calls.filter(({ method }) => method === 'PATCH').map(({ body }) => body)).toEqual([
    { status, note: 'Belegt durch den Schriftwechsel.' },
  ]);
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(location()).toBe('/admin?tab=reports');
});

it('says what failed without an answer, and keeps the note', async () => {
  const { user, use } = await openCase();
  use(offline(closeReport));
  await decide(user, 'Bestätigen: Die Meldung ist berechtigt');
  await user.click(screen.getByRole('button', { name: 'Fall abschließen' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Die Entscheidung konnte nicht gespeichert werden.');
  expect(screen.getByLabelText(/^Begründung/)).toHaveValue('Belegt durch den Schriftwechsel.');
  await expectAccessible();
});

it('says what the server refuses, and keeps the note', async () => {
  const { user, use } = await openCase();
  use(fail(closeReport, 'OWN_REPORT'));
  await decide(user, 'Verwerfen: Es liegt kein Verstoß vor');
  await user.click(screen.getByRole('button', { name: 'Fall abschließen' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('entscheidet jemand anderes');
  expect(screen.getByLabelText(/^Begründung/)).toHaveValue('Belegt durch den Schriftwechsel.');
});

it('shows who was faster when two admins decide, and leaves the note to be copied', async () => {
  const { user, use } = await openCase();
  const decided = { status: 'dismissed', note: 'Alles gut.', resolvedAt: '2026-03-02T09:00:00Z' } as const;
  const samir = { id: adminId(5), name: 'Samir Haddad' };
  use(fail(closeReport, 'REPORT_ALREADY_CLOSED'), answer(getAdminReport, aCase({ ...decided, resolvedBy: samir })));
  await decide(user, 'Bestätigen: Die Meldung ist berechtigt');
  await user.click(screen.getByRole('button', { name: 'Fall abschließen' }));
  expect(await screen.findByText('Jemand anderes war schneller')).toBeVisible();
  expect(screen.getByText('Verworfen am 02.03.2026 von Samir Haddad')).toBeVisible();
  expect(screen.getByLabelText(/^Begründung/)).toHaveValue('Belegt durch den Schriftwechsel.');
  expect(screen.queryByRole('button', { name: 'Fall abschließen' })).not.toBeInTheDocument();
  await expectAccessible();
});

it('holds the case as it was while something is entered, says that it changed, and shows it on request', async () => {
  const { user, use } = await openCase();
  await decide(user, 'Bestätigen: Die Meldung ist berechtigt');
  use(answer(getAdminReport, aCase({ status: 'dismissed', note: 'Alles gut.', resolvedAt: '2026-03-02T09:00:00Z' })));
  await act(() => refresh(getAdminReport));
  expect(await screen.findByText('Inzwischen hat sich hier etwas geändert.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Fall abschließen' })).toBeEnabled();
  expect(screen.queryByText('Jemand anderes war schneller')).not.toBeInTheDocument();
  await expectAccessible();
  await user.click(screen.getByRole('button', { name: 'Ansehen' }));
  expect(screen.getByText('Jemand anderes war schneller')).toBeVisible();
  expect(screen.queryByText('Inzwischen hat sich hier etwas geändert.')).not.toBeInTheDocument();
  expect(screen.getByLabelText(/^Begründung/)).toHaveValue('Belegt durch den Schriftwechsel.');
});

it('explains a refusal where it happened when the role was lost meanwhile', async () => {
  const { user, use } = await openCase();
  use(fail(closeReport, 'FORBIDDEN'), signedInAs('support_agent'));
  await decide(user, 'Bestätigen: Die Meldung ist berechtigt');
  await user.click(screen.getByRole('button', { name: 'Fall abschließen' }));
  const dialog = within(screen.getByRole('dialog'));
  expect(await dialog.findByText(/Deine Rolle Support darf Meldungen ansehen, aber nicht entscheiden/)).toBeVisible();
  expect(screen.getByLabelText(/^Begründung/)).toHaveValue('Belegt durch den Schriftwechsel.');
});

it('says so when the page became empty because others worked through it', async () => {
  const { user, calls } = renderWithPlatform(<Reports />, {
    route: '/admin?tab=reports&page=2',
    session: superAdmin,
    answers: [answer(listAdminReports, { reports: [], pagination: pages(3, 2) })],
  });
  await user.click(await screen.findByRole('button', { name: 'Zur ersten Seite' }));
  await waitFor(() => expect(calls.at(-1)?.query).toMatchObject({ page: '1' }));
});

type User = ReturnType<typeof renderWithPlatform>['user'];

async function decide(user: User, choice: string) {
  await user.selectOptions(screen.getByRole('combobox', { name: /^Entscheidung/ }), choice);
  await paste(user, screen.getByLabelText(/^Begründung/), 'Belegt durch den Schriftwechsel.');
}

async function openCase() {
  const rendered = renderWithPlatform(<Reports />, {
    route: '/admin?tab=reports',
    session: superAdmin,
    answers: [
      answer(listAdminReports, { reports: [aReport()], pagination: pages(1) }),
      answer(getAdminReport, aCase()),
    ],
  });
  await rendered.user.click(await screen.findByRole('button', { name: 'Bearbeiten: Meldung gegen Café Anna' }));
  await screen.findByText('Die Beteiligten');
  return rendered;
}
