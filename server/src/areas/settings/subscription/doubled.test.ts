import { describe, it } from 'node:test';
import { expect } from 'expect';
import { pino } from 'pino';
import { startPayingTestApp } from '../../../../testing/factories/subscription.ts';
import type { SubscriptionObject } from '../../../../testing/stripe/stripe-objects.ts';

const logged: string[] = [];
const test = await startPayingTestApp({
  env: { STRIPE_YEARLY_PRICE_ID: 'price_pro_yearly' },
  log: pino({ level: 'error' }, { write: (line) => void logged.push(line) }),
});
const { stripe } = test;

describe('two running subscriptions, which the provider can be told to make', () => {
  it('are told of in the log, and end both when one cancels', async () => {
    const { client, subscription } = await test.aPro();
    logged.length = 0;
    const second = await aSecondOf(subscription);
    const [line = ''] = logged.filter((one) => one.includes('a customer pays for more than one subscription'));
    expect(JSON.parse(line)).toMatchObject({ member: client.member.id, customer: subscription.customer });
    expect((await client.post('/api/subscription/cancel')).statusCode).toBe(200);
    expect([subscription, second].map((one) => one.cancel_at_period_end)).toEqual([true, true]);
    await test.runJobs();
    const { mails } = await test.stateOf(client.member.id);
    expect(mails.filter((subject) => subject === 'Willkommen bei Pro')).toHaveLength(1);
  });

  it('are shown to those who answer members, with the member and both, until one is left', async () => {
    const agent = await test.signIn({ admin_role: 'support_agent' });
    const { client, subscription } = await test.aPro();
    await test.aPro();
    const shown = async () => (await agent.get('/api/admin/support')).json().doubledSubscriptions;
    expect(await shown()).toEqual([]);
    test.clock.advance({ minutes: 5 });
    const second = await aSecondOf(subscription);
    expect(await shown()).toEqual([
      {
        member: { id: client.member.id, name: client.member.company_name },
        customerId: subscription.customer,
        subscriptionIds: [second.id, subscription.id],
      },
    ]);
    stripe.state.end(second.id);
    await test.deliverAll();
    expect(await shown()).toEqual([]);
    expect((await client.get('/api/subscription')).json().status).toBe('active');
  });

  it('are nobody’s to see but theirs, and gone with the account', async () => {
    const { client, subscription } = await test.aPro();
    await aSecondOf(subscription);
    expect((await client.get('/api/admin/support')).statusCode).toBe(403);
    await client.post('/api/privacy/delete-account', { email: client.member.email });
    await test.runJobs();
    const agent = await test.signIn({ admin_role: 'support_agent' });
    expect((await agent.get('/api/admin/support')).json().doubledSubscriptions).toEqual([]);
  });
});

/** As if two processes had begun one each, and both were paid. */
async function aSecondOf({ customer }: SubscriptionObject): Promise<SubscriptionObject> {
  const second = stripe.state.createSubscription({ customer, price: 'price_pro_yearly', metadata: {} });
  test.pay(second);
  await test.deliverAll();
  return second;
}
