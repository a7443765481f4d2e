import { describe, it } from 'node:test';
import type { AdminDispute } from '@rezenso/contract/admin';
import { expect } from 'expect';
import { anAdmin, memberNow } from '../../../../testing/factories/admin.ts';
import { aDispute, anAnsweredDispute, answer, dispute, takeBack } from '../../../../testing/factories/disputes.ts';
import {
  aDeliveryBy,
  anExchange,
  anExchangeOf,
  aTextAbout,
  confirm,
  exchangeNow,
  exchangeOf,
  handIn,
} from '../../../../testing/factories/exchanges.ts';
import { noticesOf } from '../../../../testing/notices.ts';
import { type SignedInClient, startTestApp } from '../../../../testing/test-app.ts';
import { isOnPostgres } from '../../../../testing/test-connection.ts';

const test = await startTestApp();
const text = 'Unter dem Link steht keine Review.';

describe('PATCH /api/admin/disputes/:id', () => {
  it('upheld: the review does not count, its points go back by an entry, and only the writer’s trust falls', async () => {
    const moderator = await anAdmin(test, 'content_moderator');
    const { reviewer, recipient, exchange, reverse, disputeId } = await anAnsweredDispute(test);
    await aDeliveryBy(test, reviewer);
    await handIn(recipient, reverse, { reviewText: aTextAbout('honest') });
    await confirm(reviewer, reverse);
    await test.runJobs();
    const [writer, honest] = [await memberNow(test, reviewer.member), await memberNow(test, recipient.member)];
    expect((await decide(moderator, disputeId, 'upheld')).json()).toMatchObject({
      state: 'upheld',
      decidedBy: { id: moderator.member.id },
      closedAt: test.clock.now().toISOString(),
    });
    await test.runJobs();
    expect(await pointsOf(reviewer, exchange)).toEqual([
      ['review.submitted', 50],
      ['review.submitted.taken-back', -50],
    ]);
    const after = await memberNow(test, reviewer.member);
    expect(after.xp_total).toBe(writer.xp_total - 50);
    expect(after.trust_score).toBeLessThan(writer.trust_score ?? 0);
    expect((await memberNow(test, recipient.member)).trust_score).toBe(honest.trust_score);
    expect(await exchangeNow(test, exchange)).toMatchObject({
      status: 'completed',
      withheld: 'upheld_case',
      confirmed_at: null,
    });
    // The plan is not held up, and nothing joins the recipient's own reviews.
    const match = await test.db
      .selectFrom('matches')
      .selectAll()
      .where('id', '=', exchange.match_id)
      .executeTakeFirst();
    expect(match?.status).toBe('completed');
    expect(await reviewsOf(exchange)).toEqual([]);
  });

  it('upheld: achievements that rest on it are locked, and earned again without being told twice or paid', async () => {
    const moderator = await anAdmin(test, 'content_moderator');
    const { reviewer, recipient, exchange } = await anExchange(test);
    await handIn(reviewer, exchange, { reviewText: aTextAbout(exchange.id) });
    await confirm(recipient, exchange);
    await test.runJobs();
    expect(await isUnlocked(reviewer, 'first_review')).toBe(true);
    const { id } = (await dispute(recipient, exchange, { reason: 'changed_afterwards' })).json().dispute;
    await answer(reviewer, exchange);
    expect((await decide(moderator, id, 'upheld')).statusCode).toBe(200);
    await test.runJobs();
    expect(await isUnlocked(reviewer, 'first_review')).toBe(false);
    expect(await isUnlocked(reviewer, 'first_match')).toBe(true);
    const before = (await memberNow(test, reviewer.member)).xp_total;
    const next = await anExchangeOf(test, reviewer);
    await handIn(reviewer, next.exchange, { reviewText: aTextAbout(next.exchange.id) });
    await test.runJobs();
    expect(await isUnlocked(reviewer, 'first_review')).toBe(false);
    await confirm(next.recipient, next.exchange);
    await test.runJobs();
    expect(await isUnlocked(reviewer, 'first_review')).toBe(true);
    const told = (await noticesOf(reviewer, 'achievement.unlocked')).filter(({ title }) =>
      title.includes('Erste Review'),
    );
    expect(told).toHaveLength(1);
    const paid = (await pointsOf(reviewer, next.exchange)).reduce((sum, [, points]) => sum + Number(points), 0);
    expect((await memberNow(test, reviewer.member)).xp_total).toBe(before + paid);
  });

  it('rejected: it counts as confirmed, with the points of a silent confirmation, and costs the recipient nothing', async () => {
    const moderator = await anAdmin(test, 'content_moderator');
    const { reviewer, recipient, exchange, disputeId } = await anAnsweredDispute(test);
    const before = await memberNow(test, recipient.member);
    expect((await decide(moderator, disputeId, 'rejected')).statusCode).toBe(200);
    await test.runJobs();
    expect(await exchangeNow(test, exchange)).toMatchObject({ status: 'confirmed', withheld: null, disputed_at: null });
    expect(await pointsOf(reviewer, exchange)).toEqual([
      ['review.on-time', 30],
      ['review.submitted', 50],
    ]);
    expect(await reviewsOf(exchange)).toHaveLength(1);
    const after = await memberNow(test, recipient.member);
    expect([after.xp_total, after.trust_score]).toEqual([before.xp_total, before.trust_score]);
    expect((await memberNow(test, reviewer.member)).trust_score).toBeGreaterThan(50);
    // The decision tells it: nobody is told besides that nobody answered.
    expect(await typesOf(reviewer)).not.toContain('exchange.confirmed');
  });

  it('unresolved: it counts for nobody and costs nobody anything', async () => {
    const moderator = await anAdmin(test, 'content_moderator');
    const { reviewer, recipient, exchange, disputeId } = await anAnsweredDispute(test);
    await aDeliveryBy(test, reviewer);
    await test.runJobs();
    const standing = async () =>
      [await memberNow(test, reviewer.member), await memberNow(test, recipient.member)].map((one) => [
        one.xp_total,
        one.trust_score,
      ]);
    const before = await standing();
    await decide(moderator, disputeId, 'unresolved');
    await test.runJobs();
    expect(await standing()).toEqual(before);
    expect(await exchangeNow(test, exchange)).toMatchObject({ status: 'completed', withheld: 'unresolved' });
    expect(await reviewsOf(exchange)).toEqual([]);
  });

  it('decides on a review that was changed after its confirmation: upheld it counts no more, unresolved it costs no trust', async () => {
    const moderator = await anAdmin(test, 'content_moderator');
    for (const outcome of ['upheld', 'unresolved', 'rejected'] as const) {
      const { reviewer, recipient, exchange } = await anExchange(test);
      await handIn(reviewer, exchange, { reviewText: aTextAbout(`${outcome} changed`) });
      await confirm(recipient, exchange);
      await aDeliveryBy(test, reviewer);
      await test.runJobs();
      const before = await memberNow(test, reviewer.member);
      await dispute(recipient, exchange, { reason: 'changed_afterwards' });
      await answer(reviewer, exchange);
      const { id } = await disputeOf(recipient, exchange);
      await decide(moderator, id, outcome);
      await test.runJobs();
      const after = await memberNow(test, reviewer.member);
      const withheld = { upheld: 'upheld_case', unresolved: 'unresolved', rejected: null }[outcome];
      // Upheld, the recipient owes nothing in return, and the plan is done.
      const status = outcome === 'upheld' ? 'completed' : 'confirmed';
      expect(await exchangeNow(test, exchange)).toMatchObject({ status, withheld });
      if (outcome === 'upheld') expect(after.trust_score).toBeLessThan(before.trust_score ?? 0);
      else expect(after.trust_score).toBe(before.trust_score);
      expect(before.xp_total - after.xp_total).toBe(outcome === 'upheld' ? 80 : 0);
      // Who received it keeps what it earned by confirming.
      expect(await pointsOf(recipient, exchange)).toEqual([['receipt.confirmed', 20]]);
    }
  });

  for (const outcome of ['upheld', 'rejected', 'unresolved'] as const)
    it(`tells both sides of ${outcome} with the reason, in the bell, by mail and on the page, and the log who decided`, async () => {
      const moderator = await anAdmin(test, 'content_moderator');
      const { reviewer, recipient, exchange, disputeId } = await anAnsweredDispute(test);
      await decide(moderator, disputeId, outcome);
      await test.runJobs();
      for (const side of [reviewer, recipient]) {
        const told = await noticesOf(side, 'dispute.decided');
        expect(told).toHaveLength(1);
        expect(told[0]?.body).toContain(text);
        const mails = (await test.mails()).filter(
          ({ to, text: body }) => to === side.member.email && body.includes(text),
        );
        expect(mails).toHaveLength(1);
        expect(await disputeOf(side, exchange)).toMatchObject({ state: outcome, decision: text });
      }
      const [entry] = await test.db
        .selectFrom('audit_log')
        .selectAll()
        .where('subject_id', '=', reviewer.member.id)
        .execute();
      expect(entry).toMatchObject({
        ...{ action: `dispute.${outcome}`, actor_id: moderator.member.id, reason: text },
        ...{ value_before: 'open', value_after: outcome },
      });
      const admin = await anAdmin(test, 'super_admin');
      const { looks } = (await admin.get(`/api/admin/audit-log?action=dispute.${outcome}`)).json();
      expect(looks).toMatchObject([{ action: `dispute.${outcome}`, subject: { id: reviewer.member.id } }]);
    });

  it('waits until the writer answered, had a week, or cannot sign in', async () => {
    const moderator = await anAdmin(test, 'content_moderator');
    const { disputeId } = await aDispute(test);
    expect((await decide(moderator, disputeId, 'upheld')).json().code).toBe('DISPUTE_AWAITS_ANSWER');
    test.clock.advance({ days: 7 });
    const later = await test.signIn(moderator.member);
    expect((await decide(later, disputeId, 'upheld')).statusCode).toBe(200);
    const { disputeId: other, reviewer } = await aDispute(test);
    await test.db.updateTable('members').set({ status: 'banned' }).where('id', '=', reviewer.member.id).execute();
    expect((await decide(later, other, 'rejected')).statusCode).toBe(200);
  });

  it('is done once, also by fifty at once', async () => {
    const moderator = await anAdmin(test, 'content_moderator');
    const { disputeId, reviewer, exchange } = await anAnsweredDispute(test);
    const outcomes = ['upheld', 'rejected', 'unresolved'];
    const attempts = Array.from({ length: isOnPostgres ? 50 : 3 }, (_, step) =>
      decide(moderator, disputeId, outcomes[step % 3] ?? ''),
    );
    const replies = await Promise.all(attempts);
    expect(replies.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    const refused = replies.filter(({ statusCode }) => statusCode !== 200).map((reply) => reply.json().code);
    expect(new Set(refused)).toEqual(new Set(['DISPUTE_ALREADY_CLOSED']));
    const entries = await test.db
      .selectFrom('audit_log')
      .selectAll()
      .where('subject_id', '=', reviewer.member.id)
      .execute();
    expect(entries).toHaveLength(1);
    const row = await exchangeNow(test, exchange);
    const { state } = replies.find(({ statusCode }) => statusCode === 200)?.json<AdminDispute>() ?? {};
    expect(row.withheld).toBe(state === 'rejected' ? null : state === 'upheld' ? 'upheld_case' : 'unresolved');
  });

  it('meets a withdrawal at the same moment: one of them counts', async () => {
    const moderator = await anAdmin(test, 'content_moderator');
    for (let turn = 0; turn < (isOnPostgres ? 8 : 2); turn += 1) {
      const { disputeId, recipient, exchange } = await anAnsweredDispute(test);
      const [decided, withdrawn] = await Promise.all([
        decide(moderator, disputeId, 'upheld'),
        takeBack(recipient, exchange),
      ]);
      expect([decided.statusCode, withdrawn.statusCode].sort()).toEqual([200, 409]);
      expect((await exchangeNow(test, exchange)).withheld).toBe(decided.statusCode === 200 ? 'upheld_case' : null);
    }
  });

  it('lets nobody decide in their own cause, nor without a reason', async () => {
    const { disputeId, reviewer, recipient } = await anAnsweredDispute(test);
    for (const { member } of [reviewer, recipient]) {
      await test.db.updateTable('members').set({ admin_role: 'super_admin' }).where('id', '=', member.id).execute();
      const admin = await test.signIn(await memberNow(test, member));
      const refused = await decide(admin, disputeId, 'rejected');
      expect([refused.statusCode, refused.json().code]).toEqual([409, 'OWN_REPORT']);
    }
    const moderator = await anAdmin(test, 'content_moderator');
    for (const body of [{ outcome: 'open', text }, { outcome: 'upheld' }, { outcome: 'upheld', text: ' ' }, {}])
      expect((await moderator.patch(`/api/admin/disputes/${disputeId}`, body)).json().code).toBe('VALIDATION_FAILED');
    const unknown = '5f0c4a52-6c2b-4a53-9d2c-0a4c5b1f7e11';
    expect((await decide(moderator, unknown, 'upheld')).json().code).toBe('DISPUTE_NOT_FOUND');
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

function reviewsOf({ id }: { id: string }) {
  return test.db.selectFrom('reviews').selectAll().where('review_exchange_id', '=', id).execute();
}

async function typesOf(client: SignedInClient): Promise<string[]> {
  return (await noticesOf(client)).map(({ type }) => type);
}

async function pointsOf({ member }: SignedInClient, { id }: { id: string }): Promise<[string, number][]> {
  const entries = await test.db
    .selectFrom('xp_ledger')
    .select(['action', 'points'])
    .where('member_id', '=', member.id)
    .where('subject', '=', id)
    .orderBy('action')
    .execute();
  return entries.map(({ action, points }) => [action, points]);
}

async function isUnlocked(client: SignedInClient, type: string): Promise<boolean | undefined> {
  const list = (await client.get('/api/achievements')).json<{ id: string; unlocked: boolean }[]>();
  return list.find(({ id }) => id === type)?.unlocked;
}
