import { startLanguage } from '@rezenso/contract/language-catalogue';
import { render, screen } from '@testing-library/react';
import { LanguageSwitch } from './language-switch.tsx';

afterEach(() => {
  globalThis.__rezensoLanguage = undefined;
  delete document.documentElement.dataset.languages;
});

const shown = () => screen.queryAllByRole('link').map(({ textContent }) => textContent);

it('is nothing to choose from where the document offers nothing', () => {
  render(<LanguageSwitch />);
  expect(shown()).toEqual([]);
});

it('leads to each language that the document offers, in its own words, and marks the one of the page', () => {
  document.documentElement.dataset.languages = 'de en';
  startLanguage('en', {});
  render(<LanguageSwitch />);
  expect(shown()).toEqual(['Deutsch', 'English']);
  expect(screen.getByRole('link', { name: 'Deutsch' })).toHaveAttribute('href', '/api/language/de');
  expect(screen.getByRole('link', { name: 'Deutsch' })).toHaveAttribute('lang', 'de');
  expect(screen.getByRole('link', { current: true })).toHaveTextContent('English');
});
