import { adminTabPath, adminTabs, tabOf } from './paths.ts';

it.each(adminTabs)('leads to the area %s and back', (tab) => {
  const { pathname, searchParams } = new URL(adminTabPath(tab), 'https://rezenso.example');
  expect(pathname).toBe('/admin');
  expect(tabOf(searchParams.get('tab'))).toBe(tab);
});

it.each([null, '', 'Statistics', 'toString', 'userss'])('shows the statistics for an unknown area: %j', (value) => {
  expect(tabOf(value)).toBe('statistics');
});

it('names what an area should show, encoded', () => {
  expect(adminTabPath('users', { user: 'a b&c' })).toBe('/admin?tab=users&user=a+b%26c');
  expect(adminTabPath('statistics', { period: '30d' })).toBe('/admin?period=30d');
  expect(adminTabPath('statistics')).toBe('/admin');
});
