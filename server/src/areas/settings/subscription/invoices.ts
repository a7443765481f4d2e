import type { Invoice } from '@rezenso/contract/subscription';
import type Stripe from 'stripe';
import { asking } from './stripe-client.ts';

/** As many as the provider gives at once: whoever began to pay often has as many that nobody has to see. */
const askedCount = 100;
/** Two years of monthly invoices; older ones stand in the provider's portal. */
const newestCount = 24;

/** Drafts are nobody's business yet. 'uncollectible' is what the provider gave up. */
const states: Readonly<Record<string, Invoice['state']>> = {
  paid: 'paid',
  open: 'open',
  void: 'void',
  uncollectible: 'void',
};

/** The newest invoices of a customer, newest first. @throws {AppError} PAYMENT_PROVIDER_FAILED */
export async function listInvoices(stripe: Stripe, customer: string): Promise<Invoice[]> {
  const { data } = await asking(() => stripe.invoices.list({ customer, limit: askedCount }));
  const invoices = data.filter(isOwed).flatMap((one) => {
    const state = states[one.status ?? ''];
    return state ? [presentInvoice(one, state)] : [];
  });
  return invoices.slice(0, newestCount);
}

/** The bill of a subscription that was begun and never paid is nobody's debt: it goes with the subscription. */
function isOwed({ billing_reason, status }: Stripe.Invoice): boolean {
  return billing_reason !== 'subscription_create' || status === 'paid';
}

function presentInvoice({ id, number, created, total, invoice_pdf }: Stripe.Invoice, state: Invoice['state']): Invoice {
  return {
    id,
    number,
    createdAt: new Date(created * 1000).toISOString(),
    amountCents: Math.max(0, total),
    state,
    pdfUrl: invoice_pdf ?? null,
  };
}
