import type { AdminTrends } from '@rezenso/contract/admin';
import { render, screen } from '@testing-library/react';
import { FlowChart } from './flow-chart.tsx';

it('names flow, span, sum and highest value, as everything else in it is drawn', () => {
  show([3, 0, 8]);
  expect(screen.getByRole('img')).toHaveAccessibleName(
    'Matches vom 01.09.2026 bis 03.09.2026: 11 insgesamt, höchstens 8 pro Tag. Alle Werte stehen in der Tabelle darunter.',
  );
});

it('draws bars from the ground up, as high as their value on the axis', () => {
  show([4, 0, 8]);
  const bars = [...document.querySelectorAll('g > rect:nth-of-type(2)')];
  const heights = bars.map((bar) => [Number(bar.getAttribute('y')), Number(bar.getAttribute('height'))]);
  expect(heights).toEqual([
    [4, 4],
    [0, 8],
  ]);
  expect(screen.getByRole('img')).toHaveAttribute('viewBox', '0 0 3 8');
});

it('writes a count at top, middle and ground of the axis', () => {
  show([1_500, 1, 1]);
  expect(screen.getByText('2.000')).toBeInTheDocument();
  expect(screen.getByText('1.000')).toBeInTheDocument();
});

it('has an axis also where nothing happened', () => {
  show([0, 0, 0]);
  expect(screen.getByRole('img')).toHaveAccessibleName(/0 insgesamt, höchstens 0 pro Tag/);
  expect(document.querySelectorAll('g > rect:nth-of-type(2)')).toHaveLength(0);
});

it('stands without any point of time', () => {
  show([]);
  expect(screen.getByRole('img')).toHaveAttribute('viewBox', '0 0 1 1');
});

it.each([
  ['day', 'pro Tag', '01.09.2026: 3'],
  ['week', 'pro Woche', '01.09.2026: 3'],
  ['month', 'pro Monat', 'Sept. 2026: 3'],
] as const)('tells what one bar stands for: %s', (bucket, every, title) => {
  show([3], { bucket });
  expect(screen.getByRole('img').querySelector('title')).toHaveTextContent(title);
  expect(screen.getByText(every)).toBeVisible();
});

it('compares with the time before where there was one', () => {
  show([3], { previousTotals: { signUps: 0, matches: 1_204, exchanges: 0, reviews: 0 } });
  expect(screen.getByText('pro Tag · Zeitraum davor: 1.204')).toBeVisible();
});

function show(values: number[], over: Partial<AdminTrends> = {}) {
  const none = { signUps: 0, exchanges: 0, reviews: 0 };
  const series = values.map((matches, index) => ({ ...none, matches, start: `2026-09-0${index + 1}` }));
  const trends: AdminTrends = {
    period: '30d',
    bucket: 'day',
    from: '2026-09-01',
    to: '2026-09-03',
    series,
    totals: { ...none, matches: values.reduce((sum, value) => sum + value, 0) },
    previousTotals: null,
    funnel: [],
    platforms: [],
    suspicious: { total: 0, suspicious: 0, share: 0 },
    asOf: '2026-09-03T12:05:00.000Z',
    ...over,
  };
  render(<FlowChart flow="matches" trends={trends} />);
}
