import { renderWithPlatform } from '@rezenso/platform/testing';
import { screen } from '@testing-library/react';
import { axe } from 'jest-axe';
import { NotificationSettingsCard } from './notification-settings.card.tsx';

describe('the notification settings', () => {
  it('switch to dark and back, for this device', async () => {
    const { user } = renderWithPlatform(<NotificationSettingsCard />);
    const darkMode = screen.getByRole('switch', { name: 'Dark Mode' });
    expect(darkMode).not.toBeChecked();
    await user.click(darkMode);
    expect(darkMode).toBeChecked();
    expect(document.documentElement).toHaveClass('dark');
    expect(localStorage.getItem('theme')).toBe('dark');
    await user.click(darkMode);
    expect(document.documentElement).toHaveClass('light');
    expect(localStorage.getItem('theme')).toBe('light');
  });

  it('say openly that the kinds of mail come later', async () => {
    const { container } = renderWithPlatform(<NotificationSettingsCard />);
    expect(screen.getByText('Dieser Bereich entsteht gerade')).toBeVisible();
    expect(screen.getAllByRole('switch')).toHaveLength(1);
    expect(await axe(container)).toHaveNoViolations();
  });
});
