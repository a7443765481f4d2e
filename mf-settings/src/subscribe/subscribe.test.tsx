import { createSubscription, getSubscription, type Subscription } from '@rezenso/contract/subscription';
import { answer, fail, hold, offline, renderWithPlatform } from '@rezenso/platform/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { aFreePlan, aProPlan } from '../testing/subscriptions.ts';
import SubscribePage from './subscribe.page.tsx';

afterEach(() => {
  delete document.documentElement.dataset.languages;
});

const unavailable = fail(createSubscription, 'STRIPE_NOT_CONFIGURED');

describe('the way to Pro', () => {
  it('shows both plans with their prices', async () => {
    const { container } = show(aFreePlan());
    const free = within(await screen.findByRole('article', { name: 'Kostenlos' }));
    expect(free.getByText('0 €')).toBeVisible();
    expect(free.getByText('5 Review-Austausche')).toBeVisible();
    expect(free.getAllByRole('listitem')).toHaveLength(4);
    const pro = within(screen.getByRole('article', { name: 'Pro' }));
    expect(pro.getByText('29 €')).toBeVisible();
    expect(pro.getByText('Beliebt')).toBeVisible();
    expect(pro.getByText('Unbegrenzte Review-Austausche')).toBeVisible();
    expect(pro.getAllByRole('listitem')).toHaveLength(4);
    expect(await axe(container)).toHaveNoViolations();
  });

  it.each([
    ['Kann ich jederzeit kündigen?', /Ende des bezahlten Zeitraums/],
    ['Welche Zahlungsmethoden gibt es?', /Kreditkarte/],
    ['Was heißt „Erweiterte Analysen“?', /Deinen ersten Monat siehst du kostenlos, bis zu 20 Bewertungen/],
    ['Was passiert mit meinen kostenlosen Matches?', /tauschst unbegrenzt/],
  ])('answers: %s', async (question, words) => {
    const { user } = show(aFreePlan());
    const button = await screen.findByRole('button', { name: question });
    expect(screen.getByText(words)).not.toBeVisible();
    await user.click(button);
    expect(screen.getByText(words)).toBeVisible();
  });

  it('says what more languages are, where the site has more, and nothing of them elsewhere', async () => {
    const question = 'Was heißt „Mehrsprachige Unterstützung“?';
    const { unmount } = show(aFreePlan());
    expect(await screen.findByRole('button', { name: 'Kann ich jederzeit kündigen?' })).toBeVisible();
    expect(screen.queryByRole('button', { name: question })).toBeNull();
    expect(screen.getByText('Mehrsprachige Unterstützung')).not.toBeVisible();
    unmount();
    document.documentElement.dataset.languages = 'de en';
    const { user } = show(aFreePlan());
    await user.click(await screen.findByRole('button', { name: question }));
    expect(
      screen.getByText(/deine öffentliche Seite .*, dein Siegel, .*Zurzeit sind das Deutsch und Englisch/),
    ).toBeVisible();
    expect(screen.getByText('Mehrsprachige Unterstützung')).toBeVisible();
  });

  it('leads to support where it cannot be paid', async () => {
    show(aFreePlan({ publishableKey: null }));
    expect(await screen.findByText('Service Unavailable')).toBeVisible();
    expect(screen.queryByText(/Deine Kartendaten gehen/)).toBeNull();
    expect(screen.getByRole('link', { name: 'Schreib dem Support' })).toHaveAttribute('href', '/support?thema=plan');
  });
});

describe('those who have Pro', () => {
  it('read so, with what they have and where to go on', async () => {
    const { container, calls } = show(aProPlan());
    expect(await screen.findByRole('heading', { level: 1, name: 'Du bist bereits Pro' })).toBeVisible();
    expect(screen.getAllByRole('listitem')).toHaveLength(4);
    expect(screen.getByRole('link', { name: 'Zum Abonnement' })).toHaveAttribute('href', '/settings/subscription');
    expect(screen.getByRole('link', { name: 'Zum Dashboard' })).toHaveAttribute('href', '/');
    expect(calls.map(({ path }) => path)).toEqual(['/api/subscription']);
    expect(await axe(container)).toHaveNoViolations();
  });
});

describe('the page', () => {
  it('shows its shape while the plan is on its way', async () => {
    const held = hold(answer(getSubscription, aFreePlan()));
    const { container } = renderWithPlatform(<SubscribePage />, { answers: [held, unavailable] });
    expect(screen.getByText('Laden...')).toBeInTheDocument();
    expect(await axe(container)).toHaveNoViolations();
    held.release();
    expect(await screen.findByRole('article', { name: 'Pro' })).toBeVisible();
  });

  it('says that the plan could not be loaded, and loads on request', async () => {
    const { user, use } = renderWithPlatform(<SubscribePage />, {
      answers: [offline(getSubscription), unavailable],
    });
    expect(await screen.findByText('Dein Plan konnte nicht geladen werden')).toBeVisible();
    use(answer(getSubscription, aFreePlan()));
    await user.click(screen.getByRole('button', { name: 'Erneut versuchen' }));
    expect(await screen.findByRole('article', { name: 'Pro' })).toBeVisible();
  });

  it('leads to the sign-in when the session has expired', async () => {
    const { departures } = renderWithPlatform(<SubscribePage />, { answers: [fail(getSubscription, 'UNAUTHORIZED')] });
    await waitFor(() => expect(departures).toEqual(['/api/login']));
  });
});

function show(plan: Subscription) {
  return renderWithPlatform(<SubscribePage />, {
    route: '/subscribe',
    answers: [answer(getSubscription, plan), unavailable],
  });
}
