import { describe, it } from 'node:test';
import { expect } from 'expect';
import { anExchange, aTextAbout, confirm, handIn } from '../../../../testing/factories/exchanges.ts';
import { aMatch, twoPartners } from '../../../../testing/factories/matches.ts';
import { type SignedInClient, startTestApp } from '../../../../testing/test-app.ts';
import { notifications } from './notifications.repository.ts';

const test = await startTestApp();
const { db, clock } = test;

describe('a notification that asks for something is read once that is done', () => {
  it('a request, when it is accepted', async () => {
    const { requester, provider } = await twoPartners(test);
    const { id } = (await requester.post('/api/matches', { providerId: provider.member.id })).json();
    expect(await askedOf(provider)).toEqual(['match.requested']);
    await provider.put(`/api/matches/${id}/accept`);
    expect(await askedOf(provider)).toEqual([]);
    expect(await askedOf(requester)).toEqual(['match.accepted']);
  });

  it('a request, when it is declined', async () => {
    const { requester, provider } = await twoPartners(test);
    const { id } = (await requester.post('/api/matches', { providerId: provider.member.id })).json();
    await provider.put(`/api/matches/${id}/decline`, {});
    expect(await askedOf(provider)).toEqual([]);
  });

  it('to find a partner, when one is asked; to start an exchange, when it runs; to write, when it is written', async () => {
    const { requester, provider } = await twoPartners(test);
    await ask(requester, 'find_partner', requester.member.id);
    const { id } = (await requester.post('/api/matches', { providerId: provider.member.id })).json();
    expect(await askedOf(requester)).toEqual([]);
    await provider.put(`/api/matches/${id}/accept`);
    await requester.post(`/api/matches/${id}/coordinate`);
    expect([await askedOf(requester), await askedOf(provider)]).toEqual([[], ['exchange.started']]);
    const [owed] = await db
      .selectFrom('review_exchanges')
      .selectAll()
      .where('reviewer_id', '=', provider.member.id)
      .execute();
    if (!owed) throw new Error('The plan has no review of the provider');
    await ask(provider, 'exchange.reminder', `${owed.id}:due`);
    await handIn(provider, owed);
    expect([await askedOf(requester), await askedOf(provider)]).toEqual([['exchange.submitted'], []]);
    await ask(requester, 'exchange.silence', owed.id);
    await confirm(requester, owed);
    expect(await askedOf(requester)).toEqual([]);
  });

  it('to review back, when a match without a plan is reviewed by both', async () => {
    const { requester, provider, match } = await aMatch(test, { status: 'accepted' });
    await requester.put(`/api/matches/${match.id}/complete`, { rating: 5, content: aTextAbout('one') });
    expect(await askedOf(provider)).toEqual(['match.rated']);
    await provider.put(`/api/matches/${match.id}/complete`, { rating: 4, content: aTextAbout('other') });
    expect(await askedOf(provider)).toEqual([]);
  });

  it('a better text, when one that counts is handed in', async () => {
    const { reviewer, exchange } = await anExchange(test);
    for (const withheldText of ['gut', 'sehr gut']) {
      await handIn(reviewer, exchange, { reviewText: withheldText });
      expect(await askedOf(reviewer)).toEqual(['exchange.no-xp']);
    }
    await handIn(reviewer, exchange, { reviewText: aTextAbout('better') });
    expect(await askedOf(reviewer)).toEqual([]);
  });

  it('a better text, when the partner confirms the one that counts for nothing', async () => {
    const { reviewer, recipient, exchange } = await anExchange(test);
    await handIn(reviewer, exchange, { reviewText: 'gut' });
    expect(await askedOf(reviewer)).toEqual(['exchange.no-xp']);
    await confirm(recipient, exchange);
    expect(await askedOf(reviewer)).toEqual([]);
  });

  it('all that is open with a partner, when the partner leaves', async () => {
    const { reviewer, recipient, exchange } = await anExchange(test);
    await test.runJobs();
    await ask(recipient, 'exchange.reminder', `${exchange.id}:due`);
    await handIn(reviewer, exchange);
    await askedOf(recipient);
    const left = await reviewer.post('/api/privacy/delete-account', { email: reviewer.member.email });
    expect(left.statusCode).toBe(200);
    expect(await askedOf(recipient)).toEqual([]);
  });
});

describe('a notification that asks for something', () => {
  it('stays unread while that is open, whatever else happens', async () => {
    const { reviewer, recipient, exchange } = await anExchange(test);
    const another = await anExchange(test);
    await handIn(reviewer, exchange);
    await ask(recipient, 'exchange.submitted', another.exchange.id);
    expect(await askedOf(recipient)).toEqual(['exchange.started', 'exchange.submitted']);
    expect((await recipient.get('/api/notifications')).json().unread).toBeGreaterThan(1);
  });

  it('comes as read when its job is late and the thing is done', async () => {
    const { requester, match } = await aMatch(test, { status: 'completed' });
    await ask(requester, 'match.accepted', match.id);
    expect(await askedOf(requester)).toEqual([]);
    expect((await requester.get('/api/notifications')).json().notifications).toHaveLength(1);
  });
});

async function ask({ member }: SignedInClient, type: string, subject: string): Promise<void> {
  await notifications(db).add({ memberId: member.id, type, subject, data: { matchId: subject } }, clock.now());
}

/** Types of what a member has not read and is asked for, after everything that follows has happened. */
async function askedOf({ member }: SignedInClient): Promise<string[]> {
  await test.runJobs();
  const rows = await db
    .selectFrom('notifications')
    .select('type')
    .where('member_id', '=', member.id)
    .where('read_at', 'is', null)
    .where('type', 'not in', [
      'achievement.unlocked',
      'partner.left',
      'match.completed',
      'exchange.confirmed',
      'level.reached',
    ])
    .orderBy('type')
    .execute();
  return rows.map(({ type }) => type);
}
