import { describe, it } from 'node:test';
import type { ReviewExchange } from '@rezenso/contract/exchanges';
import type { Task } from '@rezenso/contract/tasks';
import { expect } from 'expect';
import { anExchange, exchangeNow, exchangeOf, handIn } from '../../../../testing/factories/exchanges.ts';
import { noticesOf } from '../../../../testing/notices.ts';
import { type SignedInClient, startTestApp } from '../../../../testing/test-app.ts';
import { isOnPostgres } from '../../../../testing/test-connection.ts';
import { berlinDay } from '../../../time/berlin.ts';
import { remindersJob } from '../exchanges/reminders.job.ts';
import { extendedDue } from './extended-day.ts';

const test = await startTestApp();
const reason = 'Wir hatten Urlaub.';
/** The plan began on 3 March 2031 and is due on the 17th. */
const day = '2031-04-02';

describe('POST /api/review-exchanges/:id/extension', () => {
  it('asks the other side, in the bell, by mail and in the to-do list, and changes nothing yet', async () => {
    const { reviewer, recipient, exchange } = await anExchange(test);
    const answer = await propose(reviewer, exchange);
    expect(answer.json()).toMatchObject({
      dueDate: exchange.due_at.toISOString(),
      extension: { proposedBy: reviewer.member.id, reason },
    });
    expect(berlinDay(new Date(answer.json().extension.dueDate))).toBe(day);
    await test.runJobs();
    const [notice] = await noticesOf(recipient, 'extension.proposed');
    expect(notice?.title).toBe('Café Morgenrot braucht mehr Zeit');
    const mails = (await test.mails()).filter(({ to }) => to === recipient.member.email);
    expect(mails.find(({ subject }) => subject.endsWith('braucht mehr Zeit'))?.text).toContain(reason);
    expect(await tasksOf(recipient)).toContain('extension.answer');
    expect(await tasksOf(reviewer)).not.toContain('extension.answer');
    expect(await noticesOf(reviewer, 'extension.proposed')).toEqual([]);
  });

  it('takes a day after the present one, at most thirty days later, and not past', async () => {
    const { reviewer, exchange } = await anExchange(test);
    for (const wrong of ['2031-03-17', '2031-03-01', '2031-04-17'])
      expect((await propose(reviewer, exchange, wrong)).json().code).toBe('EXTENSION_OUT_OF_RANGE');
    for (const body of [{ day: '2031-02-30', reason }, { day, reason: ' ' }, { day }, {}])
      expect((await reviewer.post(`/api/review-exchanges/${exchange.id}/extension`, body)).json().code).toBe(
        'VALIDATION_FAILED',
      );
    expect((await propose(reviewer, exchange, '2031-04-16')).statusCode).toBe(200);
  });

  it('is for the two of a plan, one at a time, as long as there is something to write and words arrive', async () => {
    const { reviewer, recipient, exchange, reverse, matchId } = await anExchange(test);
    expect((await propose(await test.signIn(), exchange)).json().code).toBe('EXCHANGE_NOT_YOURS');
    expect((await propose(recipient, exchange)).statusCode).toBe(200);
    expect((await propose(reviewer, exchange)).json().code).toBe('EXTENSION_CHANGED');
    // The other direction has its own.
    expect((await propose(reviewer, reverse)).statusCode).toBe(200);
    await handIn(reviewer, exchange);
    expect((await propose(recipient, exchange)).json().code).toBe('EXCHANGE_NOT_PENDING');
    const other = await anExchange(test);
    await other.recipient.put(`/api/conversations/${other.matchId}/block`, { isBlocked: true });
    expect((await propose(other.reviewer, other.exchange)).json().code).toBe('CONVERSATION_BLOCKED');
    expect(matchId).not.toBe(other.matchId);
  });
});

describe('POST /api/extensions/:id/answer', () => {
  it('accepted, the new day holds for what is still to be written, and reminders follow it', async () => {
    const { reviewer, recipient, exchange } = await anExchange(test);
    test.clock.advance({ days: 11 });
    await remind();
    expect(await noticesOf(reviewer, 'exchange.reminder')).toHaveLength(1);
    const { id } = (await propose(reviewer, exchange)).json().extension;
    await test.runJobs();
    expect((await reply(recipient, id, true)).json()).toEqual({ ok: true });
    expect((await reply(recipient, id, true)).statusCode).toBe(200);
    const moved = await exchangeOf(reviewer, exchange);
    expect([berlinDay(new Date(moved.dueDate)), moved.extension]).toEqual([day, null]);
    await test.runJobs();
    const [told] = await noticesOf(reviewer, 'extension.answered');
    expect(told?.title).toBe('Die neue Frist steht');
    expect(await noticesOf(recipient, 'extension.proposed')).toMatchObject([{ readAt: expect.any(String) }]);
    test.clock.advance({ days: 4 });
    await remind();
    expect(await noticesOf(reviewer, 'exchange.reminder')).toHaveLength(1);
    test.clock.advance({ days: 12 });
    await remind();
    expect(await noticesOf(reviewer, 'exchange.reminder')).toHaveLength(2);
    // On time by the new day.
    await handIn(reviewer, exchange);
    const { due_at, submitted_at } = await exchangeNow(test, exchange);
    expect(submitted_at && submitted_at < due_at).toBe(true);
  });

  it('declined, the day stays, and who asked is told', async () => {
    const { reviewer, recipient, exchange } = await anExchange(test);
    const { id } = (await propose(reviewer, exchange)).json().extension;
    expect((await reply(recipient, id, false)).statusCode).toBe(200);
    expect((await exchangeOf(reviewer, exchange)).dueDate).toBe(exchange.due_at.toISOString());
    await test.runJobs();
    expect((await noticesOf(reviewer, 'extension.answered'))[0]?.title).toBe('Die Frist bleibt, wie sie war');
    expect((await reply(recipient, id, true)).json().code).toBe('EXTENSION_CHANGED');
  });

  it('is the other side’s, and nobody else’s', async () => {
    const { reviewer, exchange } = await anExchange(test);
    const { id } = (await propose(reviewer, exchange)).json().extension;
    expect((await reply(reviewer, id, true)).json().code).toBe('EXTENSION_OWN_PROPOSAL');
    const stranger = await test.signIn();
    expect((await reply(stranger, id, true)).json().code).toBe('EXTENSION_NOT_YOURS');
    expect((await takeBack(stranger, id)).json().code).toBe('EXTENSION_NOT_YOURS');
    const unknown = '5f0c4a52-6c2b-4a53-9d2c-0a4c5b1f7e11';
    expect((await reply(reviewer, unknown, true)).json().code).toBe('EXTENSION_NOT_FOUND');
    expect((await takeBack(reviewer, unknown)).json().code).toBe('EXTENSION_NOT_FOUND');
  });

  it('comes too late once the review is there, and counts once, also when both answer at the same moment', async () => {
    const { reviewer, recipient, exchange } = await anExchange(test);
    const { id } = (await propose(recipient, exchange)).json().extension;
    await handIn(reviewer, exchange);
    expect((await reply(reviewer, id, true)).json().code).toBe('EXTENSION_CHANGED');
    expect(await tasksOf(reviewer)).not.toContain('extension.answer');
    for (let turn = 0; turn < (isOnPostgres ? 8 : 2); turn += 1) {
      const raced = await anExchange(test);
      const proposed = (await propose(raced.reviewer, raced.exchange)).json().extension;
      const replies = await Promise.all([
        reply(raced.recipient, proposed.id, true),
        reply(raced.recipient, proposed.id, false),
        takeBack(raced.reviewer, proposed.id),
      ]);
      expect(replies.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
      const isMoved = berlinDay((await exchangeNow(test, raced.exchange)).due_at) === day;
      expect(isMoved).toBe(replies[0]?.statusCode === 200);
    }
  });

  it('puts a date off three times at most', async () => {
    const { reviewer, recipient, exchange } = await anExchange(test);
    for (const next of ['2031-03-20', '2031-03-25', '2031-04-01']) {
      const { id } = (await propose(reviewer, exchange, next)).json().extension;
      await reply(recipient, id, true);
    }
    expect((await propose(reviewer, exchange, '2031-04-05')).json().code).toBe('EXTENSION_TOO_OFTEN');
    expect((await exchangeOf(reviewer, exchange)).extension).toBeUndefined();
  });
});

describe('POST /api/extensions/:id/withdraw', () => {
  it('takes it back quietly, and another one can follow', async () => {
    const { reviewer, recipient, exchange } = await anExchange(test);
    const { id } = (await propose(reviewer, exchange)).json().extension;
    await test.runJobs();
    for (const _ of [1, 2]) expect((await takeBack(reviewer, id)).statusCode).toBe(200);
    expect((await takeBack(recipient, id)).json().code).toBe('EXTENSION_NOT_YOURS');
    await test.runJobs();
    expect(await noticesOf(recipient, 'extension.proposed')).toMatchObject([{ readAt: expect.any(String) }]);
    expect(await noticesOf(recipient, 'extension.answered')).toEqual([]);
    expect((await propose(recipient, exchange)).statusCode).toBe(200);
  });
});

describe('what is kept of it', () => {
  it('is in the export of both, and ends with the plan', async () => {
    const { reviewer, recipient, exchange, matchId } = await anExchange(test);
    await propose(reviewer, exchange);
    for (const [side, proposedByYou] of [
      [reviewer, true],
      [recipient, false],
    ] as const) {
      const { dueDateExtensions } = (await side.get('/api/privacy/export')).json().data;
      expect(dueDateExtensions).toMatchObject([{ proposedByYou, reason, state: 'proposed' }]);
    }
    await recipient.post(`/api/matches/${matchId}/plan/cancel`, { reason });
    await reviewer.post(`/api/matches/${matchId}/coordinate`);
    const all = (await reviewer.get('/api/review-exchanges/my')).json<ReviewExchange[]>();
    expect(all.map(({ extension }) => extension)).toEqual([null, null]);
  });

  it('is a day of the calendar in Berlin, also where the clock is changed in between', () => {
    const now = new Date('2031-10-01T10:00:00Z');
    // Ten past midnight in summer time is ten past eleven in winter time, the day before.
    const due = extendedDue(new Date('2031-10-20T22:10:00Z'), '2031-10-30', now);
    expect(due && berlinDay(due)).toBe('2031-10-30');
    expect(extendedDue(new Date('2031-10-20T12:00:00Z'), 'no-day', now)).toBeUndefined();
  });
});

function propose(client: SignedInClient, { id }: { id: string }, when: string = day) {
  return client.post(`/api/review-exchanges/${id}/extension`, { day: when, reason });
}

function reply(client: SignedInClient, id: string, isAccepted: boolean) {
  return client.post(`/api/extensions/${id}/answer`, { isAccepted });
}

function takeBack(client: SignedInClient, id: string) {
  return client.post(`/api/extensions/${id}/withdraw`);
}

async function remind(): Promise<void> {
  await test.core.jobs.enqueue(test.db, remindersJob, {});
  await test.runJobs();
}

async function tasksOf(client: SignedInClient): Promise<string[]> {
  return (await client.get('/api/tasks')).json<Task[]>().map(({ kind }) => kind);
}
