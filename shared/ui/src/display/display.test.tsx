import { render, screen } from '@testing-library/react';
import { expectAccessible } from '../testing/accessibility.ts';
import { Avatar, initialsOf } from './avatar.tsx';
import { Badge, BadgeList } from './badge.tsx';
import { KeyValue } from './key-value.tsx';
import { Meter, ProgressBar, StepProgress } from './progress.tsx';
import { RatingStars } from './rating-stars.tsx';
import { ScoreRing } from './score-ring.tsx';

describe('BadgeList', () => {
  it('shows three badges and counts the rest', async () => {
    render(
      <BadgeList
        label="Plattformen"
        items={['google', 'yelp', 'facebook', 'kununu', 'other']}
        render={(id) => <Badge>{id.toUpperCase()}</Badge>}
      />,
    );
    const texts = screen.getAllByRole('listitem').map((item) => item.textContent);
    expect(texts).toEqual(['GOOGLE', 'YELP', 'FACEBOOK', '+2 weitere']);
    await expectAccessible();
  });

  it('counts nothing when all fit', () => {
    render(<BadgeList items={['a', 'b', 'c']} />);
    expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual(['a', 'b', 'c']);
  });
});

describe('Avatar', () => {
  it.each([
    ['Goldschmiede Ahrens', 'GA'],
    ['Holzbau Meierhofer & Söhne', 'HM'],
    ['Öhler-Bau', 'ÖB'],
    ['kununu', 'KU'],
    ['24/7 Schlüssel', '27'],
    ['', '?'],
    ['– & +', '?'],
    ['  Bäckerei   sommer ', 'BS'],
    ['Ä', 'Ä'],
    ['𝒜pfel 𝒷aum', '𝒜𝒷'],
    ['Dr. med. Anna Kern', 'DM'],
  ])('shortens "%s" to %s', (name, initials) => {
    expect(initialsOf(name)).toBe(initials);
  });

  it('keeps its colour for the same name and is silent', () => {
    const { container } = render(
      <>
        <Avatar name="Café Kornblume" />
        <Avatar name="Café Kornblume" />
      </>,
    );
    const [one, other] = container.children;
    expect(one).toHaveAttribute('aria-hidden', 'true');
    expect(one?.className).toBe(other?.className);
  });
});

describe('progress', () => {
  it('is announced with label and value, kept within its bounds', async () => {
    render(
      <>
        <ProgressBar label="Gold" value={340} max={500} valueText="340 / 500 XP" />
        <ProgressBar label="Zu viel" value={9} max={3} hideLabel />
        <ProgressBar label="Ohne Ziel" value={1} max={0} />
        <Meter label="Erfolgsrate" value={75} />
      </>,
    );
    const gold = screen.getByRole('progressbar', { name: 'Gold' });
    expect(gold).toHaveAttribute('aria-valuenow', '68');
    expect(gold).toHaveAttribute('aria-valuetext', '340 / 500 XP');
    expect(screen.getByRole('progressbar', { name: 'Zu viel' })).toHaveAttribute('aria-valuenow', '100');
    expect(screen.getByRole('progressbar', { name: 'Ohne Ziel' })).toHaveAttribute('aria-valuenow', '0');
    expect(screen.getByRole('meter', { name: 'Erfolgsrate' })).toHaveAttribute('aria-valuetext', '75\u00a0%');
    await expectAccessible();
  });

  it('names the step of how many', async () => {
    render(<StepProgress step={2} steps={4} title="Dein Unternehmen" />);
    const bar = screen.getByRole('progressbar', { name: 'Fortschritt' });
    expect(bar).toHaveAttribute('aria-valuenow', '2');
    expect(bar).toHaveAttribute('aria-valuetext', 'Schritt 2 von 4: Dein Unternehmen');
    expect(screen.getByText('Schritt 2 von 4')).toBeVisible();
    await expectAccessible();
  });
});

describe('RatingStars', () => {
  it('is one picture with a German name', async () => {
    render(<RatingStars value={4.8} count={89} showValue />);
    expect(screen.getByRole('img', { name: '4,8 von 5 Sternen, 89 Bewertungen' })).toHaveTextContent('4,8(89)');
    await expectAccessible();
  });

  it.each([
    [0, undefined, '0,0 von 5 Sternen', 0],
    [-1, undefined, '0,0 von 5 Sternen', 0],
    [7, undefined, '5,0 von 5 Sternen', 5],
    [Number.NaN, undefined, '0,0 von 5 Sternen', 0],
    [4.04, 1, '4,0 von 5 Sternen, 1 Bewertung', 5],
    [1, 0, '1,0 von 5 Sternen, 0 Bewertungen', 1],
  ])('reads %d of %s ratings as "%s"', (value, count, name, filled) => {
    const { container } = render(<RatingStars value={value} {...(count !== undefined && { count })} />);
    expect(screen.getByRole('img')).toHaveAccessibleName(name);
    expect(container.querySelectorAll('rect')).toHaveLength(filled);
    expect(container.querySelectorAll('svg')).toHaveLength(5);
  });

  it('cuts the stars of two ratings on one page each at its own place', () => {
    const { container } = render(
      <>
        <RatingStars value={1.5} />
        <RatingStars value={2.5} size="lg" />
      </>,
    );
    const ids = [...container.querySelectorAll('clipPath')].map(({ id }) => id);
    expect(new Set(ids).size).toBe(5);
    const used = [...container.querySelectorAll('path[clip-path]')].map((path) => path.getAttribute('clip-path'));
    expect(used).toEqual(ids.map((id) => `url(#${id})`));
  });

  it('fills as many stars as the value, in parts', () => {
    const { container } = render(<RatingStars value={3.5} />);
    const widths = [...container.querySelectorAll('rect')].map((rect) => rect.getAttribute('width'));
    expect(widths).toEqual(['24', '24', '24', '12']);
  });
});

describe('ScoreRing', () => {
  it.each([
    [94.4, 'Match-Score: 94\u00a0%'],
    [-5, 'Match-Score: 0\u00a0%'],
    [180, 'Match-Score: 100\u00a0%'],
    [0.4, 'Match-Score: 0\u00a0%'],
    [99.5, 'Match-Score: 100\u00a0%'],
    [Number.NaN, 'Match-Score: 0\u00a0%'],
  ])('says %d as "%s"', (value, name) => {
    render(<ScoreRing value={value} label="Match-Score" />);
    expect(screen.getByRole('img', { name })).toBeVisible();
  });
});

describe('the arc of a score', () => {
  it.each([
    [0, []],
    [25, ['31.4']],
    [100, ['125.7']],
    [Number.NaN, []],
  ])('of %d is drawn as long as the score is high, and not at all for nothing', (value, lengths) => {
    const { container } = render(<ScoreRing value={value} label="Score" />);
    const arcs = [...container.querySelectorAll('circle[stroke-dasharray]')];
    expect(arcs.map((arc) => Number.parseFloat(arc.getAttribute('stroke-dasharray') ?? '').toFixed(1))).toEqual(
      lengths,
    );
  });

  it('may stand around other words than the percentage', () => {
    render(<ScoreRing value={60} label="Level" valueText="Gold" size="lg" />);
    expect(screen.getByRole('img', { name: 'Level: Gold' })).toHaveTextContent('Gold');
  });
});

describe('KeyValue', () => {
  it('is a list of terms', async () => {
    render(<KeyValue items={[{ label: 'Plattform', value: 'Google' }]} />);
    expect(screen.getByRole('term')).toHaveTextContent('Plattform');
    expect(screen.getByRole('definition')).toHaveTextContent('Google');
    await expectAccessible();
  });
});
