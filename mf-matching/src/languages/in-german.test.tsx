import { startLanguage } from '@rezenso/contract/language-catalogue';
import { render, screen } from '@testing-library/react';
import { German, inGerman } from './in-german.tsx';

afterEach(() => {
  globalThis.__rezensoLanguage = undefined;
});

it('is nothing that a German page would have to say', () => {
  const { container } = render(<German>Bis Freitag</German>);
  expect(container.innerHTML).toBe('Bis Freitag');
  expect(inGerman()).toEqual({});
});

it('is said of German words on a page in another language', () => {
  startLanguage('en', {});
  render(<German>Bis Freitag</German>);
  expect(screen.getByText('Bis Freitag')).toHaveAttribute('lang', 'de');
  expect(inGerman()).toEqual({ lang: 'de' });
});
