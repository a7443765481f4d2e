import { describe, it } from 'node:test';
import { expect } from 'expect';
import { type SignedInClient, startTestApp } from '../../../../testing/test-app.ts';

const test = await startTestApp();

describe('insights into reviews', () => {
  it('tell a Pro member what all its reviews praise and criticise, month by month', async () => {
    const eva = await test.signIn({ subscription_status: 'active' });
    await importReviews(eva, [
      ['google', '2031-02-10', 4, 'Das Personal war sehr freundlich, aber die Wartezeit war zu lang.'],
      ['trustpilot', '2030-12-05', 5, 'Kompetente Beratung und faire Preise.'],
    ]);
    const insights = (await eva.get('/api/reviews/insights')).json();
    expect(insights).toMatchObject({ scope: 'all', previewMonth: null, reviews: 2, comparison: null });
    expect(insights.themes.map(({ id, praise, criticism }: Theme) => [id, praise, criticism])).toEqual([
      ['people', 1, 0],
      ['advice', 1, 0],
      ['price', 1, 0],
      ['punctuality', 0, 1],
    ]);
    expect(insights.themes[0].passages).toMatchObject([{ polarity: 'praise', platform: 'google' }]);
    expect(insights.mood).toHaveLength(12);
    const answers = { answered: 0, medianDays: null };
    expect(insights.answers).toEqual(answers);
    expect(insights.mood.at(-2)).toEqual({
      month: '2031-02',
      praise: 1,
      criticism: 1,
      count: 1,
      averageRating: 4,
      answers,
    });
    expect(insights.byPlatform.map(({ platform }: { platform: string }) => platform)).toEqual(['google', 'trustpilot']);
  });

  it('show a free member its first month alone, and neither others nor changes', async () => {
    const eva = await test.signIn();
    await importReviews(eva, [
      ['google', '2031-01-20', 2, 'Leider war das Essen kalt und fade.'],
      ['google', '2030-11-02', 5, 'Ein wunderbares Essen.'],
    ]);
    const insights = (await eva.get('/api/reviews/insights')).json();
    expect(insights).toMatchObject({
      scope: 'first_month',
      previewMonth: '2030-11',
      reviews: 1,
      changes: [],
      comparison: null,
    });
    expect(insights.themes).toMatchObject([{ id: 'food', praise: 1, criticism: 0 }]);
    expect(insights.mood).toMatchObject([{ month: '2030-11', praise: 1, criticism: 0, count: 1, averageRating: 5 }]);
    expect((await eva.get('/api/reviews/insights/export')).body).not.toContain('kalt und fade');
  });

  it('show a free member twenty reviews of it, whatever dates they were entered with', async () => {
    const eva = await test.signIn();
    const days = Array.from({ length: 23 }, (_, index) => `2030-11-${String(index + 1).padStart(2, '0')}`);
    await importReviews(
      eva,
      days.map((day) => ['google', day, 5, `Das Essen war wunderbar, am Tag ${day} kamen wir wieder.`]),
    );
    const insights = (await eva.get('/api/reviews/insights')).json();
    expect(insights).toMatchObject({ reviews: 20, previewMonth: '2030-11' });
    expect(insights.themes).toMatchObject([{ id: 'food', praise: 20 }]);
    const table = (await eva.get('/api/reviews/insights/export')).body;
    expect(table).toContain('2030-11-20');
    expect(table).not.toContain('2030-11-21');
  });

  it('say how many reviews are in a language that they do not understand', async () => {
    const eva = await test.signIn({ subscription_status: 'active' });
    await importReviews(eva, [
      ['google', '2031-02-10', 5, 'Das Essen war wunderbar und die Bedienung sehr freundlich.'],
      ['google', '2031-02-11', 5, 'The food was wonderful and the staff were really friendly to all of us.'],
      ['google', '2031-02-12', 4, 'Le repas était très bon et nous avons été bien accueillis par toute la famille.'],
      ['google', '2031-02-13', 4, 'Wir waren gestern zum ersten Mal hier und kommen bestimmt bald wieder.'],
    ]);
    const insights = (await eva.get('/api/reviews/insights')).json();
    expect(insights).toMatchObject({ reviews: 4, notUnderstood: 2 });
  });

  it('tell what changed between the last two whole months', async () => {
    const eva = await test.signIn({ subscription_status: 'active' });
    await importReviews(eva, [
      ['google', '2031-02-10', 5, 'Alles bestens gelaufen bei meinem Termin im Februar.'],
      ['google', '2031-02-12', 5, 'Wir waren zum zweiten Mal da und wieder sehr zufrieden.'],
      ['google', '2031-01-10', 3, 'Ging so, kann man machen, muss man aber nicht.'],
    ]);
    const { changes } = (await eva.get('/api/reviews/insights')).json();
    expect(changes[0]).toBe('Im Februar kamen 2 Bewertungen dazu, 1 mehr als im Januar.');
  });

  it('tell how many reviews were answered and how fast, by month and platform, from when they stood here', async () => {
    const eva = await test.signIn({ subscription_status: 'active' });
    await importReviews(eva, [
      ['google', '2031-02-10', 4, 'Die erste von dreien, an einem Montag im Februar.'],
      ['google', '2031-02-11', 5, 'Die zweite von dreien, am Tag danach geschrieben.'],
      ['yelp', '2031-01-05', 5, 'Die dritte von dreien, noch aus dem Januar davor.'],
    ]);
    const all = (await eva.get('/api/reviews')).json<{ id: string; reviewDate: string }[]>();
    for (const [index, days] of [1, 3].entries()) {
      test.clock.advance({ days });
      const later = await test.signIn(eva.member);
      await later.put(`/api/reviews/${all[index]?.id}/reply`, { text: '', isAnswered: true });
    }
    const again = await test.signIn(eva.member);
    const { answers, mood, byPlatform } = (await again.get('/api/reviews/insights')).json();
    // They came in together, whatever their dates: answered after one day and after four.
    expect(answers).toEqual({ answered: 2, medianDays: 2.5 });
    expect(mood.find(({ month }: { month: string }) => month === '2031-02').answers).toEqual(answers);
    expect(byPlatform.map(({ answers: of }: { answers: object }) => of)).toEqual([
      answers,
      { answered: 0, medianDays: null },
    ]);
    const rows = (await again.get('/api/reviews/insights/export')).body.trimEnd().split('\r\n');
    expect(rows.map((row) => row.split(';').at(-1))).toEqual(['Beantwortet am', '2031-03-04', '2031-03-07', '']);
    expect((await again.get('/api/reviews/insights')).json().changes.join(' ')).not.toContain('beantwortet');
  });

  it('are empty without a review', async () => {
    const eva = await test.signIn();
    const insights = (await eva.get('/api/reviews/insights')).json();
    expect(insights).toMatchObject({ previewMonth: null, reviews: 0, themes: [], byPlatform: [] });
    expect(insights.mood).toHaveLength(12);
  });

  it('tell nothing of reviews of others, and nothing to visitors', async () => {
    await importReviews(await test.signIn(), [['google', '2031-02-10', 5, 'Sehr freundliches Personal.']]);
    const other = await test.signIn({ subscription_status: 'active' });
    expect((await other.get('/api/reviews/insights')).json()).toMatchObject({ reviews: 0, themes: [] });
    for (const path of ['/api/reviews/insights', '/api/reviews/insights/export'])
      expect((await test.visitor.get(path)).statusCode).toBe(401);
  });
});

describe('the comparison with a trade nearby', () => {
  const place = { trade: 'shop/bakery', latitude: 48, longitude: 7.85 };

  it('begins with ten other businesses that have a review which partners see, and tells of them coarsely', async () => {
    const eva = await test.signIn({ subscription_status: 'active', ...place });
    for (let index = 0; index < 10; index += 1) await aSeenBusiness({ ...place, latitude: 48 + index / 100 }, 4);
    await aSeenBusiness({ ...place, latitude: 49 }, 1);
    await aSeenBusiness({ ...place, trade: 'shop/butcher' }, 1);
    await test.aCompleteMember(place);
    const before = await compared(eva);
    expect(before).toMatchObject({ tradeName: 'Bäckerei', radiusKm: 50, businesses: 9, others: null });
    await aSeenBusiness(place, 3);
    expect(await compared(eva)).toEqual(before);
    const { businesses, others, own } = await compared(await aMonthLater(eva));
    expect([businesses, others, own]).toEqual([
      10,
      { averageRating: 3.9, reviewsPerMonth: 0, answers: null },
      { averageRating: null, reviewsPerMonth: 0, answers: null },
    ]);
  });

  it('gives nobody away who comes, nor when one moves, within the month and by its number after it', async () => {
    const eva = await test.signIn({ subscription_status: 'active', ...place });
    for (let index = 0; index < 12; index += 1) await aSeenBusiness(place, 4 + (index % 2));
    const before = await compared(eva);
    await aSeenBusiness({ ...place, latitude: 48.4 }, 1);
    const move = (latitude: number) =>
      test.db.updateTable('members').set({ latitude }).where('id', '=', eva.member.id).execute();
    await move(48.1);
    expect(await compared(eva)).toEqual(before);
    await move(47.9);
    expect((await compared(eva)).others).toBeNull();
    await move(48.1);
    const after = await compared(await aMonthLater(eva));
    expect([before.businesses, after.businesses]).toEqual([10, 10]);
    // Whatever the true numbers were, what one added cannot be told from the two means.
    const least = 13 * (after.others.averageRating - 0.05) - 12 * (before.others.averageRating + 0.05);
    const most = 13 * (after.others.averageRating + 0.05) - 12 * (before.others.averageRating - 0.05);
    expect(most - least).toBeGreaterThan(2);
    expect(await test.db.selectFrom('trade_figures').select('month').distinct().execute()).toEqual([
      { month: '2031-04' },
    ]);
  });

  it('tells how often and how fast others answer once ten of them mark their answers, by those alone', async () => {
    const eva = await test.signIn({ subscription_status: 'active', ...place });
    for (let index = 0; index < 10; index += 1) await answerAfter(await aSeenBusiness(place, 4), 2);
    await aSeenBusiness(place, 4);
    const before = await compared(eva);
    expect([before.businesses, before.others.answers]).toEqual([10, null]);
    await answerAfter(await aSeenBusiness(place, 4), 8);
    const { others } = await compared(await aMonthLater(eva));
    expect(others.answers).toEqual({ businesses: 10, share: 1, medianDays: 3 });
  });

  async function compared(client: SignedInClient) {
    return (await client.get('/api/reviews/insights')).json().comparison;
  }

  async function aMonthLater({ member }: SignedInClient): Promise<SignedInClient> {
    test.clock.advance({ days: 31 });
    return test.signIn(member);
  }

  async function answerAfter(member: string, days: number): Promise<void> {
    const { id } = await test.db
      .selectFrom('reviews')
      .select('id')
      .where('member_id', '=', member)
      .executeTakeFirstOrThrow();
    const answered_at = new Date(Date.parse('2031-02-01T10:00:00Z') + days * 86_400_000);
    await test.db.insertInto('review_replies').values({ review_id: id, text: '', answered_at }).execute();
  }

  async function aSeenBusiness(fields: typeof place, rating: number): Promise<string> {
    const { id } = await test.aCompleteMember(fields);
    await test.db
      .insertInto('reviews')
      .values({
        member_id: id,
        source: 'google',
        content: `Nach dem Einkauf am Samstag gebe ich ${rating} Sterne.`,
        content_hash: id,
        rating,
        reviewer_name: 'Kundin',
        review_date: new Date('2031-02-01T10:00:00Z'),
        external_id: id,
        created_at: new Date('2031-02-01T10:00:00Z'),
      })
      .execute();
    return id;
  }
});

describe('the reviews as a table', () => {
  it('have a row each, in a file that a link downloads, and carry nothing out', async () => {
    const eva = await test.signIn({ subscription_status: 'active' });
    await importReviews(eva, [
      ['google', '2031-02-10', 4, '=HYPERLINK("https://boese.example") war mein Eindruck; sonst gut.\nGerne wieder.'],
    ]);
    const answer = await eva.get('/api/reviews/insights/export');
    expect(answer.headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(answer.headers['content-disposition']).toBe('attachment; filename="rezenso-bewertungen.csv"');
    expect(answer.body).toBe(
      '\uFEFFDatum;Plattform;Sterne;Verfasst von;Text;Beantwortet am\r\n' +
        '2031-02-10;Google;4;Importiert;"\'=HYPERLINK(""https://boese.example"") war mein Eindruck; sonst gut.\nGerne wieder.";\r\n',
    );
  });

  it('are in English for who reads English, with commas between, as programs for tables expect it there', async () => {
    const eva = await test.signIn({ subscription_status: 'active', language: 'en' });
    await importReviews(eva, [
      ['google', '2031-02-10', 4, 'Freundlich, schnell; gut.'],
      ['proven_expert', '2031-02-09', 5, 'Gut beraten.'],
    ]);
    const google = test.db
      .updateTable('reviews')
      .set({ reviewer_name: 'Anonym' })
      .where('content', 'like', 'Freundlich%');
    await google.execute();
    const answer = await eva.get('/api/reviews/insights/export');
    expect(answer.headers['content-disposition']).toBe('attachment; filename="rezenso-reviews.csv"');
    expect(answer.body).toBe(
      '\uFEFFDate,Platform,Stars,Written by,Text,Replied on\r\n' +
        '2031-02-10,Google,4,Anonymous,"Freundlich, schnell; gut.",\r\n' +
        '2031-02-09,ProvenExpert,5,Imported,Gut beraten.,\r\n',
    );
  });
});

type Theme = { id: string; praise: number; criticism: number };
type Given = readonly [source: string, day: string, rating: number, content: string];

async function importReviews(client: SignedInClient, given: readonly Given[]): Promise<void> {
  for (const [source, day, rating, content] of given) {
    const answer = await client.post('/api/reviews/import', {
      source,
      content,
      rating,
      reviewDate: `${day}T10:00:00Z`,
    });
    expect(answer.statusCode).toBe(200);
  }
}
