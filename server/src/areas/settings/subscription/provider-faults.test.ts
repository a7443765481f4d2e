import { describe, it } from 'node:test';
import { expect } from 'expect';
import { startPayingTestApp } from '../../../../testing/factories/subscription.ts';
import { bindSubscription } from './index.ts';

const test = await startPayingTestApp({
  features: [(app, core) => bindSubscription(app, core, { timeoutMillis: 300 })],
});
const { stripe } = test;

describe('when the payment provider', () => {
  for (const kind of ['error', 'hang-up', 'slow'] as const) {
    it(`answers with ${kind} for long, people are told and may try again`, async () => {
      const eva = await test.signIn();
      const from = Date.now();
      stripe.fail({ call: 'GET /v1/subscriptions', kind, times: 2 });
      const answer = await eva.post('/api/create-subscription');
      expect([answer.statusCode, answer.json().code]).toEqual([502, 'PAYMENT_PROVIDER_FAILED']);
      expect(answer.json().message).toBe('Der Zahlungsanbieter antwortet gerade nicht.');
      expect(Date.now() - from).toBeLessThan(5_000);
      expect((await eva.post('/api/create-subscription')).statusCode).toBe(200);
    });

    it(`answers once with ${kind}, nobody notices and nothing is doubled`, async () => {
      const eva = await test.signIn();
      const before = stripe.state.subscriptions.size;
      stripe.fail({ call: 'POST /v1/subscriptions', kind, times: 1 });
      await test.begin(eva);
      expect(stripe.state.subscriptions.size).toBe(before + 1);
    });
  }
});

describe('visitors', () => {
  it('are refused by every call but the provider’s', async () => {
    const calls = ['create-subscription', 'subscription/portal', 'subscription/cancel', 'subscription/resume'];
    for (const call of calls) expect((await test.visitor.post(`/api/${call}`)).statusCode).toBe(401);
    expect((await test.visitor.get('/api/subscription')).statusCode).toBe(401);
  });
});
