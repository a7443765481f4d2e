import { describe, it } from 'node:test';
import type { Match } from '@rezenso/contract/matches';
import type { Notification } from '@rezenso/contract/notifications';
import { expect } from 'expect';
import { pick, propose } from '../../../../testing/factories/appointments.ts';
import { anExchange, handIn } from '../../../../testing/factories/exchanges.ts';
import { aMatch } from '../../../../testing/factories/matches.ts';
import { type SignedInClient, startTestApp } from '../../../../testing/test-app.ts';
import { isOnPostgres } from '../../../../testing/test-connection.ts';

const test = await startTestApp();
const reason = 'Unser Laden ist bis Mai im Umbau.';

describe('POST /api/matches/:id/plan/cancel', () => {
  it('ends the plan for both, and another one can follow', async () => {
    const { reviewer, recipient, exchange, matchId } = await anExchange(test);
    await reviewer.put(`/api/review-exchanges/${exchange.id}`, { status: 'pending', reviewText: 'Ein Entwurf' });
    expect((await cancel(recipient, matchId)).json()).toEqual({ matchId });
    for (const side of [reviewer, recipient]) {
      expect((await side.get('/api/review-exchanges/my')).json()).toEqual([]);
      expect(await matchOf(side)).toMatchObject({
        status: 'accepted',
        isCoordinated: false,
        planCancellation: { by: recipient.member.id, reason, at: test.clock.now().toISOString() },
      });
    }
    expect((await reviewer.post(`/api/matches/${matchId}/coordinate`)).json().exchanges).toHaveLength(2);
    expect(await matchOf(reviewer)).toMatchObject({ isCoordinated: true, planCancellation: null });
  });

  it('tells the partner why in the bell, by mail and in the feed, and of the next plan again', async () => {
    const { reviewer, recipient, matchId } = await anExchange(test);
    await test.runJobs();
    await cancel(recipient, matchId);
    await test.runJobs();
    const [notice] = await noticesOf(reviewer, 'plan.cancelled');
    expect(notice).toMatchObject({ title: 'Euer Austausch ist abgesagt' });
    expect(notice?.body).toContain(reason);
    const [mail] = (await test.mails()).filter(({ to }) => to === reviewer.member.email);
    expect(mail?.subject).toBe('Euer Austausch ist abgesagt');
    expect(mail?.text).toContain(reason);
    const feed = (await recipient.get('/api/activities')).json<{ title: string }[]>();
    expect(feed.map(({ title }) => title)).toContain('Austausch abgesagt');
    test.clock.advance({ minutes: 1 });
    await recipient.post(`/api/matches/${matchId}/coordinate`);
    await test.runJobs();
    expect(await noticesOf(reviewer, 'exchange.started')).toHaveLength(1);
    expect(await noticesOf(recipient, 'exchange.started')).toHaveLength(1);
    test.clock.advance({ minutes: 1 });
    await cancel(recipient, matchId, 'Doch nicht.');
    await test.runJobs();
    expect(await noticesOf(reviewer, 'plan.cancelled')).toHaveLength(2);
  });

  it('counts once for a free plan where who started it calls it off, whoever begins anew', async () => {
    const { reviewer, recipient, matchId } = await anExchange(test);
    const before = [await used(reviewer), await used(recipient)];
    await cancel(reviewer, matchId);
    expect((await recipient.post(`/api/matches/${matchId}/coordinate`)).statusCode).toBe(200);
    expect([await used(reviewer), await used(recipient)]).toEqual(before);
    expect(before).toEqual([1, 0]);
    // Nor does it come back through the partner, who begins anew and calls that off.
    test.clock.advance({ minutes: 1 });
    await cancel(recipient, matchId);
    expect([await used(reviewer), await used(recipient)]).toEqual(before);
  });

  it('gives the free match back to whose partner calls it off, who reads so; the next plan counts for who starts it', async () => {
    const { reviewer, recipient, matchId } = await anExchange(test);
    await cancel(recipient, matchId);
    await test.runJobs();
    expect([await used(reviewer), await used(recipient)]).toEqual([0, 0]);
    expect((await reviewer.get('/api/subscription')).json().remainingFreeMatches).toBe(5);
    const [notice] = await noticesOf(reviewer, 'plan.cancelled');
    expect(notice?.body).toContain('Das kostenlose Match dafür hast du zurück.');
    const [mail] = (await test.mails()).filter(({ to }) => to === reviewer.member.email);
    expect(mail?.text.replaceAll(/\s+/g, ' ')).toContain('Das kostenlose Match dafür hast du zurück.');
    test.clock.advance({ minutes: 1 });
    await recipient.post(`/api/matches/${matchId}/coordinate`);
    expect([await used(reviewer), await used(recipient)]).toEqual([0, 1]);
    test.clock.advance({ minutes: 1 });
    await cancel(recipient, matchId);
    expect([await used(reviewer), await used(recipient)]).toEqual([0, 1]);
    await test.runJobs();
    const bodies = (await noticesOf(reviewer, 'plan.cancelled')).map(({ body }) => body);
    expect(bodies.map((body) => body.includes('zurück')).sort()).toEqual([false, true]);
  });

  it('gives it back once, however many cancel, begin and cancel at the same moment', async () => {
    for (let turn = 0; turn < (isOnPostgres ? 10 : 2); turn += 1) {
      const { reviewer, recipient, matchId } = await anExchange(test);
      await test.db
        .updateTable('members')
        .set({ free_reviews_used: 3 })
        .where('id', 'in', [reviewer.member.id, recipient.member.id])
        .execute();
      await Promise.all([
        ...Array.from({ length: isOnPostgres ? 10 : 2 }, () => cancel(recipient, matchId)),
        ...Array.from({ length: isOnPostgres ? 5 : 1 }, () => reviewer.post(`/api/matches/${matchId}/coordinate`)),
      ]);
      const isRunning = (await reviewer.get('/api/review-exchanges/my')).json().length > 0;
      expect([await used(reviewer), await used(recipient)]).toEqual([isRunning ? 3 : 2, 3]);
    }
  });

  it('gives nothing back of a match that cost Pro nothing', async () => {
    const { requester, provider, match } = await aMatch(test, { status: 'accepted' });
    const pro = { subscription_status: 'active', free_reviews_used: 2 };
    await test.db.updateTable('members').set(pro).where('id', '=', requester.member.id).execute();
    await requester.post(`/api/matches/${match.id}/coordinate`);
    await cancel(provider, match.id);
    expect(await used(requester)).toBe(2);
  });

  it('gives it back also when the partner leaves before it wrote anything, and not when it wrote', async () => {
    const left = await anExchange(test);
    await left.recipient.post('/api/privacy/delete-account', { email: left.recipient.member.email });
    await test.runJobs();
    expect(await used(left.reviewer)).toBe(0);
    const [notice] = await noticesOf(left.reviewer, 'partner.left');
    expect(notice?.body).toContain('Das kostenlose Match dafür hast du zurück.');
    const given = await anExchange(test);
    await handIn(given.recipient, given.reverse);
    await given.recipient.post('/api/privacy/delete-account', { email: given.recipient.member.email });
    expect(await used(given.reviewer)).toBe(1);
    // Nor when it wrote itself: what that earns stays.
    const earned = await anExchange(test);
    await handIn(earned.reviewer, earned.exchange);
    await earned.recipient.post('/api/privacy/delete-account', { email: earned.recipient.member.email });
    expect(await used(earned.reviewer)).toBe(1);
  });

  it('is over once anybody has handed in', async () => {
    const { reviewer, recipient, exchange, matchId } = await anExchange(test);
    await handIn(reviewer, exchange);
    for (const side of [reviewer, recipient])
      expect((await cancel(side, matchId)).json().code).toBe('PLAN_ALREADY_BEGUN');
    expect((await reviewer.get('/api/review-exchanges/my')).json()).toHaveLength(2);
  });

  it('needs a plan, a part in it, and a reason, as long as words arrive', async () => {
    const { requester, match } = await aMatch(test, { status: 'accepted' });
    expect((await cancel(requester, match.id)).json().code).toBe('MATCH_HAS_NO_PLAN');
    expect((await cancel(requester, '5f0c4a52-6c2b-4a53-9d2c-0a4c5b1f7e11')).json().code).toBe('MATCH_NOT_FOUND');
    const { reviewer, recipient, matchId } = await anExchange(test);
    expect((await cancel(requester, matchId)).json().code).toBe('MATCH_NOT_YOURS');
    for (const empty of [null, '   '])
      expect((await cancel(reviewer, matchId, empty)).json().code).toBe('PLAN_REASON_REQUIRED');
    expect((await cancel(reviewer, matchId, 'a'.repeat(501))).json().code).toBe('VALIDATION_FAILED');
    await recipient.put(`/api/conversations/${matchId}/block`, { isBlocked: true });
    expect((await cancel(reviewer, matchId)).json().code).toBe('CONVERSATION_BLOCKED');
    expect((await cancel(reviewer, matchId, null)).statusCode).toBe(200);
    expect((await cancel(reviewer, matchId, null)).json().code).toBe('MATCH_HAS_NO_PLAN');
  });

  it('calls appointments off, and what took place says nothing of the next plan', async () => {
    const { reviewer, recipient, exchange, reverse, matchId } = await anExchange(test);
    const { id } = (await propose(recipient, exchange)).json();
    await pick(reviewer, { id });
    await propose(reviewer, reverse);
    await test.runJobs();
    await cancel(recipient, matchId);
    await test.runJobs();
    const rows = await test.db.selectFrom('appointments').select('status').where('match_id', '=', matchId).execute();
    expect(rows.map(({ status }) => status)).toEqual(['withdrawn', 'withdrawn']);
    const mails = (await test.mails()).filter(({ to }) => to === reviewer.member.email);
    const told = mails.map(({ subject }) => subject);
    // One mail tells of both and takes the time out of the calendar; of times that nobody picked the plan's end says enough.
    expect(told.filter((subject) => subject === 'Euer Austausch ist abgesagt')).toHaveLength(1);
    expect(told.filter((subject) => subject.endsWith('hat euren Termin abgesagt'))).toEqual([]);
    const mail = mails.find(({ subject }) => subject === 'Euer Austausch ist abgesagt');
    expect(mail?.text).toContain('Auch euer Termin am ');
    expect(mail?.text).not.toContain('neue Zeiten');
    expect(mail?.text).toContain('nimmt den Termin aus deinem Kalender');
    expect(told.filter((subject) => subject.endsWith('kann zu deinen Zeiten nicht'))).toEqual([]);
    await recipient.post(`/api/matches/${matchId}/coordinate`);
    const [begun] = (await reviewer.get('/api/review-exchanges/my')).json();
    expect(begun).toMatchObject({ status: 'pending', appointment: null });
  });

  it('meets a review that is handed in at the same moment: one of them counts', async () => {
    for (let turn = 0; turn < (isOnPostgres ? 10 : 2); turn += 1) {
      const { reviewer, recipient, exchange, matchId } = await anExchange(test);
      const [handedIn, cancelled] = await Promise.all([handIn(reviewer, exchange), cancel(recipient, matchId)]);
      expect([handedIn.statusCode === 200, cancelled.statusCode === 200].sort()).toEqual([false, true]);
      const left = await test.db.selectFrom('review_exchanges').select('id').where('match_id', '=', matchId).execute();
      expect(left).toHaveLength(cancelled.statusCode === 200 ? 0 : 2);
    }
  });

  it('is done once, by both at the same moment', async () => {
    const { reviewer, recipient, matchId } = await anExchange(test);
    const replies = await Promise.all(
      Array.from({ length: isOnPostgres ? 50 : 2 }, (_, turn) => cancel(turn % 2 ? reviewer : recipient, matchId)),
    );
    expect(replies.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    await test.runJobs();
    const told = await test.db.selectFrom('notifications').select('id').where('type', '=', 'plan.cancelled').execute();
    expect(told.length).toBeGreaterThan(0);
    const both = [...(await noticesOf(reviewer, 'plan.cancelled')), ...(await noticesOf(recipient, 'plan.cancelled'))];
    expect(both).toHaveLength(1);
  });

  it('is in the export of both, and its words go with the account', async () => {
    const { reviewer, recipient, matchId } = await anExchange(test);
    await cancel(recipient, matchId);
    for (const [side, planCancelledByYou] of [
      [reviewer, false],
      [recipient, true],
    ] as const) {
      const [match] = (await side.get('/api/privacy/export')).json().data.matches;
      expect(match).toMatchObject({ id: matchId, planCancelledByYou, planCancelReason: reason });
    }
    await recipient.post('/api/privacy/delete-account', { email: recipient.member.email });
    const row = await test.db.selectFrom('matches').selectAll().where('id', '=', matchId).executeTakeFirstOrThrow();
    expect([row.plan_cancelled_by, row.plan_cancel_reason]).toEqual([null, null]);
  });
});

function cancel(client: SignedInClient, matchId: string, word: string | null = reason) {
  return client.post(`/api/matches/${matchId}/plan/cancel`, { reason: word });
}

async function used({ member }: SignedInClient): Promise<number | undefined> {
  const row = await test.db
    .selectFrom('members')
    .select('free_reviews_used')
    .where('id', '=', member.id)
    .executeTakeFirst();
  return row?.free_reviews_used;
}

async function matchOf(client: SignedInClient): Promise<Match | undefined> {
  return (await client.get('/api/matches')).json<Match[]>()[0];
}

async function noticesOf(client: SignedInClient, type: string): Promise<Notification[]> {
  const { notifications } = (await client.get('/api/notifications')).json<{ notifications: Notification[] }>();
  return notifications.filter((one) => one.type === type);
}
