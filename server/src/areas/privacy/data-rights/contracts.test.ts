import { after, describe, it } from 'node:test';
import { expect } from 'expect';
import { sql } from 'kysely';
import { aConnected } from '../../../../testing/factories/google.ts';
import { startPayingTestApp } from '../../../../testing/factories/subscription.ts';
import { startFakeGoogle } from '../../../../testing/google/fake-google.ts';
import { repeatJobs } from '../../../../testing/repeat-jobs.ts';

const keys = { clientId: 'rezenso.apps.example', clientSecret: 'a secret of the test' };
const google = await startFakeGoogle({ ...keys, siteOrigin: 'http://localhost:3000' });
const test = await startPayingTestApp({
  env: {
    GOOGLE_CLIENT_ID: keys.clientId,
    GOOGLE_CLIENT_SECRET: keys.clientSecret,
    GOOGLE_ISSUER: google.url,
    GOOGLE_API_BASE: google.url,
  },
});
after(() => google.close());
const { stripe } = test;

describe('leaving', () => {
  it('ends the subscription and the customer at the payment provider, and the access at Google', async () => {
    const { client } = await aConnected({ ...test, google });
    const subscription = await test.begin(client);
    test.pay(subscription);
    await test.deliverAll();
    const grants = await google.accounts.countGrants();
    await client.post('/api/privacy/delete-account', { email: client.member.email });
    await test.runJobs();
    expect(stripe.state.subscriptions.get(subscription.id)?.status).toBe('canceled');
    expect(stripe.state.customers.has(subscription.customer)).toBe(false);
    expect(await google.accounts.countGrants()).toBe(grants - 1);
    const ended = JSON.stringify([...stripe.state.subscriptions, ...stripe.state.customers]);
    for (const name of ['subscription.end-customer', 'google.revoke']) await repeatJobs(test, name);
    expect(JSON.stringify([...stripe.state.subscriptions, ...stripe.state.customers])).toBe(ended);
    expect(await google.accounts.countGrants()).toBe(grants - 1);
    // Messages about the end arrive at nobody.
    await test.deliverAll();
    expect(await test.db.selectFrom('billing_accounts').selectAll().execute()).toEqual([]);
  });

  it('works while the payment provider is away, and ends there later', async () => {
    const client = await test.signIn();
    const subscription = await test.begin(client);
    test.pay(subscription);
    stripe.fail({ call: `DELETE /v1/customers/${subscription.customer}`, kind: 'error', times: 2 });
    const answer = await client.post('/api/privacy/delete-account', { email: client.member.email });
    expect(answer.statusCode).toBe(200);
    await expect(test.runJobs()).rejects.toThrow();
    expect(stripe.state.subscriptions.get(subscription.id)?.status).toBe('active');
    await sql`update pgboss.job set start_after = now() where state = 'retry'`.execute(test.db);
    await test.runJobs();
    expect(stripe.state.subscriptions.get(subscription.id)?.status).toBe('canceled');
  });

  it('is in the export: the customer number and the connection, without a token', async () => {
    const { client } = await aConnected({ ...test, google });
    const subscription = await test.begin(client);
    test.pay(subscription);
    await test.deliverAll();
    const { data } = (await client.get('/api/privacy/export')).json();
    expect(data.subscription).toMatchObject([{ customerId: subscription.customer, status: 'active' }]);
    expect(data.platforms).toMatchObject([{ platform: 'google', connectedAt: test.clock.now().toISOString() }]);
  });
});
