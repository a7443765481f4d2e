import type { Core } from '../../../core.ts';
import type { Feature } from '../../../http/feature.ts';
import type { App } from '../../../http/request-types.ts';
import { type StripeSettings, stripeClient } from './stripe-client.ts';
import { subscriptionHandlers } from './subscription.handlers.ts';
import { subscriptionJobs } from './subscription.jobs.ts';
import { subscriptionRoutes } from './subscription.routes.ts';
import { createSubscriptions } from './subscription.service.ts';
import { createWebhooks } from './webhooks.service.ts';

/** Pro: payment by card at the provider, and what its messages change. */
export const subscriptionFeature: Feature = (app, core) => bindSubscription(app, core);

export async function bindSubscription(app: App, core: Core, settings?: StripeSettings): Promise<void> {
  const stripe = await stripeClient(core.env, settings);
  const webhooks = createWebhooks(core, stripe);
  subscriptionRoutes(app, { subscriptions: createSubscriptions(core, stripe), webhooks });
  subscriptionHandlers(core);
  subscriptionJobs(core, stripe);
}
