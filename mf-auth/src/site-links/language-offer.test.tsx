import { startLanguage } from '@rezenso/contract/language-catalogue';
import { expectAccessible } from '@rezenso/ui/testing';
import { render, screen } from '@testing-library/react';
import { LanguageOffer } from './language-offer.tsx';

afterEach(() => {
  globalThis.__rezensoLanguage = undefined;
  delete document.documentElement.dataset.wished;
});

const offered = () => screen.queryAllByRole('link').map(({ textContent }) => textContent);

it('offers nothing to a browser that wishes for nothing else', () => {
  render(<LanguageOffer />);
  expect(offered()).toEqual([]);
});

it('offers the language that a browser wishes for, in its own words, by a link that keeps the choice', async () => {
  document.documentElement.dataset.wished = 'en';
  render(<LanguageOffer />);
  expect(offered()).toEqual(['Read this page in English']);
  expect(screen.getByRole('link')).toHaveAttribute('href', '/api/language/en');
  expect(screen.getByRole('link').closest('[lang]')).toHaveAttribute('lang', 'en');
  await expectAccessible();
});

it('does not offer the language that the page has', () => {
  document.documentElement.dataset.wished = 'en';
  startLanguage('en', {});
  render(<LanguageOffer />);
  expect(offered()).toEqual([]);
});
