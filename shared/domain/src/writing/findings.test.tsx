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
