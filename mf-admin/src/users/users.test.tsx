import { getAdminUser, listAdminUsers, setUserRole, setUserStatus } from '@rezenso/contract/admin';
import { exampleAnswers } from '@rezenso/contract/testing/example-answers';
import { memberStatuses } from '@rezenso/contract/vocabulary';
import { answer, fail, hold, offline, renderWithPlatform } from '@rezenso/platform/testing';
import { screen, waitFor } from '@testing-library/react';
import { axe } from 'jest-axe';
import { adminId, aUser, pages, signedInAs, superAdmin } from '../testing/admin.ts';
import { changeStatusForm } from './change-status.form.ts';
import Users from './users.tsx';

const toBan = {
  ...getAdminUser.answer.parse(exampleAnswers.getAdminUser),
  openWithPartners: { partners: 2, exchanges: 3, appointments: 1 },
};
const list = answer(listAdminUsers, { users: [aUser()], pagination: pages(120) });

it('lists users by pages and leaves filters for all out of the call', async () => {
  const { container, calls, user } = open();
  expect(await screen.findByText('120 Benutzer')).toBeVisible();
  expect(calls[0]?.query).toEqual({ page: '1', limit: '50' });
  await user.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'banned');
  expect(await screen.findByText('Seite 1 von 3')).toBeVisible();
  expect(calls.at(-1)?.query).toMatchObject({ status: 'banned' });
  expect(await axe(container)).toHaveNoViolations();
});

it('names the failed call beside a way to try again', async () => {
  const { user, use } = open(offline(listAdminUsers));
  expect(await screen.findByText(/Failed to fetch users/)).toBeVisible();
  use(list);
  await user.click(screen.getByRole('button', { name: 'Erneut versuchen' }));
  expect(await screen.findByText('120 Benutzer')).toBeVisible();
});

it('asks for a status, and for the reason of a ban, of which it says what it ends; and says what the server refuses', async () => {
  const { user, calls, use } = await act('Status ändern');
  await user.click(screen.getByRole('button', { name: 'Status speichern' }));
  expect(await screen.findByText('Bitte wähle einen Status')).toBeVisible();
  expect(await axe(screen.getByRole('dialog'))).toHaveNoViolations();
  use(fail(setUserStatus, 'OWN_STATUS'), answer(getAdminUser, toBan));
  await user.selectOptions(screen.getByLabelText(/^Neuer Status/, { selector: 'select' }), 'banned');
  expect(
    await screen.findByText(/Betroffen: 2 Partner, 3 offene Reviews, 1 Termin\. Das ruht 24 Stunden/),
  ).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Status speichern' }));
  expect(await screen.findByText('Bitte nenne den Grund')).toBeVisible();
  expect(calls.some(({ method }) => method === 'PATCH')).toBe(false);
  await user.type(screen.getByLabelText(/^Grund/), 'Spam');
  await user.click(screen.getByRole('button', { name: 'Status speichern' }));
  expect(await screen.findAllByText('Deinen eigenen Status kannst du nicht ändern.')).not.toEqual([]);
  expect(calls.find(({ method }) => method === 'PATCH')?.body).toEqual({ status: 'banned', reason: 'Spam' });
});

it('offers to ban all accounts of the mailbox, and names them', async () => {
  const { user, calls, use } = await act('Status ändern');
  const other = (email: string, more: object) => ({
    ...{ id: adminId(8), name: 'Zweitladen', email, status: 'active', sharesMailbox: true, sharesSite: false },
    ...more,
  });
  const related = [
    other('anna+2@cafe-anna.example', {}),
    other('lou@cafe-anna.example', { sharesMailbox: false, sharesSite: true }),
  ];
  use(answer(getAdminUser, getAdminUser.answer.parse({ ...toBan, related })), answer(setUserStatus, aUser()));
  await user.selectOptions(screen.getByLabelText(/^Neuer Status/, { selector: 'select' }), 'banned');
  const also = await screen.findByRole('checkbox', { name: /Auch das andere Konto dieses Postfachs sperren/ });
  expect(screen.getByText('anna+2@cafe-anna.example')).toBeVisible();
  expect(screen.queryByText(/lou@cafe-anna/)).not.toBeInTheDocument();
  expect(await axe(screen.getByRole('dialog'))).toHaveNoViolations();
  await user.click(also);
  await user.type(screen.getByLabelText(/^Grund/), 'Spam');
  await user.click(screen.getByRole('button', { name: 'Status speichern' }));
  await waitFor(() =>
    expect(calls.find(({ method }) => method === 'PATCH')?.body).toEqual({
      ...{ status: 'banned', reason: 'Spam' },
      alsoOthersOfMailbox: true,
    }),
  );
});

it('says what failed when a role change gets no answer', async () => {
  const { user, use } = await act('Rolle ändern');
  use(offline(setUserRole));
  await user.selectOptions(screen.getByLabelText(/^Admin-Rolle/, { selector: 'select[name]' }), 'user_manager');
  await user.type(screen.getByLabelText(/^Grund/), 'Neu im Team');
  await user.click(screen.getByRole('button', { name: 'Rolle speichern' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Fehler beim Aktualisieren der Rolle');
});

it('explains in the dialog what the role may not do, and tells apart whose status it is', async () => {
  const boss = aUser({ adminRole: 'super_admin' });
  const { user, use } = open(answer(listAdminUsers, { users: [boss], pagination: pages(1) }));
  use(fail(setUserStatus, 'FORBIDDEN'), signedInAs('user_manager'), offline(getAdminUser));
  await user.click(await screen.findByRole('button', { name: 'Aktionen für Café Anna' }));
  await user.click(screen.getByRole('menuitem', { name: 'Status ändern' }));
  expect(await screen.findByText('Café Anna ist gerade: Aktiv. Was soll gelten?')).toBeVisible();
  await user.selectOptions(screen.getByLabelText(/^Neuer Status/, { selector: 'select' }), 'banned');
  await user.type(screen.getByLabelText(/^Grund/), 'Spam');
  await user.click(screen.getByRole('button', { name: 'Status speichern' }));
  expect(
    await screen.findByText(/Deine Rolle Benutzerverwaltung darf den Status eines Super-Admins nicht ändern/),
  ).toBeVisible();
  expect(screen.getByLabelText(/^Grund/)).toHaveValue('Spam');
});

it('sends a role once on a double click, and keeps the page of the list', async () => {
  const { user, use, calls, location } = await act('Rolle ändern');
  const held = hold(answer(setUserRole, aUser({ adminRole: 'support_agent' })));
  use(held);
  await user.selectOptions(screen.getByLabelText(/^Admin-Rolle/, { selector: 'select[name]' }), 'support_agent');
  await user.click(screen.getByRole('button', { name: 'Rolle speichern' }));
  expect(await screen.findByText('Bitte nenne den Grund')).toBeVisible();
  await user.type(screen.getByLabelText(/^Grund/), ' Neu im Team ');
  await user.dblClick(screen.getByRole('button', { name: 'Rolle speichern' }));
  held.release();
  expect(await screen.findByText('Café Anna: Support.')).toBeVisible();
  expect(calls.filter(({ method }) => method === 'PATCH').map(({ body }) => body)).toEqual([
    { adminRole: 'support_agent', reason: 'Neu im Team' },
  ]);
  await waitFor(() => expect(location()).toBe('/admin?tab=users'));
});

it('tells a page beyond the end from a search without hits', async () => {
  const { user, calls } = open(answer(listAdminUsers, { users: [], pagination: pages(60, 3) }), '&page=3');
  await user.click(await screen.findByRole('button', { name: 'Zur ersten Seite' }));
  await waitFor(() => expect(calls.at(-1)?.query).toMatchObject({ page: '1' }));
  expect(await screen.findByText('Kein Benutzer passt')).toBeVisible();
});

it.each(memberStatuses)('accepts in the form what the contract accepts: %s', (status) => {
  const values = { status, reason: ' Grund ' };
  expect(changeStatusForm.isValidSync(values) && setUserStatus.body.safeParse(values).success).toBe(true);
});

function open(stub: typeof list = list, more = '') {
  return renderWithPlatform(<Users />, { route: `/admin?tab=users${more}`, session: superAdmin, answers: [stub] });
}

async function act(item: string) {
  const rendered = open();
  await rendered.user.click(await screen.findByRole('button', { name: 'Aktionen für Café Anna' }));
  await rendered.user.click(screen.getByRole('menuitem', { name: item }));
  await screen.findByRole('dialog');
  return rendered;
}
