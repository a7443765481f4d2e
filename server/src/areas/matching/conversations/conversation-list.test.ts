import { describe, it } from 'node:test';
import type { Conversation, Message } from '@rezenso/contract/messages';
import { expect } from 'expect';
import { write } from '../../../../testing/factories/conversations.ts';
import { anExchange, handIn } from '../../../../testing/factories/exchanges.ts';
import { aMatch, aMatchBetween } from '../../../../testing/factories/matches.ts';
import { type SignedInClient, startTestApp } from '../../../../testing/test-app.ts';

const test = await startTestApp();
const nobodysMatch = '00000000-0000-4000-8000-000000000000';

describe('GET /api/conversations', () => {
  it('names each accepted match once, the latest first, in pages of any size', async () => {
    const client = await test.signIn();
    for (let number = 0; number < 9; number += 1) {
      const partner = await test.signIn();
      const [from, to] = number % 2 ? [client, partner] : [partner, client];
      const status = (['pending', 'accepted', 'completed'] as const)[number % 3];
      const match = await aMatchBetween(test, from.member, to.member, { status: status ?? 'pending' });
      if (number === 4) await write(partner, match.id, 'Hallo! '.repeat(100));
      // Three begin at one moment.
      if (number % 3 === 2) test.clock.advance({ hours: 1 });
    }
    const whole = await readAll(client, 100);
    expect(whole).toHaveLength(6);
    for (const limit of [1, 2, 5]) expect(await readAll(client, limit)).toEqual(whole);
    const moments = whole.map(({ lastActivityAt }) => lastActivityAt);
    expect(moments).toEqual(moments.toSorted().toReversed());
    expect(whole.filter(({ unread }) => unread > 0).map(({ lastMessage }) => lastMessage?.text?.length)).toEqual([140]);
  });

  it('shows the one with the newest message first', async () => {
    const { requester, provider, match } = await aMatch(test, { status: 'accepted' });
    test.clock.advance({ hours: 1 });
    const later = await aMatchBetween(test, requester.member, (await test.signIn()).member, { status: 'completed' });
    expect((await readAll(requester, 10)).map(({ matchId }) => matchId)).toEqual([later.id, match.id]);
    test.clock.advance({ hours: 1 });
    await write(provider, match.id, 'Da bin ich wieder.');
    const [first] = await readAll(requester, 10);
    expect(first).toMatchObject({
      matchId: match.id,
      unread: 1,
      lastMessage: { text: 'Da bin ich wieder.', isMine: false, position: 1 },
      partner: { companyName: 'Druckwerk Breisgau', standing: 'active' },
    });
  });

  it('says as long as a review is to be written that there is something to make an appointment for', async () => {
    const { requester, match } = await aMatch(test, { status: 'accepted' });
    expect(await readAll(requester, 10)).toMatchObject([{ matchId: match.id, hasOpenExchange: false }]);
    const { reviewer, recipient, exchange, reverse } = await anExchange(test);
    expect(await readAll(reviewer, 10)).toMatchObject([{ hasOpenExchange: true }]);
    await handIn(reviewer, exchange);
    expect(await readAll(recipient, 10)).toMatchObject([{ hasOpenExchange: true }]);
    await handIn(recipient, reverse);
    expect(await readAll(recipient, 10)).toMatchObject([{ hasOpenExchange: false }]);
  });

  it('refuses visitors and cursors of no page', async () => {
    const client = await test.signIn();
    expect((await test.visitor.get('/api/conversations')).statusCode).toBe(401);
    expect((await test.visitor.get('/api/conversations/unread')).statusCode).toBe(401);
    expect((await client.get('/api/conversations?cursor=x')).json()).toMatchObject({ code: 'VALIDATION_FAILED' });
    expect((await client.get('/api/conversations?limit=0')).statusCode).toBe(400);
    expect((await client.get('/api/conversations')).json()).toEqual({ conversations: [], next: null });
  });
});

describe('GET /api/conversations/:id/messages', () => {
  it('pages backwards, and what is sent meanwhile shifts nothing', async () => {
    const { requester, provider, match } = await aMatch(test, { status: 'accepted' });
    for (let number = 1; number <= 7; number += 1)
      await write(number % 2 ? requester : provider, match.id, `${number}`);
    const at = `/api/conversations/${match.id}/messages?limit=3`;
    const first = (await requester.get(at)).json();
    await write(provider, match.id, 'Noch eine');
    const second = (await requester.get(`${at}&cursor=${first.next}`)).json();
    const third = (await requester.get(`${at}&cursor=${second.next}`)).json();
    const texts = [first, second, third].map(({ messages }) => messages.map(({ text }: Message) => text));
    expect(texts).toEqual([['7', '6', '5'], ['4', '3', '2'], ['1']]);
    expect(third.next).toBeNull();
  });

  it('says where each side can be reviewed, and where nobody swaps reviews it does not', async () => {
    const { requester, provider, match } = await aMatch(test, { status: 'accepted' }, ['google', 'kununu', 'yelp']);
    await test.db
      .deleteFrom('user_platforms')
      .where('member_id', '=', provider.member.id)
      .where('platform', '=', 'yelp')
      .execute();
    const { offers } = (await requester.get(`/api/conversations/${match.id}/messages`)).json();
    expect(offers).toEqual({ mine: ['google', 'yelp'], partners: ['google'] });
  });

  it('refuses visitors, strangers, unknown matches, early ones and cursors of no page', async () => {
    const { requester, match } = await aMatch(test, { status: 'accepted' });
    const at = `/api/conversations/${match.id}/messages`;
    expect((await test.visitor.get(at)).statusCode).toBe(401);
    expect((await (await test.signIn()).get(at)).json().code).toBe('MATCH_NOT_YOURS');
    expect((await requester.get(`/api/conversations/${nobodysMatch}/messages`)).json().code).toBe('MATCH_NOT_FOUND');
    expect((await requester.get('/api/conversations/first/messages')).statusCode).toBe(400);
    for (const cursor of ['x', Buffer.from('["1 or 1=1"]').toString('base64url')])
      expect((await requester.get(`${at}?cursor=${cursor}`)).json().code).toBe('VALIDATION_FAILED');
    const pending = await aMatch(test);
    const early = await pending.requester.get(`/api/conversations/${pending.match.id}/messages`);
    expect(early.json().code).toBe('MATCH_NOT_ACCEPTED');
  });
});

async function readAll(client: SignedInClient, limit: number): Promise<Conversation[]> {
  const all: Conversation[] = [];
  for (let cursor = ''; ; ) {
    const answer = (await client.get(`/api/conversations?limit=${limit}${cursor && `&cursor=${cursor}`}`)).json();
    all.push(...answer.conversations);
    if (answer.next === null) return all;
    cursor = answer.next;
  }
}
