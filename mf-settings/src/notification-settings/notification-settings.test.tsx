import { listEmailPreferences } from '@rezenso/contract/email-preferences';
import { answer, renderWithPlatform } from '@rezenso/platform/testing';
import { screen } from '@testing-library/react';
import { axe } from 'jest-axe';
import { noLaterKinds, somePreferences } from '../testing/preferences.ts';
import { noDevices } from '../testing/push-devices.ts';
import { NotificationSettingsCard } from './notification-settings.card.tsx';

it('switches to dark and back, for this device', async () => {
  const { user } = show();
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

it('shows the kinds of mail above the look', async () => {
  const { container } = show();
  expect(await screen.findByRole('switch', { name: 'Match-Benachrichtigungen' })).toBeChecked();
  expect(screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent)).toEqual([
    'E-Mails',
    'Mitteilungen auf deinen Geräten',
    'Darstellung',
  ]);
  expect(await axe(container)).toHaveNoViolations();
});

function show() {
  return renderWithPlatform(<NotificationSettingsCard />, {
    answers: [answer(listEmailPreferences, somePreferences()), noLaterKinds, noDevices],
  });
}
