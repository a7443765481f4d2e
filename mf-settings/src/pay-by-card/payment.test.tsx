import { createSubscription, getSubscription } from '@rezenso/contract/subscription';
import {
  answer,
  emptyFailure,
  fail,
  hold,
  offline,
  proxyPage,
  renderWithPlatform,
  type Stub,
} from '@rezenso/platform/testing';
import { screen, waitFor } from '@testing-library/react';
import { axe } from 'jest-axe';
import SubscribePage from '../subscribe/subscribe.page.tsx';
import { installPaymentScript } from '../testing/payment-script.ts';
import { aFreePlan, aProPlan } from '../testing/subscriptions.ts';
// Loading it takes a second at first, which no test is about.
import './card-form.tsx';

const begun = answer(createSubscription, { clientSecret: 'pi_1_secret_2' });

beforeEach(() => void installPaymentScript());

describe('beginning the upgrade', () => {
  it('happens once, and shows the form', async () => {
    const { container, calls } = open(begun);
    expect(await screen.findByRole('form', { name: 'Kartenzahlung' })).toBeVisible();
    expect(screen.getByText('Pro für 29 € pro Monat, jederzeit kündbar.')).toBeVisible();
    expect(begins(calls)).toHaveLength(1);
    expect(await axe(container)).toHaveNoViolations();
  });

  it('shows its shape meanwhile', async () => {
    const held = hold(begun);
    const { container } = open(held);
    expect(await screen.findByText('Zahlung')).toBeVisible();
    expect(screen.getByText('Laden...')).toBeInTheDocument();
    expect(await axe(container)).toHaveNoViolations();
    held.release();
    expect(await screen.findByRole('form', { name: 'Kartenzahlung' })).toBeVisible();
  });

  it.each([
    ['STRIPE_NOT_CONFIGURED', 'Service Unavailable', /vorübergehend nicht verfügbar.*Support/],
    ['INVALID_PRICE_ID', 'Configuration Error', /Preis für Pro.*Support/],
  ] as const)('says after %s: %s', async (code, title, words) => {
    const { container } = open(fail(createSubscription, code));
    expect(await screen.findByText(title)).toBeVisible();
    expect(screen.getByText(words)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Erneut versuchen' })).toBeNull();
    expect(await axe(container)).toHaveNoViolations();
  });

  it('says what the server said, and tries again on request', async () => {
    const { user, use, calls } = open(fail(createSubscription, 'PAYMENT_PROVIDER_FAILED'));
    expect(await screen.findByText('Der Zahlungsanbieter antwortet gerade nicht.')).toBeVisible();
    use(begun);
    await user.click(screen.getByRole('button', { name: 'Erneut versuchen' }));
    expect(await screen.findByRole('form', { name: 'Kartenzahlung' })).toBeVisible();
    expect(begins(calls)).toHaveLength(2);
  });

  it('says that there is a new version when the answer cannot be read', async () => {
    open({ endpoint: createSubscription, respond: () => Response.json({ secret: 'elsewhere' }) });
    expect(await screen.findByText(/^Es gibt eine neue Version/)).toBeVisible();
  });

  it.each([
    ['a proxy sends its page', proxyPage(createSubscription)],
    ['the answer is empty', emptyFailure(createSubscription)],
  ])('says the specified sentence when %s', async (_, stub) => {
    open(stub);
    expect(await screen.findByText('Failed to initialize subscription. Please try again.')).toBeVisible();
  });

  it('says that there is no connection', async () => {
    open(offline(createSubscription));
    expect(await screen.findByText(/Keine Verbindung/)).toBeVisible();
  });

  it('leads to the sign-in after 500 ms when the session has expired', async () => {
    const { departures } = open(fail(createSubscription, 'UNAUTHORIZED'));
    expect(await screen.findByText('You are logged out. Logging in again...')).toBeVisible();
    expect(departures).toEqual([]);
    await waitFor(() => expect(departures).toEqual(['/api/login']));
  });

  it('becomes the card of those who have Pro when it was paid in another window', async () => {
    let plan = aFreePlan();
    renderWithPlatform(<SubscribePage />, {
      route: '/subscribe',
      answers: [
        answer(getSubscription, () => plan),
        {
          endpoint: createSubscription,
          respond: (call) => {
            plan = aProPlan();
            return fail(createSubscription, 'ALREADY_SUBSCRIBED').respond(call);
          },
        },
      ],
    });
    expect(await screen.findByRole('heading', { level: 1, name: 'Du bist bereits Pro' })).toBeVisible();
  });
});

function open(...more: Stub[]) {
  return renderWithPlatform(<SubscribePage />, {
    route: '/subscribe',
    answers: [answer(getSubscription, aFreePlan()), ...more],
  });
}

function begins(calls: ReturnType<typeof open>['calls']) {
  return calls.filter(({ path }) => path === '/api/create-subscription');
}
