import { describe, it } from 'node:test';
import { expect } from 'expect';
import { startPayingTestApp } from '../../../../testing/factories/subscription.ts';

const test = await startPayingTestApp({ env: { STRIPE_YEARLY_PRICE_ID: 'price_pro_yearly' } });
const monthlyOnly = await startPayingTestApp();
const { stripe } = test;

const month = { interval: 'month', priceCents: 2_900 };
const year = { interval: 'year', priceCents: 29_000 };

describe('Pro for a year', () => {
  it('is offered with the provider’s own prices where there is a yearly one', async () => {
    const eva = await test.signIn();
    const { offer } = (await eva.post('/api/create-subscription')).json();
    expect(offer).toEqual({ ...month, dueCents: 2_900, prices: [month, year], takesPromotionCodes: false });
    const udo = await monthlyOnly.signIn();
    expect((await udo.post('/api/create-subscription')).json().offer.prices).toEqual([month]);
    const refused = await udo.post('/api/create-subscription', { interval: 'year' });
    expect([refused.statusCode, refused.json().code]).toEqual([500, 'INVALID_PRICE_ID']);
  });

  it('is billed once a year, says so in the plan, and names its price in the mail', async () => {
    const eva = await test.signIn();
    const subscription = await test.begin(eva, { interval: 'year' });
    expect(stripe.state.invoices.get(subscription.latest_invoice)?.amount_due).toBe(29_000);
    test.pay(subscription);
    await test.deliverAll();
    expect((await eva.get('/api/subscription')).json()).toMatchObject({ status: 'active', billing: year });
    expect((await test.mails())[0]?.text).toContain('Die nächste Abbuchung über 290\u00a0€');
    stripe.state.end(subscription.id);
    await test.deliverAll();
    expect((await eva.get('/api/subscription')).json()).toMatchObject({ status: 'free', billing: null });
  });

  it('replaces the month that was begun before, so that nobody pays both', async () => {
    const eva = await test.signIn();
    const monthly = await test.begin(eva);
    const yearly = await test.begin(eva, { interval: 'year' });
    expect([monthly.status, yearly.status]).toEqual(['incomplete_expired', 'incomplete']);
    expect(() => test.pay(monthly)).toThrow('cannot be confirmed');
    expect((await test.begin(eva, { interval: 'year' })).id).toBe(yearly.id);
    const again = await test.begin(eva);
    expect([again.status, yearly.status]).toEqual(['incomplete', 'incomplete_expired']);
    expect([...stripe.state.subscriptions.values()].filter(({ customer }) => customer === again.customer)).toHaveLength(
      3,
    );
  });

  it('is not refused when the price that was not chosen cannot be had', async () => {
    const eva = await test.signIn();
    stripe.fail({ call: 'GET /v1/prices/price_pro_yearly', kind: 'error', times: 2 });
    expect((await eva.post('/api/create-subscription')).json().offer.prices).toEqual([month]);
  });

  it('is not offered in another currency, whose figure would be taken for euros', async () => {
    const eva = await test.signIn();
    const price = stripe.state.prices.get('price_pro_yearly');
    if (price) price.currency = 'chf';
    expect((await eva.post('/api/create-subscription')).json().offer.prices).toEqual([month]);
    expect((await eva.post('/api/create-subscription', { interval: 'year' })).json().code).toBe('INVALID_PRICE_ID');
    if (price) price.currency = 'eur';
  });

  it('is refused for what is no interval', async () => {
    const eva = await test.signIn();
    for (const body of [{ interval: 'week' }, { promotionCode: '' }, { promotionCode: 7 }, ['month']])
      expect((await eva.post('/api/create-subscription', body)).statusCode).toBe(400);
  });
});

describe('a coupon', () => {
  it('takes off the first invoice what the provider says, and is written as one likes', async () => {
    stripe.state.addPromotionCode('SOMMER20', 20);
    const eva = await test.signIn();
    const answer = await eva.post('/api/create-subscription', { promotionCode: ' sommer20 ' });
    expect(answer.json().offer).toMatchObject({ ...month, dueCents: 2_320, takesPromotionCodes: true });
    test.pay(await test.begin(eva, { promotionCode: 'SOMMER20' }));
    await test.deliverAll();
    expect((await eva.get('/api/subscription')).json()).toMatchObject({ status: 'active', billing: month });
  });

  it('that does not exist or is over is refused, and what was begun without it stays', async () => {
    const eva = await test.signIn();
    const begun = await test.begin(eva);
    stripe.state.addPromotionCode('VORBEI', 50).active = false;
    for (const promotionCode of ['GIBTSNICHT', 'VORBEI']) {
      const answer = await eva.post('/api/create-subscription', { promotionCode });
      expect([answer.statusCode, answer.json().code]).toEqual([422, 'PROMOTION_CODE_INVALID']);
    }
    expect((await test.begin(eva)).id).toBe(begun.id);
  });

  it('that is one customer’s is taken for that one, and does not stand in the way of others', async () => {
    const [eva, udo] = [await test.signIn(), await test.signIn()];
    const { customer } = await test.begin(eva);
    stripe.state.addPromotionCode('DANKE', 30);
    stripe.state.addPromotionCode('DANKE', 50, { customer });
    stripe.state.addPromotionCode('NURDU', 50, { customer });
    const due = async (client: typeof eva, promotionCode: string) => {
      const answer = (await client.post('/api/create-subscription', { promotionCode })).json();
      return answer.offer?.dueCents ?? answer.code;
    };
    expect([await due(eva, 'DANKE'), await due(udo, 'DANKE')]).toEqual([1_450, 2_030]);
    expect([await due(eva, 'NURDU'), await due(udo, 'NURDU')]).toEqual([1_450, 'PROMOTION_CODE_INVALID']);
  });

  it('that pays for everything brings Pro at once', async () => {
    stripe.state.addPromotionCode('GESCHENKT', 100);
    const eva = await test.signIn();
    const answer = await eva.post('/api/create-subscription', { promotionCode: 'GESCHENKT' });
    expect([answer.statusCode, answer.json().code]).toEqual([409, 'ALREADY_SUBSCRIBED']);
    await test.runJobs();
    expect(await test.stateOf(eva.member.id)).toMatchObject({
      subscription_status: 'active',
      mails: ['Willkommen bei Pro'],
    });
  });

  it('keeps nobody from paying when the provider cannot say whether there are any', async () => {
    const eva = await test.signIn();
    stripe.fail({ call: 'GET /v1/promotion_codes', kind: 'error', times: 2 });
    expect((await eva.post('/api/create-subscription')).json().offer).toMatchObject({ takesPromotionCodes: false });
  });
});
