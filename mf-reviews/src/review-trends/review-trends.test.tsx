import { renderWithPlatform } from '@rezenso/platform/testing';
import { screen, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { someStats } from '../testing/reviews.ts';
import { longMonth, shortMonth } from './month-names.ts';
import { ReviewTrends } from './review-trends.tsx';

describe('the charts', () => {
  it('tell the distribution of stars as a table', async () => {
    const { container } = renderWithPlatform(<ReviewTrends stats={someStats()} />);
    expect(rowsOf('Verteilung der Sterne')).toEqual([
      ['5 Sterne', '50\u00a0%', '10'],
      ['4 Sterne', '40\u00a0%', '8'],
      ['3 Sterne', '5\u00a0%', '1'],
      ['2 Sterne', '0\u00a0%', '0'],
      ['1 Stern', '5\u00a0%', '1'],
    ]);
    expect(await axe(container)).toHaveNoViolations();
  });

  it('tell the platforms with share, number and average', () => {
    renderWithPlatform(<ReviewTrends stats={someStats()} />);
    expect(rowsOf('Nach Plattform')).toEqual([
      ['Google', '75\u00a0%', '15 Ø 4,6'],
      ['Trustpilot', '25\u00a0%', '5 Ø 3,6'],
    ]);
  });

  it('tell twelve months, those without reviews too', () => {
    renderWithPlatform(<ReviewTrends stats={someStats()} />);
    const rows = rowsOf('Bewertungen im Zeitverlauf');
    expect(rows).toHaveLength(12);
    expect(rows[0]).toEqual(['April 2025', '0', '–']);
    expect(rows[11]).toEqual(['März 2026', '12', '4,3']);
  });

  it('draw the tallest column as high as the chart, and none for a month without reviews', () => {
    const { container } = renderWithPlatform(<ReviewTrends stats={someStats()} />);
    const heights = [...container.querySelectorAll('rect[x="12%"]')].map((column) => column.getAttribute('height'));
    expect(heights).toHaveLength(8);
    expect(heights.at(-1)).toBe('100%');
  });

  it('write each number where its column ends', () => {
    const { container } = renderWithPlatform(<ReviewTrends stats={someStats()} />);
    const columns = [...container.querySelectorAll('rect[x="12%"]')];
    const numbers = columns.map((column) => column.parentElement?.querySelector('text'));
    expect(numbers.at(-1)).toHaveTextContent('12');
    expect(numbers.map((number) => number?.getAttribute('y'))).toEqual(
      columns.map((column) => column.getAttribute('y')),
    );
  });

  it('stand up to figures of nothing', () => {
    const ratingDistribution = [5, 4, 3, 2, 1].map((rating) => ({ rating, count: 0 }));
    const nothing = { totalReviews: 0, platformDistribution: [], perMonth: [], ratingDistribution };
    renderWithPlatform(<ReviewTrends stats={someStats(nothing)} />);
    expect(rowsOf('Nach Plattform')).toEqual([]);
    expect(rowsOf('Verteilung der Sterne')[0]?.[1]).toBe('0\u00a0%');
  });
});

describe('the names of months', () => {
  it('are short below a column and long in the table', () => {
    expect([shortMonth('2026-03'), longMonth('2026-03')]).toEqual(['Mär', 'März 2026']);
    expect([shortMonth('kein Monat'), longMonth('kein Monat')]).toEqual(['kein Monat', 'kein Monat']);
  });
});

function rowsOf(name: string) {
  const [, ...rows] = within(screen.getByRole('table', { name })).getAllByRole('row');
  return rows.map((row) => [...row.children].map((cell) => cell.textContent));
}
