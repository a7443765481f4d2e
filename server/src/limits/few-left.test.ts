import { randomUUID } from 'node:crypto';
import { describe, it } from 'node:test';
import { expect } from 'expect';
import { aTextAbout } from '../../testing/factories/exchanges.ts';
import { aMatch } from '../../testing/factories/matches.ts';
import { type SignedInClient, startTestApp } from '../../testing/test-app.ts';
import { type LimitName, limitTable } from './limit-table.ts';
import { keyOf } from './limits.ts';

const test = await startTestApp();
const { clock, core, db } = test;

describe('a new account hears how many are left from five on, before it is refused', () => {
  it('of messages', async () => {
    const { requester, match } = await aMatch(test, { status: 'accepted' });
    const write = () =>
      requester.post(`/api/conversations/${match.id}/messages`, { id: randomUUID(), text: 'Passt Dienstag?' });
    await countsDown('message.beginner', requester, write);
  });

  it('of imported reviews', async () => {
    const client = await test.signIn();
    let number = 0;
    const bring = () => {
      number += 1;
      const content = aTextAbout(`import ${number}`);
      return client.post('/api/reviews/import', { source: 'google', content, rating: 5, reviewerName: 'Eva' });
    };
    await countsDown('review-import.beginner', client, bring);
  });

  it('of reports', async () => {
    const { requester, match } = await aMatch(test, { status: 'accepted' });
    const report = async () => {
      const answer = await requester.post('/api/reports', {
        matchId: match.id,
        reason: 'spam',
        text: 'Nur noch Werbung.',
      });
      await db.updateTable('reports').set({ status: 'dismissed' }).execute();
      return answer;
    };
    await countsDown('report.beginner', requester, report);
  });

  it('and an account that is none any more hears nothing', async () => {
    const { requester, match } = await aMatch(test, { status: 'accepted' });
    const created_at = new Date(clock.now().getTime() - 15 * 86_400_000);
    await db.updateTable('members').set({ created_at }).where('id', '=', requester.member.id).execute();
    const text = { id: randomUUID(), text: 'Passt Dienstag?' };
    const sent = await requester.post(`/api/conversations/${match.id}/messages`, text);
    expect([sent.statusCode, sent.json().leftToday]).toEqual([200, undefined]);
  });
});

type Answer = ReturnType<SignedInClient['post']>;

async function countsDown(name: LimitName, { member }: SignedInClient, act: () => Answer): Promise<void> {
  expect((await act()).json().leftToday).toBeUndefined();
  const key = keyOf(core.secret, name, limitTable[name], [member.id]);
  const taken = limitTable[name].max - 7;
  await db.updateTable('rate_limits').set({ taken }).where('key', '=', key).execute();
  const told = [];
  for (let time = 0; time < 7; time += 1) told.push((await act()).json().leftToday);
  expect(told).toEqual([undefined, 5, 4, 3, 2, 1, 0]);
  expect((await act()).json().code).toBe('STARTS_SMALL');
}
