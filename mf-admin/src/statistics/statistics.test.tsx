import { type AdminTrends, getAdminStats, getAdminTrends } from '@rezenso/contract/admin';
import { answer, fail, offline, renderWithPlatform } from '@rezenso/platform/testing';
import { expectAccessible } from '@rezenso/ui/testing';
import { screen, within } from '@testing-library/react';
import { signedInAs, superAdmin } from '../testing/admin.ts';
import Statistics from './statistics.tsx';

it('writes the six figures as Germans do', async () => {
  open();
  for (const [label, figure] of [
    ['Benutzer gesamt', '12.345'],
    ['Aktive Benutzer', '9.876'],
    ['Matches gesamt', '1.234.567'],
    ['Abgeschlossene Matches', '1.000'],
    ['Reviews gesamt', '999'],
    ['Offene Meldungen', '3'],
  ] as const) {
    expect(within(await screen.findByRole('group', { name: label })).getByText(figure)).toBeVisible();
  }
});

it('says in words what each chart shows, and holds every value in a table', async () => {
  const { user } = open();
  const chart = await screen.findByRole('img', { name: /^Reviews vom/ });
  expect(chart).toHaveAccessibleName(
    'Reviews vom 01.09.2026 bis 03.09.2026: 1.502 insgesamt, höchstens 1.500 pro Tag. Alle Werte stehen in der Tabelle darunter.',
  );
  expect(screen.getAllByRole('img', { name: /insgesamt/ })).toHaveLength(4);
  await user.click(screen.getByRole('button', { name: 'Werte als Tabelle' }));
  const table = within(screen.getByRole('region', { name: 'Werte als Tabelle' }));
  expect(table.getByRole('row', { name: '02.09.2026 0 0 0 0' })).toBeVisible();
  expect(table.getByRole('row', { name: '03.09.2026 2 3 4 1.500' })).toBeVisible();
  await expectAccessible();
});

it('draws no bar for an empty day, and tells each value under the pointer', async () => {
  open();
  const chart = await screen.findByRole('img', { name: /^Reviews vom/ });
  const columns = [...chart.querySelectorAll('g')];
  expect(columns.map((column) => column.querySelectorAll('rect').length - 1)).toEqual([1, 0, 1]);
  expect(columns.map((column) => column.textContent)).toEqual(['01.09.2026: 2', '02.09.2026: 0', '03.09.2026: 1.500']);
});

it('shows the way to the first exchange and the suspicious share', async () => {
  open();
  expect(await screen.findByRole('row', { name: /^Registriert .* 1\.200 · 100\s%$/ })).toBeVisible();
  expect(screen.getByRole('row', { name: /^Austausch bestätigt .* 300 · 25\s%$/ })).toBeVisible();
  expect(screen.getByRole('row', { name: /^0,4\s% .* 6 von 1\.502$/ })).toBeVisible();
  expect(screen.getByText('Stand: 03.09.2026, 14:05')).toBeVisible();
});

it('keeps the period in the address and asks for it', async () => {
  const { user, calls, location } = open();
  await screen.findByText('Entwicklung');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Zeitraum' }), 'Alles');
  expect(location()).toBe('/admin?period=all');
  expect(calls.filter(({ path }) => path.endsWith('/trends')).map(({ query }) => query.period)).toEqual(['90d', 'all']);
});

it('keeps the figures when only the charts fail, and says so for a lost role', async () => {
  const { user, use } = open(offline(getAdminTrends));
  expect(await screen.findByText('Der Verlauf konnte nicht geladen werden')).toBeVisible();
  expect(screen.getByText('12.345')).toBeVisible();
  use(fail(getAdminTrends, 'FORBIDDEN'), signedInAs('support_agent'));
  await user.click(screen.getByRole('button', { name: 'Erneut versuchen' }));
  expect(await screen.findByText(/Deine Rolle Support darf die Statistiken nicht ansehen/)).toBeVisible();
});

it('says how many requests wait and how quickly answers come, and nothing with a server that does not count them', async () => {
  const { unmount } = open();
  expect(await screen.findByText('12.345')).toBeVisible();
  expect(screen.queryByText('Offene Anfragen')).toBeNull();
  unmount();
  renderWithPlatform(<Statistics />, {
    route: '/admin',
    session: superAdmin,
    answers: [
      answer(getAdminStats, { ...stats, openSupportRequests: 4, medianMinutesToFirstAnswer: 210 }),
      answer(getAdminTrends, trends),
    ],
  });
  const waiting = await screen.findByRole('group', { name: 'Offene Anfragen' });
  expect(within(waiting).getByText('4')).toBeVisible();
  expect(screen.getByText(/^3,5\sStd\.$/)).toBeVisible();
});

const stats = {
  totalUsers: 12_345,
  activeUsers: 9_876,
  totalMatches: 1_234_567,
  completedMatches: 1_000,
  totalReviews: 999,
  pendingReports: 3,
};

const trends: AdminTrends = {
  period: '90d',
  bucket: 'day',
  from: '2026-09-01',
  to: '2026-09-03',
  series: [
    { start: '2026-09-01', signUps: 1, matches: 0, exchanges: 0, reviews: 2 },
    { start: '2026-09-02', signUps: 0, matches: 0, exchanges: 0, reviews: 0 },
    { start: '2026-09-03', signUps: 2, matches: 3, exchanges: 4, reviews: 1_500 },
  ],
  totals: { signUps: 3, matches: 3, exchanges: 4, reviews: 1_502 },
  previousTotals: { signUps: 2, matches: 2, exchanges: 2, reviews: 1_100 },
  funnel: [
    { step: 'signed_up', count: 1_200 },
    { step: 'first_confirmed_exchange', count: 300 },
  ],
  platforms: [{ platform: 'google', exchanges: 4, reviews: 1_000 }],
  suspicious: { total: 1_502, suspicious: 6, share: 0.4 },
  asOf: '2026-09-03T12:05:00.000Z',
};

function open(stub = answer(getAdminTrends, trends)) {
  return renderWithPlatform(<Statistics />, {
    route: '/admin',
    session: superAdmin,
    answers: [answer(getAdminStats, stats), stub],
  });
}
