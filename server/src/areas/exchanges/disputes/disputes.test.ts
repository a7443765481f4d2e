import { describe, it } from 'node:test';
import type { Task } from '@rezenso/contract/tasks';
import { expect } from 'expect';
import { anAdmin } from '../../../../testing/factories/admin.ts';
import { aDispute, answer, dispute, disputeText, takeBack } from '../../../../testing/factories/disputes.ts';
import { anExchange, confirm, exchangeNow, exchangeOf, handIn } from '../../../../testing/factories/exchanges.ts';
import { aMatchBetween } from '../../../../testing/factories/matches.ts';
import { noticesOf } from '../../../../testing/notices.ts';
import { startTestApp } from '../../../../testing/test-app.ts';
import { isOnPostgres } from '../../../../testing/test-connection.ts';
import { silencesJob } from '../exchanges/silences.job.ts';

const test = await startTestApp();

describe('a dispute while one side blocks the other', () => {
  const said = { text: 'Das war ein ganz anderer Betrieb als unserer.', link: 'https://maps.example.de/beleg' };
  const answered = { text: 'Sie steht seit Montag im Netz.', link: 'https://maps.example.de/antwort' };

  for (const who of ['recipient', 'reviewer'] as const)
    it(`is told to the other side without words, and to moderators with them: blocked by the ${who}`, async () => {
      const parties = await anExchange(test);
      const { reviewer, recipient, exchange, matchId } = parties;
      await handIn(reviewer, exchange);
      await parties[who].put(`/api/conversations/${matchId}/block`);
      expect((await dispute(recipient, exchange, said)).json().dispute).toMatchObject({ ...said, isTextPrivate: true });
      expect((await answer(reviewer, exchange, answered)).json().dispute).toMatchObject({
        ...{ text: null, link: null, reason: 'never_posted', isTextPrivate: true },
        ...{ answer: answered.text, answerLink: answered.link, isAnswerPrivate: true },
      });
      expect((await exchangeOf(recipient, exchange)).dispute).toMatchObject({
        ...{ text: said.text, answer: null, answerLink: null, answeredAt: expect.any(String), isAnswerPrivate: true },
      });
      await test.runJobs();
      for (const [client, theirs] of [
        [reviewer, said],
        [recipient, answered],
      ] as const) {
        for (const path of ['/api/review-exchanges/my', '/api/notifications', '/api/activities', '/api/privacy/export'])
          for (const words of [theirs.text, theirs.link])
            expect([path, (await client.get(path)).body]).toEqual([path, expect.not.stringContaining(words)]);
        const mails = (await test.mails()).filter(({ to }) => to === client.member.email);
        expect(JSON.stringify(mails)).not.toContain(theirs.text);
      }
      const mail = (await test.mails()).find(({ subject }) => subject === 'Deiner Review wurde widersprochen');
      expect(mail?.text).toContain('liest nur die Moderation');
      const moderator = await anAdmin(test, 'content_moderator');
      const [{ id }] = (await moderator.get('/api/admin/disputes')).json().disputes;
      expect((await moderator.get(`/api/admin/disputes/${id}`)).json()).toMatchObject({
        ...{ text: said.text, isTextPrivate: true, answer: answered.text, isAnswerPrivate: true },
      });
    });

  it('keeps what was read before, and hides what is said from then on, for good', async () => {
    const { reviewer, recipient, exchange, matchId } = await aDispute(test);
    await recipient.put(`/api/conversations/${matchId}/block`);
    expect((await answer(reviewer, exchange)).json().dispute).toMatchObject({ text: disputeText });
    await recipient.delete(`/api/conversations/${matchId}/block`);
    const { dispute: read } = await exchangeOf(recipient, exchange);
    expect(read).toMatchObject({ text: disputeText, answer: null, isAnswerPrivate: true });
    expect(read?.isTextPrivate).toBeUndefined();
  });

  it('is one also where the block stands in another conversation of the two', async () => {
    const { reviewer, recipient, exchange } = await anExchange(test);
    await handIn(reviewer, exchange);
    await test.db.updateTable('matches').set({ status: 'completed' }).execute();
    const later = await aMatchBetween(test, reviewer.member, recipient.member, { status: 'accepted' });
    await reviewer.put(`/api/conversations/${later.id}/block`);
    expect((await dispute(recipient, exchange)).json().dispute.isTextPrivate).toBe(true);
  });
});

describe('POST /api/review-exchanges/:id/dispute', () => {
  it('keeps a review from counting as confirmed, and both read what its recipient says', async () => {
    const { reviewer, recipient, exchange } = await anExchange(test);
    await handIn(reviewer, exchange);
    const filed = await dispute(recipient, exchange, { link: 'https://maps.example.de/praxis' });
    expect(filed.json()).toMatchObject({
      status: 'awaiting_confirmation',
      settlesAt: null,
      dispute: { reason: 'never_posted', state: 'open', text: disputeText, link: 'https://maps.example.de/praxis' },
    });
    expect(filed.json().disputableUntil).toBeUndefined();
    const read = await exchangeOf(reviewer, exchange);
    expect(read.dispute).toMatchObject({ text: disputeText, answer: null, decision: null });
    expect((await confirm(recipient, exchange)).json().code).toBe('EXCHANGE_DISPUTED');
    test.clock.advance({ days: 40 });
    await settleSilence();
    expect((await exchangeNow(test, exchange)).status).toBe('awaiting_confirmation');
  });

  it('tells the writer in the bell, by mail and in the to-do list until when to answer', async () => {
    const { reviewer, recipient } = await aDispute(test, { reason: 'not_my_experience' });
    await test.runJobs();
    const [notice] = await noticesOf(reviewer, 'dispute.opened');
    expect(notice).toMatchObject({ title: 'Deiner Review wurde widersprochen' });
    expect(notice?.body).toContain('nicht unsere Erfahrung');
    const [mail] = (await test.mails()).filter(({ to }) => to === reviewer.member.email);
    expect(mail?.subject).toBe('Deiner Review wurde widersprochen');
    expect(mail?.text).toContain(disputeText);
    const tasks = (await reviewer.get('/api/tasks')).json<Task[]>();
    const due = new Date(test.clock.now().getTime() + 7 * 86_400_000).toISOString();
    expect(tasks.filter(({ kind }) => kind === 'dispute.answer')).toMatchObject([{ dueAt: due }]);
    // Whoever disputes it is not asked to confirm it.
    expect((await recipient.get('/api/tasks')).json<Task[]>().map(({ kind }) => kind)).not.toContain('review.confirm');
    expect(await noticesOf(recipient, 'exchange.submitted')).toMatchObject([{ readAt: expect.any(String) }]);
  });

  it('is the recipient’s alone, once, of what was handed in', async () => {
    const { reviewer, recipient, exchange } = await anExchange(test);
    expect((await dispute(recipient, exchange)).json().code).toBe('DISPUTE_NOT_POSSIBLE');
    await handIn(reviewer, exchange);
    const stranger = await test.signIn();
    for (const client of [reviewer, stranger])
      expect((await dispute(client, exchange)).json().code).toBe('DISPUTE_NOT_RECIPIENT');
    expect((await dispute(recipient, exchange)).statusCode).toBe(200);
    expect((await dispute(recipient, exchange)).json().code).toBe('DISPUTE_ALREADY_FILED');
    await takeBack(recipient, exchange);
    expect((await dispute(recipient, exchange)).json().code).toBe('DISPUTE_ALREADY_FILED');
    const unknown = { id: '5f0c4a52-6c2b-4a53-9d2c-0a4c5b1f7e11' };
    expect((await dispute(recipient, unknown)).json().code).toBe('EXCHANGE_NOT_FOUND');
    for (const fields of [{ text: 'Nein' }, { reason: 'stars' }, { link: 'javascript:alert(1)' }])
      expect((await dispute(recipient, exchange, fields)).json().code).toBe('VALIDATION_FAILED');
  });

  it('is possible for thirty days after the confirmation when the review was changed, and only then', async () => {
    const { reviewer, recipient, exchange, reverse } = await anExchange(test);
    await handIn(reviewer, exchange);
    await confirm(recipient, exchange);
    const until = new Date(test.clock.now().getTime() + 30 * 86_400_000).toISOString();
    expect((await exchangeOf(recipient, exchange)).disputableUntil).toBe(until);
    expect((await exchangeOf(reviewer, exchange)).disputableUntil).toBeUndefined();
    for (const reason of ['never_posted', 'not_my_experience'])
      expect((await dispute(recipient, exchange, { reason })).json().code).toBe('DISPUTE_NOT_POSSIBLE');
    expect((await dispute(recipient, exchange, { reason: 'changed_afterwards' })).json()).toMatchObject({
      status: 'confirmed',
      dispute: { state: 'open' },
    });
    await handIn(recipient, reverse);
    await confirm(reviewer, reverse);
    test.clock.advance({ days: 20 });
    await exchangeOf(reviewer, reverse);
    test.clock.advance({ days: 11 });
    expect((await dispute(reviewer, reverse, { reason: 'changed_afterwards' })).json().code).toBe(
      'DISPUTE_NOT_POSSIBLE',
    );
  });

  it('opens nothing that is closed to the recipient yet', async () => {
    const { recipient, exchange } = await aDispute(test);
    expect(await exchangeOf(recipient, exchange)).toMatchObject({ reviewText: null, reviewRating: null });
  });

  it('holds the text that is disputed: a better one is not handed in meanwhile', async () => {
    const { reviewer, recipient, exchange } = await anExchange(test);
    await handIn(reviewer, exchange, { reviewText: 'gut' });
    await dispute(recipient, exchange);
    expect((await handIn(reviewer, exchange)).json().code).toBe('EXCHANGE_DISPUTED');
    const experience = { kind: 'visit', day: '2031-02-27' };
    const said = await reviewer.put(`/api/review-exchanges/${exchange.id}/experience`, experience);
    expect(said.json().code).toBe('EXCHANGE_DISPUTED');
    expect((await reviewer.get('/api/tasks')).json<Task[]>().map(({ kind }) => kind)).not.toContain('review.revise');
    await takeBack(recipient, exchange);
    expect((await handIn(reviewer, exchange)).statusCode).toBe(200);
  });
});

describe('POST /api/review-exchanges/:id/dispute/answer', () => {
  it('is the writer’s, once, and its recipient reads it', async () => {
    const { reviewer, recipient, exchange } = await aDispute(test);
    expect((await answer(recipient, exchange)).json().code).toBe('DISPUTE_NOT_REVIEWER');
    const link = 'https://maps.example.de/review';
    expect((await answer(reviewer, exchange, { link })).json().dispute).toMatchObject({
      answer: 'Sie steht seit Montag dort.',
      answerLink: link,
      answeredAt: test.clock.now().toISOString(),
    });
    expect((await answer(reviewer, exchange)).json().code).toBe('DISPUTE_ALREADY_ANSWERED');
    await test.runJobs();
    expect(await noticesOf(recipient, 'dispute.answered')).toHaveLength(1);
    // What it was asked is done.
    expect(await noticesOf(reviewer, 'dispute.opened')).toMatchObject([{ readAt: expect.any(String) }]);
    expect((await reviewer.get('/api/tasks')).json<Task[]>().map(({ kind }) => kind)).not.toContain('dispute.answer');
    expect((await exchangeOf(recipient, exchange)).dispute?.answer).toBe('Sie steht seit Montag dort.');
  });

  it('knows what is not disputed, or not any more', async () => {
    const { reviewer, recipient, exchange } = await anExchange(test);
    await handIn(reviewer, exchange);
    expect((await answer(reviewer, exchange)).json().code).toBe('DISPUTE_NOT_FOUND');
    await dispute(recipient, exchange);
    await takeBack(recipient, exchange);
    expect((await answer(reviewer, exchange)).json().code).toBe('DISPUTE_ALREADY_CLOSED');
    const unknown = { id: '5f0c4a52-6c2b-4a53-9d2c-0a4c5b1f7e11' };
    expect((await answer(reviewer, unknown)).json().code).toBe('EXCHANGE_NOT_FOUND');
  });

  it('is the writer’s once, also by fifty at once', async () => {
    const { reviewer, exchange } = await aDispute(test);
    const replies = await Promise.all(many(() => answer(reviewer, exchange)));
    expect(replies.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
  });
});

describe('POST /api/review-exchanges/:id/dispute/withdraw', () => {
  it('lets the review wait again, tells the writer, and is answered alike when it is said again', async () => {
    const { reviewer, recipient, exchange } = await aDispute(test);
    expect((await takeBack(reviewer, exchange)).json().code).toBe('DISPUTE_NOT_RECIPIENT');
    for (const _ of [1, 2])
      expect((await takeBack(recipient, exchange)).json()).toMatchObject({
        status: 'awaiting_confirmation',
        dispute: { state: 'withdrawn' },
        settlesAt: expect.any(String),
      });
    await test.runJobs();
    expect(await noticesOf(reviewer, 'dispute.withdrawn')).toHaveLength(1);
    expect((await confirm(recipient, exchange)).statusCode).toBe(200);
  });

  it('leaves three days to confirm when the announced day has passed meanwhile', async () => {
    const { reviewer, recipient, exchange } = await anExchange(test);
    await handIn(reviewer, exchange);
    test.clock.advance({ days: 12 });
    await settleSilence();
    await dispute(recipient, exchange);
    test.clock.advance({ days: 20 });
    await takeBack(recipient, exchange);
    await settleSilence();
    expect((await exchangeNow(test, exchange)).status).toBe('awaiting_confirmation');
    test.clock.advance({ days: 3 });
    await settleSilence();
    expect((await exchangeNow(test, exchange)).status).toBe('confirmed');
  });
});

describe('at the same moment', () => {
  it('a review is disputed or confirmed, never both', async () => {
    for (const _ of many(() => undefined, 8)) {
      const { reviewer, recipient, exchange } = await anExchange(test);
      await handIn(reviewer, exchange);
      const [disputed, confirmed] = await Promise.all([dispute(recipient, exchange), confirm(recipient, exchange)]);
      const codes = [disputed.statusCode, confirmed.statusCode].sort();
      expect(codes).toEqual([200, 409]);
      const row = await exchangeNow(test, exchange);
      expect([row.status, row.disputed_at !== null]).toEqual(
        disputed.statusCode === 200 ? ['awaiting_confirmation', true] : ['confirmed', false],
      );
    }
  });

  it('a review is disputed or settled by silence, never both', async () => {
    for (const _ of many(() => undefined, 8)) {
      const { reviewer, recipient, exchange } = await anExchange(test);
      await handIn(reviewer, exchange);
      test.clock.advance({ days: 12 });
      await settleSilence();
      test.clock.advance({ days: 3 });
      await test.core.jobs.enqueue(test.db, silencesJob, {});
      const [disputed] = await Promise.all([dispute(recipient, exchange), test.runJobs()]);
      const row = await exchangeNow(test, exchange);
      expect([row.status, row.disputed_at !== null]).toEqual(
        disputed.statusCode === 200 ? ['awaiting_confirmation', true] : ['confirmed', false],
      );
    }
  });

  it('a review is disputed once', async () => {
    const { reviewer, recipient, exchange } = await anExchange(test);
    await handIn(reviewer, exchange);
    const replies = await Promise.all(many(() => dispute(recipient, exchange), 8));
    expect(replies.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    expect(
      await test.db.selectFrom('disputes').selectAll().where('review_exchange_id', '=', exchange.id).execute(),
    ).toHaveLength(1);
  });
});

function many<T>(what: () => T, most = 50): T[] {
  return Array.from({ length: isOnPostgres ? most : 2 }, what);
}

async function settleSilence(): Promise<void> {
  await test.core.jobs.enqueue(test.db, silencesJob, {});
  await test.runJobs();
}
