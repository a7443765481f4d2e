import { describe, it } from 'node:test';
import { trustScore } from '@rezenso/engines/trust';
import { expect } from 'expect';
import { aMatchBetween } from '../../../../testing/factories/matches.ts';
import { type SignedInClient, startTestApp } from '../../../../testing/test-app.ts';
import { limitTable } from '../../../limits/limit-table.ts';
import { trust } from '../../rewards/index.ts';

const test = await startTestApp();
const { db, clock } = test;

describe('a second account of the same person', () => {
  it('may not ask again for what the first was declined', async () => {
    const [asking, again] = [await aSibling(1), await aSibling(2)];
    const [asked, askedToo] = [await test.signIn(), await test.signIn()];
    const { id } = (await asking.post('/api/matches', { providerId: asked.member.id })).json();
    await asked.put(`/api/matches/${id}/decline`);
    const answer = await again.post('/api/matches', { providerId: asked.member.id });
    expect(answer.json()).toMatchObject({ code: 'MATCH_DECLINED_RECENTLY' });
    expect((await again.post('/api/matches', { providerId: askedToo.member.id })).statusCode).toBe(200);
  });

  it('asks no more partners than one alone', async () => {
    const [one, other] = [await aSibling(1), await aSibling(2)];
    const ask = (client: SignedInClient) =>
      client.post('/api/matches', { providerId: '00000000-0000-4000-8000-000000000000' });
    for (let number = 0; number < limitTable['match-request.hour'].max; number += 1)
      await ask(number % 2 ? one : other);
    expect([(await ask(one)).statusCode, (await ask(other)).statusCode]).toEqual([429, 429]);
    expect((await ask(await test.signIn())).statusCode).toBe(404);
  });

  it('makes no more trust of the reviews it gets than the first', async () => {
    const partners = [await aSibling(1), await aSibling(2), await aSibling(3)];
    const [of, ofOne] = [await test.signIn(), await test.signIn()];
    for (const partner of partners) {
      await deliver(of, partner);
      await deliver(ofOne, partners[0] ?? partner);
    }
    const events = await trust(db).events([of.member.id, ofOne.member.id], clock.now());
    const [several, one] = [of, ofOne].map(({ member }) => trustScore(events.get(member.id) ?? [], clock.now()));
    expect([several, one]).toEqual([one, expect.any(Number)]);
  });
});

function aSibling(number: number): Promise<SignedInClient> {
  return test.signIn({ email: `eva+${number}@mehrfach.de`, company_name: `Eva ${number}` });
}

/** A confirmed review of one business for another. */
async function deliver({ member }: SignedInClient, recipient: SignedInClient): Promise<void> {
  const match = await aMatchBetween(test, member, recipient.member, { status: 'completed' });
  await db
    .insertInto('review_exchanges')
    .values({
      match_id: match.id,
      reviewer_id: member.id,
      recipient_id: recipient.member.id,
      platform: 'google',
      business_name: 'Eva',
      review_instructions: '',
      status: 'completed',
      submitted_at: clock.now(),
      confirmed_at: clock.now(),
      due_at: clock.now(),
      created_at: clock.now(),
    })
    .execute();
}
