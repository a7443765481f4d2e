import { getProfile } from '@rezenso/contract/profile';
import { getSubscription, type Invoice, listInvoices, type Subscription } from '@rezenso/contract/subscription';
import { answer, offline, renderWithPlatform, type Stub } from '@rezenso/platform/testing';
import { screen, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { aProfile } from '../testing/profiles.ts';
import { aFreePlan, aProPlan } from '../testing/subscriptions.ts';
// Loading it takes a while at first, which no test is about.
import './invoice-list.tsx';
import { PlanCard } from './plan.card.tsx';

describe('the invoices under the plan', () => {
  it('say when, how much, how they stand, and lead to the provider’s PDF', async () => {
    const { container } = show(
      aProPlan(),
      answer(listInvoices, [anInvoice({ id: 'in_2', state: 'open', pdfUrl: null }), anInvoice()]),
    );
    const rows = (await screen.findAllByRole('row')).slice(1).map((row) => within(row));
    expect(rows[0]?.getByText('Offen')).toBeVisible();
    expect(rows[0]?.getByText('Noch keine')).toBeVisible();
    expect(rows[1]?.getByText('23,20 €')).toBeVisible();
    expect(rows[1]?.getByText('Bezahlt')).toBeVisible();
    expect(rows[1]?.getByRole('link', { name: 'Rechnung vom 20.11.2026 als PDF' })).toHaveAttribute(
      'href',
      'https://pay.stripe.com/invoice/in_1/pdf',
    );
    expect(await axe(container)).toHaveNoViolations();
  });

  it('stand there after a refused payment too, and say when there are none', async () => {
    show(aFreePlan({ status: 'past_due', hasBillingAccount: true }), answer(listInvoices, []));
    expect(await screen.findByText('Hier stehen deine Rechnungen, sobald es welche gibt.')).toBeVisible();
    expect(screen.getByText(/abgelaufenen Karte/)).toBeVisible();
  });

  it('are not asked for where the provider does not know the business', async () => {
    const { calls } = show(aFreePlan());
    expect(await screen.findByText('Free Plan')).toBeVisible();
    expect(calls.map(({ path }) => path)).not.toContain('/api/subscription/invoices');
  });

  it('that cannot be had leave the plan in view, and come on request', async () => {
    const { user, use } = show(aProPlan(), offline(listInvoices));
    expect(await screen.findByText('Deine Rechnungen konnten nicht geladen werden')).toBeVisible();
    expect(screen.getByText('Pro Plan')).toBeVisible();
    use(answer(listInvoices, [anInvoice()]));
    await user.click(screen.getByRole('button', { name: 'Erneut versuchen' }));
    expect(await screen.findByText('23,20 €')).toBeVisible();
  });
});

it('names the price of a year where the provider bills one', async () => {
  show(aProPlan({ billing: { interval: 'year', priceCents: 29_000 } }), answer(listInvoices, []));
  expect(await screen.findByText('290 € pro Jahr')).toBeVisible();
});

function anInvoice(over: Partial<Invoice> = {}): Invoice {
  return {
    id: 'in_1',
    number: 'RZ-0001',
    createdAt: '2026-11-20T10:00:00.000Z',
    amountCents: 2_320,
    state: 'paid',
    pdfUrl: 'https://pay.stripe.com/invoice/in_1/pdf',
    ...over,
  };
}

function show(plan: Subscription, ...more: Stub[]) {
  const profile = answer(getProfile, { user: aProfile() });
  return renderWithPlatform(<PlanCard />, { answers: [answer(getSubscription, plan), profile, ...more] });
}
