import type { AdminTrends } from '@rezenso/contract/admin';
import { render, screen, within } from '@testing-library/react';
import { Trends } from './trends.tsx';

it('says in place that a period held neither exchanges nor reviews', () => {
  show({});
  expect(screen.getByText('In diesem Zeitraum gab es weder Austausche noch Reviews.')).toBeVisible();
  expect(screen.getByText('In diesem Zeitraum gab es keine Reviews.')).toBeVisible();
});

it('divides nothing by nobody: a funnel without sign-ups is empty, not broken', () => {
  show({
    funnel: [
      { step: 'signed_up', count: 0 },
      { step: 'first_match', count: 0 },
    ],
  });
  const funnel = within(screen.getByRole('table', { name: 'Vom Anmelden zum ersten bestätigten Austausch' }));
  expect(funnel.getByRole('row', { name: /^Registriert .* 0 · 0\s%$/ })).toBeVisible();
  expect(funnel.getByRole('row', { name: /^Erstes Match .* 0 · 0\s%$/ })).toBeVisible();
});

it('gives the share of those who signed up, and never more than all', () => {
  show({
    funnel: [
      { step: 'signed_up', count: 8 },
      { step: 'first_match', count: 3 },
      { step: 'submitted', count: 9 },
    ],
  });
  expect(screen.getByRole('row', { name: /^Erstes Match .* 3 · 38\s%$/ })).toBeVisible();
  expect(screen.getByRole('row', { name: /^Review abgegeben .* 9 · 100\s%$/ })).toBeVisible();
});

it('counts exchanges and reviews of a platform together, by the name people know', () => {
  show({
    platforms: [
      { platform: 'proven_expert', exchanges: 1_000, reviews: 500 },
      { platform: 'kununu', exchanges: 0, reviews: 500 },
    ],
  });
  const platforms = within(screen.getByRole('table', { name: 'Plattformen' }));
  expect(platforms.getByRole('row', { name: /^ProvenExpert 75\s% 1\.500$/ })).toBeVisible();
  expect(platforms.getByRole('row', { name: /^kununu 25\s% 500$/ })).toBeVisible();
});

it('writes the suspicious share with one decimal, beside the counts', () => {
  show({ suspicious: { total: 1_502, suspicious: 6, share: 0.42 } });
  expect(screen.getByRole('row', { name: /^0,4\s% .* 6 von 1\.502$/ })).toBeVisible();
});

it('keeps the values folded until somebody wants them', () => {
  show({ series: [{ start: '2026-09-01', signUps: 1, matches: 0, exchanges: 0, reviews: 2 }] });
  expect(screen.getByRole('button', { name: 'Werte als Tabelle' })).toHaveAttribute('aria-expanded', 'false');
  expect(screen.queryByRole('region', { name: 'Werte als Tabelle' })).toBeNull();
});

it('says when the figures were counted, in German time', () => {
  show({ asOf: '2026-12-31T23:05:00.000Z' });
  expect(screen.getByText('Stand: 01.01.2027, 00:05')).toBeVisible();
});

function show(over: Partial<AdminTrends>) {
  const none = { signUps: 0, matches: 0, exchanges: 0, reviews: 0 };
  const trends: AdminTrends = {
    period: '30d',
    bucket: 'day',
    from: '2026-09-01',
    to: '2026-09-03',
    series: [],
    totals: none,
    previousTotals: none,
    funnel: [],
    platforms: [],
    suspicious: { total: 0, suspicious: 0, share: 0 },
    asOf: '2026-09-03T12:05:00.000Z',
    ...over,
  };
  render(<Trends trends={trends} />);
}
