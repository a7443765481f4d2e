import { beforeEach, describe, it } from 'node:test';
import { expect } from 'expect';
import { platformOf, startGoogleTestApp } from '../../../../testing/factories/google.ts';
import { googleReplies } from '../../../../testing/factories/google-replies.ts';
import { googleLogin } from './google-login.ts';
import { createReplySending } from './reply-sending.service.ts';

const test = await startGoogleTestApp();
const { db, google, clock } = test;
const { aReviewAtGoogle, atGoogle, only, reset, send, sent, synced } = googleReplies(test);
const thanks = 'Vielen Dank für Ihren Besuch! Bis bald.';

beforeEach(reset);

describe('an answer that cannot be sent', () => {
  it('is tried again while Google does not answer, and says so', async () => {
    const { client, review } = await aReviewAtGoogle();
    google.fail({ part: '/reply', status: 503, times: 1 });
    await send(client, review, thanks);
    await expect(test.runJobs()).rejects.toThrow('away');
    expect((await only(client)).reply?.publication).toMatchObject({ state: 'sending', problem: 'away' });
    clock.advance({ minutes: 1 });
    await test.runJobs();
    expect((await only(client)).reply?.publication).toMatchObject({ state: 'published', problem: null });
    expect(atGoogle().reviewReply?.comment).toBe(thanks);
  });

  it('is given up after an hour, says so, and can be sent again', async () => {
    const { client, review } = await aReviewAtGoogle();
    google.fail({ part: '/reply', status: 503, times: 1_000 });
    await send(client, review, thanks);
    for (let minutes = 0; minutes < 60; minutes += 12) {
      await expect(test.runJobs()).rejects.toThrow('away');
      clock.advance({ minutes: 12 });
    }
    expect((await only(client)).reply?.publication).toMatchObject({ state: 'sending', problem: 'away' });
    await test.runJobs();
    expect((await only(client)).reply).toMatchObject({
      text: thanks,
      answeredAt: null,
      publication: { state: 'failed', problem: 'away' },
    });
    google.recover();
    expect((await sent(client, review, thanks)).reply?.publication).toMatchObject({
      state: 'published',
      problem: null,
    });
  });

  it('says that the access has ended, and the platform asks to be connected anew', async () => {
    const { client, platformId, review } = await aReviewAtGoogle();
    google.fail({ part: '/reply', status: 401, times: 1 });
    expect((await sent(client, review, thanks)).reply?.publication).toMatchObject({
      state: 'failed',
      problem: 'disconnected',
    });
    expect(await platformOf(client, platformId)).toMatchObject({ oauthConnected: false, syncStatus: 'error' });
    expect((await only(client)).canSendReply).toBe(false);
  });

  for (const [status, problem] of [
    [403, 'refused'],
    [400, 'refused'],
  ] as const)
    it(`says why, when Google answers ${status}`, async () => {
      const { client, review } = await aReviewAtGoogle();
      google.fail({ part: '/reply', status, times: 1 });
      expect((await sent(client, review, thanks)).reply).toMatchObject({
        text: thanks,
        answeredAt: null,
        publication: { state: 'failed', problem },
      });
      expect(await sent(client, review, thanks)).toMatchObject({ reply: { publication: { state: 'published' } } });
    });

  it('cannot be sent again where the review has gone, until Google names it again', async () => {
    const { client, review } = await aReviewAtGoogle();
    google.fail({ part: '/reply', status: 404, times: 1 });
    const gone = await sent(client, review, thanks);
    expect(gone).toMatchObject({
      canSendReply: false,
      reply: { text: thanks, answeredAt: null, publication: { state: 'failed', problem: 'gone' } },
    });
    expect((await send(client, review, thanks)).json().code).toBe('REPLY_NOT_SENDABLE');
    // A page of this sync may have been read before Google said so.
    await synced(client, { minutes: 30 });
    expect(await only(client)).toEqual(gone);
    await synced(client, { hours: 1 });
    expect(await only(client)).toMatchObject({ canSendReply: true, reply: { text: thanks, publication: null } });
    expect(await sent(client, review, thanks)).toMatchObject({ reply: { publication: { state: 'published' } } });
  });

  it('says that the platform is not connected any more, when that ended before it was sent', async () => {
    const { client, platformId, review } = await aReviewAtGoogle();
    await send(client, review, thanks);
    await client.post(`/api/user-platforms/${platformId}/disconnect-oauth`);
    const told = await only(client);
    expect(told).toMatchObject({ canSendReply: false, reply: { publication: { state: 'failed' } } });
    await test.runJobs();
    expect(await only(client)).toEqual(told);
    expect((await only(client)).reply?.publication).toMatchObject({ state: 'failed', problem: 'disconnected' });
    expect(atGoogle().reviewReply).toBeUndefined();
  });

  it('ends also where Google does not name the review any more', async () => {
    const { client, review } = await aReviewAtGoogle();
    await send(client, review, thanks);
    await db.updateTable('reviews').set({ external_id: null }).where('id', '=', review.id).execute();
    await test.runJobs();
    expect((await only(client)).reply?.publication).toMatchObject({ state: 'failed', problem: 'gone' });
  });

  it('says nothing about the review when the business cannot be found', async () => {
    const { client, review } = await aReviewAtGoogle();
    google.fail({ part: '/locations', status: 404, times: 1 });
    expect((await sent(client, review, thanks)).reply?.publication).toMatchObject({ problem: 'refused' });
  });

  it('leaves a connection alone that was made anew meanwhile', async () => {
    const { client, platformId, review } = await aReviewAtGoogle();
    await send(client, review, thanks);
    google.fail({ part: '/reply', status: 401, times: 1 });
    const login = googleLogin(test.core.env);
    const anew = 'another token of the same platform';
    google.afterCall = async (call) => {
      // Between the place and the answer, as in a second tab.
      if (call.includes('/locations')) await db.updateTable('google_connections').set({ sealed_token: anew }).execute();
    };
    await createReplySending(test.core, login).deliver({ memberId: client.member.id, reviewId: review.id });
    expect(await platformOf(client, platformId)).toMatchObject({ oauthConnected: true });
    expect((await only(client)).reply?.publication).toMatchObject({ problem: 'disconnected' });
  });

  it('keeps its mark while an earlier one stands at Google', async () => {
    const { client, review } = await aReviewAtGoogle();
    const { reply } = await sent(client, review, thanks);
    google.fail({ part: '/reply', status: 403, times: 1 });
    await sent(client, review, 'Eine Änderung');
    await client.put(`/api/reviews/${review.id}/reply`, { text: 'Eine Änderung', isAnswered: false });
    expect((await only(client)).reply).toMatchObject({
      answeredAt: reply?.answeredAt,
      publication: { state: 'failed', shownText: thanks },
    });
  });

  it('is nobody’s any more when the account has gone', async () => {
    const { client, review } = await aReviewAtGoogle();
    await send(client, review, thanks);
    await client.post('/api/privacy/delete-account', { email: client.member.email });
    await test.runJobs();
    expect(atGoogle().reviewReply).toBeUndefined();
    expect(await db.selectFrom('review_replies').selectAll().where('review_id', '=', review.id).execute()).toEqual([]);
  });
});
