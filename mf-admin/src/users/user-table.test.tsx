import { expectAccessible } from '@rezenso/ui/testing';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { adminId, aUser } from '../testing/admin.ts';
import { UserTable } from './user-table.tsx';

it('holds for each user who, status, trust, reviews and since when', async () => {
  show(aUser({ reviewsGiven: 1_204 }));
  const row = within(screen.getByRole('row', { name: /Café Anna/ }));
  expect(row.getByRole('rowheader')).toHaveTextContent('Café AnnaAnna Vogt · anna@cafe-anna.example');
  expect(row.getAllByRole('cell').map((cell) => cell.textContent)).toEqual([
    'Aktiv',
    '72 · Silber',
    '1.204 gegeben, 3 erhalten',
    '01.03.2025',
    '',
  ]);
  await expectAccessible();
});

it('tells each cell its column, for phones without a head row', () => {
  show(aUser());
  const labels = [...document.querySelectorAll('td[data-label]')].map((cell) => cell.getAttribute('data-label'));
  expect(labels).toEqual(['Status', 'Trust Score', 'Reviews', 'Dabei seit']);
});

it('has a dash for a trust that is not known yet', () => {
  show(aUser({ trustScore: null, level: 'Bronze' }));
  expect(screen.getByText('– · Bronze')).toBeVisible();
});

it('says a name once where it is all that is known', () => {
  show(aUser({ companyName: null, firstName: null, lastName: null }));
  expect(screen.getAllByText(/anna@cafe-anna\.example/)).toHaveLength(1);
});

it('marks admins by their role, and nobody else', () => {
  show(aUser({ adminRole: 'content_moderator' }), aUser({ id: adminId(3), companyName: 'Radhaus' }));
  expect(within(screen.getByRole('row', { name: /Café Anna/ })).getByText('Moderation')).toBeVisible();
  expect(screen.getByRole('row', { name: /Radhaus/ })).not.toHaveTextContent('Moderation');
});

it.each([
  ['Verlauf ansehen', 'onOpen', []],
  ['Status ändern', 'onAct', ['status']],
  ['Rolle ändern', 'onAct', ['role']],
] as const)('offers in a menu: %s', async (item, deed, before) => {
  const anna = aUser();
  const deeds = show(anna, aUser({ id: adminId(3), companyName: 'Radhaus' }));
  await userEvent.click(screen.getByRole('button', { name: 'Aktionen für Café Anna' }));
  await userEvent.click(screen.getByRole('menuitem', { name: item }));
  expect(deeds[deed].mock.calls).toEqual([[...before, anna]]);
});

function show(...users: ReturnType<typeof aUser>[]) {
  const deeds = { onAct: jest.fn(), onOpen: jest.fn() };
  render(<UserTable users={users} {...deeds} />);
  return deeds;
}
