import { describe, it } from 'node:test';
import { expect } from 'expect';
import { startPayingTestApp } from '../../../../testing/factories/subscription.ts';

const test = await startPayingTestApp();
const { stripe } = test;

describe('cancelling', () => {
  it('is confirmed each time, also in the same period after it was taken back', async () => {
    const { client } = await test.aPro();
    for (const action of ['cancel', 'resume', 'cancel']) {
      test.clock.advance({ minutes: 5 });
      expect((await client.post(`/api/subscription/${action}`)).statusCode).toBe(200);
      await test.deliverAll();
    }
    const { mails, notices } = await test.stateOf(client.member.id);
    expect(mails.filter((subject) => subject === 'Deine Kündigung ist vorgemerkt')).toHaveLength(2);
    expect(notices.filter(({ type }) => type === 'subscription.cancelled')).toHaveLength(2);
  });

  it('what is not paid ends it at once, with the open invoice, and promises no Pro that is not there', async () => {
    const { client, subscription } = await test.aPro();
    test.clock.advance({ days: 30 });
    stripe.state.renew(subscription.id, { isDeclined: true });
    await test.deliverAll();
    const again = await test.signIn(client.member);
    const answer = await again.post('/api/subscription/cancel');
    expect(answer.json()).toMatchObject({ status: 'free', cancelsAtPeriodEnd: false, currentPeriodEnd: null });
    const invoice = stripe.state.invoices.get(subscription.latest_invoice);
    expect([subscription.status, invoice?.status]).toEqual(['canceled', 'void']);
    await test.deliverAll();
    expect((await test.stateOf(client.member.id)).mails).toEqual([
      'Dein Pro-Abo ist beendet',
      'Deine Zahlung ist fehlgeschlagen',
      'Willkommen bei Pro',
    ]);
    const ended = (await test.mails()).find(({ subject }) => subject === 'Dein Pro-Abo ist beendet');
    expect(ended?.text).toContain('die offene Rechnung ist storniert');
  });

  it('what was paid a moment before keeps Pro until the period ends', async () => {
    const { client, subscription } = await test.aPro();
    stripe.state.renew(subscription.id, { isDeclined: true });
    await test.deliverAll();
    const held = stripe.hold('GET /v1/invoices');
    const answer = client.post('/api/subscription/cancel');
    await held.done;
    test.pay(subscription);
    held.release();
    expect((await answer).json()).toMatchObject({ status: 'active', cancelsAtPeriodEnd: true });
  });
});
