import { getAdminStats, listAdminReports, listAdminUsers } from '@rezenso/contract/admin';
import { getCurrentUser } from '@rezenso/contract/auth';
import { refreshSession } from '@rezenso/platform';
import { aMember, answer, fail, renderWithPlatform } from '@rezenso/platform/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { axe } from 'jest-axe';
import { aReport, aUser, pages, signedInAs, superAdmin } from '../testing/admin.ts';
import AdminPage from './admin.page.tsx';

const nothing = {
  totalUsers: 0,
  activeUsers: 0,
  totalMatches: 0,
  completedMatches: 0,
  totalReviews: 0,
  pendingReports: 0,
};

it('refuses members without the admin flag and leads them back', async () => {
  const { container } = renderWithPlatform(<AdminPage />, { route: '/admin' });
  expect(screen.getByText('Zugriff verweigert')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Zum Dashboard' })).toHaveAttribute('href', '/');
  expect(await axe(container)).toHaveNoViolations();
});

it('shows the role, and says when there are no statistics', async () => {
  const { container } = renderWithPlatform(<AdminPage />, {
    route: '/admin',
    session: superAdmin,
    answers: [answer(getAdminStats, nothing)],
  });
  expect(await screen.findByText('Keine Statistiken verfügbar')).toBeVisible();
  expect(screen.getByText('Super-Admin')).toBeVisible();
  expect(await axe(container)).toHaveNoViolations();
});

it('explains in place what the role may not see, by the role that holds now', async () => {
  renderWithPlatform(<AdminPage />, {
    route: '/admin',
    session: superAdmin,
    answers: [fail(getAdminStats, 'FORBIDDEN'), signedInAs('content_moderator')],
  });
  expect(await screen.findByText(/Deine Rolle Moderation darf die Statistiken nicht ansehen/)).toBeVisible();
  expect(screen.getByText('Moderation')).toBeVisible();
  expect(screen.queryByText('Super-Admin')).not.toBeInTheDocument();
});

it('shows nothing any longer that was read in another role, and reads anew what the new one may see', async () => {
  const { user, use, calls } = renderWithPlatform(<AdminPage />, {
    route: '/admin?tab=reports',
    session: superAdmin,
    answers: [
      answer(listAdminReports, { reports: [aReport()], pagination: pages(1) }),
      answer(listAdminUsers, { users: [aUser()], pagination: pages(1) }),
    ],
  });
  await user.click(await screen.findByRole('tab', { name: 'Benutzerverwaltung' }));
  expect(await screen.findByText('1 Benutzer')).toBeVisible();
  await user.click(screen.getByRole('tab', { name: 'Meldungen' }));
  expect(await screen.findByRole('article', { name: 'Gegen Café Anna' })).toBeVisible();
  const before = calls.length;
  // As when the live connection says that the session has changed.
  use(signedInAs('user_manager'));
  await act(() => refreshSession());
  expect(await screen.findByText(/Deine Rolle Benutzerverwaltung darf Meldungen nicht ansehen/)).toBeVisible();
  expect(screen.queryByRole('article')).not.toBeInTheDocument();
  await user.click(screen.getByRole('tab', { name: 'Benutzerverwaltung' }));
  await waitFor(() => expect(calls.slice(before).some(({ path }) => path === '/api/admin/users')).toBe(true));
  expect(calls.slice(before).map(({ path }) => path)).not.toContain('/api/admin/reports');
});

it('takes the whole area away when the role is gone', async () => {
  const { use } = renderWithPlatform(<AdminPage />, {
    route: '/admin?tab=reports',
    session: superAdmin,
    answers: [answer(listAdminReports, { reports: [aReport()], pagination: pages(1) })],
  });
  expect(await screen.findByRole('article', { name: 'Gegen Café Anna' })).toBeVisible();
  use(answer(getCurrentUser, { ...aMember, isAdmin: false, adminRole: null }));
  await act(() => refreshSession());
  expect(await screen.findByText('Zugriff verweigert')).toBeVisible();
  expect(screen.queryByRole('article')).not.toBeInTheDocument();
});

it('begins with what the role works on', async () => {
  renderWithPlatform(<AdminPage />, {
    route: '/admin',
    session: { ...superAdmin, adminRole: 'content_moderator' },
    answers: [answer(listAdminReports, { reports: [aReport()], pagination: pages(1) })],
  });
  expect(await screen.findByRole('article', { name: 'Gegen Café Anna' })).toBeVisible();
  expect(screen.getByRole('tab', { name: 'Meldungen' })).toHaveAttribute('aria-selected', 'true');
});

it('keeps the area in the address', async () => {
  const { user, location } = renderWithPlatform(<AdminPage />, {
    route: '/admin',
    session: superAdmin,
    answers: [answer(getAdminStats, nothing), answer(listAdminReports, { reports: [aReport()], pagination: pages(1) })],
  });
  await screen.findByText('Keine Statistiken verfügbar');
  await user.click(screen.getByRole('tab', { name: 'Meldungen' }));
  expect(await screen.findByRole('article', { name: 'Gegen Café Anna' })).toBeVisible();
  expect(location()).toBe('/admin?tab=reports');
});
