import { render, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { Mark, Wordmark } from '../brand/wordmark.tsx';
import { Skeleton, SkeletonCard } from '../feedback/skeleton.tsx';
import { SkeletonForm } from '../feedback/skeleton-form.tsx';
import { FullPageSpinner, Spinner } from '../feedback/spinner.tsx';
import { tokens } from '../tokens.ts';
import { Heading } from '../typography/heading.tsx';
import { Text } from '../typography/text.tsx';
import { Grid, Inline, Stack } from './flow.tsx';
import { Page } from './page.tsx';

/** What jsdom computes of the style sheets: everything outside `@media`, so the layout of a phone. */
describe('what is drawn for the props', () => {
  it.each<[string, ReactElement, Record<string, string>]>([
    ['Stack', <Stack key="1" />, { 'flex-direction': 'column', gap: '1rem', 'align-items': 'stretch' }],
    [
      'Stack, apart',
      <Stack key="2" gap={10} justify="between" />,
      { gap: '2.5rem', 'justify-content': 'space-between' },
    ],
    ['Stack without a gap', <Stack key="3" gap={0} align="end" />, { gap: '0rem', 'align-items': 'flex-end' }],
    ['Inline', <Inline key="4" />, { 'flex-wrap': 'wrap', gap: '0.5rem', 'align-items': 'center' }],
    [
      'Inline, on one line',
      <Inline key="5" nowrap align="baseline" />,
      { 'flex-wrap': 'nowrap', 'align-items': 'baseline' },
    ],
    ['Grid', <Grid key="6" columns={4} />, { 'grid-template-columns': 'minmax(0, 1fr)', gap: '1rem' }],
    ['Grid of figures', <Grid key="7" twoOnPhone />, { 'grid-template-columns': 'repeat(2, minmax(0, 1fr))' }],
    [
      'Grid by width',
      <Grid key="8" minWidth="20rem" twoOnPhone />,
      { 'grid-template-columns': 'repeat(auto-fill, minmax(min(20rem, 100%), 1fr))' },
    ],
    ['Text', <Text key="9">x</Text>, { 'font-size': '1rem', 'line-height': '1.5rem' }],
    ['Text, small', <Text key="10" size="xs" weight="bold" />, { 'font-size': '0.8125rem', 'font-weight': '700' }],
    ['Text with lines', <Text key="11" preserveLines />, { 'white-space': 'pre-line' }],
    [
      'Text, cut',
      <Text key="12" truncate />,
      { 'white-space': 'nowrap', 'text-overflow': 'ellipsis', overflow: 'hidden' },
    ],
    ['Skeleton', <Skeleton key="13" />, { width: '100%', height: '0.875rem' }],
    ['Skeleton, round', <Skeleton key="14" shape="circle" />, { width: '2.75rem', height: '2.75rem' }],
    [
      'Skeleton, sized',
      <Skeleton key="15" shape="block" width="7rem" height="3rem" />,
      { width: '7rem', height: '3rem' },
    ],
  ])('%s', (_, element, style) => {
    const { container } = render(element);
    const computed = getComputedStyle(container.firstElementChild as HTMLElement);
    expect(Object.fromEntries(Object.keys(style).map((name) => [name, computed.getPropertyValue(name)]))).toEqual(
      style,
    );
  });

  it.each(['muted', 'accent', 'success', 'warning', 'danger'] as const)(
    'text of tone %s takes a colour of its own',
    (tone) => {
      const { container } = render(<Text tone={tone}>x</Text>);
      const name = tone === 'muted' ? 'textMuted' : (`${tone}Text` as const);
      expect(getComputedStyle(container.firstElementChild as HTMLElement).color).toBe(tokens.color[name]);
    },
  );

  it.each([
    [1, '1.625rem'],
    [2, '1.25rem'],
    [3, '1.125rem'],
    [4, '1rem'],
  ] as const)('a heading of level %i stands there in the outline and is %s high', (level, size) => {
    render(<Heading level={level}>Titel</Heading>);
    const heading = screen.getByRole('heading', { level });
    expect(getComputedStyle(heading).fontSize).toBe(size);
  });

  it('a heading may look otherwise than its level', () => {
    render(
      <Heading level={3} size="xl" id="preise">
        Preise
      </Heading>,
    );
    expect(screen.getByRole('heading', { level: 3 })).toHaveAttribute('id', 'preise');
    expect(getComputedStyle(screen.getByRole('heading')).fontSize).toBe('2.25rem');
  });
});

describe('a page', () => {
  it('has its heading, description and actions in the header, or none of them', () => {
    const { rerender } = render(
      <Page title="Matches" description="Finde Partner" actions={<button type="button">Neu</button>} />,
    );
    expect(screen.getByRole('heading', { level: 1, name: 'Matches' })).toBeVisible();
    expect(screen.getByText('Finde Partner')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Neu' })).toBeVisible();
    rerender(<Page description="Ohne Titel">Inhalt</Page>);
    expect(screen.queryByRole('heading')).toBeNull();
    expect(screen.queryByText('Ohne Titel')).toBeNull();
    expect(screen.getByText('Inhalt')).toBeVisible();
  });

  it('leaves the one main of the site to the shell', () => {
    render(<Page title="Matches">Inhalt</Page>);
    expect(screen.queryByRole('main')).toBeNull();
  });
});

describe('shapes in place of what loads', () => {
  it.each([
    ['a card', <SkeletonCard key="1" />, 4],
    ['a card with a picture', <SkeletonCard key="2" lines={5} withAvatar />, 7],
    ['a card without lines', <SkeletonCard key="3" lines={0} />, 1],
    ['a form', <SkeletonForm key="4" />, 6],
    ['a form of five fields', <SkeletonForm key="5" fields={5} />, 10],
  ])('%s has as many as it stands for, all of them silent', (_, shape, count) => {
    const { container } = render(shape);
    expect(container.querySelectorAll('span')).toHaveLength(count);
    expect(container.firstElementChild).toHaveAttribute('aria-hidden', 'true');
    expect(container).toHaveTextContent('');
  });

  it('every fourth field of a form is a large one', () => {
    const { container } = render(<SkeletonForm fields={5} />);
    const heights = [...container.querySelectorAll('span')].map((shape) => getComputedStyle(shape).height);
    expect(heights.filter((_, index) => index % 2 === 1)).toEqual(['2.75rem', '2.75rem', '2.75rem', '8rem', '2.75rem']);
  });

  it.each([
    ['sm', '18'],
    ['md', '28'],
    ['lg', '40'],
  ] as const)('a spinner of size %s has %s px and says nothing itself', (size, pixels) => {
    const { container } = render(<Spinner size={size} />);
    expect(container.firstElementChild).toHaveAttribute('width', pixels);
    expect(container.firstElementChild).toHaveAttribute('aria-hidden', 'true');
  });

  it('a page that cannot show anything yet says so', () => {
    const { rerender } = render(<FullPageSpinner />);
    expect(screen.getByRole('status')).toHaveTextContent('Laden...');
    rerender(<FullPageSpinner label="Einen Moment" />);
    expect(screen.getByRole('status')).toHaveTextContent('Einen Moment');
  });
});

describe('the mark', () => {
  it('stands beside the name, alone only where it is asked to', () => {
    const { container, rerender } = render(<Wordmark />);
    expect(container).toHaveTextContent('Rezenso');
    rerender(<Wordmark hideName size="lg" />);
    expect(container).toHaveTextContent('');
    expect(container.querySelector('svg')).toHaveAttribute('width', '40');
    rerender(<Mark />);
    expect(container.querySelector('svg')).toHaveAttribute('width', '32');
    expect(container.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
  });
});
