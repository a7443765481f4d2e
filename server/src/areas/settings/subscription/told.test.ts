import { describe, it } from 'node:test';
import { expect } from 'expect';
import { startPayingTestApp } from '../../../../testing/factories/subscription.ts';

const test = await startPayingTestApp();
const { stripe } = test;

describe('the end of Pro', () => {
  it('is told also where something newer was begun and never paid', async () => {
    const { client, subscription } = await test.aPro();
    test.clock.advance({ minutes: 1 });
    const newer = stripe.state.createSubscription({
      ...{ customer: subscription.customer, price: 'price_pro_monthly', metadata: {} },
    });
    stripe.state.voidInvoice(newer.latest_invoice);
    stripe.state.end(subscription.id);
    await test.deliverAll();
    expect((await test.stateOf(client.member.id)).mails).toEqual(['Dein Pro-Abo ist beendet', 'Willkommen bei Pro']);
  });
});

describe('Pro that rests', () => {
  it('after a failed payment is not said to go on', async () => {
    const { client, subscription } = await test.aPro();
    stripe.state.renew(subscription.id, { isDeclined: true });
    await test.deliverAll();
    const { notifications } = (await client.get('/api/notifications')).json();
    const failed = notifications.find(({ type }: { type: string }) => type === 'subscription.payment-failed');
    expect(JSON.stringify(failed)).toContain('deshalb ruht Pro');
  });

  it('because it was paused at the provider is no failed payment', async () => {
    const { client, subscription } = await test.aPro();
    subscription.status = 'paused';
    stripe.state.emit('customer.subscription.paused', subscription);
    await test.deliverAll();
    expect(await test.stateOf(client.member.id)).toMatchObject({
      subscription_status: 'paused',
      mails: ['Willkommen bei Pro'],
    });
  });
});

describe('the beginning of Pro', () => {
  it('speaks of no payment where a coupon left nothing to pay, and names what comes next', async () => {
    stripe.state.addPromotionCode('ERSTER', 100);
    expect(await welcomeWith('ERSTER')).toMatch(
      /Gutschein gilt.* Die nächste Abbuchung über 29\s€ ist am 2\. April 2031/,
    );
    stripe.state.addPromotionCode('IMMER', 100, { duration: 'forever' });
    expect(await welcomeWith('IMMER')).toMatch(/Gutschein gilt.* Auch am 2\. April 2031 wird nichts abgebucht/);
    for (const code of ['ERSTER', 'IMMER']) expect(await welcomeWith(code)).not.toContain('Zahlung');
  });

  it('names the amount after coupons, and none that the provider did not say', async () => {
    stripe.state.addPromotionCode('HALB', 50, { duration: 'forever' });
    expect(await welcomeWith('HALB')).toMatch(/Zahlung ist angekommen.* Die nächste Abbuchung über 14,50\s€/);
    stripe.fail({ call: 'POST /v1/invoices/create_preview', kind: 'error', times: 2 });
    expect(await welcomeWith('HALB')).toContain('Die nächste Abbuchung ist am 2. April 2031.');
  });
});

/** The mail to somebody who begins Pro with a code. */
async function welcomeWith(promotionCode: string): Promise<string> {
  const client = await test.signIn();
  const answer = await client.post('/api/create-subscription', { promotionCode });
  if (answer.statusCode === 200) {
    test.pay(await test.begin(client, { promotionCode }));
    await client.post('/api/subscription/refresh');
  }
  await test.runJobs();
  const mail = (await test.mails()).find(({ to }) => to === client.member.email);
  return mail?.text.replaceAll(/\s+/g, ' ') ?? 'no mail';
}
