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
