import { randomUUID } from 'node:crypto';
import { describe, it } from 'node:test';
import { expect } from 'expect';
import { anExchange, confirm, handIn } from '../../../../testing/factories/exchanges.ts';
import { type SignedInClient, startTestApp } from '../../../../testing/test-app.ts';
import { limitTable } from '../../../limits/limit-table.ts';
import { volumes } from '../../accounts/index.ts';

const test = await startTestApp();
const beginner = limitTable['match-request.beginner'].max;

describe('a new account', () => {
  it('asks twenty partners a day, and hears of it before it is refused', async () => {
    const client = await test.signIn();
    const answers = await ask(client, beginner);
    // The limit of an hour is as high, and says neither why nor when it is more.
    answers.push(...(await ask(client, 1)));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([...Array(beginner).fill(200), 429]);
    expect(answers[0]?.json().requestsLeft).toBeUndefined();
    expect(answers[beginner - 1]?.json().requestsLeft).toBe(0);
    expect(answers[beginner - 6]?.json().requestsLeft).toBe(5);
    expect(answers[beginner]?.json()).toMatchObject({ code: 'STARTS_SMALL' });
    expect(Number(answers[beginner]?.headers['retry-after'])).toBeGreaterThan(0);
  });

  it('is none any more after 14 days', async () => {
    const client = await test.signIn();
    await ask(client, beginner);
    test.clock.advance({ hours: 2 });
    const created_at = new Date(test.clock.now().getTime() - 15 * 86_400_000);
    await test.db.updateTable('members').set({ created_at }).where('id', '=', client.member.id).execute();
    expect((await ask(client, 1)).map(({ statusCode }) => statusCode)).toEqual([200]);
  });

  it('is none any more once partners confirmed three of its reviews', async () => {
    const { reviewer, recipient, exchange } = await anExchange(test);
    await handIn(reviewer, exchange);
    await confirm(recipient, exchange);
    await ask(reviewer, beginner - 1);
    test.clock.advance({ hours: 2 });
    expect((await ask(reviewer, 3)).at(-1)?.json().code).toBe('STARTS_SMALL');
    for (let more = 0; more < 2; more += 1) {
      const other = await anExchange(test);
      await test.db
        .updateTable('review_exchanges')
        .set({ reviewer_id: reviewer.member.id, status: 'confirmed', submitted_at: test.clock.now() })
        .where('id', '=', other.exchange.id)
        .execute();
    }
    expect((await ask(reviewer, 1)).map(({ statusCode }) => statusCode)).toEqual([200]);
  });
});

describe('a watched account', () => {
  it('asks three partners a day, until it is watched no more', async () => {
    const client = await test.signIn({ ring_level: 'watch' });
    const answers = await ask(client, 4);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 429]);
    expect(answers[3]?.json().code).toBe('FEWER_REQUESTS');
    await test.db.updateTable('members').set({ ring_level: 'none' }).where('id', '=', client.member.id).execute();
    expect((await ask(client, 1)).map(({ statusCode }) => statusCode)).toEqual([200]);
  });

  it('uses none of the three up by a request that reached nobody', async () => {
    const client = await test.signIn({ ring_level: 'watch' });
    const { member } = await test.signIn();
    expect((await client.post('/api/matches', { providerId: member.id })).statusCode).toBe(200);
    for (const providerId of [member.id, randomUUID(), client.member.id])
      expect((await client.post('/api/matches', { providerId })).statusCode).toBeGreaterThanOrEqual(400);
    expect((await ask(client, 3)).map(({ statusCode }) => statusCode)).toEqual([200, 200, 429]);
  });

  it('has the other limits of a new account as long as it is one', async () => {
    for (const ring_level of ['watch', 'hold'] as const) {
      const { member } = await test.signIn({ ring_level });
      expect(await volumes(test.db).of(member.id, test.clock.now())).toMatchObject({ isBeginner: true });
    }
  });
});

describe('a held account', () => {
  it('asks as many as any other of its age', async () => {
    const client = await test.signIn({ ring_level: 'hold' });
    expect((await ask(client, 5)).map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200, 200]);
  });
});

async function ask(client: SignedInClient, times: number) {
  const answers = [];
  for (let time = 0; time < times; time += 1) {
    const { member } = await test.signIn();
    answers.push(await client.post('/api/matches', { providerId: member.id }));
  }
  return answers;
}
