import { renderWithPlatform } from '@rezenso/platform/testing';
import { screen } from '@testing-library/react';
import { axe } from 'jest-axe';
import AdminPage from './admin.page.tsx';

it('refuses members without the admin flag and leads them back', async () => {
  const { container } = renderWithPlatform(<AdminPage />, { route: '/admin' });
  expect(screen.getByText('Zugriff verweigert')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Zum Dashboard' })).toHaveAttribute('href', '/');
  expect(await axe(container)).toHaveNoViolations();
});

it('shows the role of an admin', async () => {
  const { container } = renderWithPlatform(<AdminPage />, {
    route: '/admin',
    session: { isAdmin: true, adminRole: 'content_moderator' },
  });
  expect(screen.getByRole('heading', { level: 1, name: 'Verwaltung' })).toBeVisible();
  expect(screen.getByText('Moderation')).toBeVisible();
  expect(screen.queryByText('Zugriff verweigert')).toBeNull();
  expect(await axe(container)).toHaveNoViolations();
});
