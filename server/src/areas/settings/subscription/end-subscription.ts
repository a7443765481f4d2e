import type Stripe from 'stripe';
import { asking, isGone } from './stripe-client.ts';
import { isPaid } from './subscription-state.ts';

/** Far more than a subscription leaves open: the provider bills once a period. */
const openInvoices = 100;

/**
 * Ends a running subscription, so that nothing is charged any more: a paid one with the period that is paid, any other at
 * once and with what it left open void. What was paid a moment before counts as paid.
 * @throws {AppError} PAYMENT_PROVIDER_FAILED
 */
export async function endSubscription(stripe: Stripe, { id, status }: Stripe.Subscription): Promise<void> {
  if (!isPaid(status) && (await endUnpaid(stripe, id))) return;
  await asking(() => stripe.subscriptions.update(id, { cancel_at_period_end: true }));
}

/** The invoices go first: the provider makes them void only as long as they are open. @returns false when one was paid after all */
async function endUnpaid(stripe: Stripe, id: string): Promise<boolean> {
  const { data: open } = await asking(() =>
    stripe.invoices.list({ subscription: id, status: 'open', limit: openInvoices }),
  );
  for (const invoice of open) {
    try {
      await asking(() => stripe.invoices.voidInvoice(invoice.id));
    } catch (error) {
      const { status } = await asking(() => stripe.invoices.retrieve(invoice.id));
      if (status === 'paid') return false;
      if (status !== 'void') throw error;
    }
  }
  await asking(() => stripe.subscriptions.cancel(id)).catch((error) => {
    if (!isGone(error)) throw error;
  });
  return true;
}
