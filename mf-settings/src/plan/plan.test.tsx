import { getProfile } from '@rezenso/contract/profile';
import { answer, fail, hold, offline, renderWithPlatform } from '@rezenso/platform/testing';
import { screen, waitFor } from '@testing-library/react';
import { axe } from 'jest-axe';
import { aProfile } from '../testing/profiles.ts';
import { PlanCard } from './plan.card.tsx';
import { isPro, remainingFreeMatches } from './plan.ts';

describe('the plan', () => {
  it('shows the free plan, what is left of it, and the way to Pro', async () => {
    const { container } = show({ freeReviewsUsed: 2 });
    expect(await screen.findByText('Kostenlos')).toBeVisible();
    expect(screen.getByText('0 €', { exact: false })).toBeVisible();
    expect(screen.getByRole('progressbar', { name: 'Verbleibende kostenlose Matches' })).toHaveAttribute(
      'aria-valuetext',
      '3 von 5',
    );
    expect(screen.getByRole('link', { name: 'Auf Pro upgraden' })).toHaveAttribute('href', '/subscribe');
    expect(await axe(container)).toHaveNoViolations();
  });

  it('says when nothing is left', async () => {
    const { container } = show({ freeReviewsUsed: 6 });
    expect(await screen.findByText('0 von 5')).toBeVisible();
    expect(screen.getByText(/aufgebraucht/)).toBeVisible();
    expect(await axe(container)).toHaveNoViolations();
  });

  it('shows Pro without a limit, and no control that would do nothing', async () => {
    const { container } = show({ subscriptionStatus: 'active', freeReviewsUsed: 5 });
    expect(await screen.findByText('Unbegrenzt')).toBeVisible();
    expect(screen.getByText('Dieser Bereich entsteht gerade')).toBeVisible();
    expect(screen.queryByRole('button')).toBeNull();
    expect(screen.queryByRole('link')).toBeNull();
    expect(await axe(container)).toHaveNoViolations();
  });

  it('shows its shape while it is on its way', async () => {
    const held = hold(answer(getProfile, { user: aProfile() }));
    renderWithPlatform(<PlanCard />, { answers: [held] });
    expect(screen.getByText('Laden...')).toBeInTheDocument();
    held.release();
    expect(await screen.findByText('Kostenlos')).toBeVisible();
  });

  it('says that it could not be loaded, and loads on request', async () => {
    const { user, use, container } = renderWithPlatform(<PlanCard />, { answers: [offline(getProfile)] });
    expect(await screen.findByText('Dein Abonnement konnte nicht geladen werden')).toBeVisible();
    expect(await axe(container)).toHaveNoViolations();
    use(answer(getProfile, { user: aProfile() }));
    await user.click(screen.getByRole('button', { name: 'Erneut versuchen' }));
    expect(await screen.findByText('Kostenlos')).toBeVisible();
  });

  it('leads to the sign-in when the session has expired', async () => {
    const { departures } = renderWithPlatform(<PlanCard />, { answers: [fail(getProfile, 'UNAUTHORIZED')] });
    await waitFor(() => expect(departures).toEqual(['/api/login']));
  });
});

it.each([
  [0, 5],
  [4, 1],
  [5, 0],
  [9, 0],
])('leaves after %i used matches %i', (freeReviewsUsed, remaining) => {
  expect(remainingFreeMatches({ freeReviewsUsed })).toBe(remaining);
});

it.each([
  ['active', true],
  ['free', false],
  ['canceled', false],
  ['past_due', false],
])('reads the status %s as Pro: %s', (subscriptionStatus, expected) => {
  expect(isPro({ subscriptionStatus })).toBe(expected);
});

function show(over: Parameters<typeof aProfile>[0]) {
  return renderWithPlatform(<PlanCard />, { answers: [answer(getProfile, { user: aProfile(over) })] });
}
