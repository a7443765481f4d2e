import { renderWithPlatform } from '@rezenso/platform/testing';
import { screen } from '@testing-library/react';
import { axe } from 'jest-axe';
import { PrivacyCard } from './privacy.card.tsx';

it('names the legal documents and promises no button that would do nothing', async () => {
  const { container } = renderWithPlatform(<PrivacyCard />);
  for (const name of ['Datenschutz', 'AGB', 'Impressum']) expect(screen.getByText(name)).toBeVisible();
  expect(screen.getByText('Dieser Bereich entsteht gerade')).toBeVisible();
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.queryByRole('link')).toBeNull();
  expect(await axe(container)).toHaveNoViolations();
});
