import { render, screen } from '@testing-library/react';
import type { ComponentPropsWithRef } from 'react';
import { createRef } from 'react';
import { PlusIcon, XIcon } from '../icons.ts';
import { tokens } from '../tokens.ts';
import { Button, type ButtonProps } from './button.tsx';
import { IconButton } from './icon-button.tsx';
import { LinkButton, type LinkButtonProps, TextLink } from './link-button.tsx';

const variants = ['primary', 'secondary', 'ghost', 'danger'] as const;
const sizes = ['sm', 'md', 'lg'] as const;
const kinds = variants.flatMap((variant) => sizes.map((size) => [variant, size] as const));

describe('a button and a link that looks like one', () => {
  it.each(kinds)('are drawn alike, %s in size %s', (variant, size) => {
    const look: Pick<ButtonProps & LinkButtonProps, 'variant' | 'size'> = { variant, size };
    render(
      <>
        <Button {...look}>Weiter</Button>
        <LinkButton {...look} href="/weiter">
          Weiter
        </LinkButton>
      </>,
    );
    const [button, link] = [screen.getByRole('button'), screen.getByRole('link')].map((element) => {
      const { minHeight, color, backgroundColor, fontSize, padding, borderRadius } = getComputedStyle(element);
      return { minHeight, color, backgroundColor, fontSize, padding, borderRadius };
    });
    expect(link).toEqual(button);
  });

  it('tell their kinds apart by colour, and their sizes by height; on phones none is too low for a finger', () => {
    render(kinds.map(([variant, size]) => <Button key={`${variant} ${size}`} variant={variant} size={size} />));
    const drawn = screen.getAllByRole('button').map((element) => getComputedStyle(element));
    const grounds = new Set(drawn.map(({ background, backgroundColor }) => background || backgroundColor));
    expect(grounds.size).toBeGreaterThanOrEqual(3);
    expect([...new Set(drawn.map(({ minHeight }) => minHeight))]).toEqual(['2.75rem', '3.25rem']);
  });

  it.each([
    ['sm', '16'],
    ['md', '20'],
    ['lg', '20'],
  ] as const)('carry icons that suit their size, before and after the words: %s', (size, pixels) => {
    const { container } = render(
      <>
        <Button size={size} iconStart={PlusIcon} iconEnd={XIcon}>
          Weiter
        </Button>
        <LinkButton size={size} href="/weiter" iconStart={PlusIcon} iconEnd={XIcon}>
          Weiter
        </LinkButton>
      </>,
    );
    const icons = [...container.querySelectorAll('svg')];
    expect(icons.map((icon) => icon.getAttribute('width'))).toEqual([pixels, pixels, pixels, pixels]);
    for (const element of [screen.getByRole('button'), screen.getByRole('link')])
      expect(element).toHaveAccessibleName('Weiter');
  });

  it('hand to the page what belongs to it, and nothing of their own', () => {
    const [button, link] = [createRef<HTMLButtonElement>(), createRef<HTMLAnchorElement>()];
    render(
      <>
        <Button ref={button} fullWidth loading iconStart={PlusIcon} aria-describedby="x" name="send" value="1" />
        <LinkButton ref={link} fullWidth variant="ghost" iconEnd={XIcon} href="/x" download="x.txt" target="_blank" />
      </>,
    );
    expect(button.current).toHaveAttribute('aria-describedby', 'x');
    expect(button.current).toHaveValue('1');
    expect(link.current).toHaveAttribute('download', 'x.txt');
    for (const element of [button.current, link.current]) {
      const names = element?.getAttributeNames() ?? [];
      expect(names.filter((name) => /^(?:variant|size|loading|icon|fullwidth|\$)/.test(name))).toEqual([]);
    }
  });

  it('keep what is loading as wide as it was, with its words still there', () => {
    const { rerender } = render(<Button iconStart={PlusIcon}>Anlegen</Button>);
    expect(screen.getByRole('button')).not.toHaveAttribute('aria-busy');
    rerender(
      <Button loading iconStart={PlusIcon}>
        Anlegen
      </Button>,
    );
    expect(screen.getByRole('button')).toHaveTextContent('Anlegen');
    expect(getComputedStyle(screen.getByText('Anlegen')).opacity).toBe('0');
  });
});

describe('a button of one icon', () => {
  it.each([
    [1, '1'],
    [99, '99'],
    [100, '99+'],
    [0, ''],
    [-3, ''],
  ])('with a count of %i shows "%s", for eyes alone', (count, text) => {
    render(<IconButton icon={PlusIcon} label="Neues" count={count} />);
    expect(screen.getByRole('button')).toHaveTextContent(text);
    expect(screen.getByRole('button')).toHaveAccessibleName('Neues');
  });

  it.each([
    ['neutral', tokens.color.textMuted],
    ['accent', tokens.color.accentText],
    ['danger', tokens.color.dangerText],
  ] as const)('has the colour of its tone: %s', (tone, color) => {
    render(<IconButton icon={XIcon} label="Weg" tone={tone} />);
    expect(getComputedStyle(screen.getByRole('button')).color).toBe(color);
  });

  it('says to the pointer what it does, and can be large enough for a finger', () => {
    render(<IconButton icon={XIcon} label="Weg" />);
    expect(screen.getByRole('button')).toHaveAttribute('title', 'Weg');
    const { width, height } = getComputedStyle(screen.getByRole('button'));
    expect([width, height]).toEqual(['2.75rem', '2.75rem']);
  });
});

it('draws a link in running text as whatever leads on there', () => {
  render(
    <TextLink as={RouterLink} to="/matches">
      Matches
    </TextLink>,
  );
  expect(screen.getByRole('link', { name: 'Matches' })).toHaveAttribute('href', '/app/matches');
});

function RouterLink({ to, ...rest }: ComponentPropsWithRef<'a'> & { to: string }) {
  return <a href={`/app${to}`} {...rest} />;
}
