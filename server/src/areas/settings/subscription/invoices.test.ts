import { describe, it } from 'node:test';
import { expect } from 'expect';
import { startPayingTestApp } from '../../../../testing/factories/subscription.ts';

const test = await startPayingTestApp();
const { stripe } = test;

describe('GET /api/subscription/invoices', () => {
  it('lists the own ones as the provider has them now, newest first, with their PDF', async () => {
    const { client, subscription } = await test.aPro();
    await test.aPro();
    test.clock.advance({ days: 20 });
    stripe.state.renew(subscription.id, { isDeclined: true });
    const invoices = (await client.get('/api/subscription/invoices')).json();
    expect(invoices).toEqual([
      expect.objectContaining({ state: 'open', amountCents: 2_900, createdAt: test.clock.now().toISOString() }),
      expect.objectContaining({ state: 'paid', amountCents: 2_900, number: expect.stringMatching(/^RZ-\d{4}$/) }),
    ]);
    for (const { id, pdfUrl } of invoices) expect(pdfUrl).toBe(`https://pay.stripe.com/invoice/${id}/pdf`);
  });

  it('leaves out drafts, and calls given up what the provider gave up', async () => {
    const { client, subscription } = await test.aPro();
    stripe.state.renew(subscription.id, { isDeclined: true });
    const invoice = stripe.state.invoices.get(subscription.latest_invoice);
    const stateAfter = async (status: NonNullable<typeof invoice>['status']) => {
      if (invoice) invoice.status = status;
      return (await client.get('/api/subscription/invoices')).json().map(({ state }: { state: string }) => state);
    };
    expect(await stateAfter('draft')).toEqual(['paid']);
    expect(await stateAfter('uncollectible')).toEqual(['void', 'paid']);
  });

  it('leaves out the bills of whoever only looked at the way to pay', async () => {
    const client = await test.signIn();
    for (const interval of ['month', 'month'] as const) {
      expect((await client.post('/api/create-subscription', { interval })).statusCode).toBe(200);
    }
    expect([...stripe.state.invoices.values()].some(({ status }) => status === 'open')).toBe(true);
    expect((await client.get('/api/subscription/invoices')).json()).toEqual([]);
  });

  it('is empty for whom the provider does not know, without asking it', async () => {
    const eva = await test.signIn();
    const before = stripe.calls.length;
    expect((await eva.get('/api/subscription/invoices')).json()).toEqual([]);
    expect(stripe.calls).toHaveLength(before);
  });

  it('says when the provider does not answer, and nothing to visitors', async () => {
    const { client } = await test.aPro();
    stripe.fail({ call: 'GET /v1/invoices', kind: 'error', times: 2 });
    const answer = await client.get('/api/subscription/invoices');
    expect([answer.statusCode, answer.json().code]).toEqual([502, 'PAYMENT_PROVIDER_FAILED']);
    expect((await test.visitor.get('/api/subscription/invoices')).statusCode).toBe(401);
  });
});

describe('a renewal that fails', () => {
  it('takes Pro, is told once however often the provider tries, and is forgotten when it is paid', async () => {
    const { client, subscription } = await test.aPro();
    test.clock.advance({ days: 20 });
    stripe.state.renew(subscription.id, { isDeclined: true });
    await test.deliverAll();
    const invoice = stripe.state.invoices.get(subscription.latest_invoice);
    for (let attempt = 0; attempt < 3; attempt += 1) {
      test.clock.advance({ days: 2 });
      expect(() => stripe.state.confirmPayment(invoice?.paymentIntent ?? '', true)).toThrow('declined');
      await test.deliverAll();
    }
    expect(await test.stateOf(client.member.id)).toMatchObject({
      subscription_status: 'past_due',
      mails: ['Deine Zahlung ist fehlgeschlagen', 'Willkommen bei Pro'],
    });
    stripe.state.confirmPayment(invoice?.paymentIntent ?? '', false);
    await test.deliverAll();
    expect((await client.get('/api/subscription')).json()).toMatchObject({ status: 'active' });
    expect((await test.stateOf(client.member.id)).mails).toHaveLength(2);
  });
});
