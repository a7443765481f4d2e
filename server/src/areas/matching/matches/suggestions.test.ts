import { describe, it } from 'node:test';
import type { PotentialMatch } from '@rezenso/contract/matches';
import { turnPoints } from '@rezenso/engines/matching';
import { expect } from 'expect';
import type { TestClient } from '../../../../testing/client.ts';
import { aMatchBetween, givePlatforms, twoPartners } from '../../../../testing/factories/matches.ts';
import { startTestApp } from '../../../../testing/test-app.ts';
import type { MemberRow, NewMember } from '../../../database/schema.ts';
import { candidateIndex } from '../../accounts/index.ts';

const test = await startTestApp();
const freiburg = { latitude: 47.995, longitude: 7.85 };
const hamburg = { latitude: 53.55, longitude: 10 };

describe('GET /api/matches/potential', () => {
  it('suggests partners with score, reasons and platforms', async () => {
    const { requester, provider } = await twoPartners(test);
    await index(requester.member, provider.member);
    const [suggestion, ...others] = await suggestionsFor(requester);
    expect(others).toEqual([]);
    expect(suggestion?.user).toMatchObject({
      id: provider.member.id,
      companyName: 'Druckwerk Breisgau',
      industry: 'marketing',
    });
    expect(suggestion?.matchScore).toBeGreaterThan(50);
    expect(suggestion?.recommendation).toContain('Druckwerk Breisgau');
    expect(suggestion?.suggestedPlatforms).toEqual(['google']);
  });

  it('never suggests the people who run the site', async () => {
    const { requester, provider } = await twoPartners(test);
    await index(requester.member, provider.member);
    await test.db
      .updateTable('members')
      .set({ admin_role: 'support_agent' })
      .where('id', '=', provider.member.id)
      .execute();
    expect(await suggestionsFor(requester)).toEqual([]);
  });

  it('puts the better partner first', async () => {
    const { requester } = await twoPartners(test);
    const near = await aCandidate({ company_name: 'Nah', industry: 'it & software', ...freiburg });
    const far = await aCandidate({ company_name: 'Fern', industry: 'it & software', ...hamburg });
    await index(requester.member, near, far);
    const names = (await suggestionsFor(requester)).map(({ user }) => user.companyName);
    expect(names.indexOf('Nah')).toBeLessThan(names.indexOf('Fern'));
    expect(names).toContain('Fern');
  });

  it('leaves out competitors, the half-finished, the inactive and the banned', async () => {
    const { requester } = await twoPartners(test);
    const members = await Promise.all([
      aCandidate({ company_name: 'Konkurrenz', industry: 'gastronomie', ...freiburg }),
      aCandidate({ company_name: 'Halb', profile_completed_at: null, ...freiburg }),
      aCandidate({ company_name: 'Ruhend', status: 'inactive', ...freiburg }),
      aCandidate({ company_name: 'Gesperrt', status: 'banned', ...freiburg }),
    ]);
    await index(requester.member, ...members);
    const names = (await suggestionsFor(requester)).map(({ user }) => user.companyName);
    expect(names).toEqual(['Druckwerk Breisgau']);
  });

  it('leaves out open matches and pairs that declined in the last 90 days', async () => {
    const { requester, provider } = await twoPartners(test);
    const asked = await aCandidate({ company_name: 'Gefragt', ...freiburg });
    const declined = await aCandidate({ company_name: 'Abgelehnt', ...freiburg });
    await index(requester.member, provider.member, asked, declined);
    await aMatchBetween(test, asked, requester.member);
    await aMatchBetween(test, requester.member, declined, { status: 'declined' });
    await aMatchBetween(test, requester.member, provider.member, { status: 'completed' });
    const names = async () => (await suggestionsFor(requester)).map(({ user }) => user.companyName);
    expect(await names()).toEqual(['Druckwerk Breisgau']);
    test.clock.advance({ days: 29 });
    expect(await names()).toEqual(['Druckwerk Breisgau']);
    await test.db
      .updateTable('matches')
      .set({ updated_at: new Date('2030-11-01T00:00:00Z') })
      .where('status', '=', 'declined')
      .execute();
    expect((await names()).toSorted()).toEqual(['Abgelehnt', 'Druckwerk Breisgau']);
  });

  it('gives as many as asked for, 20 without a word', async () => {
    const { requester } = await twoPartners(test);
    const members = await Promise.all(Array.from({ length: 25 }, () => aCandidate(freiburg)));
    await index(requester.member, ...members);
    expect((await suggestionsFor(requester)).length).toBe(20);
    expect((await suggestionsFor(requester, '?limit=3')).length).toBe(3);
    expect((await requester.get('/api/matches/potential?limit=0')).statusCode).toBe(400);
    expect((await requester.get('/api/matches/potential?limit=viele')).statusCode).toBe(400);
  });

  it('has nothing to suggest before the profile is complete, and nothing for visitors', async () => {
    const newcomer = await test.signIn(await test.aMember());
    expect(await suggestionsFor(newcomer)).toEqual([]);
    expect((await test.visitor.get('/api/matches/potential')).statusCode).toBe(401);
  });

  it('come in the order of the score they show, however often somebody was shown before', async () => {
    const { requester, provider } = await twoPartners(test);
    // What ties two would be read first among equals.
    const worn = { exposure_count: 900, trade: null };
    await test.db.updateTable('members').set(worn).where('id', '=', provider.member.id).execute();
    const others = [
      await aCandidate(freiburg),
      await aCandidate(),
      await aCandidate({ ...freiburg, exposure_count: 50 }),
    ];
    await index(requester.member, await memberRow(provider.member.id), ...others);
    const suggested = await suggestionsFor(requester);
    const scores = suggested.map(({ matchScore }) => matchScore ?? 0);
    expect(new Set(scores).size).toBeGreaterThan(1);
    expect(scores).toEqual(scores.toSorted((a, b) => b - a));
  });

  it('begin with whom something ties to the reader, of those that suit about equally', async () => {
    const { requester, provider } = await twoPartners(test);
    const [near, far] = [await aCandidate({ company_name: 'Nachbar', ...freiburg }), await aCandidate({ ...hamburg })];
    await index(requester.member, await memberRow(provider.member.id), near, far);
    const suggested = await suggestionsFor(requester);
    const [tied, untied] = ['Druckwerk Breisgau', 'Nachbar'].map((name) =>
      suggested.findIndex(({ user }) => user.companyName === name),
    );
    expect([tied, untied]).toEqual([0, 1]);
    const scores = suggested.map(({ matchScore }) => matchScore ?? 0);
    expect(scores[1]).toBeGreaterThan(scores[0] ?? 0);
    for (const [at, score] of scores.entries())
      expect(Math.max(...scores.slice(at))).toBeLessThanOrEqual(score + turnPoints);
  });

  it('shows others first when the same ones were shown all the time', async () => {
    const { requester } = await twoPartners(test);
    const worn = await aCandidate({ company_name: 'Dauergast', exposure_count: 400, ...freiburg });
    const fresh = await aCandidate({ company_name: 'Neuling', ...freiburg });
    await index(requester.member, worn, fresh);
    const names = (await suggestionsFor(requester)).map(({ user }) => user.companyName);
    expect(names.indexOf('Neuling')).toBeLessThan(names.indexOf('Dauergast'));
  });
});

describe('partners of somebody who has nobody near', () => {
  it('say so, with the way, and no more once somebody is near or a filter is set', async () => {
    const { requester, provider } = await twoPartners(test);
    await test.db.updateTable('members').set(hamburg).where('id', '=', provider.member.id).execute();
    const other = await aCandidate({ company_name: 'Auch weit', industry: 'it & software', ...hamburg });
    await index(requester.member, await memberRow(provider.member.id), other);
    const far = await suggestionsFor(requester);
    expect(far.map(({ isNobodyNear }) => isNobodyNear)).toEqual([true, true]);
    expect(far[0]?.recommendation).toMatch(/^In deiner Nähe ist noch niemand, .*rund 6[34]0\skm\./);
    expect(far[1]?.recommendation).not.toContain('niemand');
    expect(far[1]?.recommendation).toMatch(/rund 6[34]0\skm/i);
    for (const query of ['?radiusKm=500', '?industry=it%20%26%20software'])
      for (const one of await suggestionsFor(requester, query)) expect(one).not.toHaveProperty('isNobodyNear');
    await index(await aCandidate({ company_name: 'Nah', ...freiburg }));
    const near = await suggestionsFor(requester);
    expect(near[0]?.user.companyName).toBe('Nah');
    for (const one of near) {
      expect(one).not.toHaveProperty('isNobodyNear');
      expect(one.recommendation).not.toContain('niemand');
    }
  });

  it('come the nearer first where they suit as well', async () => {
    const { requester } = await twoPartners(test);
    const far = await aCandidate({ company_name: 'Fern', exposure_count: 0, ...hamburg });
    const nearer = await aCandidate({ company_name: 'Näher', exposure_count: 9, latitude: 49.9, longitude: 8.6 });
    await index(requester.member, far, nearer);
    const names = (await suggestionsFor(requester)).map(({ user }) => user.companyName);
    expect(names.indexOf('Näher')).toBeLessThan(names.indexOf('Fern'));
  });
});

describe('partners somebody looks for', () => {
  const karlsruhe = { latitude: 49.01, longitude: 8.4 };

  it('are of the trade, with the platform and the language that are wished for', async () => {
    const { requester } = await twoPartners(test);
    const plain = await aCandidate({ company_name: 'Beratung', ...freiburg });
    const other = await aCandidate({ company_name: 'Software', industry: 'it & software', ...freiburg });
    const onYelp = await aCandidate({ company_name: 'Auf Yelp', ...freiburg });
    await givePlatforms(test.db, onYelp, ['yelp']);
    const french = await aCandidate({ company_name: 'Französisch', languages: ['de', 'fr'], ...freiburg });
    await index(requester.member, plain, other, onYelp, french);
    const names = async (query: string) =>
      (await suggestionsFor(requester, query)).map(({ user }) => user.companyName).toSorted();
    expect(await names('?industry=it%20%26%20software')).toEqual(['Software']);
    expect(await names('?platform=yelp')).toEqual(['Auf Yelp']);
    expect(await names('?language=fr')).toEqual(['Französisch']);
    expect(await names('?language=fr&platform=yelp')).toEqual([]);
    expect(await names('?industry=beratung&language=de')).toEqual(['Auf Yelp', 'Beratung', 'Französisch']);
  });

  it('lie within the radius; who has no known place lies within none', async () => {
    const { requester } = await twoPartners(test);
    const near = await aCandidate({ company_name: 'Nah', ...freiburg });
    const middle = await aCandidate({ company_name: 'Karlsruhe', ...karlsruhe });
    const unplaced = await aCandidate({ company_name: 'Ortlos', latitude: null, longitude: null });
    await index(requester.member, near, middle, unplaced);
    const names = async (query: string) =>
      (await suggestionsFor(requester, query)).map(({ user }) => user.companyName).toSorted();
    expect(await names('?radiusKm=10')).toEqual(['Druckwerk Breisgau', 'Nah']);
    expect(await names('?radiusKm=200')).toEqual(['Druckwerk Breisgau', 'Karlsruhe', 'Nah']);
    expect(await names('')).toEqual(['Druckwerk Breisgau', 'Karlsruhe', 'Nah', 'Ortlos']);
  });

  it('come the nearest first, with the kilometres, and those without a place last', async () => {
    const { requester } = await twoPartners(test);
    const far = await aCandidate({ company_name: 'Hamburg', industry: 'it & software', ...hamburg });
    const middle = await aCandidate({ company_name: 'Karlsruhe', ...karlsruhe });
    const near = await aCandidate({ company_name: 'Freiburg', ...freiburg });
    const unplaced = await aCandidate({ company_name: 'Ortlos', latitude: null, longitude: null });
    await index(requester.member, far, middle, near, unplaced);
    const suggested = await suggestionsFor(requester, '?order=distance');
    expect(suggested.map(({ user }) => [user.companyName, user.distanceKm])).toEqual([
      ['Freiburg', 0],
      ['Druckwerk Breisgau', 1],
      ['Karlsruhe', 120],
      ['Hamburg', 636],
      ['Ortlos', null],
    ]);
  });

  it('come the best rated first, also one that suits less than those shown', async () => {
    const { requester } = await twoPartners(test);
    const suits = await aCandidate({ company_name: 'Passt', ...freiburg });
    const loved = await aCandidate({ company_name: 'Beliebt', ...hamburg });
    await aReviewOf(loved, 5);
    await aReviewOf(suits, 3);
    await index(requester.member, suits, loved);
    const first = async (query: string) => (await suggestionsFor(requester, query)).map(({ user }) => user.companyName);
    expect(await first('?limit=1')).toEqual(['Passt']);
    expect(await first('?limit=1&order=rating')).toEqual(['Beliebt']);
  });

  it('are only looked for by what there is', async () => {
    const { requester } = await twoPartners(test);
    for (const query of ['industry=zauberei', 'radiusKm=0', 'platform=kununu', 'language=la', 'order=zufall']) {
      expect((await requester.get(`/api/matches/potential?${query}`)).statusCode).toBe(400);
    }
  });
});

describe('counting who was shown', () => {
  it('adds to the counts of those who exist', async () => {
    const [one, other] = [await aCandidate(), await aCandidate({ exposure_count: 2 })];
    const gone = '00000000-0000-4000-8000-000000000000';
    await candidateIndex(test.db).addExposures(
      new Map([
        [one.id, 3],
        [other.id, 1],
        [gone, 9],
      ]),
    );
    const rows = await test.db.selectFrom('members').select('exposure_count').execute();
    expect(rows).toEqual([{ exposure_count: 3 }, { exposure_count: 3 }]);
  });
});

async function aCandidate(fields: Partial<NewMember> = {}): Promise<MemberRow> {
  const member = await test.aCompleteMember({ industry: 'beratung', ...fields });
  await givePlatforms(test.db, member, ['google']);
  return member;
}

/** A verified one, so that partners see its stars. */
async function aReviewOf({ id }: MemberRow, rating: number): Promise<void> {
  const now = test.clock.now();
  const fields = {
    source: 'google',
    reviewer_name: 'Ina',
    content: 'Gut',
    content_hash: 'a',
    is_verified: true,
  } as const;
  await test.db
    .insertInto('reviews')
    .values({ ...fields, member_id: id, rating, review_date: now, created_at: now })
    .execute();
}

function memberRow(id: string): Promise<MemberRow> {
  return test.db.selectFrom('members').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
}

async function index(...members: readonly MemberRow[]): Promise<void> {
  await candidateIndex(test.db).refresh(
    members.map(({ id }) => id),
    test.clock.now(),
  );
}

async function suggestionsFor(client: TestClient, query = ''): Promise<PotentialMatch[]> {
  const answer = await client.get(`/api/matches/potential${query}`);
  expect(answer.statusCode).toBe(200);
  return answer.json();
}
