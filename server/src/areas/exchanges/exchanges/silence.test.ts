import { describe, it } from 'node:test';
import type { ReviewExchange } from '@rezenso/contract/exchanges';
import { expect } from 'expect';
import { anExchange, confirm, type Exchanging, handIn } from '../../../../testing/factories/exchanges.ts';
import { toldTo, xpOf } from '../../../../testing/factories/matches.ts';
import { type SignedInClient, startTestApp } from '../../../../testing/test-app.ts';
import { silencesJob } from './silences.job.ts';
import { silences } from './silences.repository.ts';

const test = await startTestApp();

describe('a review that nobody confirms', () => {
  it('counts as confirmed 14 days after it was handed in, and both are told three days before', async () => {
    const { reviewer, recipient, exchange } = await aHandedInReview();
    const told: Array<[day: number, status: string, mails: number]> = [];
    for (let day = 1; day <= 15; day += 1) {
      test.clock.advance({ days: 1 });
      const mails = await runSilences();
      const status = await statusOf(recipient, exchange.id);
      if (mails > 0 || status !== told.at(-1)?.[1]) told.push([day, status, mails]);
    }
    expect(told).toEqual([
      [1, 'awaiting_confirmation', 0],
      [11, 'awaiting_confirmation', 2],
      [14, 'confirmed', 0],
    ]);
    expect((await toldTo(test.db, reviewer.member)).notifications).toEqual(['exchange.confirmed', 'exchange.silence']);
    expect((await toldTo(test.db, recipient.member)).notifications).toEqual([
      'exchange.settled',
      'exchange.silence',
      'exchange.started',
      'exchange.submitted',
    ]);
  });

  it('names in both mails and on the page the day on which it will count', async () => {
    const { reviewer, recipient, exchange } = await aHandedInReview();
    const settlesAt = new Date(test.clock.now().getTime() + 14 * 86_400_000);
    test.clock.advance({ days: 11 });
    await runSilences();
    const day = new Intl.DateTimeFormat('de-DE', { dateStyle: 'long', timeZone: 'Europe/Berlin' }).format(settlesAt);
    const mails = (await test.mails()).filter(({ text }) => text.includes(day));
    expect(mails.map(({ to }) => to).sort()).toEqual([reviewer.member.email, recipient.member.email].sort());
    expect((await exchangeOf(reviewer, exchange.id)).settlesAt).toBe(settlesAt.toISOString());
  });

  it('is settled like a confirmation, once, but earns nobody points for confirming', async () => {
    const { reviewer, recipient, exchange } = await aHandedInReview();
    test.clock.advance({ days: 11 });
    await runSilences();
    test.clock.advance({ days: 3 });
    await runSilences();
    expect((await xpOf(test.db, reviewer.member)).entries).toEqual(['review.on-time 30', 'review.submitted 50']);
    expect((await xpOf(test.db, recipient.member)).entries).toEqual([]);
    const reviews = await test.db.selectFrom('reviews').select(['review_exchange_id', 'is_verified']).execute();
    expect(reviews).toEqual([{ review_exchange_id: exchange.id, is_verified: true }]);
    expect((await confirm(recipient, exchange)).json().code).toBe('EXCHANGE_NOT_AWAITING');
  });

  it('is never settled before both were told, also when the server was down for weeks', async () => {
    const { recipient, exchange } = await aHandedInReview();
    test.clock.advance({ days: 20 });
    expect(await runSilences()).toBe(2);
    expect(await statusOf(recipient, exchange.id)).toBe('awaiting_confirmation');
    test.clock.advance({ days: 3 });
    await runSilences();
    expect(await statusOf(recipient, exchange.id)).toBe('confirmed');
  });

  it('completes the match when it was the last one', async () => {
    const { reviewer, recipient, reverse } = await aHandedInReview();
    await handIn(recipient, reverse);
    await confirm(reviewer, reverse);
    test.clock.advance({ days: 11 });
    await runSilences();
    test.clock.advance({ days: 3 });
    await runSilences();
    expect(await statusOf(reviewer, reverse.id)).toBe('completed');
    expect((await toldTo(test.db, reviewer.member)).notifications).toContain('match.completed');
  });

  it('waits for the moderators when its recipient reported it, but not when its writer did', async () => {
    const byRecipient = await aHandedInReview();
    await report(byRecipient.recipient, byRecipient);
    const byWriter = await aHandedInReview();
    await report(byWriter.reviewer, byWriter);
    test.clock.advance({ days: 11 });
    await runSilences();
    test.clock.advance({ days: 3 });
    await runSilences();
    expect(await statusOf(byRecipient.recipient, byRecipient.exchange.id)).toBe('awaiting_confirmation');
    expect(await statusOf(byWriter.recipient, byWriter.exchange.id)).toBe('confirmed');
  });

  it('goes on counting once the moderators dismissed the report', async () => {
    const dismissed = await aHandedInReview();
    await report(dismissed.recipient, dismissed);
    const leaver = await aHandedInReview();
    await report(leaver.recipient, leaver);
    await test.db.updateTable('reports').set({ status: 'dismissed' }).execute();
    const left = await silences(test.db).confirmAtOnce(leaver.exchange.id, test.clock.now());
    expect(left?.status).toBe('confirmed');
    test.clock.advance({ days: 11 });
    await runSilences();
    test.clock.advance({ days: 3 });
    await runSilences();
    expect(await statusOf(dismissed.recipient, dismissed.exchange.id)).toBe('confirmed');
  });

  it('is told of no more once somebody confirmed it', async () => {
    const { recipient, exchange } = await aHandedInReview();
    await confirm(recipient, exchange);
    test.clock.advance({ days: 20 });
    expect(await runSilences()).toBe(0);
  });
});

async function aHandedInReview(): Promise<Exchanging> {
  const exchanging = await anExchange(test);
  await handIn(exchanging.reviewer, exchanging.exchange);
  await test.runJobs();
  return exchanging;
}

/** Runs the job twice, as two processes might. @returns how many mails it sent */
async function runSilences(): Promise<number> {
  const before = (await test.mails()).length;
  await test.core.jobs.enqueue(test.db, silencesJob, {});
  await test.core.jobs.enqueue(test.db, silencesJob, {});
  await test.runJobs();
  return (await test.mails()).length - before;
}

async function report(client: SignedInClient, { exchange }: Exchanging): Promise<void> {
  const { reviewer_id: reviewer, recipient_id: recipient } = exchange;
  await test.db
    .insertInto('reports')
    .values({
      kind: 'member_report',
      reporter_id: client.member.id,
      reported_id: client.member.id === reviewer ? recipient : reviewer,
      reason: 'fake_review',
      review_exchange_id: exchange.id,
      created_at: test.clock.now(),
    })
    .execute();
}

async function exchangeOf(client: SignedInClient, id: string): Promise<ReviewExchange> {
  const mine = (await client.get('/api/review-exchanges/my')).json<ReviewExchange[]>();
  const found = mine.find((one) => one.id === id);
  if (!found) throw new Error(`There is no exchange ${id}`);
  return found;
}

const statusOf = async (client: SignedInClient, id: string) => (await exchangeOf(client, id)).status;
