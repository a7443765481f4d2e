import { describe, it } from 'node:test';
import { expect } from 'expect';
import { aMatch } from '../../../../testing/factories/matches.ts';
import { startPayingTestApp } from '../../../../testing/factories/subscription.ts';
import { startTestApp } from '../../../../testing/test-app.ts';
import { isOnPostgres } from '../../../../testing/test-connection.ts';
import { seedDemo } from '../../../seed/demo.ts';
import { reconcile } from './subscription.jobs.ts';

const test = await startPayingTestApp();
const withoutKeys = await startTestApp();
const withWrongPrice = await startTestApp({
  env: {
    STRIPE_SECRET_KEY: 'sk_test_local',
    STRIPE_PUBLISHABLE_KEY: 'pk_test_local',
    STRIPE_PRICE_ID: 'price_unknown',
    STRIPE_API_BASE: test.stripe.url,
  },
});
const { stripe } = test;

describe('the plan', () => {
  it('is free at first, with five matches and the key for the payment script', async () => {
    const eva = await test.signIn();
    expect((await eva.get('/api/subscription')).json()).toEqual({
      status: 'free',
      cancelsAtPeriodEnd: false,
      currentPeriodEnd: null,
      hasBillingAccount: false,
      remainingFreeMatches: 5,
      billing: null,
      publishableKey: 'pk_test_local',
    });
  });

  it('counts down the free matches, never below zero', async () => {
    const eva = await test.signIn({ free_reviews_used: 7 });
    expect((await eva.get('/api/subscription')).json().remainingFreeMatches).toBe(0);
  });

  it('is Pro once paid, with the provider’s own billing date and without a limit', async () => {
    const { client, subscription } = await test.aPro();
    expect((await client.get('/api/subscription')).json()).toMatchObject({
      status: 'active',
      cancelsAtPeriodEnd: false,
      currentPeriodEnd: new Date((subscription.items.data[0]?.current_period_end ?? 0) * 1000).toISOString(),
      hasBillingAccount: true,
      remainingFreeMatches: null,
    });
    expect((await client.get('/api/profile')).json().user.subscriptionStatus).toBe('active');
  });

  it('tells the new Pro once, in the bell and by mail', async () => {
    const { client } = await test.aPro();
    await test.deliverAll();
    const { notices, mails } = await test.stateOf(client.member.id);
    expect(notices).toEqual([{ type: 'subscription.activated' }]);
    const told = (await client.get('/api/notifications')).json().notifications;
    expect(told).toContainEqual(
      expect.objectContaining({ type: 'subscription.activated', title: 'Willkommen bei Pro' }),
    );
    expect(mails).toEqual(['Willkommen bei Pro']);
    expect((await test.mails())[0]?.text).toContain('2. April 2031');
  });

  it('lifts the limit of free matches', async () => {
    const { requester, match } = await aMatch(test, { status: 'accepted' });
    await test.db.updateTable('members').set({ free_reviews_used: 5 }).where('id', '=', requester.member.id).execute();
    expect((await requester.post(`/api/matches/${match.id}/coordinate`)).statusCode).toBe(402);
    test.pay(await test.begin(requester));
    await test.deliverAll();
    expect((await requester.post(`/api/matches/${match.id}/coordinate`)).statusCode).toBe(200);
  });
});

describe('starting the upgrade', () => {
  it('answers the same secret until it is paid, with one customer and one subscription', async () => {
    const eva = await test.signIn();
    const before = counts();
    const first = (await eva.post('/api/create-subscription')).json();
    expect(first.clientSecret).toMatch(/^pi_\w+_secret_\w+$/);
    expect((await eva.post('/api/create-subscription')).json()).toEqual(first);
    expect(counts()).toEqual({ customers: before.customers + 1, subscriptions: before.subscriptions + 1 });
    const [customer] = [...stripe.state.customers.values()].slice(-1);
    expect(customer).toMatchObject({ email: eva.member.email, metadata: { member_id: eva.member.id } });
  });

  it('makes one customer and one subscription of fifty calls at once', { skip: !isOnPostgres }, async () => {
    const eva = await test.signIn();
    const before = counts();
    const answers = await Promise.all(Array.from({ length: 50 }, () => eva.post('/api/create-subscription')));
    const secrets = new Set(
      answers.filter(({ statusCode }) => statusCode === 200).map((one) => one.json().clientSecret),
    );
    expect(secrets.size).toBe(1);
    expect(counts()).toEqual({ customers: before.customers + 1, subscriptions: before.subscriptions + 1 });
  });

  it('refuses who is Pro already, also when the message of the payment has not arrived yet', async () => {
    const { client } = await test.aPro();
    expect((await client.post('/api/create-subscription')).json().code).toBe('ALREADY_SUBSCRIBED');
    const udo = await test.signIn();
    test.pay(await test.begin(udo));
    const answer = await udo.post('/api/create-subscription');
    expect([answer.statusCode, answer.json().code]).toEqual([409, 'ALREADY_SUBSCRIBED']);
    expect((await udo.get('/api/subscription')).json().status).toBe('active');
  });

  it('begins anew after a subscription has ended', async () => {
    const { client, subscription } = await test.aPro();
    stripe.state.end(subscription.id);
    await test.deliverAll();
    expect((await client.get('/api/subscription')).json()).toMatchObject({ status: 'free', currentPeriodEnd: null });
    const again = await test.begin(client);
    expect(again.id).not.toBe(subscription.id);
    test.pay(again);
    await test.deliverAll();
    expect((await client.get('/api/subscription')).json().status).toBe('active');
  });

  it('says that the price is set up wrongly', async () => {
    const eva = await withWrongPrice.signIn();
    const answer = await eva.post('/api/create-subscription');
    expect([answer.statusCode, answer.json().code]).toEqual([500, 'INVALID_PRICE_ID']);
  });

  it('keeps a declined card from becoming Pro, and lets another card pay the same', async () => {
    const eva = await test.signIn();
    const subscription = await test.begin(eva);
    const payment = stripe.state.invoices.get(subscription.latest_invoice)?.paymentIntent ?? '';
    expect(() => stripe.state.confirmPayment(payment, true)).toThrow('declined');
    await test.deliverAll();
    expect((await eva.get('/api/subscription')).json().status).toBe('free');
    expect((await test.stateOf(eva.member.id)).notices).toEqual([]);
    expect((await test.begin(eva)).id).toBe(subscription.id);
    test.pay(subscription);
    await test.deliverAll();
    expect((await eva.get('/api/subscription')).json().status).toBe('active');
  });
});

describe('cancelling', () => {
  it('keeps Pro until the period ends, and tells so', async () => {
    const { client, subscription } = await test.aPro();
    const answer = await client.post('/api/subscription/cancel');
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toMatchObject({ status: 'active', cancelsAtPeriodEnd: true });
    expect(answer.json().currentPeriodEnd).not.toBeNull();
    expect(stripe.state.subscriptions.get(subscription.id)?.cancel_at_period_end).toBe(true);
    await test.deliverAll();
    expect((await test.stateOf(client.member.id)).mails).toEqual([
      'Deine Kündigung ist vorgemerkt',
      'Willkommen bei Pro',
    ]);
    stripe.state.renew(subscription.id);
    await test.deliverAll();
    expect((await client.get('/api/subscription')).json()).toMatchObject({ status: 'free', cancelsAtPeriodEnd: false });
    expect((await test.stateOf(client.member.id)).mails).toContain('Dein Pro-Abo ist beendet');
  });

  it('can be taken back', async () => {
    const { client } = await test.aPro();
    await client.post('/api/subscription/cancel');
    expect((await client.post('/api/subscription/resume')).json()).toMatchObject({
      status: 'active',
      cancelsAtPeriodEnd: false,
    });
  });

  it('is refused without a subscription, like the portal', async () => {
    const eva = await test.signIn();
    for (const action of ['cancel', 'resume', 'portal']) {
      const answer = await eva.post(`/api/subscription/${action}`);
      expect([action, answer.statusCode, answer.json().code]).toEqual([action, 409, 'NOT_SUBSCRIBED']);
    }
  });
});

describe('a subscription that the provider has forgotten', () => {
  it('can be neither ended nor resumed, and the account learns at once that it is over', async () => {
    const { client, subscription } = await test.aPro();
    stripe.state.subscriptions.delete(subscription.id);
    const answer = await client.post('/api/subscription/cancel');
    expect([answer.statusCode, answer.json().code]).toEqual([409, 'NOT_SUBSCRIBED']);
    expect((await client.get('/api/subscription')).json().status).toBe('free');
  });

  it('is no fault of the payment provider: a failure is, and changes nothing', async () => {
    const { client, subscription } = await test.aPro();
    stripe.fail({ call: `POST /v1/subscriptions/${subscription.id}`, kind: 'error', times: 2 });
    const answer = await client.post('/api/subscription/cancel');
    expect([answer.statusCode, answer.json().code]).toEqual([502, 'PAYMENT_PROVIDER_FAILED']);
    expect((await client.get('/api/subscription')).json()).toMatchObject({
      status: 'active',
      cancelsAtPeriodEnd: false,
    });
  });
});

describe('a renewal', () => {
  it('moves the billing date', async () => {
    const { client, subscription } = await test.aPro();
    const before = (await client.get('/api/subscription')).json().currentPeriodEnd;
    stripe.state.renew(subscription.id);
    await test.deliverAll();
    const after = (await client.get('/api/subscription')).json().currentPeriodEnd;
    expect(Date.parse(after) - Date.parse(before)).toBe(30 * 86_400_000);
  });

  it('that fails rests Pro and asks for another card; paying goes on, and nobody asks any more', async () => {
    const { client, subscription } = await test.aPro();
    stripe.state.renew(subscription.id, { isDeclined: true });
    await test.deliverAll();
    expect((await client.get('/api/subscription')).json().status).toBe('past_due');
    expect((await test.stateOf(client.member.id)).mails).toContain('Deine Zahlung ist fehlgeschlagen');
    expect((await client.get('/api/notifications')).json().unread).toBe(2);
    test.pay(subscription);
    await test.deliverAll();
    expect((await client.get('/api/subscription')).json().status).toBe('active');
    expect((await test.stateOf(client.member.id)).mails).toHaveLength(2);
    const { notifications } = (await client.get('/api/notifications')).json();
    const asked = notifications.find(({ type }: { type: string }) => type === 'subscription.payment-failed');
    expect(asked.readAt).not.toBeNull();
  });

  it('whose messages were all lost is asked for later', async () => {
    const { client, subscription } = await test.aPro();
    stripe.state.end(subscription.id);
    test.clock.advance({ days: 31 });
    await test.core.jobs.enqueue(test.db, reconcile, {});
    await test.runJobs();
    expect(await test.stateOf(client.member.id)).toMatchObject({
      subscription_status: 'free',
      account: { status: 'canceled', current_period_end: null },
    });
  });
});

describe('plans that are asked for later', () => {
  it('are asked for one by one: what cannot be had of one keeps no other waiting', async () => {
    const [first, second] = [await test.aPro(), await test.aPro()];
    for (const { subscription } of [first, second]) stripe.state.end(subscription.id);
    test.clock.advance({ days: 31 });
    // The provider's client asks twice before it gives up.
    stripe.fail({ call: 'GET /v1/subscriptions', kind: 'error', times: 2 });
    await test.core.jobs.enqueue(test.db, reconcile, {});
    await test.runJobs();
    const states = [first, second].map(({ client }) => test.stateOf(client.member.id));
    const statuses = (await Promise.all(states)).map(({ subscription_status }) => subscription_status);
    expect(statuses.sort()).toEqual(['active', 'free']);
    await test.core.jobs.enqueue(test.db, reconcile, {});
    await test.runJobs();
    for (const { client } of [first, second])
      expect(await test.stateOf(client.member.id)).toMatchObject({ subscription_status: 'free' });
  });
});

describe('the portal', () => {
  it('opens at the provider and leads back to the settings', async () => {
    const { client } = await test.aPro();
    const { url } = (await client.post('/api/subscription/portal')).json();
    expect(url.startsWith(stripe.url)).toBe(true);
    expect(new URL(url).searchParams.get('return')).toBe('http://localhost:3000/settings/subscription');
  });
});

describe('the return from a payment', () => {
  it('learns the plan without waiting for a message', async () => {
    const eva = await test.signIn();
    expect((await eva.post('/api/subscription/refresh')).json().status).toBe('free');
    test.pay(await test.begin(eva));
    expect((await eva.post('/api/subscription/refresh')).json().status).toBe('active');
    await test.deliverAll();
    expect((await test.stateOf(eva.member.id)).mails).toEqual(['Willkommen bei Pro']);
  });
});

describe('Pro that was granted', () => {
  it('shows when its month ends, and has nothing to manage', async () => {
    await test.core.database.transaction((tx) => seedDemo(tx, test.clock.now()));
    const row = await test.db
      .selectFrom('members')
      .selectAll()
      .where('email', '=', 'pro@rezenso.example')
      .executeTakeFirstOrThrow();
    const pro = await test.signIn(row);
    const plan = (await pro.get('/api/subscription')).json();
    expect(plan).toMatchObject({ status: 'active', hasBillingAccount: false, cancelsAtPeriodEnd: false });
    const days = (Date.parse(plan.currentPeriodEnd) - test.clock.now().getTime()) / 86_400_000;
    expect(days > 0 && days <= 31).toBe(true);
    expect((await pro.post('/api/subscription/cancel')).json().code).toBe('NOT_SUBSCRIBED');
    expect((await pro.post('/api/create-subscription')).json().code).toBe('ALREADY_SUBSCRIBED');
  });
});

describe('without keys', () => {
  it('everything but payment works, and payment says why', async () => {
    const eva = await withoutKeys.signIn();
    expect((await eva.get('/api/subscription')).json()).toMatchObject({ status: 'free', publishableKey: null });
    for (const path of ['create-subscription', 'subscription/portal', 'subscription/cancel', 'subscription/refresh']) {
      const answer = await eva.post(`/api/${path}`);
      expect([path, answer.statusCode, answer.json().code]).toEqual([path, 503, 'STRIPE_NOT_CONFIGURED']);
    }
    const hook = await withoutKeys.visitor.post('/api/webhooks/stripe', {});
    expect(hook.json().code).toBe('STRIPE_NOT_CONFIGURED');
  });
});

function counts() {
  return { customers: stripe.state.customers.size, subscriptions: stripe.state.subscriptions.size };
}
