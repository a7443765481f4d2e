import { after } from 'node:test';
import type { SubscriptionChoice } from '@rezenso/contract/subscription';
import { type FakeStripe, type SignedWebhook, startFakeStripe } from '../stripe/fake-stripe.ts';
import type { SubscriptionObject } from '../stripe/stripe-objects.ts';
import { type SignedInClient, startTestApp, type TestApp, type TestAppOptions } from '../test-app.ts';

const keys = {
  secretKey: 'sk_test_local',
  publishableKey: 'pk_test_local',
  priceId: 'price_pro_monthly',
  yearlyPriceId: 'price_pro_yearly',
  webhookSecret: 'whsec_local',
};

export interface PayingTestApp extends TestApp {
  stripe: FakeStripe;
}

/** An application whose payment provider is a fake with the same clock. */
export async function startPayingTestApp(options: TestAppOptions = {}): Promise<PayingTestApp> {
  let now = () => new Date();
  const stripe = await startFakeStripe({ ...keys, now: () => now() });
  const env = {
    STRIPE_SECRET_KEY: keys.secretKey,
    STRIPE_PUBLISHABLE_KEY: keys.publishableKey,
    STRIPE_PRICE_ID: keys.priceId,
    STRIPE_WEBHOOK_SECRET: keys.webhookSecret,
    STRIPE_API_BASE: stripe.url,
    ...options.env,
  };
  const test = await startTestApp({ ...options, env });
  now = test.clock.now;
  after(() => stripe.close());
  return { ...test, stripe };
}

/** Begins the upgrade. @returns the provider's subscription, not paid yet */
export async function begin(
  test: PayingTestApp,
  client: SignedInClient,
  choice?: SubscriptionChoice,
): Promise<SubscriptionObject> {
  const answer = await client.post('/api/create-subscription', choice);
  if (answer.statusCode !== 200) throw new Error(`The upgrade did not begin: ${answer.body}`);
  const { clientSecret } = answer.json();
  const payment = [...test.stripe.state.payments.values()].find((one) => one.client_secret === clientSecret);
  const found = [...test.stripe.state.subscriptions.values()].find((one) => one.latest_invoice === payment?.invoice);
  if (!found) throw new Error('The secret belongs to no subscription');
  return found;
}

/** Pays what is open, as the payment script does with a good card. */
export function pay({ stripe }: PayingTestApp, subscription: SubscriptionObject): void {
  const invoice = stripe.state.invoices.get(subscription.latest_invoice);
  if (!invoice) throw new Error('The subscription has no invoice');
  stripe.state.confirmPayment(invoice.paymentIntent, false);
}

/** A signed-in member with Pro, and the provider's subscription. */
export async function aPro(test: PayingTestApp): Promise<{ client: SignedInClient; subscription: SubscriptionObject }> {
  const client = await test.signIn();
  const subscription = await begin(test, client);
  pay(test, subscription);
  await deliverAll(test);
  return { client, subscription };
}

export function deliver({ app }: Pick<TestApp, 'app'>, { payload, headers }: SignedWebhook) {
  return app.inject({ method: 'POST', url: '/api/webhooks/stripe', headers, payload });
}

/** Delivers every event so far, oldest first, and does what follows. */
export async function deliverAll(test: PayingTestApp): Promise<void> {
  for (const event of test.stripe.events()) {
    const answer = await deliver(test, test.stripe.sign(event));
    if (answer.statusCode !== 200) throw new Error(`${event.type} was refused: ${answer.body}`);
  }
  await test.runJobs();
}

/** Everything that the provider's messages can change. */
export async function stateOf({ db }: Pick<TestApp, 'db'>, memberId: string) {
  const member = await db
    .selectFrom('members')
    .select(['subscription_status', 'free_reviews_used'])
    .where('id', '=', memberId)
    .executeTakeFirstOrThrow();
  const account = await db
    .selectFrom('billing_accounts')
    .select(['subscription_id', 'status', 'current_period_end', 'cancels_at_period_end'])
    .where('member_id', '=', memberId)
    .executeTakeFirst();
  const notices = await db
    .selectFrom('notifications')
    .select('type')
    .where('member_id', '=', memberId)
    .where('type', 'like', 'subscription.%')
    .orderBy('type')
    .execute();
  const mails = await db.selectFrom('mails').select('subject').where('message_id', 'like', '%subscription%').execute();
  return { ...member, account, notices, mails: mails.map(({ subject }) => subject).sort() };
}
