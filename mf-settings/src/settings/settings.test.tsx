import { listEmailPreferences } from '@rezenso/contract/email-preferences';
import { getProfile } from '@rezenso/contract/profile';
import { getSubscription, listInvoices, refreshSubscription } from '@rezenso/contract/subscription';
import { listUserPlatforms } from '@rezenso/contract/user-platforms';
import { Route, Routes } from '@rezenso/platform/router';
import { answer, hold, renderWithPlatform } from '@rezenso/platform/testing';
import { screen, waitFor } from '@testing-library/react';
import { axe } from 'jest-axe';
import { neverReviewed } from '../testing/account-reviews.ts';
import { nobodyBlocked } from '../testing/blocked-partners.ts';
import { consentsAre } from '../testing/consents.ts';
import { addressIs } from '../testing/email-addresses.ts';
import { passkeysAre } from '../testing/passkeys.ts';
import { noLaterKinds, somePreferences } from '../testing/preferences.ts';
import { aProfile } from '../testing/profiles.ts';
import { nothingShown, pageIs } from '../testing/public-pages.ts';
import { noDevices } from '../testing/push-devices.ts';
import { onlyHere } from '../testing/sessions.ts';
import { aFreePlan, aProPlan } from '../testing/subscriptions.ts';
import { anna, teamIs } from '../testing/teams.ts';
import { someTrades } from '../testing/trades.ts';
import SettingsPage from './settings.page.tsx';

describe('the tabs of the settings', () => {
  it.each([
    ['/settings', 'Profil'],
    ['/settings/profile', 'Profil'],
    ['/settings/platforms', 'Plattformen'],
    ['/settings/notifications', 'Benachrichtigungen'],
    ['/settings/subscription', 'Abonnement'],
    ['/settings/team', 'Team'],
    ['/settings/privacy', 'Datenschutz'],
    ['/settings/public-page', 'Profil'],
    ['/settings/raumfahrt', 'Profil'],
    ['/settings?tab=subscription&success=true', 'Abonnement'],
    ['/settings?tab=raumfahrt', 'Profil'],
    ['/settings/privacy?tab=subscription', 'Datenschutz'],
  ])('%s opens %s', async (route, name) => {
    open(route);
    expect(await screen.findByRole('tab', { selected: true })).toHaveAccessibleName(name);
  });

  it.each([
    ['Plattformen', '/settings/platforms'],
    ['Benachrichtigungen', '/settings/notifications'],
    ['Abonnement', '/settings/subscription'],
    ['Team', '/settings/team'],
    ['Datenschutz', '/settings/privacy'],
  ])('%s leads to %s, and the profile back to /settings', async (name, path) => {
    const { user, location } = open('/settings');
    await user.click(await screen.findByRole('tab', { name }));
    expect(location()).toBe(path);
    expect(screen.getByRole('tabpanel')).toHaveAccessibleName(name);
    await user.click(screen.getByRole('tab', { name: 'Profil' }));
    expect(location()).toBe('/settings');
  });

  it('lead from the profile to what the public sees, and back, and lose nothing on the way', async () => {
    const { user, location } = open('/settings');
    const about = await screen.findByRole('textbox', { name: /Beschreibung/ });
    await user.type(about, ' Auch sonntags.');
    await user.click(screen.getByRole('link', { name: 'Zur öffentlichen Seite' }));
    expect(location()).toBe('/settings/public-page');
    expect(await screen.findByRole('switch', { name: 'Seite und Siegel zeigen' })).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'Zurück zum Firmenprofil' }));
    expect(location()).toBe('/settings');
    expect(await screen.findByRole('textbox', { name: /Beschreibung/ })).toHaveValue(
      `${aProfile().description} Auch sonntags.`,
    );
  });

  it('keeps the focus in the strip, so that arrow keys walk on', async () => {
    const { user, location } = open('/settings/notifications');
    await user.click(screen.getByRole('tab', { name: 'Benachrichtigungen' }));
    await user.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}');
    expect(location()).toBe('/settings/privacy');
    await waitFor(() => expect(screen.getByRole('tab', { name: 'Datenschutz' })).toHaveFocus());
  });

  it('brings the chosen tab into the middle of a strip that is wider than the phone', async () => {
    jest.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function rect(this: HTMLElement) {
      return this.getAttribute('role') === 'tab' ? new DOMRect(500, 0, 100, 44) : new DOMRect(0, 0, 360, 44);
    });
    open('/settings/privacy');
    expect(screen.getByRole('tablist').scrollLeft).toBe(500 - (360 - 100) / 2);
    expect(await screen.findByRole('list', { name: 'Angemeldete Geräte' })).toBeVisible();
  });

  it('shows the shape of the profile while it is on its way', async () => {
    const held = hold(answer(getProfile, { user: aProfile() }));
    const { container } = open('/settings', held);
    expect(await screen.findByText('Laden...')).toBeInTheDocument();
    expect(await axe(container)).toHaveNoViolations();
    held.release();
    expect(await screen.findByRole('form', { name: 'Firmenprofil' })).toBeVisible();
  });
});

function open(route: string, profile = answer(getProfile, { user: aProfile() })) {
  return renderWithPlatform(
    <Routes>
      <Route path="/settings" element={<SettingsPage />} />
      <Route path="/settings/:tab" element={<SettingsPage />} />
    </Routes>,
    {
      route,
      answers: [
        someTrades,
        profile,
        answer(listUserPlatforms, []),
        answer(listEmailPreferences, somePreferences()),
        noLaterKinds,
        noDevices,
        onlyHere,
        neverReviewed,
        addressIs(),
        consentsAre([]),
        nobodyBlocked,
        passkeysAre(),
        teamIs([anna]),
        pageIs(nothingShown),
        answer(getSubscription, aFreePlan()),
        answer(refreshSubscription, aProPlan()),
        answer(listInvoices, []),
      ],
    },
  );
}
