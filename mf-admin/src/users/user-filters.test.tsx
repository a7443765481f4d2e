import { listAdminUsers } from '@rezenso/contract/admin';
import { answer, fail, renderWithPlatform, type Stub } from '@rezenso/platform/testing';
import { screen, waitFor } from '@testing-library/react';
import { adminId, aUser, pages, signedInAs, superAdmin } from '../testing/admin.ts';
import Users from './users.tsx';

const anna = answer(listAdminUsers, { users: [aUser()], pagination: pages(120) });
const nobody = answer(listAdminUsers, { users: [], pagination: pages(0) });

it('asks for what the address names, and shows it in the filters', async () => {
  const { calls } = await open('&search=%20anna%20&status=banned&role=super_admin&page=2');
  const query = { search: 'anna', status: 'banned', adminRole: 'super_admin', page: '2', limit: '50' };
  expect(calls[0]?.query).toEqual(query);
  expect(screen.getByRole('combobox', { name: 'Status' })).toHaveDisplayValue('Gesperrt');
  expect(screen.getByRole('combobox', { name: 'Admin-Rolle' })).toHaveDisplayValue('Super-Admin');
  expect(screen.getByRole('searchbox')).toHaveValue(' anna ');
});

it('takes for all what the address names wrongly', async () => {
  const { calls } = await open('&status=frozen&role=king&page=-1');
  expect(calls[0]?.query).toEqual({ page: '1', limit: '50' });
  expect(screen.getByRole('combobox', { name: 'Status' })).toHaveDisplayValue('Alle Status');
});

it('starts with the first page when a filter changes', async () => {
  const { user, location } = await open('&page=3');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Admin-Rolle' }), 'Support');
  expect(location()).toBe('/admin?tab=users&role=support_agent');
});

it('turns pages as steps of the history', async () => {
  const { user, location, calls } = await open('');
  await user.click(screen.getByRole('button', { name: 'Weiter' }));
  expect(location()).toBe('/admin?tab=users&page=2');
  await waitFor(() => expect(calls.at(-1)?.query).toEqual({ page: '2', limit: '50' }));
});

it('takes search and filters back at once when nobody fits', async () => {
  const { user, location } = await open('&search=niemand&status=banned', nobody, 'Kein Benutzer passt');
  await user.click(screen.getByRole('button', { name: 'Suche zurücksetzen' }));
  expect(location()).toBe('/admin?tab=users');
});

it('does not claim to have counted more than it did', async () => {
  const many = { total: 10_000, page: 1, limit: 50, isTotalExact: false };
  await open('', answer(listAdminUsers, { users: [aUser()], pagination: many }), 'Mehr als 10.000 Benutzer');
});

it('sends no more of a search than the server reads', async () => {
  const { user, calls } = await open('');
  await user.click(screen.getByRole('searchbox'));
  await user.paste('a'.repeat(140));
  await waitFor(() => expect(calls.at(-1)?.query.search).toHaveLength(100));
});

it('explains the missing permission by the role that holds now', async () => {
  const rendered = renderWithPlatform(<Users />, {
    route: '/admin?tab=users',
    session: superAdmin,
    answers: [fail(listAdminUsers, 'FORBIDDEN'), signedInAs('analytics_manager')],
  });
  expect(await screen.findByText(/Deine Rolle Analytics darf die Benutzer nicht ansehen/)).toBeVisible();
  expect(rendered.queryByRole('table')).toBeNull();
});

it('opens no dialog for a user who is not on the shown page', async () => {
  await open(`&edit=role&member=${adminId(99)}`);
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('opens the dialog that a shared link names', async () => {
  await open(`&edit=role&member=${adminId(2)}`);
  expect(await screen.findByRole('dialog', { name: 'Rolle ändern' })).toHaveTextContent('Was darf Café Anna');
});

async function open(query: string, stub: Stub = anna, text = 'Café Anna') {
  const rendered = renderWithPlatform(<Users />, {
    route: `/admin?tab=users${query}`,
    session: superAdmin,
    answers: [stub],
  });
  await screen.findByText(text);
  return rendered;
}
