import { randomUUID } from 'node:crypto';
import { describe, it } from 'node:test';
import { expect } from 'expect';
import { startTestApp } from '../../../../testing/test-app.ts';
import { activitiesFeature } from '../../notifications/index.ts';
import { reviewsFeature } from './index.ts';

const test = await startTestApp({ features: [reviewsFeature, activitiesFeature] });
const { clock } = test;

describe('importing a review', () => {
  it('keeps it as it stands on the platform and shows it in the list and the feed', async () => {
    const eva = await test.signIn();
    const answer = await eva.post('/api/reviews/import', aReview);
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toMatchObject({
      source: 'google',
      content: aReview.content,
      rating: 5,
      reviewerName: 'Importiert',
      reviewDate: '2031-02-01T10:00:00.000Z',
      isVerified: false,
    });
    expect(answer.json().fraudScore).toBeLessThanOrEqual(50);
    expect((await eva.get('/api/reviews')).json()).toEqual([answer.json()]);
    await test.runJobs();
    expect((await eva.get('/api/activities')).json()[0]).toMatchObject({ title: 'Review importiert' });
  });

  it('answers 409 to the same text from the same platform, however it is spaced and written', async () => {
    const eva = await test.signIn();
    await eva.post('/api/reviews/import', aReview);
    const again = { ...aReview, content: `  ${aReview.content.toUpperCase().replaceAll(' ', '\n')} `, rating: 1 };
    const answer = await eva.post('/api/reviews/import', again);
    expect(answer.statusCode).toBe(409);
    expect(answer.json().code).toBe('REVIEW_ALREADY_IMPORTED');
    expect((await eva.get('/api/reviews')).json()).toHaveLength(1);
  });

  it('has one effect when it is sent fifty times at once', async () => {
    const eva = await test.signIn();
    const answers = await Promise.all(Array.from({ length: 50 }, () => eva.post('/api/reviews/import', aReview)));
    expect(answers.filter((answer) => answer.statusCode === 200)).toHaveLength(1);
    expect(answers.filter((answer) => answer.statusCode === 409)).toHaveLength(49);
  });

  it('flags a text that somebody else has already, and quotes both', async () => {
    await (await test.signIn()).post('/api/reviews/import', aReview);
    const eva = await test.signIn();
    const copied = { ...aReview, content: aReview.content.replace('Schreiner', 'Tischler').replace('Mai', 'Juni') };
    const { id, fraudScore } = (await eva.post('/api/reviews/import', copied)).json();
    expect(fraudScore).toBeGreaterThan(50);
    const { evidence, fraudRisk } = (await eva.get(`/api/reviews/${id}/evidence`)).json();
    expect(fraudRisk).toBe(fraudScore);
    expect(evidence[0].code).toMatch(/^duplicate_/);
    for (const passage of evidence[0].otherQuote.split(' … ')) expect(aReview.content).toContain(passage);
    for (const passage of evidence[0].quote.split(' … ')) expect(copied.content).toContain(passage);
    // Whose it is stays unsaid, by name and by number.
    expect(Object.keys(evidence[0]).sort()).toEqual(['code', 'otherQuote', 'quote', 'text']);
  });

  it('names the own review that another one resembles, and nothing once that has gone', async () => {
    const eva = await test.signIn();
    const first = { ...aReview, reviewerName: 'Anna Meier', reviewDate: '2031-01-20T10:00:00.000Z' };
    const { id: reviewId } = (await eva.post('/api/reviews/import', first)).json();
    const second = { ...aReview, source: 'trustpilot', content: `${aReview.content} Danke!` };
    const { id, fraudScore } = (await eva.post('/api/reviews/import', second)).json();
    expect(fraudScore).toBeGreaterThan(50);
    const [found] = (await eva.get(`/api/reviews/${id}/evidence`)).json().evidence;
    expect(found.resembled).toEqual({
      reviewId,
      platform: 'google',
      date: first.reviewDate,
      author: 'Anna Meier',
    });
    expect(found.text).toMatch(
      /^Der Text stimmt .* überein\. Sieh auf der Plattform nach, von wem diese Bewertung stammt\.$/,
    );
    const kept = await test.db.selectFrom('reviews').select('evidence').where('id', '=', id).executeTakeFirstOrThrow();
    expect(kept.evidence[0]?.text).toMatch(/überein\.$/);
    // A name that stands for a review that has gone names none.
    await test.db.deleteFrom('reviews').where('id', '=', reviewId).execute();
    const [left] = (await eva.get(`/api/reviews/${id}/evidence`)).json().evidence;
    expect(left).not.toHaveProperty('resembled');
    expect(left.quote).toBe(found.quote);
  });

  it('takes a date in the future as now', async () => {
    const eva = await test.signIn();
    const { reviewDate } = (
      await eva.post('/api/reviews/import', { ...aReview, reviewDate: '2035-01-01T00:00:00.000Z' })
    ).json();
    expect(reviewDate).toBe(clock.now().toISOString());
  });

  it('counts stars that nobody gave nowhere, and takes the values of the specification for what is left out', async () => {
    const eva = await test.signIn();
    const { source, content } = aReview;
    const left = await eva.post('/api/reviews/import', { source, content });
    expect(left.json()).toMatchObject({
      rating: 5,
      isRatingGiven: false,
      reviewerName: 'Importiert',
      reviewDate: clock.now().toISOString(),
      origin: 'imported',
    });
    const marked = { ...aReview, content: `${texts[0]}`, isRatingGiven: false };
    expect((await eva.post('/api/reviews/import', marked)).json()).toMatchObject({ rating: 5, isRatingGiven: false });
    const given = { ...aReview, content: `${texts[1]}`, rating: 2 };
    expect((await eva.post('/api/reviews/import', given)).json()).toMatchObject({ rating: 2, isRatingGiven: true });
    expect((await eva.get('/api/reviews/stats')).json()).toMatchObject({
      totalReviews: 3,
      averageRating: 2,
      platformDistribution: [{ platform: 'google', count: 3, averageRating: 2 }],
      selfImported: { count: 3, averageRating: 2 },
      seenByPartners: { count: 0, averageRating: null },
    });
    await test.runJobs();
    const badges = (await eva.get('/api/activities')).json().map((one: { badges: { text: string }[] }) => one.badges);
    expect(JSON.stringify(badges)).toContain('2 Sterne');
    expect(JSON.stringify(badges)).not.toContain('5 Sterne');
  });

  it('takes the payload of the specification as stars that were given', async () => {
    const eva = await test.signIn();
    expect((await eva.post('/api/reviews/import', aReview)).json()).toMatchObject({ rating: 5, isRatingGiven: true });
    expect((await eva.get('/api/reviews/stats')).json()).toMatchObject({ averageRating: 5 });
  });

  for (const [what, change] of [
    ['an empty text', { content: '  ' }],
    ['six stars', { rating: 6 }],
    ['an unknown platform', { source: 'myspace' }],
    ['a date that is none', { reviewDate: 'gestern' }],
  ] as const) {
    it(`refuses ${what}`, async () => {
      const eva = await test.signIn();
      const answer = await eva.post('/api/reviews/import', { ...aReview, ...change });
      expect(answer.statusCode).toBe(400);
      expect(answer.json().details).toHaveLength(1);
    });
  }
});

describe('listing reviews', () => {
  it("shows the newest review date first and never somebody else's", async () => {
    const eva = await test.signIn();
    await (await test.signIn()).post('/api/reviews/import', aReview);
    for (const [index, day] of ['2031-01-05', '2031-02-20', '2030-11-30'].entries()) {
      const content = `${texts[index]}`;
      await eva.post('/api/reviews/import', { ...aReview, content, reviewDate: `${day}T12:00:00.000Z` });
    }
    const list = (await eva.get('/api/reviews')).json();
    expect(list.map(dayOf)).toEqual(['2031-02-20', '2031-01-05', '2030-11-30']);
  });

  it('gives only as many, or only those since, as are asked for', async () => {
    const eva = await test.signIn();
    for (const [index, day] of ['2031-01-05', '2031-02-20', '2030-11-30'].entries()) {
      const content = `${texts[index]}`;
      await eva.post('/api/reviews/import', { ...aReview, content, reviewDate: `${day}T12:00:00.000Z` });
    }
    const days = async (query: string) => (await eva.get(`/api/reviews?${query}`)).json().map(dayOf);
    expect(await days('limit=1')).toEqual(['2031-02-20']);
    expect(await days('limit=1000')).toHaveLength(3);
    expect(await days('since=2031-01-05T12:00:00.000Z')).toEqual(['2031-02-20', '2031-01-05']);
    expect(await days('since=2031-01-05T12:00:00.001Z&limit=2')).toEqual(['2031-02-20']);
  });

  for (const query of ['limit=0', 'limit=1001', 'limit=1.5', 'limit=viele', 'since=gestern', 'since=']) {
    it(`refuses ${query}`, async () => {
      const answer = await (await test.signIn()).get(`/api/reviews?${query}`);
      expect(answer.statusCode).toBe(400);
      expect(answer.json().details).toHaveLength(1);
    });
  }
});

describe('analysing a text', () => {
  it('gives quality, risk and reasons, and keeps nothing', async () => {
    const eva = await test.signIn();
    const answer = await eva.post('/api/reviews/analyze', { content: aReview.content });
    expect(answer.statusCode).toBe(200);
    const { qualityScore, fraudRisk, reasons, engine } = answer.json();
    expect(qualityScore).toBeGreaterThan(40);
    expect(fraudRisk).toBeLessThanOrEqual(50);
    expect(reasons.length).toBeGreaterThan(0);
    expect(engine).toBe('built-in');
    expect((await eva.get('/api/reviews')).json()).toEqual([]);
  });

  it('rates an empty phrase lower than an experience', async () => {
    const eva = await test.signIn();
    const phrase = (await eva.post('/api/reviews/analyze', { content: 'Top, gerne wieder!' })).json();
    const experience = (await eva.post('/api/reviews/analyze', { content: aReview.content })).json();
    expect(phrase.qualityScore).toBeLessThan(experience.qualityScore);
  });

  it('finds stored copies', async () => {
    await (await test.signIn()).post('/api/reviews/import', aReview);
    const eva = await test.signIn();
    const { fraudRisk, evidence } = (await eva.post('/api/reviews/analyze', { content: aReview.content })).json();
    expect(fraudRisk).toBeGreaterThan(50);
    expect(evidence[0].code).toBe('duplicate_copy');
    expect(evidence[0]).not.toHaveProperty('resembled');
  });

  it('tells a writer what to change, and the business that has it what is missing', async () => {
    const eva = await test.signIn();
    await eva.post('/api/reviews/import', aReview);
    const told = async (asked: object) => {
      const answer = await eva.post('/api/reviews/analyze', { content: `${aReview.content} Super!`, ...asked });
      const { evidence, reasons } = answer.json();
      return { text: evidence[0].text, platform: evidence[0].resembled.platform, all: JSON.stringify(reasons) };
    };
    const [business, writer] = [await told({}), await told({ reader: 'writer' })];
    expect(business).toMatchObject({
      text: expect.stringContaining('Sieh auf der Plattform nach'),
      platform: 'google',
    });
    expect(writer).toMatchObject({
      text: expect.stringContaining('Beschreibe dein eigenes Erlebnis'),
      platform: 'google',
    });
    expect(writer.all).toMatch(/Nenne|dir|Du |Gab es/);
    expect(business.all).not.toMatch(/Nenne|Erzähle|du selbst|Du nennst|Gab es|Schreib /);
    expect((await eva.post('/api/reviews/analyze', { content: 'Gut', reader: 'nobody' })).statusCode).toBe(400);
  });

  it('refuses a blank text', async () => {
    const eva = await test.signIn();
    expect((await eva.post('/api/reviews/analyze', { content: '\n' })).statusCode).toBe(400);
  });
});

describe('the evidence of a review', () => {
  it("answers 404 to unknown and somebody else's", async () => {
    const { id } = (await (await test.signIn()).post('/api/reviews/import', aReview)).json();
    const eva = await test.signIn();
    for (const other of [id, randomUUID()]) {
      const answer = await eva.get(`/api/reviews/${other}/evidence`);
      expect(answer.statusCode).toBe(404);
      expect(answer.json().code).toBe('REVIEW_NOT_FOUND');
    }
    expect((await eva.get('/api/reviews/seven/evidence')).statusCode).toBe(400);
  });
});

describe('visitors', () => {
  it('are refused by every call', async () => {
    const { visitor } = test;
    const answers = [
      await visitor.get('/api/reviews'),
      await visitor.get('/api/reviews/stats'),
      await visitor.get(`/api/reviews/${randomUUID()}/evidence`),
      await visitor.post('/api/reviews/analyze', { content: 'Gut' }),
      await visitor.post('/api/reviews/import', aReview),
      await visitor.post('/api/reviews/generate', {}),
    ];
    expect(answers.map((answer) => answer.statusCode)).toEqual([401, 401, 401, 401, 401, 401]);
  });
});

const aReview = {
  source: 'google',
  content:
    'Der Schreiner kam im Mai zum Ausmessen, nach fünf Wochen stand das Regal. Nur eine Kante war rau, die hat er am nächsten Tag nachgeschliffen.',
  rating: 5,
  reviewerName: 'Importiert',
  reviewDate: '2031-02-01T10:00:00.000Z',
};

const texts = [
  'Die Linsensuppe kam heiß und der Kellner wusste, woher das Brot stammt.',
  'Wir haben zu viert getagt, der Beamer lief sofort und es gab genug Wasser.',
  'Am Telefon freundlich, vor Ort etwas chaotisch, das Ergebnis stimmt.',
];

function dayOf({ reviewDate }: { reviewDate: string }): string {
  return reviewDate.slice(0, 10);
}
