import { getProfile } from '@rezenso/contract/profile';
import {
  cancelSubscription,
  getSubscription,
  listInvoices,
  openBillingPortal,
  resumeSubscription,
  type Subscription,
} from '@rezenso/contract/subscription';
import { answer, fail, hold, offline, renderWithPlatform } from '@rezenso/platform/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { aProfile } from '../testing/profiles.ts';
import { aFreePlan, aProPlan } from '../testing/subscriptions.ts';
import { PlanCard } from './plan.card.tsx';
import { isPro } from './plan.ts';

describe('the free plan', () => {
  it('shows what is left of it, and the way to Pro', async () => {
    const { container } = show(aFreePlan());
    expect(await screen.findByText('Free Plan')).toBeVisible();
    expect(screen.getByText('0 €', { exact: false })).toBeVisible();
    expect(screen.getByRole('progressbar', { name: 'Verbleibende kostenlose Matches' })).toHaveAttribute(
      'aria-valuetext',
      '3 von 5',
    );
    expect(screen.getByRole('link', { name: 'Auf Pro upgraden' })).toHaveAttribute('href', '/subscribe');
    expect(await axe(container)).toHaveNoViolations();
  });

  it('says when nothing is left', async () => {
    const { container } = show(aFreePlan({ remainingFreeMatches: 0 }));
    expect(await screen.findByText('0 von 5')).toBeVisible();
    expect(screen.getByText(/aufgebraucht/)).toBeVisible();
    expect(await axe(container)).toHaveNoViolations();
  });

  it('says that Pro is paused, and offers no second one', async () => {
    show(aFreePlan({ status: 'paused', hasBillingAccount: true }));
    expect(await screen.findByText('Dein Pro-Abo pausiert')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Kündigen' })).toBeVisible();
    expect(screen.queryByText('Deine letzte Zahlung ist fehlgeschlagen')).toBeNull();
    expect(screen.queryByRole('link', { name: 'Auf Pro upgraden' })).toBeNull();
  });

  it('asks for a new card instead of a second subscription after a refused payment', async () => {
    const { container } = show(aFreePlan({ status: 'past_due', hasBillingAccount: true }));
    expect(await screen.findByText('Deine letzte Zahlung ist fehlgeschlagen')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Abonnement verwalten' })).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Auf Pro upgraden' })).toBeNull();
    expect(await axe(container)).toHaveNoViolations();
  });
});

describe('Pro', () => {
  it('has no limit, and names the true billing date', async () => {
    const { container } = show(aProPlan());
    expect(await screen.findByText('Pro Plan')).toBeVisible();
    expect(screen.getByText('Unbegrenzt')).toBeVisible();
    expect(screen.getByText('Nächste Abrechnung')).toBeVisible();
    expect(screen.getByText('20. Dezember 2026')).toBeVisible();
    expect(await axe(container)).toHaveNoViolations();
  });

  it.each([
    ['what the provider bills', { billing: { interval: 'month', priceCents: 1900 } as const }, '19 € pro Monat'],
    ['no price while something is billed that it cannot name', { billing: null }, null],
    [
      'the price that everybody reads where nothing is billed',
      { billing: null, hasBillingAccount: false },
      '29 € pro Monat',
    ],
  ])('shows %s', async (_, over, price) => {
    show(aProPlan({ hasBillingAccount: true, ...over }));
    await screen.findByText('Unbegrenzt');
    expect(screen.queryByText(/pro Monat$/)?.textContent.replace(/\s/g, ' ') ?? null).toBe(price);
  });

  it("opens the provider's portal", async () => {
    const { user, use, departures } = show(aProPlan());
    use(answer(openBillingPortal, { url: 'https://billing.example/p/1' }));
    await user.click(await screen.findByRole('button', { name: 'Abonnement verwalten' }));
    await waitFor(() => expect(departures).toEqual(['https://billing.example/p/1']));
  });

  it('says why the portal does not open', async () => {
    const { user, use, departures } = show(aProPlan());
    use(fail(openBillingPortal, 'PAYMENT_PROVIDER_FAILED'));
    await user.click(await screen.findByRole('button', { name: 'Abonnement verwalten' }));
    expect(await screen.findByText('Der Zahlungsanbieter antwortet gerade nicht.')).toBeVisible();
    expect(departures).toEqual([]);
  });
});

describe('Pro that nobody pays for', () => {
  it('says so, and has nothing to manage or to cancel', async () => {
    const { container } = show(aProPlan({ billing: null, hasBillingAccount: false }));
    expect(await screen.findByText('Pro ist für dich freigeschaltet')).toBeVisible();
    expect(screen.getByText(/keine Rechnungen und nichts zu kündigen/)).toBeVisible();
    expect(screen.getByText('Nächste Abrechnung').parentElement).toHaveTextContent('Keine');
    for (const name of ['Abonnement verwalten', 'Kündigen']) {
      expect(screen.getByRole('button', { name })).toBeDisabled();
    }
    expect(await axe(container)).toHaveNoViolations();
  });
});

describe('cancelling', () => {
  const cancelled = aProPlan({ cancelsAtPeriodEnd: true });

  it('says first until when Pro stays, then that it ends', async () => {
    const { user, use, container } = show(aProPlan());
    await user.click(await screen.findByRole('button', { name: 'Kündigen' }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Möchtest du Pro wirklich kündigen?' });
    expect(within(dialog).getByText(/Du behältst Pro bis zum 20\. Dezember 2026/)).toBeVisible();
    expect(await axe(dialog)).toHaveNoViolations();
    use(answer(cancelSubscription, cancelled), answer(getProfile, { user: aProfile() }));
    await user.click(within(dialog).getByRole('button', { name: 'Pro kündigen' }));
    expect(await screen.findByText('Abonnement gekündigt')).toBeVisible();
    expect(screen.getByText('Dein Abonnement ist gekündigt')).toBeVisible();
    expect(screen.getByText('Pro bis')).toBeVisible();
    expect(screen.queryByText('Nächste Abrechnung')).toBeNull();
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(await axe(container)).toHaveNoViolations();
  });

  it('after a refused payment says that it ends at once, and promises no Pro', async () => {
    const unpaid = aFreePlan({
      status: 'past_due',
      hasBillingAccount: true,
      currentPeriodEnd: '2026-12-20T10:00:00.000Z',
    });
    const { user, use } = show(unpaid);
    await user.click(await screen.findByRole('button', { name: 'Kündigen' }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Möchtest du Pro wirklich kündigen?' });
    expect(within(dialog).getByText(/endet sofort\. Die offene Rechnung wird storniert/)).toBeVisible();
    expect(within(dialog).queryByText(/Du behältst Pro/)).toBeNull();
    use(answer(cancelSubscription, aFreePlan({ hasBillingAccount: true })), answer(getProfile, { user: aProfile() }));
    await user.click(within(dialog).getByRole('button', { name: 'Pro kündigen' }));
    expect(await screen.findByText('Abonnement gekündigt')).toBeVisible();
    expect(await screen.findByRole('link', { name: 'Auf Pro upgraden' })).toBeVisible();
  });

  it('stays open and says why when it fails', async () => {
    const { user, use } = show(aProPlan());
    await user.click(await screen.findByRole('button', { name: 'Kündigen' }));
    use(fail(cancelSubscription, 'PAYMENT_PROVIDER_FAILED'));
    await user.click(await screen.findByRole('button', { name: 'Pro kündigen' }));
    expect(await screen.findAllByText('Dein Abonnement konnte nicht gekündigt werden.')).toHaveLength(2);
    expect(screen.getByText('Der Zahlungsanbieter antwortet gerade nicht.')).toBeVisible();
  });

  it('can be taken back until then', async () => {
    const { user, use } = show(cancelled);
    use(answer(resumeSubscription, aProPlan()), answer(getProfile, { user: aProfile() }));
    await user.click(await screen.findByRole('button', { name: 'Kündigung zurücknehmen' }));
    expect(await screen.findByText('Schön, dass du bleibst!')).toBeVisible();
    expect(screen.getByText('Nächste Abrechnung')).toBeVisible();
  });

  it('says when it could not be taken back', async () => {
    const { user, use } = show(cancelled);
    use(fail(resumeSubscription, 'NOT_SUBSCRIBED'));
    await user.click(await screen.findByRole('button', { name: 'Kündigung zurücknehmen' }));
    expect(await screen.findByText('Die Kündigung konnte nicht zurückgenommen werden.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Kündigung zurücknehmen' })).toBeEnabled();
  });
});

describe('while there is nothing to show', () => {
  it('shows its shape', async () => {
    const held = hold(answer(getSubscription, aFreePlan()));
    renderWithPlatform(<PlanCard />, { answers: [held] });
    expect(screen.getByText('Laden...')).toBeInTheDocument();
    held.release();
    expect(await screen.findByText('Free Plan')).toBeVisible();
  });

  it('says that it could not be loaded, and loads on request', async () => {
    const { user, use, container } = renderWithPlatform(<PlanCard />, { answers: [offline(getSubscription)] });
    expect(await screen.findByText('Dein Abonnement konnte nicht geladen werden')).toBeVisible();
    expect(await axe(container)).toHaveNoViolations();
    use(answer(getSubscription, aFreePlan()));
    await user.click(screen.getByRole('button', { name: 'Erneut versuchen' }));
    expect(await screen.findByText('Free Plan')).toBeVisible();
  });

  it('leads to the sign-in when the session has expired', async () => {
    const { departures } = renderWithPlatform(<PlanCard />, { answers: [fail(getSubscription, 'UNAUTHORIZED')] });
    await waitFor(() => expect(departures).toEqual(['/api/login']));
  });
});

it.each([
  ['active', true],
  ['free', false],
  ['canceled', false],
  ['past_due', false],
])('reads the status %s as Pro: %s', (status, expected) => {
  expect(isPro({ status })).toBe(expected);
});

function show(plan: Subscription) {
  return renderWithPlatform(<PlanCard />, { answers: [answer(getSubscription, plan), answer(listInvoices, [])] });
}
