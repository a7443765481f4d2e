import { getProfile } from '@rezenso/contract/profile';
import { answer, fail, hold, offline, renderWithPlatform } from '@rezenso/platform/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { aProfile } from '../testing/profiles.ts';
import SubscribePage from './subscribe.page.tsx';

describe('the way to Pro', () => {
  it('shows both plans with their prices', async () => {
    const { container } = show('free');
    const free = within(await screen.findByRole('article', { name: 'Kostenlos' }));
    expect(free.getByText('0 €')).toBeVisible();
    expect(free.getByText('5 Review-Austausche')).toBeVisible();
    expect(free.getAllByRole('listitem')).toHaveLength(4);
    const pro = within(screen.getByRole('article', { name: 'Pro' }));
    expect(pro.getByText('29 €')).toBeVisible();
    expect(pro.getByText('Beliebt')).toBeVisible();
    expect(pro.getByText('Unbegrenzte Review-Austausche')).toBeVisible();
    expect(pro.getAllByRole('listitem')).toHaveLength(5);
    expect(await axe(container)).toHaveNoViolations();
  });

  it('says that payment is not available instead of asking for a card', async () => {
    show('canceled');
    expect(await screen.findByText('Service Unavailable')).toBeVisible();
    expect(screen.getByText(/Zahlung ist vorübergehend nicht verfügbar.*Support/)).toBeVisible();
    expect(screen.queryByRole('textbox')).toBeNull();
  });

  it.each([
    ['Kann ich jederzeit kündigen?', /Ende des bezahlten Monats/],
    ['Welche Zahlungsmethoden gibt es?', /Kreditkarte/],
    ['Was passiert mit meinen kostenlosen Matches?', /tauschst unbegrenzt/],
  ])('answers: %s', async (question, words) => {
    const { user } = show('free');
    const button = await screen.findByRole('button', { name: question });
    expect(screen.getByText(words)).not.toBeVisible();
    await user.click(button);
    expect(screen.getByText(words)).toBeVisible();
  });
});

describe('those who have Pro', () => {
  it('read so, with what they have and where to go on', async () => {
    const { container } = show('active');
    expect(await screen.findByRole('heading', { level: 1, name: 'Du bist bereits Pro' })).toBeVisible();
    expect(screen.getAllByRole('listitem')).toHaveLength(5);
    expect(screen.getByRole('link', { name: 'Zum Abonnement' })).toHaveAttribute('href', '/settings/subscription');
    expect(screen.getByRole('link', { name: 'Zum Dashboard' })).toHaveAttribute('href', '/');
    expect(screen.queryByText('Service Unavailable')).toBeNull();
    expect(await axe(container)).toHaveNoViolations();
  });
});

describe('the page', () => {
  it('shows its shape while the plan is on its way', async () => {
    const held = hold(answer(getProfile, { user: aProfile() }));
    const { container } = renderWithPlatform(<SubscribePage />, { answers: [held] });
    expect(screen.getByText('Laden...')).toBeInTheDocument();
    expect(await axe(container)).toHaveNoViolations();
    held.release();
    expect(await screen.findByRole('article', { name: 'Pro' })).toBeVisible();
  });

  it('says that the plan could not be loaded, and loads on request', async () => {
    const { user, use } = renderWithPlatform(<SubscribePage />, { answers: [offline(getProfile)] });
    expect(await screen.findByText('Dein Plan konnte nicht geladen werden')).toBeVisible();
    use(answer(getProfile, { user: aProfile() }));
    await user.click(screen.getByRole('button', { name: 'Erneut versuchen' }));
    expect(await screen.findByRole('article', { name: 'Pro' })).toBeVisible();
  });

  it('leads to the sign-in when the session has expired', async () => {
    const { departures } = renderWithPlatform(<SubscribePage />, { answers: [fail(getProfile, 'UNAUTHORIZED')] });
    await waitFor(() => expect(departures).toEqual(['/api/login']));
  });
});

function show(subscriptionStatus: string) {
  return renderWithPlatform(<SubscribePage />, {
    route: '/subscribe',
    answers: [answer(getProfile, { user: aProfile({ subscriptionStatus }) })],
  });
}
