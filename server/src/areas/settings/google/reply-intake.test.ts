import { beforeEach, describe, it } from 'node:test';
import { expect } from 'expect';
import { startGoogleTestApp } from '../../../../testing/factories/google.ts';
import { googleReplies } from '../../../../testing/factories/google-replies.ts';
import type { BusinessReply } from '../../../../testing/google/google-business.ts';
import type { SignedInClient } from '../../../../testing/test-app.ts';
import { replies } from '../../reviews/index.ts';
import { takeInReplies } from './reply-intake.ts';

const test = await startGoogleTestApp();
const { db, google, clock } = test;
const { aReviewAtGoogle, atGoogle, only, reset, synced: syncedAfter } = googleReplies(test);
const comment = 'Danke, Petra! Das freut uns.';

beforeEach(reset);

describe('an answer that was written at Google', () => {
  it('comes along with its review, which counts as answered since then', async () => {
    const { client, updateTime } = await anAnsweredReview();
    expect((await only(client)).reply).toEqual({
      text: comment,
      answeredAt: updateTime,
      publication: { state: 'published', problem: null, shownText: comment, shownAt: updateTime },
    });
    expect((await client.get('/api/reviews/stats')).json()).toMatchObject({ answered: 1 });
  });

  it('is followed when it is changed there', async () => {
    const { client } = await anAnsweredReview();
    await synced(client, () => answerAtGoogle('Danke, Petra! Bis zum nächsten Mal.'));
    expect((await only(client)).reply).toMatchObject({ text: 'Danke, Petra! Bis zum nächsten Mal.' });
  });

  it('is gone when it was deleted there: the review waits again, and the words stay as a note', async () => {
    const { client } = await anAnsweredReview();
    await synced(client, () => {
      delete atGoogle().reviewReply;
    });
    expect((await only(client)).reply).toEqual({ text: comment, answeredAt: null, publication: null });
  });

  it('does not answer what its writer changed afterwards', async () => {
    const { client } = await anAnsweredReview();
    await synced(client, () => {
      Object.assign(atGoogle(), { comment: 'Leider war es laut.', updateTime: clock.now().toISOString() });
    });
    expect((await only(client)).reply).toMatchObject({
      text: comment,
      answeredAt: null,
      publication: { state: 'published', shownText: comment },
    });
    await synced(client, () => answerAtGoogle('Das tut uns leid.'));
    expect((await only(client)).reply).toMatchObject({
      text: 'Das tut uns leid.',
      answeredAt: atGoogle().reviewReply?.updateTime,
    });
  });

  it('leaves a note alone that was never sent, and stands beside it', async () => {
    const { client, review } = await aReviewAtGoogle();
    await client.put(`/api/reviews/${review.id}/reply`, { text: 'Nachfragen, welcher Tisch', isAnswered: false });
    await synced(client, () => answerAtGoogle(comment));
    expect((await only(client)).reply).toMatchObject({
      text: 'Nachfragen, welcher Tisch',
      answeredAt: atGoogle().reviewReply?.updateTime,
      publication: { state: 'published', shownText: comment },
    });
  });

  it('hides no review, whatever it looks like', async () => {
    const reviewReply = { comment: 7 } as unknown as BusinessReply;
    const { client } = await aReviewAtGoogle({ comment: 'Sehr gut.', reviewReply });
    expect(await only(client)).toMatchObject({ content: 'Sehr gut.', reply: null });
  });

  it('writes nothing when nothing changed', async () => {
    const { client } = await anAnsweredReview();
    const before = await rows();
    await synced(client, () => {});
    expect(await rows()).toEqual(before);
  });
});

describe('an answer that is on its way', () => {
  it('is not taken for the earlier one that a sync still sees', async () => {
    const { client, review } = await anAnsweredReview();
    await client.post(`/api/reviews/${review.id}/reply/send`, { text: 'Neue Fassung' });
    await takeInReplies(
      test.core,
      { memberId: client.member.id, connectedAt: new Date(0) },
      [await asRead(comment)],
      clock.now(),
    );
    expect((await only(client)).reply).toMatchObject({ text: 'Neue Fassung', publication: { state: 'sending' } });
  });

  it('is not lost to a page that was read before it arrived', async () => {
    const { client, review } = await anAnsweredReview();
    const read = await asRead(comment);
    const beforeIt = { ...read, reply: undefined };
    clock.advance({ hours: 3 });
    await client.post(`/api/reviews/${review.id}/reply/send`, { text: 'Neue Fassung' });
    await test.runJobs();
    for (const page of [[read], [beforeIt]])
      await takeInReplies(test.core, { memberId: client.member.id, connectedAt: new Date(0) }, page, clock.now());
    expect((await only(client)).reply).toMatchObject({
      text: 'Neue Fassung',
      publication: { state: 'published', shownText: 'Neue Fassung' },
    });
  });

  it('stands in the list as published when it arrived though Google did not say so', async () => {
    const { client, review } = await anAnsweredReview();
    google.fail({ part: '/reply', status: 403, times: 1 });
    await client.post(`/api/reviews/${review.id}/reply/send`, { text: 'Neue Fassung' });
    await test.runJobs();
    await synced(client, () => answerAtGoogle('Neue Fassung'));
    expect((await only(client)).reply).toMatchObject({
      text: 'Neue Fassung',
      publication: { state: 'published', problem: null, shownText: 'Neue Fassung' },
    });
  });

  it('keeps its words where another text stands at Google, however late that came', async () => {
    const { client, review } = await aReviewAtGoogle();
    await client.post(`/api/reviews/${review.id}/reply/send`, { text: 'Meine Fassung' });
    await test.runJobs();
    await synced(client, () => answerAtGoogle('Eine andere'));
    expect((await only(client)).reply).toMatchObject({
      text: 'Meine Fassung',
      publication: { state: 'published', shownText: 'Eine andere' },
    });
  });

  it('is not overwritten by what a sync read before it was published', async () => {
    const { client, review } = await anAnsweredReview();
    const before = (await replies(db).listKnown([review.id])).get(review.id);
    clock.advance({ hours: 3 });
    await client.post(`/api/reviews/${review.id}/reply/send`, { text: 'Neue Fassung' });
    await test.runJobs();
    const known = await only(client);
    const late = { text: 'Von gestern', changedAt: clock.now(), state: 'published' as const };
    await replies(db).shown(review.id, before, late, true);
    if (before) await replies(db).vanished(review.id, before);
    expect(await only(client)).toEqual(known);
  });

  it('stays told as failed while the earlier one stands there', async () => {
    const { client, review } = await anAnsweredReview();
    google.fail({ part: '/reply', status: 403, times: 1 });
    await client.post(`/api/reviews/${review.id}/reply/send`, { text: 'Neue Fassung' });
    await test.runJobs();
    await synced(client, () => {});
    expect((await only(client)).reply).toMatchObject({
      text: 'Neue Fassung',
      publication: { state: 'failed', problem: 'refused', shownText: comment },
    });
  });
});

it('a mark that was set by hand stays while nothing stands at Google', async () => {
  const { client, review } = await aReviewAtGoogle();
  await client.put(`/api/reviews/${review.id}/reply`, { text: '', isAnswered: true });
  await synced(client, () => {});
  expect((await only(client)).reply).toMatchObject({ answeredAt: expect.any(String), publication: null });
});

async function anAnsweredReview() {
  const updateTime = new Date(clock.now().getTime() - 7_200_000).toISOString();
  return { ...(await aReviewAtGoogle({ reviewReply: { comment, updateTime } })), updateTime };
}

function answerAtGoogle(text: string): void {
  atGoogle().reviewReply = { comment: text, updateTime: clock.now().toISOString() };
}

/** The review as a sync reads it. */
async function asRead(text: string) {
  const { reviewId, createTime, updateTime, reviewReply } = atGoogle();
  const changedAt = new Date(reviewReply?.updateTime ?? updateTime);
  return {
    externalId: reviewId,
    reviewerName: undefined,
    rating: 5,
    content: '',
    writtenAt: new Date(createTime),
    changedAt: new Date(updateTime),
    reply: { text, changedAt, state: 'published' as const },
  };
}

function synced(client: SignedInClient, happen: () => void): Promise<void> {
  return syncedAfter(client, { hours: 12 }, happen);
}

function rows() {
  return db.selectFrom('review_replies').selectAll().orderBy('review_id').execute();
}
