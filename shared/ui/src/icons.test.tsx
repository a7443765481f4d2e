import { render, screen } from '@testing-library/react';
import * as all from './icons.ts';

const { Icon, ...glyphs } = all;
const icons = Object.entries(glyphs);

describe('the icons of the product', () => {
  it.each(icons)('%s draws a picture of one kind, silent where it stands beside words', (name, glyph) => {
    const { container } = render(<Icon of={glyph} />);
    const picture = container.querySelector('svg');
    expect(name).toMatch(/^[A-Z]\w*Icon$/);
    expect(picture).toHaveAttribute('aria-hidden', 'true');
    expect(picture).toHaveAttribute('stroke', 'currentColor');
    expect(picture).toHaveAttribute('stroke-width', '1.75');
    expect(picture).toHaveAttribute('focusable', 'false');
    expect(picture?.childElementCount).toBeGreaterThan(0);
  });

  it('are each another picture', () => {
    const pictures = icons.map(([name, glyph]) => {
      const { container } = render(<Icon of={glyph} />);
      return [container.querySelector('svg')?.innerHTML, name] as const;
    });
    const byPicture = Map.groupBy(pictures, ([picture]) => picture);
    const twins = [...byPicture.values()].filter((same) => same.length > 1).map((same) => same.map(([, name]) => name));
    expect(twins).toEqual([]);
  });

  it.each([
    [undefined, '20'],
    ['sm', '16'],
    ['md', '20'],
    ['lg', '24'],
    ['xl', '32'],
  ] as const)('are square: size %s has %s px', (size, pixels) => {
    const { container } = render(<Icon of={glyphs.StarIcon} {...(size && { size })} />);
    const picture = container.querySelector('svg');
    expect([picture?.getAttribute('width'), picture?.getAttribute('height')]).toEqual([pixels, pixels]);
  });

  it('have a name where nothing else says what they mean', () => {
    render(<Icon of={glyphs.StarIcon} label="Beliebt" className="mark" />);
    const picture = screen.getByRole('img', { name: 'Beliebt' });
    expect(picture).not.toHaveAttribute('aria-hidden');
    expect(picture).toHaveClass('mark');
  });
});
