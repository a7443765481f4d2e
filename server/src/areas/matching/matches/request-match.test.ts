import { describe, it } from 'node:test';
import type { Match } from '@rezenso/contract/matches';
import { germanIn } from '@rezenso/contract/testing/foreign-words';
import { expect } from 'expect';
import { aMatch, aMatchBetween, givePlatforms, toldTo, twoPartners } from '../../../../testing/factories/matches.ts';
import { startTestApp } from '../../../../testing/test-app.ts';

const test = await startTestApp();

describe('POST /api/matches', () => {
  it('creates a pending match that says why the two suit each other', async () => {
    const { requester, provider } = await twoPartners(test);
    const answer = await requester.post('/api/matches', { providerId: provider.member.id });
    expect(answer.statusCode).toBe(200);
    const match = answer.json<Match>();
    expect(match).toMatchObject({
      status: 'pending',
      requesterId: requester.member.id,
      providerId: provider.member.id,
      requester: { companyName: 'Café Morgenrot' },
      provider: { companyName: 'Druckwerk Breisgau', averageRating: null, reviewsReceived: 0 },
      suggestedPlatforms: ['google'],
      isCoordinated: false,
    });
    expect(match.matchScore).toBeGreaterThan(50);
    expect(match.aiRecommendation).toContain('Druckwerk Breisgau');
    expect(match.aiRecommendation).toContain('Speisekarten, Plakate und Websites');
    expect(match.reasons.length).toBeGreaterThan(0);
  });

  it('tells the partner once, in the bell, the feed and by mail', async () => {
    const { requester, provider } = await twoPartners(test);
    await requester.post('/api/matches', { providerId: provider.member.id });
    await test.runJobs();
    expect(await toldTo(test.db, provider.member)).toEqual({
      notifications: ['match.requested'],
      activities: ['match.received'],
    });
    expect(await toldTo(test.db, requester.member)).toEqual({ notifications: [], activities: ['match.requested'] });
    const [mail, ...others] = await test.mails();
    expect(others).toEqual([]);
    expect(mail).toMatchObject({
      to: provider.member.email,
      subject: 'Café Morgenrot möchte mit dir Reviews austauschen',
    });
    expect(mail?.text).toContain('Hallo Jonas,');
    expect(mail?.text).toContain('http://localhost:3000/matches');
  });

  it('words the reasons for the partner who is asked', async () => {
    const { requester, provider } = await twoPartners(test);
    await requester.post('/api/matches', { providerId: provider.member.id });
    await test.runJobs();
    const [mail] = await test.mails();
    expect(mail?.text).not.toContain('Druckwerk Breisgau');
    const [asked] = (await provider.get('/api/matches')).json<Match[]>();
    expect(mail?.text).toContain(asked?.aiRecommendation);
  });

  it('words them in the language of the partner who is asked', async () => {
    const { requester, provider } = await twoPartners(test);
    await provider.put('/api/auth/language', { language: 'en' });
    await requester.post('/api/matches', { providerId: provider.member.id });
    await test.runJobs();
    const [mail] = await test.mails();
    const [asked] = (await provider.get('/api/matches')).json<Match[]>();
    expect(asked?.aiRecommendation).toBeTruthy();
    expect(mail?.text).toContain(asked?.aiRecommendation);
    // The partner's own word for its customers is quoted as it stands there.
    expect(germanIn(mail?.text ?? '', ['Café Morgenrot', 'Gastronomen'])).toEqual([]);
  });

  it('suggests to each side the platforms of the other, none that only it has itself', async () => {
    const requester = await test.signIn();
    const provider = await test.signIn();
    await givePlatforms(test.db, requester.member, ['google', 'yelp']);
    await givePlatforms(test.db, provider.member, ['trustpilot', 'google']);
    await requester.post('/api/matches', { providerId: provider.member.id });
    const [asking] = (await requester.get('/api/matches')).json<Match[]>();
    const [asked] = (await provider.get('/api/matches')).json<Match[]>();
    expect(asking?.suggestedPlatforms).toEqual(['google', 'trustpilot']);
    expect(asked?.suggestedPlatforms).toEqual(['google', 'yelp']);
  });

  it('refuses a second open match of the pair, whoever asks', async () => {
    const { requester, provider } = await twoPartners(test);
    await requester.post('/api/matches', { providerId: provider.member.id });
    const again = await requester.post('/api/matches', { providerId: provider.member.id });
    const back = await provider.post('/api/matches', { providerId: requester.member.id });
    expect([again.statusCode, again.json().code]).toEqual([409, 'MATCH_ALREADY_OPEN']);
    expect([back.statusCode, back.json().code]).toEqual([409, 'MATCH_ALREADY_OPEN']);
  });

  it('allows a new match after a completed one', async () => {
    const { requester, provider } = await aMatch(test, { status: 'completed' });
    expect((await requester.post('/api/matches', { providerId: provider.member.id })).statusCode).toBe(200);
  });

  it('refuses oneself, unknown, inactive and half-finished partners', async () => {
    const { requester } = await twoPartners(test);
    const inactive = await test.aCompleteMember({ status: 'inactive' });
    const banned = await test.aCompleteMember({ status: 'banned' });
    const newcomer = await test.aMember();
    const ask = (providerId: string) => requester.post('/api/matches', { providerId });
    expect((await ask(requester.member.id)).json().code).toBe('MATCH_WITH_YOURSELF');
    for (const id of [inactive.id, banned.id, newcomer.id, '00000000-0000-4000-8000-000000000000']) {
      const answer = await ask(id);
      expect([answer.statusCode, answer.json().code]).toEqual([404, 'PARTNER_NOT_FOUND']);
    }
  });

  it('asks for a complete profile first', async () => {
    const { provider } = await twoPartners(test);
    const newcomer = await test.signIn(await test.aMember());
    const answer = await newcomer.post('/api/matches', { providerId: provider.member.id });
    expect([answer.statusCode, answer.json().code]).toEqual([409, 'PROFILE_INCOMPLETE']);
  });

  it('refuses what is malformed and who is signed out', async () => {
    const { requester } = await twoPartners(test);
    expect((await requester.post('/api/matches', { providerId: 'nobody' })).statusCode).toBe(400);
    expect((await requester.post('/api/matches', {})).statusCode).toBe(400);
    expect((await test.visitor.post('/api/matches', { providerId: requester.member.id })).statusCode).toBe(401);
  });
});

describe('GET /api/matches', () => {
  it("lists the business's own matches from both sides, newest first", async () => {
    const { requester, provider, match } = await aMatch(test, { status: 'accepted' });
    const third = await test.signIn();
    test.clock.advance({ hours: 1 });
    const newer = await aMatchBetween(test, third.member, requester.member);
    const idsOf = async (client: typeof third) =>
      (await client.get('/api/matches')).json<Match[]>().map(({ id }) => id);
    expect(await idsOf(requester)).toEqual([newer.id, match.id]);
    expect(await idsOf(provider)).toEqual([match.id]);
    expect(await idsOf(third)).toEqual([newer.id]);
  });

  it('shows what partners think of a business: only what is verified or synced and not suspicious', async () => {
    const { requester, provider } = await aMatch(test);
    const review = {
      source: 'google',
      reviewer_name: 'Ina',
      review_date: test.clock.now(),
      created_at: test.clock.now(),
    } as const;
    await test.db
      .insertInto('reviews')
      .values([
        { ...review, member_id: provider.member.id, content: 'Gut', content_hash: 'a', rating: 5, is_verified: true },
        {
          ...review,
          member_id: provider.member.id,
          content: 'Geht so',
          content_hash: 'b',
          rating: 4,
          external_id: 'g1',
        },
        { ...review, member_id: provider.member.id, content: 'Naja', content_hash: 'c', rating: 4, is_verified: true },
        // Copied in by the business itself, and one that looks forged.
        { ...review, member_id: provider.member.id, content: 'Perfekt', content_hash: 'd', rating: 5 },
        {
          ...review,
          member_id: provider.member.id,
          content: 'Grandios',
          content_hash: 'e',
          rating: 5,
          is_verified: true,
          fraud_score: 51,
        },
      ])
      .execute();
    const [match] = (await requester.get('/api/matches')).json<Match[]>();
    expect(match?.provider).toMatchObject({ averageRating: 4.33, reviewsReceived: 3 });
    expect(match?.requester).toMatchObject({ averageRating: null, reviewsReceived: 0 });
  });

  it('is closed to visitors', async () => {
    expect((await test.visitor.get('/api/matches')).statusCode).toBe(401);
  });
});
