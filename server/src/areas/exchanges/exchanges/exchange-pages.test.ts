import { describe, it } from 'node:test';
import { exchangesOf, type ReviewExchange } from '@rezenso/contract/exchanges';
import { expect } from 'expect';
import { anExchange, confirm, handIn } from '../../../../testing/factories/exchanges.ts';
import { type SignedInClient, startTestApp } from '../../../../testing/test-app.ts';

const test = await startTestApp();

describe('exchanges in pages', () => {
  it('are those of the whole list, put together, for both sides and whatever is written so far', async () => {
    const { reviewer, recipient, exchange } = await anExchange(test);
    await reviewer.put(`/api/review-exchanges/${exchange.id}`, { status: 'pending', reviewText: 'Mein Entwurf' });
    for (const client of [reviewer, recipient]) expect(await readAll(client, 50)).toEqual(await listWhole(client));
    await handIn(reviewer, exchange);
    await confirm(recipient, exchange, 'Danke');
    for (const client of [reviewer, recipient]) expect(await readAll(client, 1)).toEqual(await listWhole(client));
  });

  it('say once what several share', async () => {
    const client = await inManyExchanges(6);
    const page = (await client.get('/api/review-exchanges/pages')).json();
    expect(page.exchanges).toHaveLength(12);
    expect(page.businesses.filter(({ id }: { id: string }) => id === client.member.id)).toHaveLength(1);
    expect(page.platforms).toHaveLength(1);
    expect(new Set(page.instructions).size).toBe(page.instructions.length);
    const whole = await client.get('/api/review-exchanges/my');
    expect(JSON.stringify(page).length).toBeLessThan(whole.body.length / 2);
    for (const limit of [1, 5, 12]) expect(await readAll(client, limit)).toEqual(whole.json());
  });

  it('begin at no cursor that is none of theirs, and are for members', async () => {
    const client = await test.signIn();
    const answer = await client.get('/api/review-exchanges/pages?cursor=W10');
    expect(answer.json()).toMatchObject({ code: 'VALIDATION_FAILED', details: [{ path: 'cursor' }] });
    expect((await test.visitor.get('/api/review-exchanges/pages')).statusCode).toBe(401);
  });
});

/** A business that has exchanged with so many partners, one review each way. */
async function inManyExchanges(partners: number): Promise<SignedInClient> {
  const client = await test.signIn();
  for (let number = 0; number < partners; number += 1) {
    const { matchId, reviewer } = await anExchange(test);
    for (const side of ['reviewer_id', 'recipient_id'] as const)
      await test.db
        .updateTable('review_exchanges')
        .set({ [side]: client.member.id })
        .where('match_id', '=', matchId)
        .where(side, '=', reviewer.member.id)
        .execute();
  }
  return client;
}

async function listWhole(client: SignedInClient): Promise<ReviewExchange[]> {
  return (await client.get('/api/review-exchanges/my')).json();
}

async function readAll(client: SignedInClient, limit: number): Promise<ReviewExchange[]> {
  const all: ReviewExchange[] = [];
  for (let cursor = ''; ; ) {
    const page = (
      await client.get(`/api/review-exchanges/pages?limit=${limit}${cursor && `&cursor=${cursor}`}`)
    ).json();
    all.push(...exchangesOf(page));
    if (page.next === null) return all;
    cursor = page.next;
  }
}
