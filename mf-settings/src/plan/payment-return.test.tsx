import { getProfile } from '@rezenso/contract/profile';
import { getSubscription, listInvoices, refreshSubscription } from '@rezenso/contract/subscription';
import { answer, fail, renderWithPlatform, type Stub } from '@rezenso/platform/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { axe } from 'jest-axe';
import { aProfile } from '../testing/profiles.ts';
import { aFreePlan, aProPlan } from '../testing/subscriptions.ts';
import { PlanCard } from './plan.card.tsx';

const back = '/settings?tab=subscription&success=true&payment_intent=pi_1&payment_intent_client_secret=pi_1_secret';
const profile = answer(getProfile, { user: aProfile() });

describe('the return from a payment', () => {
  it('says so, shows Pro as soon as the provider says so, and clears the address', async () => {
    const { location, calls } = returned(back, answer(refreshSubscription, aProPlan()));
    expect(await screen.findByText('Subscription Activated!')).toBeVisible();
    expect(await screen.findByText('Pro Plan')).toBeVisible();
    expect(location()).toBe('/settings?tab=subscription');
    expect(calls.filter(({ path }) => path === '/api/subscription/refresh')).toHaveLength(1);
  });

  it('waits while the message of the provider is on its way, and never offers to pay again', async () => {
    jest.useFakeTimers();
    let plan = aFreePlan();
    const { container } = returned(
      back,
      fail(refreshSubscription, 'PAYMENT_PROVIDER_FAILED'),
      answer(getSubscription, () => plan),
    );
    await act(() => jest.advanceTimersByTimeAsync(3_000));
    expect(screen.getByText('Wir sehen nach deinem Plan')).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Auf Pro upgraden' })).toBeNull();
    expect(screen.queryByText('Subscription Activated!')).toBeNull();
    plan = aProPlan();
    await act(() => jest.advanceTimersByTimeAsync(3_000));
    expect(screen.getByText('Pro Plan')).toBeVisible();
    expect(screen.getByText('Subscription Activated!')).toBeVisible();
    jest.useRealTimers();
    expect(await axe(container)).toHaveNoViolations();
  });

  it('says after a while that it takes longer, and looks again on request', async () => {
    jest.useFakeTimers();
    const { use } = returned(back, answer(refreshSubscription, aFreePlan()));
    await act(() => jest.advanceTimersByTimeAsync(30_000));
    expect(screen.getByText('Noch ist keine Zahlung bestätigt')).toBeVisible();
    use(answer(refreshSubscription, aProPlan()));
    act(() => screen.getByRole('button', { name: 'Jetzt nachsehen' }).click());
    await act(() => jest.advanceTimersByTimeAsync(2_000));
    expect(screen.getByText('Pro Plan')).toBeVisible();
  });

  it('says nothing of a payment to somebody who opened the address without one', async () => {
    jest.useFakeTimers();
    returned('/settings?tab=subscription&success=true', answer(refreshSubscription, aFreePlan()));
    for (let second = 0; second < 40; second += 1) {
      await act(() => jest.advanceTimersByTimeAsync(1_000));
      expect(screen.queryByText(/Subscription Activated|Willkommen bei Pro|Pro Plan|freigeschaltet/)).toBeNull();
    }
    expect(screen.getByText('Noch ist keine Zahlung bestätigt')).toBeVisible();
  });

  it('shows the plan at once where no provider can be asked, and says so instead of asking on', async () => {
    jest.useFakeTimers();
    const { calls, container } = returned(
      '/settings?tab=subscription&success=true',
      fail(refreshSubscription, 'STRIPE_NOT_CONFIGURED'),
    );
    await act(() => jest.advanceTimersByTimeAsync(100));
    expect(screen.getByText('Wir konnten nicht nachsehen')).toBeVisible();
    expect(screen.getByText('Free Plan')).toBeVisible();
    expect(screen.queryByText('Wir sehen nach deinem Plan')).toBeNull();
    await act(() => jest.advanceTimersByTimeAsync(30_000));
    expect(calls.map(({ path }) => path).toSorted()).toEqual(['/api/subscription', '/api/subscription/refresh']);
    expect(screen.queryByText('Noch ist keine Zahlung bestätigt')).toBeNull();
    jest.useRealTimers();
    expect(await axe(container)).toHaveNoViolations();
  });

  it('keeps the plan in view while it waits, and claims no question that is not asked', async () => {
    jest.useFakeTimers();
    returned(back, fail(refreshSubscription, 'PAYMENT_PROVIDER_FAILED'));
    await act(() => jest.advanceTimersByTimeAsync(100));
    expect(screen.getByText('Free Plan')).toBeVisible();
    expect(screen.queryByText(/fragen beim Zahlungsanbieter/)).toBeNull();
    await act(() => jest.advanceTimersByTimeAsync(30_000));
    expect(screen.getByText('Noch ist keine Zahlung bestätigt')).toBeVisible();
    expect(screen.getByText('Free Plan')).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Auf Pro upgraden' })).toBeNull();
  });

  it('leads to the sign-in when the session ended while the payment was made', async () => {
    const { departures } = returned(back, fail(refreshSubscription, 'UNAUTHORIZED'));
    await waitFor(() => expect(departures).toEqual(['/api/login']));
  });

  it('says when the payment failed on the way', async () => {
    const { location, calls } = returned(`${back}&redirect_status=failed`);
    expect(await screen.findByText('Payment Failed')).toBeVisible();
    expect(await screen.findByRole('link', { name: 'Auf Pro upgraden' })).toBeVisible();
    expect(location()).toBe('/settings?tab=subscription');
    expect(calls.map(({ path }) => path)).toEqual(['/api/subscription']);
  });

  it('is nothing that an ordinary visit does', async () => {
    const { calls } = returned('/settings?tab=subscription');
    expect(await screen.findByText('Free Plan')).toBeVisible();
    expect(screen.queryByRole('status')).toBeNull();
    expect(calls.map(({ path }) => path)).toEqual(['/api/subscription']);
  });
});

afterEach(() => jest.useRealTimers());

function returned(route: string, ...more: Stub[]) {
  return renderWithPlatform(<PlanCard />, {
    route,
    answers: [answer(getSubscription, aFreePlan()), answer(listInvoices, []), profile, ...more],
  });
}
