import {
  cancelSubscription,
  createSubscription,
  getSubscription,
  listInvoices,
  openBillingPortal,
  receiveStripeEvent,
  refreshSubscription,
  resumeSubscription,
} from '@rezenso/contract/subscription';
import { bind, bindPublic, done } from '../../../http/bind.ts';
import { languageOf } from '../../../http/language.ts';
import type { App } from '../../../http/request-types.ts';
import type { createSubscriptions } from './subscription.service.ts';
import type { createWebhooks } from './webhooks.service.ts';

interface Services {
  subscriptions: ReturnType<typeof createSubscriptions>;
  webhooks: ReturnType<typeof createWebhooks>;
}

export function subscriptionRoutes(app: App, { subscriptions, webhooks }: Services): void {
  bind(app, getSubscription, ({ member }) => subscriptions.get(member.id));
  bind(app, createSubscription, ({ member, body }) => subscriptions.begin(member, body ?? {}));
  bind(app, listInvoices, ({ member }) => subscriptions.invoices(member.id));
  bind(app, openBillingPortal, ({ member, request }) => subscriptions.openPortal(member.id, languageOf(request)));
  bind(app, refreshSubscription, ({ member }) => subscriptions.refresh(member.id));
  bind(app, cancelSubscription, ({ member }) => subscriptions.cancel(member.id));
  bind(app, resumeSubscription, ({ member }) => subscriptions.resume(member.id));

  // The provider's server posts here, without cookies; the signature says that it is the provider.
  const options = { isCsrfExempt: true, keepsRawBody: true, maxBodyBytes: 1024 * 1024, budget: 'webhook' } as const;
  bindPublic(
    app,
    receiveStripeEvent,
    async ({ request }) => {
      const signature = request.headers['stripe-signature'];
      await webhooks.receive(request.rawBody, typeof signature === 'string' ? signature : undefined);
      return done;
    },
    options,
  );
}
