import { beforeEach, describe, it } from 'node:test';
import type { Notification } from '@rezenso/contract/notifications';
import { expect } from 'expect';
import { connect, startGoogleTestApp } from '../../../../testing/factories/google.ts';
import { googleReplies } from '../../../../testing/factories/google-replies.ts';
import { repeatJobs } from '../../../../testing/repeat-jobs.ts';
import type { SignedInClient } from '../../../../testing/test-app.ts';

const test = await startGoogleTestApp();
const { db, google, clock } = test;
const { aReviewAtGoogle, atGoogle, only, reset, send, sent, synced } = googleReplies(test);
const thanks = 'Vielen Dank für Ihren Besuch! Bis bald.';

beforeEach(reset);

describe('an answer that does not reach Google', () => {
  it('is told in the bell, once, and leads to its review', async () => {
    const { client, review } = await aReviewAtGoogle();
    google.fail({ part: '/reply', status: 403, times: 1 });
    await sent(client, review, thanks);
    await repeatJobs(test, 'google.reply');
    expect(await toldTo(client)).toMatchObject([
      {
        title: 'Deine Antwort steht nicht bei Google',
        body: expect.stringContaining('ob dein Profil dort bestätigt ist'),
        href: `/reviews?bewertung=${review.id}`,
        readAt: null,
      },
    ]);
  });

  it('is told in the language of its reader', async () => {
    const { client, review } = await aReviewAtGoogle();
    google.fail({ part: '/reply', status: 403, times: 1 });
    await sent(client, review, thanks);
    await db.updateTable('members').set({ language: 'en' }).where('id', '=', client.member.id).execute();
    expect(await toldTo(client)).toMatchObject([{ title: 'Your reply is not on Google' }]);
  });

  it('is told again when it fails again, and counts as read once it is sent', async () => {
    const { client, review } = await aReviewAtGoogle();
    google.fail({ part: '/reply', status: 403, times: 2 });
    await sent(client, review, thanks);
    clock.advance({ minutes: 1 });
    await sent(client, review, thanks);
    expect(await toldTo(client)).toHaveLength(2);
    clock.advance({ minutes: 1 });
    await sent(client, review, thanks);
    expect((await toldTo(client)).map(({ readAt }) => readAt === null)).toEqual([false, false]);
  });

  it('is not told while it is tried again', async () => {
    const { client, review } = await aReviewAtGoogle();
    google.fail({ part: '/reply', status: 503, times: 1 });
    await send(client, review, thanks);
    await expect(test.runJobs()).rejects.toThrow('away');
    expect(await toldTo(client)).toEqual([]);
  });

  for (const how of ['by the business', 'by Google'] as const)
    it(`is told once when the access is ended ${how}`, async () => {
      const { client, platformId, review } = await aReviewAtGoogle();
      if (how === 'by Google') google.fail({ part: '/reply', status: 401, times: 1 });
      await send(client, review, thanks);
      if (how === 'by the business') await client.post(`/api/user-platforms/${platformId}/disconnect-oauth`);
      await test.runJobs();
      expect(await toldTo(client)).toMatchObject([{ body: expect.stringContaining('nicht mehr verbunden') }]);
    });

  for (const [when, judged] of [
    ['at once', 'REJECTED'],
    ['later', 'PENDING'],
  ] as const)
    it(`is told once when Google rejects it ${when}`, async () => {
      google.judgeReply = () => judged;
      const { client, review } = await aReviewAtGoogle();
      await sent(client, review, thanks);
      const reply = atGoogle().reviewReply;
      if (reply) reply.reviewReplyState = 'REJECTED';
      await synced(client, { hours: 7 });
      await synced(client, { hours: 7 });
      expect(await toldTo(client)).toMatchObject([{ body: expect.stringContaining('gegen die Richtlinien') }]);
    });

  it('is not told of what Google rejected before it was connected', async () => {
    const updateTime = new Date(clock.now().getTime() - 86_400_000).toISOString();
    const { client } = await aReviewAtGoogle({
      reviewReply: { comment: 'Alt', updateTime, reviewReplyState: 'REJECTED' },
    });
    expect((await only(client)).reply?.publication).toMatchObject({ problem: 'rejected' });
    expect(await toldTo(client)).toEqual([]);
  });
});

describe('an answer of a banned account', () => {
  it('is not published, says so afterwards, and is not published by itself when the ban ends', async () => {
    const { client, review } = await aReviewAtGoogle();
    await send(client, review, thanks);
    await ban(client, true);
    await test.runJobs();
    expect(atGoogle().reviewReply).toBeUndefined();
    await ban(client, false);
    await test.runJobs();
    expect(atGoogle().reviewReply).toBeUndefined();
    expect(await only(client)).toMatchObject({
      canSendReply: true,
      reply: { text: thanks, answeredAt: null, publication: { state: 'failed', problem: 'banned' } },
    });
    expect(await toldTo(client)).toMatchObject([{ body: expect.stringContaining('Dein Konto war gesperrt') }]);
    expect((await sent(client, review, thanks)).reply?.publication).toMatchObject({ state: 'published' });
  });

  it('is not published either when it is banned while Google is asked', async () => {
    const { client, review } = await aReviewAtGoogle();
    await send(client, review, thanks);
    google.afterCall = async (call) => {
      if (call.includes('/locations')) await ban(client, true);
    };
    await test.runJobs();
    expect(atGoogle().reviewReply).toBeUndefined();
  });

  it('is not published either when the account goes while Google is asked', async () => {
    const { client, review } = await aReviewAtGoogle();
    await send(client, review, thanks);
    google.afterCall = async (call) => {
      if (call.includes('/locations')) await client.post('/api/privacy/delete-account', { email: client.member.email });
    };
    await test.runJobs();
    expect(atGoogle().reviewReply).toBeUndefined();
  });
});

describe('an answer that Google looks at when the connection ends', () => {
  async function aCheckedOne() {
    google.judgeReply = () => 'PENDING';
    const { client, platformId, review } = await aReviewAtGoogle();
    await sent(client, review, thanks);
    await client.post(`/api/user-platforms/${platformId}/disconnect-oauth`);
    return { client, platformId, review };
  }

  it('says that nobody hears of it any more, stays answered, and may be unmarked', async () => {
    const { client, review } = await aCheckedOne();
    const publication = { state: 'checking', problem: 'disconnected', shownText: thanks };
    expect((await only(client)).reply).toMatchObject({ answeredAt: expect.any(String), publication });
    expect(await toldTo(client)).toEqual([]);
    await client.put(`/api/reviews/${review.id}/reply`, { text: thanks, isAnswered: false });
    expect((await only(client)).reply).toMatchObject({ answeredAt: null, publication });
  });

  it('is followed again once Google is connected anew', async () => {
    const { client, platformId } = await aCheckedOne();
    await connect(client, platformId);
    await test.runJobs();
    expect((await only(client)).reply?.publication).toMatchObject({ state: 'checking', problem: null });
  });

  it('says so too when Google ends the access', async () => {
    google.judgeReply = () => 'PENDING';
    const { client, review } = await aReviewAtGoogle();
    await sent(client, review, thanks);
    google.fail({ part: '/reviews', status: 401, times: 1 });
    await synced(client, { hours: 7 });
    expect((await only(client)).reply?.publication).toMatchObject({ state: 'checking', problem: 'disconnected' });
  });
});

/** Of answers, the newest first. */
async function toldTo(client: SignedInClient): Promise<Notification[]> {
  const { notifications } = (await client.get('/api/notifications')).json<{ notifications: Notification[] }>();
  return notifications.filter(({ type }) => type === 'reply.failed');
}

async function ban({ member }: SignedInClient, isBanned: boolean): Promise<void> {
  const status = isBanned ? 'banned' : 'active';
  await db.updateTable('members').set({ status }).where('id', '=', member.id).execute();
}
