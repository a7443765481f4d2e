import { beforeEach, describe, it } from 'node:test';
import { expect } from 'expect';
import { aConnected, startGoogleTestApp } from '../../../../testing/factories/google.ts';
import { googleReplies } from '../../../../testing/factories/google-replies.ts';
import { repeatJobs } from '../../../../testing/repeat-jobs.ts';
import { startTestApp } from '../../../../testing/test-app.ts';
import { isOnPostgres } from '../../../../testing/test-connection.ts';
import { googleLogin } from './google-login.ts';
import { createReplySending } from './reply-sending.service.ts';

const test = await startGoogleTestApp();
const withoutKeys = await startTestApp();
const { db, google, clock } = test;
const { aReviewAtGoogle, atGoogle, only, reset, send, sent, synced } = googleReplies(test);
const thanks = 'Vielen Dank für Ihren Besuch! Bis bald.';

beforeEach(reset);

describe('an answer that is sent', () => {
  it('stands at Google under its review, and the review tells how far it is', async () => {
    const { client, review } = await aReviewAtGoogle();
    expect(review).toMatchObject({ canSendReply: true, reply: null });
    const answer = await send(client, review, `  ${thanks}\n`);
    expect([answer.statusCode, answer.json().reply]).toEqual([
      200,
      {
        text: thanks,
        answeredAt: null,
        publication: { state: 'sending', problem: null, shownText: null, shownAt: null },
      },
    ]);
    await test.runJobs();
    expect(atGoogle().reviewReply?.comment).toBe(thanks);
    const at = clock.now().toISOString();
    expect((await only(client)).reply).toEqual({
      text: thanks,
      answeredAt: at,
      publication: { state: 'published', problem: null, shownText: thanks, shownAt: at },
    });
    expect((await client.get('/api/reviews/stats')).json()).toMatchObject({ answered: 1 });
  });

  it('takes the place of the one before, and stays answered since the first', async () => {
    const { client, review } = await aReviewAtGoogle();
    const first = await sent(client, review, thanks);
    clock.advance({ hours: 5 });
    const second = await sent(client, review, 'Danke, bis zum nächsten Mal!');
    expect(atGoogle().reviewReply?.comment).toBe('Danke, bis zum nächsten Mal!');
    expect(second.reply).toMatchObject({ answeredAt: first.reply?.answeredAt, publication: { state: 'published' } });
  });

  it('is sent once more when its job runs again, and stays what it is', async () => {
    const { client, review } = await aReviewAtGoogle();
    const before = await sent(client, review, thanks);
    const calls = google.calls.length;
    await repeatJobs(test, 'google.reply');
    expect([await only(client), google.calls.length]).toEqual([before, calls]);
  });

  it('says what Google still shows when its note is changed and not sent', async () => {
    const { client, review } = await aReviewAtGoogle();
    await sent(client, review, thanks);
    await client.put(`/api/reviews/${review.id}/reply`, { text: 'Ein anderer Gedanke', isAnswered: true });
    expect((await only(client)).reply).toMatchObject({
      text: 'Ein anderer Gedanke',
      publication: { state: 'published', shownText: thanks },
    });
    expect(atGoogle().reviewReply?.comment).toBe(thanks);
  });

  it('is the note as it was sent, also when that is changed before Google has it', async () => {
    const { client, review } = await aReviewAtGoogle();
    await send(client, review, thanks);
    await client.put(`/api/reviews/${review.id}/reply`, { text: 'Noch nicht fertig', isAnswered: false });
    await test.runJobs();
    expect(atGoogle().reviewReply?.comment).toBe(thanks);
    expect((await only(client)).reply).toMatchObject({
      text: 'Noch nicht fertig',
      publication: { state: 'published', shownText: thanks },
    });
  });

  it('waits while Google looks at it, and is shown once Google has', async () => {
    google.judgeReply = () => 'PENDING';
    const { client, review } = await aReviewAtGoogle();
    expect((await sent(client, review, thanks)).reply?.publication?.state).toBe('checking');
    const reply = atGoogle().reviewReply;
    if (reply) reply.reviewReplyState = 'APPROVED';
    await synced(client, { hours: 7 });
    expect((await only(client)).reply?.publication).toMatchObject({ state: 'published', shownText: thanks });
  });

  for (const [when, judged] of [
    ['at once', 'REJECTED'],
    ['later', 'PENDING'],
  ] as const)
    it(`does not answer the review where Google rejects it ${when}`, async () => {
      google.judgeReply = () => judged;
      const { client, review } = await aReviewAtGoogle();
      await sent(client, review, thanks);
      const reply = atGoogle().reviewReply;
      if (reply) reply.reviewReplyState = 'REJECTED';
      await synced(client, { hours: 7 });
      expect((await only(client)).reply).toEqual({
        text: thanks,
        answeredAt: null,
        publication: { state: 'failed', problem: 'rejected', shownText: null, shownAt: null },
      });
    });
});

describe('two answers at the same moment', () => {
  it('leave the later one at Google, though the earlier one arrives last', async () => {
    const { client, review } = await aReviewAtGoogle();
    await send(client, review, 'Die erste');
    let isFirst = true;
    google.afterCall = async (call) => {
      // While the first one is on its way, the second one is sent.
      if (!call.endsWith('/reply') || !isFirst) return;
      isFirst = false;
      await send(client, review, 'Die zweite');
    };
    await test.runJobs();
    await test.runJobs();
    expect(atGoogle().reviewReply?.comment).toBe('Die zweite');
    expect((await only(client)).reply).toMatchObject({ text: 'Die zweite', publication: { state: 'published' } });
  });

  it('leave the later one at Google, though the earlier one arrives after Google seemed away', async () => {
    const { client, review } = await aReviewAtGoogle();
    await send(client, review, 'Die erste');
    const sending = createReplySending(test.core, googleLogin(test.core.env));
    const job = { memberId: client.member.id, reviewId: review.id };
    google.fail({ part: '/reply', status: 503, times: 1 });
    let isFirst = true;
    google.afterCall = async (call) => {
      if (!call.includes('/locations') || !isFirst) return;
      isFirst = false;
      // While the first one is on its way the second one is sent and published; then the first one arrives, and nobody hears of it.
      await send(client, review, 'Die zweite');
      await db
        .updateTable('review_replies')
        .set({ send_state: 'published' })
        .where('review_id', '=', review.id)
        .execute();
      atGoogle().reviewReply = { comment: 'Die erste', updateTime: clock.now().toISOString() };
    };
    await expect(sending.deliver(job)).rejects.toThrow('away');
    expect((await only(client)).reply?.publication?.state).toBe('sending');
    clock.advance({ minutes: 1 });
    await test.runJobs();
    expect(atGoogle().reviewReply?.comment).toBe('Die zweite');
    expect((await only(client)).reply).toMatchObject({ text: 'Die zweite', publication: { state: 'published' } });
  });

  it('have an hour each', async () => {
    const { client, review } = await aReviewAtGoogle();
    google.fail({ part: '/reply', status: 503, times: 1_000 });
    await send(client, review, 'Die erste');
    await expect(test.runJobs()).rejects.toThrow('away');
    clock.advance({ minutes: 59 });
    await send(client, review, 'Die zweite');
    clock.advance({ minutes: 30 });
    await expect(test.runJobs()).rejects.toThrow('away');
    expect((await only(client)).reply?.publication).toMatchObject({ state: 'sending', problem: 'away' });
  });

  it('are delivered by two processes to the same end', { skip: !isOnPostgres }, async () => {
    const login = googleLogin(test.core.env);
    const sending = createReplySending(test.core, login);
    const { client, review } = await aReviewAtGoogle();
    const job = { memberId: client.member.id, reviewId: review.id };
    for (let round = 0; round < 10; round += 1) {
      await send(client, review, `Fassung ${round}`);
      const first = sending.deliver(job);
      await send(client, review, `Bessere Fassung ${round}`);
      await Promise.all([first, sending.deliver(job), sending.deliver(job)]);
      expect(atGoogle().reviewReply?.comment).toBe(`Bessere Fassung ${round}`);
      expect((await only(client)).reply?.publication).toMatchObject({ state: 'published' });
    }
  });
});

describe('sending', () => {
  it('is refused for a review that did not come from a connected Google', async () => {
    const client = await test.signIn();
    const imported = { source: 'google', content: 'Sehr gut, gern wieder.', rating: 5, reviewerName: 'Anja' };
    const byHand = (await client.post('/api/reviews/import', imported)).json();
    expect(byHand.canSendReply).toBe(false);
    const answer = await send(client, byHand, thanks);
    expect([answer.statusCode, answer.json().code]).toEqual([409, 'REPLY_NOT_SENDABLE']);
    expect((await only(client)).reply).toBeNull();
  });

  it('says so where there are no keys of Google', async () => {
    const client = await withoutKeys.signIn();
    const { id } = (
      await client.post('/api/reviews/import', { source: 'google', content: 'Sehr gut.', rating: 5, reviewerName: 'A' })
    ).json();
    await withoutKeys.db.updateTable('reviews').set({ external_id: 'r1' }).where('id', '=', id).execute();
    const platform = { platform: 'google', businessName: 'Café Anna', profileUrl: 'https://maps.google.com/anna' };
    const { id: platformId } = (await client.post('/api/user-platforms', platform)).json();
    const at = clock.now();
    await withoutKeys.db
      .insertInto('google_connections')
      .values({ user_platform_id: platformId, sealed_token: 'x', connected_at: at, next_sync_at: at })
      .execute();
    const answer = await client.post(`/api/reviews/${id}/reply/send`, { text: thanks });
    expect([answer.statusCode, answer.json().code]).toEqual([503, 'OAUTH_NOT_CONFIGURED']);
  });

  it('finds nobody else’s review, and nothing for visitors', async () => {
    const { client, review } = await aReviewAtGoogle();
    const jonas = await aConnected(test);
    const answer = await send(jonas.client, review, thanks);
    expect([answer.statusCode, answer.json().code]).toEqual([404, 'REVIEW_NOT_FOUND']);
    expect((await test.visitor.post(`/api/reviews/${review.id}/reply/send`, { text: thanks })).statusCode).toBe(401);
    expect((await only(client)).reply).toBeNull();
  });

  for (const [what, text] of [
    ['nothing', '  '],
    ['more characters than an answer has', 'a'.repeat(4001)],
    ['more bytes than Google takes', 'ü'.repeat(2049)],
    ['a control character', 'Danke\u0000'],
  ] as const)
    it(`refuses ${what}`, async () => {
      const { client, review } = await aReviewAtGoogle();
      const answer = await send(client, review, text);
      expect([answer.statusCode, answer.json().code]).toEqual([400, 'VALIDATION_FAILED']);
      expect((await only(client)).reply).toBeNull();
    });

  it('takes as many bytes as Google does', async () => {
    const { client, review } = await aReviewAtGoogle();
    expect((await sent(client, review, 'ü'.repeat(2048))).reply?.publication?.state).toBe('published');
  });
});
