import { describe, it } from 'node:test';
import type { AdminDispute, AdminDisputeDetail } from '@rezenso/contract/admin';
import { expect } from 'expect';
import { anAdmin, memberNow } from '../../../../testing/factories/admin.ts';
import {
  aDispute,
  anAnsweredDispute,
  answer,
  dispute,
  disputeText,
  takeBack,
} from '../../../../testing/factories/disputes.ts';
import { anExchange, aTextAbout, exchangeOf, handIn } from '../../../../testing/factories/exchanges.ts';
import { type SignedInClient, startTestApp } from '../../../../testing/test-app.ts';

const test = await startTestApp();
const text = 'Unter dem Link steht keine Review.';

describe('GET /api/admin/disputes', () => {
  it('lists those first that can be decided, and then those that wait longest', async () => {
    const moderator = await anAdmin(test, 'content_moderator');
    const waiting = await aDispute(test);
    test.clock.advance({ minutes: 1 });
    const ready = await anAnsweredDispute(test);
    const withdrawn = await aDispute(test);
    await takeBack(withdrawn.recipient, withdrawn.exchange);
    const list = async (query = '') => (await moderator.get(`/api/admin/disputes${query}`)).json();
    const { disputes, pagination } = await list('?state=open');
    expect(disputes.map(({ id, isReady }: AdminDispute) => [id, isReady])).toEqual([
      [ready.disputeId, true],
      [waiting.disputeId, false],
    ]);
    expect(disputes[0]).toMatchObject({
      reason: 'never_posted',
      reviewer: { id: ready.reviewer.member.id, name: 'Café Morgenrot' },
      recipient: { id: ready.recipient.member.id, name: 'Druckwerk Breisgau' },
      platform: 'google',
      decidedBy: null,
    });
    expect(pagination).toEqual({ total: 2, page: 1, limit: 50, isTotalExact: true });
    expect((await list()).pagination.total).toBe(3);
    expect((await list('?state=withdrawn')).disputes.map(({ id }: AdminDispute) => id)).toEqual([withdrawn.disputeId]);
    expect((await moderator.get('/api/admin/disputes?state=lost')).statusCode).toBe(400);
  });
});

describe('GET /api/admin/disputes/:id', () => {
  it('has everything on one page: what both say, the plan, the review with its verdict, and both histories', async () => {
    const support = await anAdmin(test, 'support_agent');
    const { reviewer, recipient, exchange, reverse, matchId } = await anExchange(test);
    await reviewer.put(`/api/review-exchanges/${exchange.id}/experience`, { kind: 'visit', day: '2031-02-27' });
    await handIn(reviewer, exchange, { reviewText: aTextAbout('page'), reviewUrl: 'https://maps.example.de/r/1' });
    await handIn(recipient, reverse, { reviewText: aTextAbout('back') });
    await dispute(recipient, exchange, { link: 'https://maps.example.de/praxis' });
    await answer(reviewer, exchange, { link: 'https://maps.example.de/r/2' });
    await test.runJobs();
    const { id } = await disputeOf(recipient, exchange);
    const detail = (await support.get(`/api/admin/disputes/${id}`)).json<AdminDisputeDetail>();
    expect(detail).toMatchObject({
      dispute: { id, isReady: true },
      ...{ text: disputeText, link: 'https://maps.example.de/praxis', decision: null, confirmedBefore: null },
      ...{ answer: 'Sie steht seit Montag dort.', answerLink: 'https://maps.example.de/r/2' },
      match: { id: matchId, status: 'accepted' },
      review: { id: null, content: aTextAbout('page'), rating: 4, fraudScore: expect.any(Number) },
      reviewer: { status: 'active', upheldReports: 0, disputesAgainst: { upheld: 0, rejected: 0, unresolved: 0 } },
      recipient: { status: 'active', disputesFiled: { upheld: 0, rejected: 0, unresolved: 0 } },
    });
    const [subject, other] = detail.exchanges.toSorted((a, b) => Number(b.isSubject) - Number(a.isSubject));
    expect(subject).toMatchObject({
      ...{ id: exchange.id, isSubject: true, reviewText: aTextAbout('page') },
      ...{ reviewUrl: 'https://maps.example.de/r/1', experience: { kind: 'visit', day: '2031-02-27' } },
    });
    expect(other).toMatchObject({ id: reverse.id, isSubject: false, reviewText: aTextAbout('back') });
    const unknown = await support.get('/api/admin/disputes/5f0c4a52-6c2b-4a53-9d2c-0a4c5b1f7e11');
    expect([unknown.statusCode, unknown.json().code]).toEqual([404, 'DISPUTE_NOT_FOUND']);
  });

  it('opens nothing to a moderator who is the recipient that is closed to it yet', async () => {
    const { recipient, exchange, disputeId } = await anAnsweredDispute(test);
    await test.db
      .updateTable('members')
      .set({ admin_role: 'content_moderator' })
      .where('id', '=', recipient.member.id)
      .execute();
    const moderator = await test.signIn(await memberNow(test, recipient.member));
    const answered = await moderator.get(`/api/admin/disputes/${disputeId}`);
    expect([answered.statusCode, answered.json().code]).toEqual([409, 'OWN_REPORT']);
    expect(answered.body).not.toContain(aTextAbout(exchange.id));
  });

  it('counts what was decided about both before', async () => {
    const moderator = await anAdmin(test, 'content_moderator');
    const { reviewer, recipient, exchange, reverse, disputeId } = await anAnsweredDispute(test);
    await handIn(recipient, reverse, { reviewText: aTextAbout('counts') });
    await decide(moderator, disputeId, 'upheld');
    await dispute(reviewer, reverse);
    const { id } = await disputeOf(reviewer, reverse);
    const detail = (await moderator.get(`/api/admin/disputes/${id}`)).json<AdminDisputeDetail>();
    expect(detail.recipient.disputesAgainst.upheld).toBe(1);
    expect(detail.reviewer.disputesFiled.upheld).toBe(1);
    expect(detail.exchanges.find((one) => one.id === exchange.id)?.status).toBe('completed');
  });
});

function decide(client: SignedInClient, id: string, outcome: string) {
  return client.patch(`/api/admin/disputes/${id}`, { outcome, text });
}

async function disputeOf(client: SignedInClient, exchange: { id: string }) {
  const { dispute: found } = await exchangeOf(client, exchange);
  if (!found) throw new Error('Nothing is disputed');
  return found;
}
