import { renderWithPlatform } from '@rezenso/platform/testing';
import { render, screen, within } from '@testing-library/react';
import { Findings } from './findings.tsx';

it('names each finding with the passages it is about, each under its own caption', () => {
  render(
    <Findings
      findings={[
        { code: 'COPY', text: 'Eine Stelle steht auch woanders.', quote: 'Sehr gutes Rad.', otherQuote: 'Gutes Rad!' },
        { code: 'SHORT', text: 'Der Text ist kurz.' },
      ]}
    />,
  );
  const [copy, short] = screen.getAllByRole('listitem');
  const figures = within(copy as HTMLElement).getAllByRole('figure');
  expect(figures.map((figure) => figure.textContent)).toEqual([
    'In dieser Bewertung„Sehr gutes Rad.“',
    'Im anderen Text„Gutes Rad!“',
  ]);
  expect(short).toHaveTextContent(/^Der Text ist kurz\.$/);
});

it.each([
  ['Sehr gutes Rad.', 'sehr  gutes\nRAD.'],
  ['Größe passt', 'größe passt '],
])('quotes a passage once that stands in both texts but for case and blanks: %s', (quote, otherQuote) => {
  render(<Findings findings={[{ code: 'COPY', text: 'Kopie', quote, otherQuote }]} />);
  expect(screen.getByRole('figure')).toHaveTextContent(`Steht so in beiden Texten„${quote}“`);
});

it('quotes the other text alone when only that passage is known', () => {
  render(<Findings findings={[{ code: 'COPY', text: 'Kopie', otherQuote: 'Gutes Rad!' }]} />);
  expect(screen.getByRole('figure')).toHaveTextContent('Im anderen Text„Gutes Rad!“');
});

describe('a review of the reader’s own that it resembles', () => {
  const resembled = {
    reviewId: '00000000-0000-4000-8000-000000000001',
    platform: 'google' as const,
    date: '2026-05-03T10:00:00.000Z',
    author: 'Anna Meier',
  };
  const finding = { code: 'COPY', text: 'Kopie.', resembled };

  it('is named as the list names it, and leads there where there is a way', () => {
    renderWithPlatform(<Findings findings={[finding]} pathOf={(id) => `/reviews?bewertung=${id}`} />);
    expect(screen.getByRole('listitem')).toHaveTextContent(
      'Kopie.Die andere steht schon bei dir: Google, 03.05.2026, verfasst von Anna Meier. Andere Bewertung ansehen',
    );
    expect(screen.getByRole('link')).toHaveAttribute('href', `/reviews?bewertung=${resembled.reviewId}`);
  });

  it('has no author where none was given, and leads nowhere from a text that is being written', () => {
    render(<Findings findings={[{ ...finding, resembled: { ...resembled, author: 'Importiert' } }]} />);
    expect(screen.getByRole('listitem')).toHaveTextContent(/: Google, 03\.05\.2026\.$/);
    expect(screen.queryByRole('link')).toBeNull();
  });
});
