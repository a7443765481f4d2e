import { listAdminReports } from '@rezenso/contract/admin-reports';
import { getAdminStats } from '@rezenso/contract/admin-stats';
import { listAdminSupport } from '@rezenso/contract/admin-support';
import { listAdminUsers } from '@rezenso/contract/admin-users';
import { adminRoles } from '@rezenso/contract/vocabulary';
import { adminTabPath, adminTabs, beginningFor, tabOf } from './paths.ts';

it.each(adminTabs)('leads to the area %s and back', (tab) => {
  const { pathname, searchParams } = new URL(adminTabPath(tab), 'https://rezenso.example');
  expect(pathname).toBe('/admin');
  expect(tabOf(searchParams.get('tab'))).toBe(tab);
});

it.each([null, '', 'Statistics', 'toString', 'userss'])('knows no area %j', (value) => {
  expect(tabOf(value)).toBeUndefined();
});

it('names what an area should show, encoded', () => {
  expect(adminTabPath('users', { user: 'a b&c' })).toBe('/admin?tab=users&user=a+b%26c');
  expect(adminTabPath('statistics')).toBe('/admin?tab=statistics');
});

it.each(adminRoles)('begins for the role %s with what it may read', (role) => {
  const reads = {
    statistics: getAdminStats,
    users: listAdminUsers,
    reports: listAdminReports,
    support: listAdminSupport,
  };
  const beginning = beginningFor(role);
  const read = Object.entries(reads).find(([tab]) => tab === beginning)?.[1];
  expect(role === 'super_admin' || read?.roles?.some((one) => one === role)).toBe(true);
});

it('begins with the statistics without a role', () => expect(beginningFor(null)).toBe('statistics'));
