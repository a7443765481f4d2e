import { render, screen } from '@testing-library/react';
import { Meter, ProgressBar, StepProgress } from './progress.tsx';

it.each([
  [0, 500, '0'],
  [250, 500, '50'],
  [500, 500, '100'],
  [501, 500, '100'],
  [-1, 500, '0'],
  [1, 3, '33'],
  [2, 3, '67'],
  [1, 0, '0'],
  [1, -5, '0'],
  [Number.NaN, 5, '0'],
  [Number.POSITIVE_INFINITY, 5, '0'],
])('tells %s of %s as %s percent', (value, max, percent) => {
  render(<ProgressBar label="Gold" value={value} max={max} />);
  expect(screen.getByRole('progressbar')).toHaveAttribute('aria-valuenow', percent);
  expect(screen.getByRole('progressbar')).toHaveAttribute('aria-valuetext', `${percent}\u00a0%`);
});

it('says its value once to the ear, and shows it to the eye', () => {
  render(<Meter label="Erfolgsrate" value={75} valueText="3 von 4" />);
  expect(screen.getByText('3 von 4')).toHaveAttribute('aria-hidden', 'true');
  expect(screen.getByRole('meter', { name: 'Erfolgsrate' })).toHaveAttribute('aria-valuetext', '3 von 4');
});

it('goes into a second line where both are longer than a phone is wide', () => {
  const text = '79 % · 15 von 19 abgeschlossen, 1 zählt nicht mit';
  render(<Meter label="Erfolgsquote" value={79} valueText={text} />);
  const value = screen.getByText(text);
  expect(value.parentElement).toHaveStyle({ flexWrap: 'wrap' });
  expect(value).not.toHaveStyle({ whiteSpace: 'nowrap' });
});

it('keeps its name where the label is hidden', () => {
  render(<ProgressBar label="Gold" value={1} hideLabel />);
  expect(screen.getByRole('progressbar', { name: 'Gold' })).toBeVisible();
  expect(screen.queryByText('Gold')).toBeNull();
});

it.each([1, 2, 3, 4])('draws a segment for each of four steps, %s of them done', (step) => {
  render(<StepProgress step={step} steps={4} />);
  const bar = screen.getByRole('progressbar', { name: 'Fortschritt' });
  expect(bar.children).toHaveLength(4);
  expect(new Set([...bar.children].slice(0, step).map((one) => one.className)).size).toBe(1);
  expect(bar).toHaveAttribute('aria-valuetext', `Schritt ${step} von 4`);
});
