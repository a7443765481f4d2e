import { describe, it } from 'node:test';
import { expect } from 'expect';
import { anAdmin } from '../../../../testing/factories/admin.ts';
import { startPayingTestApp } from '../../../../testing/factories/subscription.ts';

const test = await startPayingTestApp();
const { stripe } = test;

describe('who is banned and pays for Pro', () => {
  it('is charged no more: Pro ends with the paid period, and the mail of the ban says so', async () => {
    const { client, subscription } = await test.aPro();
    await setStatus(client.member.id, 'banned');
    expect(subscription).toMatchObject({ status: 'active', cancel_at_period_end: true });
    expect(await mailCalled('Dein Konto wurde gesperrt')).toContain('Dein Pro-Abo endet am 2. April 2031. Es wird');
    stripe.state.renew(subscription.id);
    await test.deliverAll();
    expect([subscription.status, invoicesOf(subscription.customer)]).toEqual(['canceled', ['paid']]);
    // What these mails ask for cannot be done in an account that is closed.
    expect((await test.stateOf(client.member.id)).mails).toEqual(['Willkommen bei Pro']);
  });

  it('after a renewal that failed: it ends at once, and what is open is void', async () => {
    const { client, subscription } = await test.aPro();
    stripe.state.renew(subscription.id, { isDeclined: true });
    await test.deliverAll();
    await setStatus(client.member.id, 'banned');
    expect([subscription.status, invoicesOf(subscription.customer)]).toEqual(['canceled', ['paid', 'void']]);
    expect(await mailCalled('Dein Konto wurde gesperrt')).toContain('Dein Pro-Abo endet sofort.');
  });

  it('cannot begin it by a payment that was open: what is paid all the same is not billed again', async () => {
    const client = await test.signIn();
    const subscription = await test.begin(client);
    stripe.fail({ call: `POST /v1/invoices/${subscription.latest_invoice}/void`, kind: 'error', times: 2 });
    await changeStatus(client.member.id, 'banned');
    test.pay(subscription);
    await test.deliverAll();
    expect(subscription).toMatchObject({ status: 'active', cancel_at_period_end: true });
    const other = await test.signIn();
    const begun = await test.begin(other);
    await setStatus(other.member.id, 'banned');
    expect(begun.status).toBe('incomplete_expired');
    expect(() => test.pay(begun)).toThrow('cannot be confirmed');
  });

  it('is ended later when the provider fails', async () => {
    const { client, subscription } = await test.aPro();
    stripe.fail({ call: `POST /v1/subscriptions/${subscription.id}`, kind: 'error', times: 2 });
    await changeStatus(client.member.id, 'banned');
    await test.runJobs().catch(() => undefined);
    test.clock.advance({ hours: 1 });
    await test.runJobs();
    expect(subscription.cancel_at_period_end).toBe(true);
  });
});

describe('a ban that is lifted', () => {
  it('leaves the end as it was told, and says how to take it back', async () => {
    const { client, subscription } = await test.aPro();
    await setStatus(client.member.id, 'banned');
    await setStatus(client.member.id, 'active');
    expect(subscription.cancel_at_period_end).toBe(true);
    const mail = await mailCalled('Dein Konto ist wieder freigeschaltet');
    expect(mail).toContain('Dein Pro-Abo läuft noch bis zum 2. April 2031.');
    const again = await test.signIn(client.member);
    expect((await again.post('/api/subscription/resume')).json()).toMatchObject({ cancelsAtPeriodEnd: false });
  });

  it('says that Pro is over', async () => {
    const { client, subscription } = await test.aPro();
    await setStatus(client.member.id, 'banned');
    stripe.state.renew(subscription.id);
    await test.deliverAll();
    await setStatus(client.member.id, 'active');
    expect(await mailCalled('Dein Konto ist wieder freigeschaltet')).toContain('Ein Pro-Abo hast du zurzeit nicht.');
  });

  it('ends nothing when it was lifted before the provider was told', async () => {
    const { client, subscription } = await test.aPro();
    await changeStatus(client.member.id, 'banned');
    await setStatus(client.member.id, 'active');
    expect(subscription.cancel_at_period_end).toBe(false);
    expect(await mailCalled('Dein Konto ist wieder freigeschaltet')).not.toContain('Pro');
  });
});

async function changeStatus(memberId: string, status: 'banned' | 'active'): Promise<void> {
  const admin = await anAdmin(test, 'user_manager');
  expect((await admin.patch(`/api/admin/users/${memberId}/status`, { status })).statusCode).toBe(200);
}

async function setStatus(memberId: string, status: 'banned' | 'active'): Promise<void> {
  await changeStatus(memberId, status);
  await test.runJobs();
}

async function mailCalled(subject: string): Promise<string> {
  return (await test.mails()).find((mail) => mail.subject === subject)?.text.replaceAll(/\s+/g, ' ') ?? 'no such mail';
}

function invoicesOf(customer: string): string[] {
  const all = [...stripe.state.invoices.values()].filter((invoice) => invoice.customer === customer);
  return all.map(({ status }) => status);
}
