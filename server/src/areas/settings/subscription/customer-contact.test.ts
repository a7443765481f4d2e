import { describe, it } from 'node:test';
import { expect } from 'expect';
import { sql } from 'kysely';
import { startPayingTestApp } from '../../../../testing/factories/subscription.ts';
import { repeatJobs } from '../../../../testing/repeat-jobs.ts';
import type { SignedInClient } from '../../../../testing/test-app.ts';
import { createEmailAddress } from '../email-address/email-address.service.ts';

const test = await startPayingTestApp();
const { stripe } = test;

describe('the address to which the payment provider writes', () => {
  it('follows that of the account', async () => {
    const { client, subscription } = await test.aPro();
    const email = 'rechnungen@cafe-anna.example';
    await createEmailAddress(test.core).vouch(client.member.email, email);
    await test.runJobs();
    const mail = (await test.mails()).find(({ to }) => to === email);
    await test.visitor.post(`/api/email-change/${/email-change\/([\w-]{43})/.exec(mail?.text ?? '')?.[1]}`);
    await test.runJobs();
    expect(stripe.state.customers.get(subscription.customer)?.email).toBe(email);
  });
});

describe('the language in which the payment provider writes', () => {
  it('is that of the account when the upgrade begins, and follows it afterwards', async () => {
    const { client, subscription } = await test.aPro();
    expect(localesOf(subscription.customer)).toEqual(['de']);
    await speak(client, 'en');
    expect(localesOf(subscription.customer)).toEqual(['en']);
    await speak(client, 'de');
    expect(localesOf(subscription.customer)).toEqual(['de']);
  });

  it('is told again when the provider was away', async () => {
    const { client, subscription } = await test.aPro();
    stripe.fail({ call: `POST /v1/customers/${subscription.customer}`, kind: 'error', times: 2 });
    await client.put('/api/auth/language', { language: 'en' });
    await expect(test.runJobs()).rejects.toThrow();
    expect(localesOf(subscription.customer)).toEqual(['de']);
    await sql`update pgboss.job set start_after = now() where state = 'retry'`.execute(test.db);
    await test.runJobs();
    expect(localesOf(subscription.customer)).toEqual(['en']);
  });

  it('ends with the newest choice, also when the job comes again', async () => {
    const { client, subscription } = await test.aPro();
    await client.put('/api/auth/language', { language: 'en' });
    await speak(client, 'de');
    await repeatJobs(test, 'subscription.tell-language');
    expect(localesOf(subscription.customer)).toEqual(['de']);
  });

  it('is nothing to tell of who never began an upgrade, or whose customer is gone there', async () => {
    stripe.calls.length = 0;
    await speak(await test.signIn(), 'en');
    expect(stripe.calls).toEqual([]);
    const { client, subscription } = await test.aPro();
    stripe.state.deleteCustomer(subscription.customer);
    await speak(client, 'en');
    await repeatJobs(test, 'subscription.tell-language');
    expect(stripe.state.customers.has(subscription.customer)).toBe(false);
  });
});

async function speak(client: SignedInClient, language: string): Promise<void> {
  expect((await client.put('/api/auth/language', { language })).statusCode).toBe(200);
  await test.runJobs();
}

function localesOf(customer: string): string[] | undefined {
  return stripe.state.customers.get(customer)?.preferred_locales;
}
