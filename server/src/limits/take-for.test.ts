import { randomUUID } from 'node:crypto';
import { describe, it } from 'node:test';
import { expect } from 'expect';
import { dispute } from '../../testing/factories/disputes.ts';
import { anExchange, aTextAbout, handIn } from '../../testing/factories/exchanges.ts';
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
