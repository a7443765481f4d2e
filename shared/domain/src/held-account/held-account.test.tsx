import { renderWithPlatform } from '@rezenso/platform/testing';
import { screen } from '@testing-library/react';
import { axe } from 'jest-axe';
import { HeldAccountBanner } from './held-account.tsx';

describe('the banner of a held account', () => {
  it('says what waits, why and what to do, in calm words', async () => {
    const { container } = renderWithPlatform(<HeldAccountBanner />, { session: { isHeld: true } });
    expect(screen.getByRole('status')).toHaveTextContent(/^Deine neuen Reviews zählen im Moment nicht mit/);
    expect(screen.getByText(/Dein Konto hat einiges mit Konten gemeinsam/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Prüfung ansehen und erklären' })).toHaveAttribute(
      'href',
      '/settings/privacy',
    );
    expect(await axe(container)).toHaveNoViolations();
  });

  it.each([{ isHeld: false }, {}, null])('is not there for anybody else: %p', (session) => {
    renderWithPlatform(<HeldAccountBanner />, { session });
    expect(screen.queryByRole('status')).toBeNull();
  });
});
