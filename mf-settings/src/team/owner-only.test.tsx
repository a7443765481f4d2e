import { getSubscription, listInvoices } from '@rezenso/contract/subscription';
import { answer, renderWithPlatform } from '@rezenso/platform/testing';
import { screen } from '@testing-library/react';
import { EmailAddressCard } from '../email-address/email-address.card.tsx';
import { NotificationSettingsCard } from '../notification-settings/notification-settings.card.tsx';
import { PlanCard } from '../plan/plan.card.tsx';
import { PrivacyCard } from '../privacy/privacy.card.tsx';
import { SignedInDevicesCard } from '../signed-in-devices/signed-in-devices.card.tsx';
import SubscribePage from '../subscribe/subscribe.page.tsx';
import { addressIs, ownEmail } from '../testing/email-addresses.ts';
import { noDevices } from '../testing/push-devices.ts';
import { aSession, sessionsAre } from '../testing/sessions.ts';
import { aFreePlan, aProPlan } from '../testing/subscriptions.ts';
import { bert } from '../testing/teams.ts';

const session = { email: bert.email, role: 'member' };

describe('a colleague is told whose matter it is, and offered nothing that would be refused', () => {
  it.each([
    ['the address', <EmailAddressCard key="address" />, [addressIs()], /lass dich damit neu einladen/],
    ['export and deletion', <PrivacyCard key="privacy" />, [], /Mitnehmen oder löschen kann die Daten/],
    [
      'the free plan',
      <PlanCard key="free" />,
      [answer(getSubscription, aFreePlan())],
      /Den Tarif wechselt oder kündigt, wem das Konto gehört/,
    ],
    [
      'Pro',
      <PlanCard key="pro" />,
      [answer(getSubscription, aProPlan()), answer(listInvoices, [])],
      /Den Tarif wechselt oder kündigt, wem das Konto gehört/,
    ],
    [
      'subscribing',
      <SubscribePage key="subscribe" />,
      [answer(getSubscription, aFreePlan())],
      /Pro kann nur abschließen, wem das Konto gehört/,
    ],
    [
      'mails',
      <NotificationSettingsCard key="mails" />,
      [noDevices],
      /E-Mails zu Matches, Fristen und Nachrichten gehen an die Adresse des Kontos/,
    ],
  ])('%s', async (_, page, answers, said) => {
    const { calls } = renderWithPlatform(page, { answers, session });
    expect(await screen.findByText(said)).toBeVisible();
    const offered = /ändern|exportieren|löschen|kündigen$|verwalten|Upgrade|abonnieren|Rechnung|wöchentlich/i;
    expect(screen.queryByRole('button', { name: offered })).toBeNull();
    expect(screen.queryByRole('link', { name: /Upgrade|Pro/ })).toBeNull();
    expect(calls.map(({ path }) => path)).not.toContain('/api/subscription/invoices');
  });

  it('and the own address is shown', async () => {
    renderWithPlatform(<EmailAddressCard />, { answers: [addressIs()], session });
    expect(await screen.findByText(ownEmail)).toBeVisible();
  });
});

it('the owner sees whose device it is, and that signing out the others concerns the own ones', async () => {
  const colleagues = aSession({ id: '00000000-0000-4000-8000-0000000000e3', isThis: false, person: bert.email });
  renderWithPlatform(<SignedInDevicesCard />, { answers: [sessionsAre(aSession({ person: null }), colleagues)] });
  expect(await screen.findByText(bert.email)).toBeVisible();
  expect(screen.getByText(/gilt nur für deine eigenen/)).toBeVisible();
  expect(screen.getByText('Auf anderen Geräten bist du nicht angemeldet.')).toBeVisible();
  expect(screen.getByRole('button', { name: /^Abmelden: Chrome auf Windows/ })).toBeVisible();
});
