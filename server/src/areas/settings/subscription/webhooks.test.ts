import { describe, it } from 'node:test';
import { expect } from 'expect';
import fc from 'fast-check';
import { startPayingTestApp } from '../../../../testing/factories/subscription.ts';
import { isOnPostgres } from '../../../../testing/test-connection.ts';

const test = await startPayingTestApp();
const { stripe, db } = test;

describe('a message of the provider', () => {
  it('is refused when it is forged, changed, unsigned or too old, and changes nothing', async () => {
    const eva = await test.signIn();
    test.pay(await test.begin(eva));
    const event = paidEvent();
    const good = stripe.sign(event);
    const old = new Date(test.clock.now().getTime() - 301_000);
    const forgeries = [
      stripe.sign(event, { secret: 'whsec_of_somebody_else' }),
      { ...good, payload: good.payload.replace('"paid"', '"void"') },
      { ...good, headers: { ...good.headers, 'stripe-signature': '' } },
      stripe.sign(event, { at: old }),
      // The same JSON in other bytes: what is signed are the bytes.
      { ...good, payload: JSON.stringify(event) },
    ];
    for (const forgery of forgeries) {
      const answer = await test.deliver(forgery);
      expect([answer.statusCode, answer.json().code]).toEqual([400, 'WEBHOOK_INVALID']);
    }
    expect((await test.stateOf(eva.member.id)).subscription_status).toBe('free');
    expect(await db.selectFrom('payment_events').selectAll().execute()).toEqual([]);
    expect((await test.deliver(good)).json()).toEqual({ ok: true });
    expect((await test.stateOf(eva.member.id)).subscription_status).toBe('active');
  });

  it('is not believed: what counts is what the provider answers', async () => {
    const eva = await test.signIn();
    const subscription = await test.begin(eva);
    const lie = { ...paidOrNewest(), data: { object: { ...subscription, status: 'active' } } };
    expect((await test.deliver(stripe.sign({ ...lie, type: 'customer.subscription.updated' }))).statusCode).toBe(200);
    expect((await test.stateOf(eva.member.id)).subscription_status).toBe('free');
  });

  it('has its effect once, however often it comes', async () => {
    const eva = await test.signIn();
    test.pay(await test.begin(eva));
    const message = stripe.sign(paidEvent());
    for (let index = 0; index < 3; index += 1) expect((await test.deliver(message)).statusCode).toBe(200);
    await test.runJobs();
    expect((await test.stateOf(eva.member.id)).mails).toEqual(['Willkommen bei Pro']);
    expect(await db.selectFrom('payment_events').select('type').execute()).toEqual([{ type: 'invoice.paid' }]);
  });

  it('has one effect when fifty copies come at once', { skip: !isOnPostgres, timeout: 60_000 }, async () => {
    const eva = await test.signIn();
    test.pay(await test.begin(eva));
    const message = stripe.sign(paidEvent());
    const answers = await Promise.all(Array.from({ length: 50 }, () => test.deliver(message)));
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
    await test.runJobs();
    expect((await test.stateOf(eva.member.id)).notices).toHaveLength(1);
  });

  it('comes again when the provider could not be asked, and is not remembered before', async () => {
    const eva = await test.signIn();
    test.pay(await test.begin(eva));
    stripe.fail({ call: 'GET /v1/subscriptions', kind: 'error', times: 2 });
    const message = stripe.sign(paidEvent());
    const failed = await test.deliver(message);
    expect([failed.statusCode, failed.json().code]).toEqual([502, 'PAYMENT_PROVIDER_FAILED']);
    expect(await db.selectFrom('payment_events').selectAll().execute()).toEqual([]);
    expect((await test.deliver(message)).statusCode).toBe(200);
    expect((await test.stateOf(eva.member.id)).subscription_status).toBe('active');
  });

  it('about nobody we know, or about nothing we need, is confirmed', async () => {
    const foreign = {
      id: 'evt_1',
      object: 'event',
      type: 'invoice.paid',
      data: { object: { customer: 'cus_foreign' } },
    };
    const other = { id: 'evt_2', object: 'event', type: 'payout.created', data: { object: {} } };
    for (const event of [foreign, other]) expect((await test.deliver(stripe.sign(event))).statusCode).toBe(200);
  });
});

describe('messages in any order, any number of times', () => {
  it('end in the same state, with the same notices and mails', { timeout: 120_000 }, async () => {
    await fc.assert(
      fc.asyncProperty(aHistory(), fc.infiniteStream(fc.nat()), async (history, numbers) => {
        const expected = await run(history, (events) => events);
        const actual = await run(history, (events) => shuffledWithCopies(events, numbers));
        expect(actual).toEqual(expected);
      }),
      { numRuns: isOnPostgres ? 10 : 25 },
    );
  });

  it('end in the provider’s newest state when they arrive at the same time', { skip: !isOnPostgres }, async () => {
    const { client, subscription } = await test.aPro();
    const known = stripe.events().length;
    stripe.state.setCancelAtPeriodEnd(subscription.id, true);
    stripe.state.setCancelAtPeriodEnd(subscription.id, false);
    stripe.state.end(subscription.id);
    const events = stripe.events().slice(known);
    const copies = Array.from({ length: 12 }, () => events).flat();
    const answers = await Promise.all(copies.map((event) => test.deliver(stripe.sign(event))));
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
    await test.runJobs();
    const { subscription_status, account, mails } = await test.stateOf(client.member.id);
    expect([subscription_status, account?.status]).toEqual(['free', 'canceled']);
    expect(mails).toEqual(['Dein Pro-Abo ist beendet', 'Willkommen bei Pro']);
  });
});

type Step = 'pay' | 'renew' | 'fail' | 'cancel' | 'resume' | 'end';

function aHistory() {
  return fc.array(fc.constantFrom<Step>('pay', 'renew', 'fail', 'cancel', 'resume', 'end'), { maxLength: 6 });
}

/** Lives a history at the provider for a new member; then all messages arrive, in the order `arrange` gives them. */
async function run(history: readonly Step[], arrange: (events: readonly Event[]) => readonly Event[]) {
  const client = await test.signIn();
  const known = stripe.events().length;
  const subscription = await test.begin(client);
  test.pay(subscription);
  for (const step of history) live(step, subscription.id);
  for (const event of arrange(stripe.events().slice(known))) {
    expect((await test.deliver(stripe.sign(event))).statusCode).toBe(200);
  }
  await test.runJobs();
  const { account, mails: _, ...rest } = await test.stateOf(client.member.id);
  return { ...rest, account: { ...account, subscription_id: account?.subscription_id === subscription.id } };
}

function live(step: Step, id: string): void {
  const current = stripe.state.subscriptions.get(id);
  if (!current || current.status === 'canceled') return;
  if (step === 'pay') test.pay(current);
  if (step === 'renew') stripe.state.renew(id);
  if (step === 'fail') stripe.state.renew(id, { isDeclined: true });
  if (step === 'cancel') stripe.state.setCancelAtPeriodEnd(id, true);
  if (step === 'resume') stripe.state.setCancelAtPeriodEnd(id, false);
  if (step === 'end') stripe.state.end(id);
}

type Event = ReturnType<typeof stripe.events>[number];

function shuffledWithCopies(events: readonly Event[], numbers: Iterator<number>): Event[] {
  const next = (below: number) => Number(numbers.next().value) % below;
  const copies = events.flatMap((event) => Array.from({ length: 1 + next(3) }, () => event));
  for (let index = copies.length - 1; index > 0; index -= 1) {
    const other = next(index + 1);
    const [one, two] = [copies[index], copies[other]];
    if (one && two) [copies[index], copies[other]] = [two, one];
  }
  return copies;
}

function paidEvent(): Event {
  const found = stripe.events().findLast(({ type }) => type === 'invoice.paid');
  if (!found) throw new Error('Nothing was paid');
  return found;
}

function paidOrNewest(): Event {
  const newest = stripe.events().at(-1);
  if (!newest) throw new Error('Nothing has happened');
  return newest;
}
