import { render, screen } from '@testing-library/react';
import { RatingStars } from './rating-stars.tsx';
import { ScoreRing } from './score-ring.tsx';

it('draws as much of the ring as the score, and nothing for none', () => {
  const { rerender } = render(<ScoreRing value={25} label="Match-Score" />);
  const [drawn = 0, whole = 1] = arc()?.split(' ').map(Number) ?? [];
  expect(drawn / whole).toBeCloseTo(0.25);
  rerender(<ScoreRing value={0} label="Match-Score" />);
  expect(arc()).toBeUndefined();
});

it('says what its owner says in place of a percentage', () => {
  render(<ScoreRing value={40} label="Vertrauen" valueText="noch keiner" />);
  expect(screen.getByRole('img', { name: 'Vertrauen: noch keiner' })).toHaveTextContent('noch keiner');
});

it.each([
  [0, 0, '0,0 von 5 Sternen'],
  [-1, 0, '0,0 von 5 Sternen'],
  [5, 5, '5,0 von 5 Sternen'],
  [9, 5, '5,0 von 5 Sternen'],
  [4.25, 5, '4,3 von 5 Sternen'],
])('shows a rating of %s with %s stars lit, read as %s', (value, lit, name) => {
  render(<RatingStars value={value} />);
  const stars = screen.getByRole('img', { name });
  expect(stars.querySelectorAll('clipPath')).toHaveLength(lit);
});

it('counts one rating in the singular', () => {
  render(<RatingStars value={4} count={1} />);
  expect(screen.getByRole('img', { name: '4,0 von 5 Sternen, 1 Bewertung' })).toBeVisible();
});

it('lights each of two ratings on a page by its own shape', () => {
  render(
    <>
      <RatingStars value={0.5} />
      <RatingStars value={0.5} />
    </>,
  );
  const ids = [...document.querySelectorAll('clipPath')].map(({ id }) => id);
  expect(new Set(ids).size).toBe(2);
});

const arc = () => document.querySelectorAll('circle')[1]?.getAttribute('stroke-dasharray') ?? undefined;
