import { describe, it } from 'node:test';
import type { DataExport } from '@rezenso/contract/privacy';
import type { Review } from '@rezenso/contract/reviews';
import { expect } from 'expect';
import { type SignedInClient, startTestApp } from '../../../../testing/test-app.ts';

const test = await startTestApp();
const { clock, db } = test;

const aReview = {
  source: 'google',
  content: 'Das Personal war sehr freundlich. Am Samstag haben wir lange am Eingang gestanden.',
  rating: 5,
  reviewerName: 'Petra Klein',
};
const nobody = '00000000-0000-4000-8000-000000000000';

describe('a draft to answer a review', () => {
  it('takes up what the review praises in its own words, and is signed with the company', async () => {
    const { eva, id } = await aReceivedReview({ company_name: 'Radhaus Öztürk' });
    const answer = await eva.post(`/api/reviews/${id}/reply/draft`);
    expect(answer.statusCode).toBe(200);
    const { draft, takesUp } = answer.json<{ draft: string; takesUp: boolean }>();
    expect(takesUp).toBe(true);
    expect(draft).toContain('„Das Personal war sehr freundlich“');
    expect(draft).toMatch(/\nRadhaus Öztürk$/);
    expect(draft).not.toContain('Petra');
  });

  it('is the same when it is asked for again, and keeps nothing', async () => {
    const { eva, id } = await aReceivedReview();
    const drafts = await Promise.all([1, 2].map(() => eva.post(`/api/reviews/${id}/reply/draft`)));
    expect(new Set(drafts.map((answer) => answer.body)).size).toBe(1);
    expect(await listed(eva)).toMatchObject([{ reply: null }]);
  });

  it('is signed as the platform calls a business whose profile has no name yet, and without either ends with a sentence', async () => {
    const { eva, id } = await aReceivedReview({ company_name: null });
    const drafted = async () => (await eva.post(`/api/reviews/${id}/reply/draft`)).json().draft;
    expect(await drafted()).toMatch(/[.!?]$/);
    expect(await drafted()).not.toMatch(/Grüße|Gruß/);
    await eva.post('/api/user-platforms', { platform: 'google', businessName: 'Radhaus am Tor' });
    expect(await drafted()).toMatch(/\n\n[^\n]*(?:Grüße|Grüßen|Gruß)\nRadhaus am Tor$/);
  });

  it('is in English under a review in English, and says so', async () => {
    const content = 'The staff was very friendly and the food was great.';
    const { eva, id } = await aReceivedReview({ company_name: 'Radhaus Öztürk' }, { ...aReview, content });
    expect((await eva.post(`/api/reviews/${id}/reply/draft`)).json()).toEqual({
      draft: expect.stringMatching(/^(?:Thank you|Many thanks)[^\n]*\n\n[^\n]*egards\nRadhaus Öztürk$/),
      takesUp: false,
      language: 'en',
    });
  });

  it('apologises for few stars, and takes those that nobody gave for none', async () => {
    const content = 'Wir waren im Mai dort.';
    const bad = await aReceivedReview({}, { ...aReview, content, rating: 1 });
    expect((await bad.eva.post(`/api/reviews/${bad.id}/reply/draft`)).json().draft).toMatch(/tut uns leid|bedauern/);
    expect((await bad.eva.post(`/api/reviews/${bad.id}/reply/draft`)).json().takesUp).toBe(false);
    const { rating: _, ...unrated } = aReview;
    const open = await aReceivedReview({}, { ...unrated, content });
    expect((await open.eva.post(`/api/reviews/${open.id}/reply/draft`)).json().draft).not.toMatch(
      /tut uns leid|bedauern|gute Bewertung/,
    );
  });
});

describe('a reply', () => {
  it('is kept with the review, with the moment when it was marked as answered', async () => {
    const { eva, id } = await aReceivedReview();
    const answer = await eva.put(`/api/reviews/${id}/reply`, { text: '  Vielen Dank!\n', isAnswered: true });
    expect(answer.statusCode).toBe(200);
    const reply = { text: 'Vielen Dank!', answeredAt: clock.now().toISOString(), publication: null };
    expect(answer.json()).toMatchObject({ id, content: aReview.content, reply });
    expect(await listed(eva)).toEqual([answer.json()]);
    expect((await eva.get('/api/reviews/pages')).json().reviews).toEqual([answer.json()]);
  });

  it('is edited later and stays answered since it first was', async () => {
    const { eva, id } = await aReceivedReview();
    const answeredAt = clock.now().toISOString();
    await eva.put(`/api/reviews/${id}/reply`, { text: 'Danke', isAnswered: true });
    clock.advance({ hours: 3 });
    const edited = await eva.put(`/api/reviews/${id}/reply`, { text: 'Vielen Dank', isAnswered: true });
    expect(edited.json().reply).toEqual({ text: 'Vielen Dank', answeredAt, publication: null });
  });

  it('keeps its words when the mark is taken back, and a new moment when it is set again', async () => {
    const { eva, id } = await aReceivedReview();
    await eva.put(`/api/reviews/${id}/reply`, { text: 'Danke', isAnswered: true });
    const taken = await eva.put(`/api/reviews/${id}/reply`, { text: 'Danke', isAnswered: false });
    expect(taken.json().reply).toEqual({ text: 'Danke', answeredAt: null, publication: null });
    clock.advance({ hours: 1 });
    const again = await eva.put(`/api/reviews/${id}/reply`, { text: 'Danke', isAnswered: true });
    expect(again.json().reply.answeredAt).toBe(clock.now().toISOString());
  });

  it('may be the mark alone; without words and mark there is none', async () => {
    const { eva, id } = await aReceivedReview();
    const marked = await eva.put(`/api/reviews/${id}/reply`, { text: '', isAnswered: true });
    expect(marked.json().reply).toEqual({ text: '', answeredAt: clock.now().toISOString(), publication: null });
    const emptied = await eva.put(`/api/reviews/${id}/reply`, { text: '', isAnswered: false });
    expect(emptied.json().reply).toBeNull();
  });

  it('is one, however often and from however many tabs it is sent at once', async () => {
    const { eva, id } = await aReceivedReview();
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, index) =>
        eva.put(`/api/reviews/${id}/reply`, { text: index % 2 === 0 ? 'Danke' : 'Herzlichen Dank', isAnswered: true }),
      ),
    );
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(answers.map(() => 200));
    const rows = await db.selectFrom('review_replies').selectAll().where('review_id', '=', id).execute();
    expect(rows).toHaveLength(1);
    expect(['Danke', 'Herzlichen Dank']).toContain(rows[0]?.text);
    expect(await answeredOf(eva)).toBe(1);
  });

  it('goes with its review', async () => {
    const { eva, id } = await aReceivedReview();
    await eva.put(`/api/reviews/${id}/reply`, { text: 'Danke', isAnswered: true });
    await db.deleteFrom('reviews').where('id', '=', id).execute();
    expect(await db.selectFrom('review_replies').select('review_id').where('review_id', '=', id).execute()).toEqual([]);
  });

  it('stands in the export of its business, and is gone with the account', async () => {
    const { eva, id } = await aReceivedReview();
    const answeredAt = clock.now().toISOString();
    await eva.put(`/api/reviews/${id}/reply`, { text: 'Vielen Dank!', isAnswered: true });
    const { data } = (await eva.get('/api/privacy/export')).json<DataExport>();
    expect(data.reviews).toMatchObject([{ content: aReview.content, reply: 'Vielen Dank!', answeredAt }]);
    const left = await eva.post('/api/privacy/delete-account', { email: eva.member.email });
    expect(left.statusCode).toBe(200);
    await test.runJobs();
    expect(await db.selectFrom('review_replies').select('review_id').where('review_id', '=', id).execute()).toEqual([]);
  });
});

describe('the figures', () => {
  it('count answered reviews, marks that were taken back and words without a mark left out', async () => {
    const { eva, id } = await aReceivedReview();
    expect(await answeredOf(eva)).toBe(0);
    await eva.put(`/api/reviews/${id}/reply`, { text: 'Danke', isAnswered: true });
    const other = await imported(eva, { ...aReview, content: 'Ein zweiter Text über den Laden im Hof.' });
    await eva.put(`/api/reviews/${other}/reply`, { text: 'Ein Entwurf', isAnswered: false });
    const stranger = await aReceivedReview();
    await stranger.eva.put(`/api/reviews/${stranger.id}/reply`, { text: '', isAnswered: true });
    expect((await eva.get('/api/reviews/stats')).json()).toMatchObject({ totalReviews: 2, answered: 1 });
    await eva.put(`/api/reviews/${id}/reply`, { text: 'Danke', isAnswered: false });
    expect(await answeredOf(eva)).toBe(0);
  });
});

describe('answering', () => {
  it('is refused to visitors', async () => {
    const { id } = await aReceivedReview();
    const calls = [
      test.visitor.post(`/api/reviews/${id}/reply/draft`),
      test.visitor.put(`/api/reviews/${id}/reply`, { text: '', isAnswered: true }),
    ];
    for (const answer of await Promise.all(calls)) expect(answer.statusCode).toBe(401);
  });

  it('finds neither somebody else’s review nor one that there is not, and leaves it as it was', async () => {
    const { eva, id } = await aReceivedReview();
    await eva.put(`/api/reviews/${id}/reply`, { text: 'Danke', isAnswered: true });
    const before = await listed(eva);
    const jonas = await test.signIn();
    for (const theirs of [id, nobody])
      for (const answer of [
        await jonas.post(`/api/reviews/${theirs}/reply/draft`),
        await jonas.put(`/api/reviews/${theirs}/reply`, { text: 'Meins', isAnswered: false }),
      ])
        expect([answer.statusCode, answer.json().code]).toEqual([404, 'REVIEW_NOT_FOUND']);
    expect(await listed(eva)).toEqual(before);
  });

  for (const [what, body] of [
    ['a text that is too long', { text: 'a'.repeat(4001), isAnswered: true }],
    ['no mark', { text: 'Danke' }],
    ['a mark that is none', { text: 'Danke', isAnswered: 'ja' }],
    ['no text', { isAnswered: true }],
    ['a text with a control character', { text: 'Danke\u0000', isAnswered: true }],
  ] as const)
    it(`refuses ${what}`, async () => {
      const { eva, id } = await aReceivedReview();
      const answer = await eva.put(`/api/reviews/${id}/reply`, body);
      expect([answer.statusCode, answer.json().code]).toEqual([400, 'VALIDATION_FAILED']);
      expect(await listed(eva)).toMatchObject([{ reply: null }]);
    });

  it('refuses an id that is none', async () => {
    const { eva } = await aReceivedReview();
    expect((await eva.post('/api/reviews/1/reply/draft')).statusCode).toBe(400);
    expect((await eva.put('/api/reviews/1/reply', { text: '', isAnswered: true })).statusCode).toBe(400);
  });
});

async function aReceivedReview(
  member: Parameters<typeof test.signIn>[0] = {},
  review: object = aReview,
): Promise<{ eva: SignedInClient; id: string }> {
  const eva = await test.signIn(member);
  return { eva, id: await imported(eva, review) };
}

async function imported(client: SignedInClient, review: object): Promise<string> {
  return (await client.post('/api/reviews/import', review)).json<Review>().id;
}

async function listed(client: SignedInClient): Promise<Review[]> {
  return (await client.get('/api/reviews')).json();
}

async function answeredOf(client: SignedInClient): Promise<number> {
  return (await client.get('/api/reviews/stats')).json().answered;
}
