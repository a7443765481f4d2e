import { describe, it } from 'node:test';
import { expect } from 'expect';
import { startPayingTestApp } from '../../../../testing/factories/subscription.ts';

const test = await startPayingTestApp();
const { stripe } = test;

describe('a customer that somebody deleted at the provider', () => {
  it('is forgotten with the message, and the member can pay again', async () => {
    const { client, subscription } = await test.aPro();
    stripe.state.deleteCustomer(subscription.customer);
    await test.deliverAll();
    expect((await client.get('/api/subscription')).json()).toMatchObject({ status: 'free', hasBillingAccount: false });
    expect((await test.stateOf(client.member.id)).mails).toContain('Dein Pro-Abo ist beendet');
    expect((await client.get('/api/subscription/invoices')).json()).toEqual([]);
    test.clock.advance({ days: 1 });
    const again = await test.begin(await test.signIn(client.member));
    expect(again.customer).not.toBe(subscription.customer);
    test.pay(again);
    await test.deliverAll();
    expect((await test.stateOf(client.member.id)).subscription_status).toBe('active');
  });

  it('is replaced when no message said so, also at once and of one that never paid', async () => {
    const eva = await test.signIn();
    const { customer } = await test.begin(eva);
    stripe.state.deleteCustomer(customer);
    const again = await test.begin(eva);
    expect(again.customer).not.toBe(customer);
    expect(stripe.state.customers.get(again.customer)).toMatchObject({ metadata: { member_id: eva.member.id } });
    test.pay(again);
    expect((await eva.post('/api/subscription/refresh')).json().status).toBe('active');
  });

  it('has no portal and no invoices, and what it paid for is over', async () => {
    const { client, subscription } = await test.aPro();
    stripe.state.deleteCustomer(subscription.customer);
    const portal = await client.post('/api/subscription/portal');
    expect([portal.statusCode, portal.json().code]).toEqual([409, 'NOT_SUBSCRIBED']);
    expect((await client.get('/api/subscription')).json()).toMatchObject({ status: 'free', hasBillingAccount: false });
  });

  it('is something else than one that the provider never had, for that speaks of a wrong key', async () => {
    const { client, subscription } = await test.aPro();
    const { customers } = stripe.state;
    const kept = customers.get(subscription.customer);
    customers.delete(subscription.customer);
    const answers = [await client.post('/api/subscription/portal'), await client.post('/api/subscription/refresh')];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([502, 502]);
    expect((await client.get('/api/subscription')).json()).toMatchObject({ status: 'active', hasBillingAccount: true });
    if (kept) customers.set(kept.id, kept);
  });

  it('is not believed to be: who says so is asked', async () => {
    const { client, subscription } = await test.aPro();
    const event = {
      id: 'evt_lie',
      object: 'event',
      type: 'customer.deleted',
      data: { object: { id: subscription.customer } },
    };
    expect((await test.deliver(stripe.sign(event))).statusCode).toBe(200);
    expect((await client.get('/api/subscription')).json()).toMatchObject({ status: 'active', hasBillingAccount: true });
  });
});
