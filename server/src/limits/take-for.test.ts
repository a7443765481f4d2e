import { randomUUID } from 'node:crypto';
import { describe, it } from 'node:test';
import { expect } from 'expect';
import { propose } from '../../testing/factories/appointments.ts';
import { write } from '../../testing/factories/conversations.ts';
import { dispute } from '../../testing/factories/disputes.ts';
import { anExchange, anExchangeOf, aTextAbout, handIn } from '../../testing/factories/exchanges.ts';
import { aMatchBetween } from '../../testing/factories/matches.ts';
import { aColleague } from '../../testing/factories/team.ts';
import { startTestApp } from '../../testing/test-app.ts';
import { limitTable } from './limit-table.ts';

const test = await startTestApp();

describe('what one person of a business asks for in vain', () => {
  it('takes no dispute and no appeal from the others', async () => {
    const { reviewer, recipient, exchange } = await anExchange(test);
    await handIn(reviewer, exchange, { reviewText: aTextAbout(exchange.id) });
    const colleague = await aColleague(test, recipient);
    for (let time = 0; time <= limitTable.dispute.max; time += 1)
      expect((await dispute(colleague as never, { id: randomUUID() })).statusCode).toBe(404);
    expect((await dispute(recipient, exchange)).statusCode).toBe(200);
    for (let time = 0; time <= limitTable['account-appeal'].max; time += 1)
      expect(
        (await colleague.post('/api/account-review/appeal', { text: 'Wir teilen uns ein Büro.' })).statusCode,
      ).toBe(409);
  });

  it('takes no report, no message, no times and no later day from who asks in vain for another', async () => {
    const first = await anExchange(test);
    const eva = first.reviewer;
    const second = await anExchangeOf(test, eva);
    const another = await aMatchBetween(test, eva.member, second.recipient.member, { status: 'accepted' });
    const report = (exchangeId: string) =>
      eva.post('/api/reports', { exchangeId, reason: 'fake_review', text: 'Das ist erfunden, wir waren nie da.' });
    const day = new Date(first.exchange.due_at.getTime() + 5 * 86_400_000).toISOString().slice(0, 10);
    const putOff = ({ id }: { id: string }) =>
      eva.post(`/api/review-exchanges/${id}/extension`, { day, reason: 'Wir brauchen Zeit' });
    const asked = [
      {
        max: limitTable['report.beginner'].max,
        vain: () => report(first.exchange.id),
        other: () => report(second.exchange.id),
      },
      { max: limitTable.extension.max, vain: () => putOff(first.exchange), other: () => putOff(second.exchange) },
      {
        max: limitTable.appointment.max,
        vain: () => propose(eva, first.exchange, { replaces: randomUUID() }),
        other: () => propose(eva, second.exchange),
      },
      {
        max: limitTable['message.minute'].max,
        vain: () => write(eva, first.matchId),
        other: () => write(eva, another.id),
      },
    ];
    await first.recipient.put(`/api/conversations/${first.matchId}/block`);
    await report(first.exchange.id);
    for (const { max, vain, other } of asked) {
      for (let time = 0; time <= max; time += 1) expect((await vain()).statusCode).toBe(409);
      expect((await other()).statusCode).toBe(200);
    }
  });

  it('and tables of reviews take nothing from the right to one’s data, nor looking for news from who looks, too', async () => {
    const owner = await test.signIn();
    const colleague = await aColleague(test, owner, 'carl@cafe-anna.example');
    for (let time = 0; time <= limitTable['insights-export'].max; time += 1)
      await colleague.get('/api/reviews/insights/export');
    expect((await owner.get('/api/reviews/insights/export')).statusCode).toBe(429);
    expect((await owner.get('/api/privacy/export')).statusCode).toBe(200);
    for (let time = 0; time <= limitTable.live.max; time += 1) await colleague.get('/api/live');
    expect((await colleague.get('/api/live')).statusCode).toBe(429);
    expect((await owner.get('/api/live')).statusCode).toBe(200);
  });
});
