import { describe, it } from 'node:test';
import type { Appointment } from '@rezenso/contract/appointments';
import type { Task } from '@rezenso/contract/tasks';
import { expect } from 'expect';
import { anAdmin, memberNow } from '../../../../testing/factories/admin.ts';
import { pick, propose } from '../../../../testing/factories/appointments.ts';
import { anAnsweredDispute, answer, dispute, takeBack } from '../../../../testing/factories/disputes.ts';
import {
  aDeliveryBy,
  anExchange,
  aTextAbout,
  confirm,
  exchangeOf,
  handIn,
} from '../../../../testing/factories/exchanges.ts';
import { noticesOf } from '../../../../testing/notices.ts';
import { type SignedInClient, startTestApp } from '../../../../testing/test-app.ts';
import { isOnPostgres } from '../../../../testing/test-connection.ts';
import { job } from '../../../jobs/job.ts';

const test = await startTestApp();

describe('whoever got a review that was found wrong', () => {
  it('owes nothing in return: no review, no reminder, no trust when the day passes', async () => {
    const { recipient, exchange, reverse, disputeId } = await anAnsweredDispute(test);
    await aDeliveryBy(test, recipient);
    await test.runJobs();
    const before = await memberNow(test, recipient.member);
    await decide(disputeId, 'upheld');
    await test.runJobs();
    expect(await ownedBy(recipient)).not.toContain(reverse.id);
    expect((await recipient.get('/api/tasks')).json<Task[]>().map(({ kind }) => kind)).not.toContain('review.write');
    test.clock.advance({ days: 30 });
    await test.runJobs();
    const after = await memberNow(test, recipient.member);
    expect(after.trust_score).toBe(before.trust_score);
    expect(after.xp_total).toBe(before.xp_total);
    expect((await (await test.signIn(recipient.member)).get('/api/matches')).json()[0].status).toBe('completed');
    // What was written is open, for nothing more is to come.
    const read = await exchangeOf(await test.signIn(recipient.member), exchange);
    expect(read).toMatchObject({ reviewText: aTextAbout(exchange.id), dispute: { isRelieved: true } });
  });

  it('reads so in the bell and by mail, as does whoever wrote it', async () => {
    const { reviewer, recipient, disputeId } = await anAnsweredDispute(test);
    await decide(disputeId, 'upheld');
    await test.runJobs();
    for (const [side, words] of [
      [
        recipient,
        /^Die Review von .* zählt nicht\. Du musst für .+ darum auch nichts mehr schreiben\. Das kostet dich nichts\./,
      ],
      [reviewer, /muss darum auch für dich nichts mehr schreiben\./],
    ] as const) {
      const [told] = await noticesOf(side, 'dispute.decided');
      expect(told?.body).toMatch(words);
      const mails = (await test.mails()).filter(({ to }) => to === side.member.email);
      expect(mails.some(({ text }) => /nichts mehr\s+schreiben/.test(text))).toBe(true);
    }
  });

  it('has its free match back, once, and reads so; who wrote it has not', async () => {
    for (const isRecipientCounted of [true, false]) {
      const { matchId, reviewer, recipient, disputeId } = await anAnsweredDispute(test);
      const { requester_id } = await test.db
        .selectFrom('matches')
        .select('requester_id')
        .where('id', '=', matchId)
        .executeTakeFirstOrThrow();
      const counted = isRecipientCounted ? recipient : reviewer;
      const counted_side = requester_id === counted.member.id ? 'requester' : 'provider';
      await test.db.updateTable('matches').set({ counted_side }).where('id', '=', matchId).execute();
      const sides = [reviewer.member.id, recipient.member.id];
      await test.db.updateTable('members').set({ free_reviews_used: 2 }).where('id', 'in', sides).execute();
      const replies = await Promise.all([decide(disputeId, 'upheld'), decide(disputeId, 'upheld')]);
      expect(replies.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
      await test.runJobs();
      expect((await memberNow(test, recipient.member)).free_reviews_used).toBe(isRecipientCounted ? 1 : 2);
      expect((await memberNow(test, reviewer.member)).free_reviews_used).toBe(2);
      const [told] = await noticesOf(recipient, 'dispute.decided');
      expect(told?.body.includes('Das kostenlose Match dafür hast du zurück.')).toBe(isRecipientCounted);
      const [toldWriter] = await noticesOf(reviewer, 'dispute.decided');
      expect(toldWriter?.body).not.toContain('kostenlose Match');
    }
  });

  for (const first of ['own', 'other'] as const)
    for (const other of ['upheld', 'rejected'] as const)
      it(`has it back only once its own review stands, decided in whichever order: ${first} complaint first, ${other}`, async () => {
        const { reviewer, recipient, exchange, reverse } = await anExchange(test);
        for (const [writer, one] of [
          [reviewer, exchange],
          [recipient, reverse],
        ] as const)
          await handIn(writer, one, { reviewText: aTextAbout(one.id) });
        const ofPartner = (await dispute(recipient, exchange)).json().dispute.id;
        const own = (await dispute(reviewer, reverse)).json().dispute.id;
        await answer(reviewer, exchange);
        await answer(recipient, reverse);
        const decisions = [
          [own, 'upheld'],
          [ofPartner, other],
        ] as const;
        for (const [id, outcome] of first === 'own' ? decisions : decisions.toReversed())
          expect((await decide(id, outcome)).statusCode).toBe(200);
        await test.runJobs();
        const isBack = other === 'rejected';
        expect((await memberNow(test, reviewer.member)).free_reviews_used).toBe(isBack ? 0 : 1);
        const bodies = (await noticesOf(reviewer, 'dispute.decided')).map(({ body }) => body);
        expect(bodies.filter((body) => body.includes('Das kostenlose Match dafür hast du zurück.'))).toHaveLength(
          isBack ? 1 : 0,
        );
      });

  it('has it not back when its own review was found wrong by a report, before or after its complaint', async () => {
    for (const isFirst of [true, false]) {
      const { reviewer, recipient, exchange, reverse } = await bothHandedIn();
      const own = (await dispute(reviewer, reverse)).json().dispute.id;
      await answer(recipient, reverse);
      const said = { reason: 'fake_review', text: 'Das ist erfunden, es gab nie einen Besuch.' };
      const { id } = (await recipient.post('/api/reports', { exchangeId: exchange.id, ...said })).json();
      const moderator = await anAdmin(test, 'content_moderator');
      const close = () => moderator.patch(`/api/admin/reports/${id}`, { status: 'resolved', note: 'Erfunden.' });
      if (isFirst) expect((await close()).statusCode).toBe(200);
      expect((await decide(own, 'upheld')).statusCode).toBe(200);
      if (!isFirst) expect((await close()).statusCode).toBe(200);
      // What was given back before somebody complained stays so.
      expect((await memberNow(test, reviewer.member)).free_reviews_used).toBe(isFirst ? 1 : 0);
    }
  });

  for (const how of ['takes it back', 'leaves', 'is banned'] as const)
    it(`has it back, and reads so, when the complaint about its own review ends: who complained ${how}`, async () => {
      const { reviewer, recipient, exchange, reverse } = await bothHandedIn();
      const own = (await dispute(reviewer, reverse)).json().dispute.id;
      await dispute(recipient, exchange);
      await answer(recipient, reverse);
      expect((await decide(own, 'upheld')).statusCode).toBe(200);
      await test.runJobs();
      expect((await memberNow(test, reviewer.member)).free_reviews_used).toBe(1);
      if (how === 'takes it back') await takeBack(recipient, exchange);
      else if (how === 'leaves') await recipient.post('/api/privacy/delete-account', { email: recipient.member.email });
      else {
        const admin = await anAdmin(test, 'user_manager');
        await admin.patch(`/api/admin/users/${recipient.member.id}/status`, { status: 'banned', reason: 'Betrug' });
        await test.runJobs();
        test.clock.advance({ days: 30 });
        await test.core.jobs.enqueue(test.db, job<Record<string, never>>('bans.settle-due'), {});
      }
      await test.runJobs();
      expect((await memberNow(test, reviewer.member)).free_reviews_used).toBe(0);
      const bodies = (await noticesOf(await test.signIn(reviewer.member))).map(({ body }) => body);
      const told = bodies.filter((body) => body.includes('Das kostenlose Match dafür hast du zurück.'));
      expect([bodies, told.length]).toEqual([bodies, 1]);
    });

  it('keeps what it gave before, and hears nothing of a duty', async () => {
    const { reviewer, recipient, exchange, reverse, disputeId } = await anAnsweredDispute(test);
    await handIn(recipient, reverse, { reviewText: aTextAbout('given before') });
    await confirm(reviewer, reverse);
    await decide(disputeId, 'upheld');
    await test.runJobs();
    expect(await ownedBy(recipient)).toContain(reverse.id);
    expect((await exchangeOf(recipient, exchange)).dispute?.isRelieved).toBeUndefined();
    const [told] = await noticesOf(recipient, 'dispute.decided');
    expect(told?.body).not.toContain('schreiben');
  });

  it('goes on owing what it owes when the dispute is rejected or cannot be settled', async () => {
    for (const outcome of ['rejected', 'unresolved']) {
      const { recipient, reverse, disputeId } = await anAnsweredDispute(test);
      await decide(disputeId, outcome);
      expect(await ownedBy(recipient)).toContain(reverse.id);
    }
  });

  it('need not travel for it: an appointment is called off, and calendars follow', async () => {
    const { reviewer, recipient, reverse, disputeId } = await anAnsweredDispute(test);
    const { id } = (await propose(reviewer, reverse)).json<Appointment>();
    expect((await pick(recipient, { id })).statusCode).toBe(200);
    await decide(disputeId, 'upheld');
    await test.runJobs();
    const row = await test.db.selectFrom('appointments').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
    expect(row.status).toBe('withdrawn');
    expect(await noticesOf(reviewer, 'appointment.withdrawn')).toHaveLength(1);
  });

  it('may hand in at the same moment: either it counts, or there is nothing to write any more', async () => {
    for (let turn = 0; turn < (isOnPostgres ? 8 : 2); turn += 1) {
      const { recipient, reverse, disputeId } = await anAnsweredDispute(test);
      const [decided, handedIn] = await Promise.all([
        decide(disputeId, 'upheld'),
        handIn(recipient, reverse, { reviewText: aTextAbout(reverse.id) }),
      ]);
      expect(decided.statusCode).toBe(200);
      expect(await ownedBy(recipient)).toEqual(handedIn.statusCode === 200 ? [reverse.id] : []);
      if (handedIn.statusCode !== 200) expect(handedIn.json().code).toBe('EXCHANGE_NOT_FOUND');
    }
  });
});

async function bothHandedIn() {
  const exchanging = await anExchange(test);
  const { reviewer, recipient, exchange, reverse } = exchanging;
  await handIn(reviewer, exchange, { reviewText: aTextAbout(exchange.id) });
  await handIn(recipient, reverse, { reviewText: aTextAbout(reverse.id) });
  return exchanging;
}

async function decide(id: string, outcome: string) {
  const moderator = await anAdmin(test, 'content_moderator');
  return moderator.patch(`/api/admin/disputes/${id}`, { outcome, text: 'Unter dem Link steht keine Review.' });
}

/** What a member has to write, or wrote. */
async function ownedBy({ member }: SignedInClient): Promise<string[]> {
  const rows = await test.db.selectFrom('review_exchanges').select('id').where('reviewer_id', '=', member.id).execute();
  return rows.map(({ id }) => id);
}
