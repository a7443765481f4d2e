import { describe, it } from 'node:test';
import type { Match } from '@rezenso/contract/matches';
import { expect } from 'expect';
import { aMatchBetween } from '../../../../testing/factories/matches.ts';
import { type SignedInClient, startTestApp } from '../../../../testing/test-app.ts';

const test = await startTestApp();

describe('matches in pages', () => {
  it('are all there, once and in the order of the whole list, from whichever side they were asked', async () => {
    const client = await test.signIn();
    for (let number = 0; number < 9; number += 1) {
      const partner = await test.signIn();
      const [from, to] = number % 2 ? [client, partner] : [partner, client];
      await aMatchBetween(test, from.member, to.member, { status: number % 3 ? 'pending' : 'completed' });
      // Three begin at one moment.
      if (number % 3 === 2) test.clock.advance({ hours: 1 });
    }
    const whole: Match[] = (await client.get('/api/matches')).json();
    expect(whole).toHaveLength(9);
    for (const limit of [1, 4, 9]) expect(await readAll(client, limit)).toEqual(whole);
    expect((await client.get('/api/matches/pages?cursor=x')).json()).toMatchObject({ code: 'VALIDATION_FAILED' });
    expect((await test.visitor.get('/api/matches/pages')).statusCode).toBe(401);
  });
});

async function readAll(client: SignedInClient, limit: number): Promise<Match[]> {
  const all: Match[] = [];
  for (let cursor = ''; ; ) {
    const answer = (await client.get(`/api/matches/pages?limit=${limit}${cursor && `&cursor=${cursor}`}`)).json();
    all.push(...answer.matches);
    if (answer.next === null) return all;
    cursor = answer.next;
  }
}
