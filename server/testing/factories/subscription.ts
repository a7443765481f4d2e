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

/** An application whose payment provider is a fake with the same clock, and what its members and the provider do. */
export async function startPayingTestApp(options: TestAppOptions = {}) {
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
  const paying: Paying = { ...test, stripe };
  return {
    ...paying,
    begin: (client: SignedInClient, choice?: SubscriptionChoice) => begin(paying, client, choice),
    pay: (subscription: SubscriptionObject) => pay(paying, subscription),
    aPro: () => aPro(paying),
    deliver: (webhook: SignedWebhook) => deliver(paying, webhook),
    deliverAll: () => deliverAll(paying),
    stateOf: (memberId: string) => stateOf(paying, memberId),
  };
}

interface Paying extends TestApp {
  stripe: FakeStripe;
}

/** Begins the upgrade. @returns the provider's subscription, not paid yet */
async function begin(test: Paying, client: SignedInClient, choice?: SubscriptionChoice): Promise<SubscriptionObject> {
  const answer = await client.post('/api/create-subscription', choice);
  if (answer.statusCode !== 200) throw new Error(`The upgrade did not begin: ${answer.body}`);
  const { clientSecret } = answer.json();
  const payment = [...test.stripe.state.payments.values()].find((one) => one.client_secret === clientSecret);
  const found = [...test.stripe.state.subscriptions.values()].find((one) => one.latest_invoice === payment?.invoice);
  if (!found) throw new Error('The secret belongs to no subscription');
  return found;
}

/** Pays what is open, as the payment script does with a good card. */
function pay({ stripe }: Paying, subscription: SubscriptionObject): void {
  const invoice = stripe.state.invoices.get(subscription.latest_invoice);
  if (!invoice) throw new Error('The subscription has no invoice');
  stripe.state.confirmPayment(invoice.paymentIntent, false);
}

/** A signed-in member with Pro, and the provider's subscription. */
async function aPro(test: Paying): Promise<{ client: SignedInClient; subscription: SubscriptionObject }> {
  const client = await test.signIn();
  const subscription = await begin(test, client);
  pay(test, subscription);
  await deliverAll(test);
  return { client, subscription };
}

function deliver({ app }: Pick<TestApp, 'app'>, { payload, headers }: SignedWebhook) {
  return app.inject({ method: 'POST', url: '/api/webhooks/stripe', headers, payload });
}

/** Delivers every event so far, oldest first, and does what follows. */
async function deliverAll(test: Paying): Promise<void> {
  for (const event of test.stripe.events()) {
    const answer = await deliver(test, test.stripe.sign(event));
    if (answer.statusCode !== 200) throw new Error(`${event.type} was refused: ${answer.body}`);
  }
  await test.runJobs();
}

/** Everything that the provider's messages can change. */
async function stateOf({ db }: Pick<TestApp, 'db'>, memberId: string) {
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
