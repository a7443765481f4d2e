import { getAdminUser, listAdminReports, listAdminUsers, setUserRole, setUserStatus } from '@rezenso/contract/admin';
import { exampleAnswers } from '@rezenso/contract/testing/example-answers';
import { answer, describeFailures, renderWithPlatform, type Stub } from '@rezenso/platform/testing';
import { screen } from '@testing-library/react';
import Reports from '../reports/reports.tsx';
import { aUser, pages, superAdmin } from '../testing/admin.ts';
import Users from '../users/users.tsx';

describeFailures([
  {
    name: 'changing a status',
    endpoint: setUserStatus,
    attempt: (failure) => change(failure, 'Status ändern', /^Neuer Status/, 'banned', 'Status speichern'),
    sentence: 'Fehler beim Aktualisieren des Status',
  },
  {
    name: 'changing a role',
    endpoint: setUserRole,
    attempt: (failure) => change(failure, 'Rolle ändern', /^Admin-Rolle/, 'user_manager', 'Rolle speichern'),
    sentence: 'Fehler beim Aktualisieren der Rolle',
  },
  {
    name: 'listing users',
    endpoint: listAdminUsers,
    attempt: async (failure) =>
      renderWithPlatform(<Users />, { route: '/admin?tab=users', session: superAdmin, answers: [failure] }),
    sentence: /Failed to fetch users/,
  },
  {
    name: 'listing reports',
    endpoint: listAdminReports,
    attempt: async (failure) =>
      renderWithPlatform(<Reports />, { route: '/admin?tab=reports', session: superAdmin, answers: [failure] }),
    sentence: /Failed to fetch reports/,
  },
]);

async function change(failure: Stub, item: string, field: RegExp, choice: string, button: string) {
  const rendered = renderWithPlatform(<Users />, {
    route: '/admin?tab=users',
    session: superAdmin,
    answers: [
      answer(listAdminUsers, { users: [aUser()], pagination: pages(120) }),
      answer(getAdminUser, getAdminUser.answer.parse(exampleAnswers.getAdminUser)),
      failure,
    ],
  });
  const { user } = rendered;
  await user.click(await screen.findByRole('button', { name: 'Aktionen für Café Anna' }));
  await user.click(screen.getByRole('menuitem', { name: item }));
  await screen.findByRole('dialog');
  await user.selectOptions(screen.getByLabelText(field, { selector: 'select[name]' }), choice);
  await user.type(screen.getByLabelText(/^Grund/), 'Weil es so ist');
  await user.click(screen.getByRole('button', { name: button }));
  return rendered;
}
