import { render, screen, within } from '@testing-library/react';
import { expectAccessible } from '../testing/accessibility.ts';
import { type BarRow, BarTable } from './bar-table.tsx';

const heads = ['Plattform', 'Anteil', 'Anzahl'] as const;

it('reads as a table with a caption, heads and a share in words', async () => {
  show({ key: 'google', label: 'Google', share: 0.754, value: '1.500' });
  const table = within(screen.getByRole('table', { name: 'Plattformen' }));
  expect(table.getAllByRole('columnheader').map((head) => head.textContent)).toEqual([...heads]);
  expect(table.getByRole('rowheader')).toHaveTextContent('Google');
  expect(table.getAllByRole('cell').map((cell) => cell.textContent)).toEqual(['75\u00a0%', '1.500']);
  await expectAccessible();
});

it.each([
  [0, undefined],
  [0.001, '2%'],
  [0.5, '50%'],
  [1, '100%'],
])('draws a share of %s %s long: none for nothing, something to see for little', (share, width) => {
  show({ key: 'a', label: 'A', share, value: '1' });
  const [track, bar] = document.querySelectorAll('svg rect');
  expect(track).toHaveAttribute('width', '100%');
  expect(bar?.getAttribute('width') ?? undefined).toBe(width);
});

it('hides the drawing from screen readers, which hear the figures', () => {
  show({ key: 'a', label: 'A', share: 0.5, value: '1' });
  expect(document.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
});

it('keeps the order that it is given', () => {
  show(...['c', 'a', 'b'].map((key) => ({ key, label: key, share: 0.1, value: 1 })));
  expect(screen.getAllByRole('rowheader').map((head) => head.textContent)).toEqual(['c', 'a', 'b']);
});

function show(...rows: BarRow[]) {
  render(<BarTable caption="Plattformen" heads={heads} rows={rows} />);
}
