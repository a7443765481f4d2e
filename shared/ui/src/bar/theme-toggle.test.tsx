import { renderWithPlatform } from '@rezenso/platform/testing';
import { screen } from '@testing-library/react';
import { ThemeToggle } from './theme-toggle.tsx';

it('names the theme it leads to, and leads there', async () => {
  const { user } = renderWithPlatform(<ThemeToggle />);
  await user.click(screen.getByRole('button', { name: 'Dunkles Design einschalten' }));
  expect(document.documentElement).toHaveClass('dark');
  await user.click(screen.getByRole('button', { name: 'Helles Design einschalten' }));
  expect(document.documentElement).toHaveClass('light');
});
