import { chooseLanguage } from '@rezenso/contract/auth';
import { listEmailPreferences } from '@rezenso/contract/email-preferences';
import { getSubscription, listInvoices } from '@rezenso/contract/subscription';
import { startEnglish } from '@rezenso/domain/testing/english';
import { answer, renderWithPlatform } from '@rezenso/platform/testing';
import { screen, waitFor } from '@testing-library/react';
import { axe } from 'jest-axe';
import { aPasskey, passkeysAre } from '../testing/passkeys.ts';
import { installPaymentScript } from '../testing/payment-script.ts';
import { noLaterKinds, somePreferences } from '../testing/preferences.ts';
import { aPublicPage, someVisits } from '../testing/public-pages.ts';
import { noDevices } from '../testing/push-devices.ts';
import { aProPlan } from '../testing/subscriptions.ts';
import { aMessage } from '../testing/support.ts';

beforeAll(() => startEnglish(() => import('./en.ts')));
document.documentElement.dataset.languages = 'de en';

it('the settings are English, and their language can be chosen', async () => {
  const { default: SettingsPage } = await import('../settings/settings.page.tsx');
  const { container } = renderWithPlatform(<SettingsPage />, {
    route: '/settings/notifications',
    path: '/settings/:tab',
    answers: [answer(listEmailPreferences, somePreferences()), noLaterKinds, noDevices],
  });
  expect(await screen.findByRole('switch', { name: 'Match notifications' })).toBeChecked();
  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
    'Emails',
    'Notifications on your devices',
    'Language',
    'Appearance',
  ]);
  expect(screen.getByRole('radio', { name: 'English' })).toBeChecked();
  expect(container.textContent).not.toMatch(/[äöüß„]/i);
  expect(await axe(container)).toHaveNoViolations();
});

it("a browser's choice is not taken for the account's, which is written to in German", async () => {
  const { LanguageCard } = await import('../language/language.card.tsx');
  const { user, calls, departures } = renderWithPlatform(<LanguageCard />, {
    session: { language: null },
    answers: [answer(chooseLanguage, { ok: true })],
  });
  expect(screen.getByRole('radio', { name: 'English' })).not.toBeChecked();
  expect(screen.getByRole('group', { name: 'Language' })).toHaveAccessibleDescription(/we write to you in German\.$/);
  await user.click(screen.getByRole('radio', { name: 'English' }));
  await waitFor(() => expect(departures).toEqual(['/settings/notifications']));
  expect(calls).toContainEqual(expect.objectContaining({ method: 'PUT', body: { language: 'en' } }));
});

it('prices and days are written as in English', async () => {
  const { PlanCard } = await import('../plan/plan.card.tsx');
  const plan = aProPlan({ currentPeriodEnd: '2031-03-03T09:00:00.000Z' });
  renderWithPlatform(<PlanCard />, { answers: [answer(getSubscription, plan), answer(listInvoices, [])] });
  expect(await screen.findByText('€29 per month')).toBeVisible();
  expect(screen.getByText('3 March 2031')).toBeVisible();
});

it('moments of messages are those of German time, written as in English', async () => {
  const { Written } = await import('../support/written.tsx');
  renderWithPlatform(<Written messages={[aMessage(1, 'Thanks', true)]} />);
  expect(screen.getByText('Rezenso support')).toBeVisible();
  expect(screen.getByText('3 March 2031, 10:00')).toBeVisible();
});

it('what the platforms say stands as the server says it', async () => {
  const { CustomerLink } = await import('../public-page/customer-link.tsx');
  renderWithPlatform(<CustomerLink page={aPublicPage()} />, { answers: [someVisits] });
  expect(screen.getByText('Yelp möchte das nicht.')).not.toHaveAttribute('lang');
  expect(await screen.findByText('12 visits')).toBeVisible();
  expect(screen.getByText('Ask customers')).not.toHaveAttribute('lang');
});

it("the provider's fields speak the language of the page", async () => {
  const { default: CardForm } = await import('../pay-by-card/card-form.tsx');
  const script = installPaymentScript();
  renderWithPlatform(<CardForm publishableKey="pk_test_1" clientSecret="pi_1_secret_2" />);
  expect(await screen.findByRole('button', { name: 'Subscribe with obligation to pay' })).toBeVisible();
  expect(screen.getByText('Pro for €29 per month, cancel at any time.')).toBeVisible();
  expect(script.looks[0]).toMatchObject({ locale: 'en' });
});

it('the seal is shown as the line to copy would show it', async () => {
  const { Seal } = await import('../public-page/seal.tsx');
  const { seal } = aPublicPage();
  const inEnglish = aPublicPage({ seal: seal.replace('.svg', '.svg?lang=en') });
  const { unmount } = renderWithPlatform(<Seal page={inEnglish} />);
  expect(screen.getByRole('img')).toHaveAttribute('src', '/siegel/baeckerei-sommer.svg?lang=en');
  unmount();
  renderWithPlatform(<Seal page={aPublicPage()} />);
  expect(screen.getByRole('img')).toHaveAttribute('src', '/siegel/baeckerei-sommer.svg');
});

it('passkeys and recovery codes are English', async () => {
  const { default: PasskeysCard } = await import('../passkeys/passkeys.card.tsx');
  const { container } = renderWithPlatform(<PasskeysCard />, {
    session: { isAdmin: true, adminRole: 'super_admin' },
    answers: [passkeysAre([aPasskey()], 1)],
  });
  expect(await screen.findByText('Added on 1 February 2031, not used yet')).toBeVisible();
  expect(screen.getByText('Safari on the iPhone')).toBeVisible();
  expect(screen.getByText('1 code left.')).toBeVisible();
  expect(container.textContent).not.toMatch(/[äöüß„]/i);
});
