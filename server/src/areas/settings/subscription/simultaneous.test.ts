import { describe, it } from 'node:test';
import { expect } from 'expect';
import { startPayingTestApp } from '../../../../testing/factories/subscription.ts';

const test = await startPayingTestApp({ env: { STRIPE_YEARLY_PRICE_ID: 'price_pro_yearly' } });
const { stripe, db } = test;

describe('a payment that arrives while another choice is made', () => {
  for (const call of ['POST /v1/subscriptions', 'GET /v1/subscriptions'])
    it(`during ${call} stays, and what was begun after it ends`, async () => {
      const eva = await test.signIn();
      const monthly = await test.begin(eva);
      const held = stripe.hold(call);
      const second = eva.post('/api/create-subscription', { interval: 'year' });
      await held.done;
      test.pay(monthly);
      held.release();
      const answer = await second;
      expect([answer.statusCode, answer.json().code]).toEqual([409, 'ALREADY_SUBSCRIBED']);
      await test.deliverAll();
      expect((await eva.get('/api/subscription')).json()).toMatchObject({
        status: 'active',
        billing: { interval: 'month', priceCents: 2_900 },
      });
      expect(statusesOf(monthly.customer)).toEqual(['active', 'incomplete_expired']);
      expect((await test.stateOf(eva.member.id)).mails).toEqual(['Willkommen bei Pro']);
    });

  it('is not doubled by a coupon that leaves nothing to pay', async () => {
    stripe.state.addPromotionCode('GANZ', 100);
    const eva = await test.signIn();
    const monthly = await test.begin(eva);
    const held = stripe.hold('POST /v1/subscriptions');
    const second = eva.post('/api/create-subscription', { promotionCode: 'GANZ' });
    await held.done;
    test.pay(monthly);
    held.release();
    expect((await second).json().code).toBe('ALREADY_SUBSCRIBED');
    expect(statusesOf(monthly.customer)).toEqual(['active', 'canceled']);
  });

  it('is possible still when the one before could not be ended: nothing new is to be paid then', async () => {
    const eva = await test.signIn();
    const monthly = await test.begin(eva);
    stripe.fail({ call: `POST /v1/invoices/${monthly.latest_invoice}/void`, kind: 'error', times: 2 });
    const answer = await eva.post('/api/create-subscription', { interval: 'year' });
    expect([answer.statusCode, answer.json().code]).toEqual([502, 'PAYMENT_PROVIDER_FAILED']);
    expect(statusesOf(monthly.customer)).toEqual(['incomplete', 'incomplete_expired']);
    test.pay(monthly);
    await test.deliverAll();
    expect((await eva.get('/api/subscription')).json().status).toBe('active');
  });
});

describe('two windows at once', () => {
  for (const isKnown of [false, true])
    it(`with different choices leave one thing to pay, ${isKnown ? 'after' : 'before'} the provider knows the customer`, async () => {
      const eva = await test.signIn();
      if (isKnown) await test.begin(eva);
      const both = await Promise.all(
        ['month', 'year'].map((interval) => eva.post('/api/create-subscription', { interval })),
      );
      expect(both.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
      const [customer = ''] = [...stripe.state.subscriptions.values()].map((one) => one.customer).slice(-1);
      expect(statusesOf(customer).filter((status) => status === 'incomplete')).toHaveLength(1);
      expect([...stripe.state.customers.values()].filter(({ email }) => email === eva.member.email)).toHaveLength(1);
    });

  it('wait for each other as long as the first one is at work', async () => {
    const eva = await test.signIn();
    const held = stripe.hold('POST /v1/subscriptions');
    const first = eva.post('/api/create-subscription', { interval: 'month' });
    await held.done;
    const second = eva.post('/api/create-subscription', { interval: 'year' });
    const askedBefore = stripe.calls.filter((call) => call === 'POST /v1/subscriptions').length;
    await new Promise((waited) => setTimeout(waited, 300));
    expect(stripe.calls.filter((call) => call === 'POST /v1/subscriptions')).toHaveLength(askedBefore);
    held.release();
    expect([(await first).statusCode, (await second).statusCode]).toEqual([200, 200]);
  });

  it('are not kept out by a process that died at work', async () => {
    const eva = await test.signIn();
    await test.begin(eva);
    const until = new Date(test.clock.now().getTime() + 20_000);
    await db
      .updateTable('billing_accounts')
      .set({ turn_of: '00000000-0000-4000-8000-000000000001', turn_until: until })
      .where('member_id', '=', eva.member.id)
      .execute();
    const waiting = eva.post('/api/create-subscription', { interval: 'year' });
    await new Promise((waited) => setTimeout(waited, 200));
    test.clock.advance({ seconds: 21 });
    expect((await waiting).statusCode).toBe(200);
  });
});

describe('an account that is deleted while its upgrade begins', () => {
  for (const call of ['POST /v1/customers', 'POST /v1/subscriptions'])
    it(`is refused, and nothing of it stays (${call})`, async () => {
      const eva = await test.signIn();
      const held = stripe.hold(call);
      const beginning = eva.post('/api/create-subscription');
      await held.done;
      const left = await eva.post('/api/privacy/delete-account', { email: eva.member.email });
      expect(left.statusCode).toBe(200);
      await test.runJobs();
      held.release();
      const answer = await beginning;
      expect([answer.statusCode, answer.json().code]).toEqual([401, 'UNAUTHORIZED']);
      await test.runJobs();
      expect(await db.selectFrom('billing_accounts').selectAll().execute()).toEqual([]);
      const known = JSON.stringify([...stripe.state.customers.values()]);
      expect(known).not.toContain(eva.member.id);
      const own = [...stripe.state.subscriptions.values()].filter((one) => one.metadata.member_id === eva.member.id);
      expect(own.filter(({ status }) => status !== 'canceled')).toEqual([]);
    });

  it('has no billing account afterwards, whoever asks for one', async () => {
    const eva = await test.signIn();
    await eva.post('/api/privacy/delete-account', { email: eva.member.email });
    const at = test.clock.now();
    await db
      .insertInto('billing_accounts')
      .values({ member_id: eva.member.id, customer_id: 'cus_late', created_at: at, updated_at: at })
      .execute();
    expect(await db.selectFrom('billing_accounts').selectAll().execute()).toEqual([]);
  });
});

describe('an answer of the provider that is overtaken', () => {
  it('does not count, also when what overtook it changed nothing', async () => {
    const { client, subscription } = await test.aPro();
    const before = stripe.hold('GET /v1/subscriptions');
    const cancelling = client.post('/api/subscription/cancel');
    await before.done;
    const held = stripe.hold('GET /v1/subscriptions');
    before.release();
    await held.done;
    expect((await client.post('/api/subscription/resume')).json().cancelsAtPeriodEnd).toBe(false);
    await test.deliverAll();
    held.release();
    expect((await cancelling).json().cancelsAtPeriodEnd).toBe(false);
    await test.runJobs();
    expect(subscription.cancel_at_period_end).toBe(false);
    expect((await test.stateOf(client.member.id)).mails).toEqual(['Willkommen bei Pro']);
  });

  it('is asked for again a few times at most, however many ask at once', async () => {
    const { client } = await test.aPro();
    stripe.calls.length = 0;
    await Promise.all(Array.from({ length: 12 }, () => test.deliverAll()));
    expect((await client.get('/api/subscription')).json().status).toBe('active');
    expect(stripe.calls.length).toBeLessThanOrEqual(12 * 2 * stripe.events().length);
  });
});

describe('a customer whose making was not answered', () => {
  it('is found again, also after the member chose another language', async () => {
    const eva = await test.signIn();
    const subscription = await test.begin(eva);
    // As if the process had died before it wrote down what the provider answered.
    await db.deleteFrom('billing_accounts').where('member_id', '=', eva.member.id).execute();
    expect((await eva.put('/api/auth/language', { language: 'en' })).statusCode).toBe(200);
    const again = await test.begin(eva);
    expect(again.id).toBe(subscription.id);
  });
});

/** How a customer's subscriptions stand, oldest first. */
function statusesOf(customer: string) {
  return [...stripe.state.subscriptions.values()]
    .filter((one) => one.customer === customer)
    .map(({ status }) => status);
}
