import { describe, it } from 'node:test';
import type { Task } from '@rezenso/contract/tasks';
import { expect } from 'expect';
import { anAppointment } from '../../../../testing/factories/appointments.ts';
import { write } from '../../../../testing/factories/conversations.ts';
import { anExchange, handIn } from '../../../../testing/factories/exchanges.ts';
import { aMatch, aMatchBetween } from '../../../../testing/factories/matches.ts';
import { startTestApp } from '../../../../testing/test-app.ts';

const test = await startTestApp();
const nobodysMatch = '00000000-0000-4000-8000-000000000000';

describe('PUT and DELETE /api/conversations/:id/block', () => {
  it('ends writing for both until it is taken back, and both see it', async () => {
    const { requester, provider, match } = await aMatch(test, { status: 'accepted' });
    const at = `/api/conversations/${match.id}`;
    const blocked = await requester.put(`${at}/block`);
    expect([blocked.statusCode, blocked.json()]).toEqual([200, expect.objectContaining({ isBlockedByMe: true })]);
    for (const client of [requester, provider]) {
      const refused = await write(client, match.id);
      expect([refused.statusCode, refused.json().code]).toEqual([409, 'CONVERSATION_BLOCKED']);
    }
    const seen = (await provider.get(`${at}/messages`)).json().conversation;
    expect(seen).toMatchObject({ isBlockedByPartner: true, isBlockedByMe: false });
    // The other side's own block is another one.
    expect((await provider.delete(`${at}/block`)).json()).toMatchObject({ isBlockedByPartner: true });
    expect((await requester.delete(`${at}/block`)).json()).toMatchObject({ isBlockedByMe: false });
    expect((await write(provider, match.id)).statusCode).toBe(200);
  });

  it('lets no reason of a declined request through', async () => {
    const { requester, provider, match } = await aMatch(test, { status: 'accepted' });
    const reason = 'Nur damit du es weißt';
    expect((await requester.put(`/api/conversations/${match.id}/block`)).statusCode).toBe(200);
    await test.db.updateTable('matches').set({ status: 'completed' }).execute();
    const another = await aMatchBetween(test, requester.member, provider.member);
    expect((await provider.put(`/api/matches/${another.id}/decline`, { reason })).statusCode).toBe(200);
    await test.runJobs();
    for (const path of ['/api/matches', '/api/notifications', '/api/activities'])
      expect([path, (await requester.get(path)).body]).toEqual([path, expect.not.stringContaining(reason)]);
    expect(JSON.stringify(await test.mails())).not.toContain(reason);
    const { requester: other, provider: polite, match: second } = await aMatch(test);
    await polite.put(`/api/matches/${second.id}/decline`, { reason });
    expect((await other.get('/api/matches')).body).toContain(reason);
  });

  it('lets nothing through once it was answered, with messages arriving at the same moment', async () => {
    const { requester, provider, match } = await aMatch(test, { status: 'accepted' });
    const sends = Array.from({ length: 25 }, () => write(provider, match.id));
    const blocks = Array.from({ length: 25 }, () => requester.put(`/api/conversations/${match.id}/block`));
    expect(new Set((await Promise.all(blocks)).map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
    const sent = (await Promise.all(sends)).filter(({ statusCode }) => statusCode === 200).length;
    expect((await write(provider, match.id)).json()).toMatchObject({ code: 'CONVERSATION_BLOCKED' });
    const { messages } = (await requester.get(`/api/conversations/${match.id}/messages`)).json();
    expect(messages).toHaveLength(sent);
  });

  it('lets nothing begin: no plan and no start, for which nobody hears why', async () => {
    const { requester, provider, match } = await aMatch(test, { status: 'accepted' });
    await requester.put(`/api/conversations/${match.id}/block`);
    for (const client of [provider, requester]) {
      const preview = await client.post('/api/coordination/preview', { matchId: match.id });
      const start = await client.post(`/api/matches/${match.id}/coordinate`);
      expect([preview.json().code, start.json().code]).toEqual(['MATCH_UNAVAILABLE', 'MATCH_UNAVAILABLE']);
      expect(start.json().message).not.toMatch(/block/i);
    }
    expect((await requester.get('/api/matches')).json()).toMatchObject([{ isBlockedByMe: true }]);
    const [theirs] = (await provider.get('/api/matches')).json();
    expect([theirs.isBlockedByMe, theirs.isBlockedByPartner]).toEqual([undefined, true]);
    expect((await requester.get('/api/matches')).json()[0].isBlockedByPartner).toBeUndefined();
    await requester.delete(`/api/conversations/${match.id}/block`);
    expect((await provider.post(`/api/matches/${match.id}/coordinate`)).statusCode).toBe(200);
  });

  it('asks neither side for a review that could not be given', async () => {
    const { requester, provider, match } = await aMatch(test, { status: 'accepted' });
    await requester.put(`/api/matches/${match.id}/complete`, { rating: 4, content: null });
    const kinds = async () => (await provider.get('/api/tasks')).json<Task[]>().map(({ kind }) => kind);
    expect(await kinds()).toContain('match.review');
    await requester.put(`/api/conversations/${match.id}/block`);
    expect(await kinds()).not.toContain('match.review');
  });

  it('invites nobody to plan anew in the mail about an appointment that it calls off', async () => {
    const { recipient, reviewer, matchId } = await anAppointment(test);
    await recipient.put(`/api/conversations/${matchId}/block`);
    await test.runJobs();
    const mails = (await test.mails()).filter(({ to }) => to === reviewer.member.email);
    expect(mails.filter(({ subject }) => /abgesagt/.test(subject))).toHaveLength(1);
    expect(mails.some(({ text }) => /neuen Austausch/.test(text))).toBe(false);
  });

  it('calls off a plan that nobody began, in words that say nothing of it, and lets go on what was begun', async () => {
    const { reviewer, recipient, matchId } = await anExchange(test);
    await recipient.put(`/api/conversations/${matchId}/block`);
    await test.runJobs();
    expect((await reviewer.get('/api/review-exchanges/my')).json()).toEqual([]);
    const { notifications } = (await reviewer.get('/api/notifications')).json();
    const told = notifications.find(({ type }: { type: string }) => type === 'plan.cancelled');
    expect(told.body).toMatch(
      /hat euren Austausch abgesagt, bevor jemand etwas geschrieben hat\. Das kostenlose Match dafür hast du zurück\.$/,
    );
    const begun = await anExchange(test);
    await handIn(begun.reviewer, begun.exchange);
    await begun.recipient.put(`/api/conversations/${begun.matchId}/block`);
    await test.runJobs();
    expect((await begun.reviewer.get('/api/review-exchanges/my')).json()).toHaveLength(2);
  });

  it('counts either a start or a block of the same moment, and never both', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { requester, provider, match } = await aMatch(test, { status: 'accepted' }, ['google']);
      await Promise.all([
        provider.post(`/api/matches/${match.id}/coordinate`),
        requester.put(`/api/conversations/${match.id}/block`),
      ]);
      await test.runJobs();
      expect((await requester.get('/api/review-exchanges/my')).json()).toEqual([]);
    }
  });

  it('lets neither side review the other directly, nor whoever comes at the same moment', async () => {
    const rating = { rating: 1, content: 'Das wollte ich noch loswerden, auch wenn du mich nicht hören magst.' };
    const { requester, provider, match } = await aMatch(test, { status: 'accepted' });
    await requester.put(`/api/conversations/${match.id}/block`);
    for (const client of [provider, requester]) {
      const refused = await client.put(`/api/matches/${match.id}/complete`, rating);
      expect([refused.statusCode, refused.json().code]).toEqual([409, 'CONVERSATION_BLOCKED']);
    }
    await test.runJobs();
    expect((await requester.get('/api/matches')).body).not.toContain(rating.content);
    expect((await requester.get('/api/notifications')).body).not.toContain(rating.content);
    await requester.delete(`/api/conversations/${match.id}/block`);
    expect((await provider.put(`/api/matches/${match.id}/complete`, rating)).statusCode).toBe(200);
    for (let round = 0; round < 5; round += 1) {
      const pair = await aMatch(test, { status: 'accepted' });
      const at = `/api/conversations/${pair.match.id}/block`;
      const [blocked] = await Promise.all([
        pair.requester.put(at),
        pair.provider.put(`/api/matches/${pair.match.id}/complete`, rating),
      ]);
      expect(blocked.statusCode).toBe(200);
      // Whoever was first: nothing is written after the block was answered.
      const late = await pair.provider.put(`/api/matches/${pair.match.id}/complete`, rating);
      expect(['CONVERSATION_BLOCKED', 'MATCH_REVIEW_ALREADY_GIVEN']).toContain(late.json().code);
    }
  });

  it('refuses visitors, strangers, unknown matches and those that are not accepted', async () => {
    const { requester, match } = await aMatch(test, { status: 'accepted' });
    const pending = await aMatch(test);
    const stranger = await test.signIn();
    for (const method of ['put', 'delete'] as const) {
      const at = `/api/conversations/${match.id}/block`;
      expect((await test.visitor[method](at)).statusCode).toBe(401);
      expect((await stranger[method](at)).json().code).toBe('MATCH_NOT_YOURS');
      expect((await requester[method](`/api/conversations/${nobodysMatch}/block`)).json().code).toBe('MATCH_NOT_FOUND');
      expect((await requester[method]('/api/conversations/first/block')).statusCode).toBe(400);
      const early = await pending.requester[method](`/api/conversations/${pending.match.id}/block`);
      expect(early.json().code).toBe('MATCH_NOT_ACCEPTED');
    }
  });
});

describe('GET /api/conversations/blocked', () => {
  it('names whom the business blocks, the latest first, a page at a time, until that is taken back', async () => {
    const me = await test.signIn();
    const matches = [];
    for (const name of ['Alt', 'Neu']) {
      const partner = await test.signIn({ company_name: name });
      matches.push(await aMatchBetween(test, me.member, partner.member, { status: 'accepted' }));
      test.clock.advance({ minutes: 1 });
      await me.put(`/api/conversations/${matches.at(-1)?.id}/block`);
    }
    const first = (await me.get('/api/conversations/blocked?limit=1')).json();
    expect(first.partners).toMatchObject([{ companyName: 'Neu', matchId: matches[1]?.id }]);
    const second = await me.get(`/api/conversations/blocked?limit=1&cursor=${first.next}`);
    expect(second.json()).toMatchObject({ partners: [{ companyName: 'Alt' }], next: null });
    await me.delete(`/api/conversations/${matches[1]?.id}/block`);
    expect((await me.get('/api/conversations/blocked')).json().partners).toHaveLength(1);
  });

  it('says nothing to whom is blocked, nor to visitors, and refuses a cursor of no page', async () => {
    const { requester, provider, match } = await aMatch(test, { status: 'accepted' });
    await requester.put(`/api/conversations/${match.id}/block`);
    expect((await provider.get('/api/conversations/blocked')).json()).toEqual({ partners: [], next: null });
    expect((await test.visitor.get('/api/conversations/blocked')).statusCode).toBe(401);
    expect((await requester.get('/api/conversations/blocked?cursor=nowhere')).json().code).toBe('VALIDATION_FAILED');
  });
});
