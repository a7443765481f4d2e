import { before, describe, it } from 'node:test';
import { PGlite } from '@electric-sql/pglite';
import { industryIds } from '@rezenso/contract/vocabulary';
import { kilometresBetween, type MatchMember, pairFit } from '@rezenso/engines/matching';
import { geoCell, rangesAround } from '@rezenso/engines/matching/parts';
import { member } from '@rezenso/engines/testing';
import { expect } from 'expect';
import { candidateColumns } from '../../accounts/index.ts';
import { candidateIndex, candidateQuery } from './candidate-query.ts';
import type { CandidateWishes } from './candidate-wishes.sql.ts';

describe('candidateQuery', () => {
  const members = Array.from({ length: 600 }, (_, number) => someMember(number));
  const database = new PGlite();
  before(() => fill(database, members));

  it('finds the twenty best that a full comparison finds', async () => {
    for (const viewer of members.slice(0, 12)) {
      const found = new Set(await candidates(viewer));
      const best = members
        .map((other) => ({ id: other.id, fit: pairFit(viewer, other) }))
        .sort((a, b) => b.fit - a.fit)
        .slice(0, 20);
      expect(best.filter(({ id }) => found.has(id)).length).toBe(20);
    }
  });

  it('never returns the viewer or a competitor', async () => {
    for (const viewer of members.slice(0, 12)) {
      const byId = new Map(members.map((other) => [other.id, other]));
      for (const id of await candidates(viewer)) expect(pairFit(viewer, byId.get(id) ?? viewer)).toBeGreaterThan(0);
    }
  });

  it('leaves it to the exact score who of one industry competes, where kinds of business are known', async () => {
    const [carpenter, roofer] = ['craft/carpenter', 'craft/roofer'].map((trade) => ({ ...someMember(5), trade }));
    const craftsmen = members.filter(({ industry }) => industry === 'handwerk' && industry === carpenter?.industry);
    const found = await candidates(carpenter ?? member(), 600);
    expect(craftsmen.filter(({ id }) => found.includes(id)).length).toBeGreaterThan(10);
    const partner = { ...(craftsmen[1] ?? member()), latitude: 48, longitude: 8 };
    const near = { latitude: 48, longitude: 8.1 };
    expect(pairFit({ ...carpenter, ...near } as MatchMember, { ...partner, trade: 'craft/roofer' })).toBeGreaterThan(0);
    expect(pairFit({ ...roofer, ...near } as MatchMember, { ...partner, trade: 'craft/roofer' })).toBe(0);
  });

  it('returns only those who may be suggested', async () => {
    const [viewer, banned] = [someMember(1), someMember(2)];
    await database.query(`update members set status = 'banned' where id = $1`, [banned.id]);
    expect(await candidates(viewer, 600)).not.toContain(banned.id);
    await database.query(`update members set status = 'active' where id = $1`, [banned.id]);
  });

  it('suggests members without a place, and suggests to them', async () => {
    const unplaced = members.filter((other) => other.latitude === null);
    const seen = await Promise.all(members.slice(0, 20).map((viewer) => candidates(viewer, 600)));
    expect(seen.flat().some((id) => unplaced.some((other) => other.id === id))).toBe(true);
    expect((await candidates(unplaced[0] ?? member())).length).toBeGreaterThan(20);
  });

  const byId = new Map(members.map((other) => [other.id, other]));

  it('finds all that a wish leaves, and the nearest of them first', async () => {
    const viewer = members[0] ?? member();
    const fits = members.filter(
      (other) =>
        other.industry !== viewer.industry &&
        other.languages.includes('en') &&
        other.platforms.includes('proven_expert') &&
        (kilometresBetween(viewer, other) ?? Infinity) <= 200 &&
        pairFit(viewer, other) > 0,
    );
    expect(fits.length).toBeGreaterThan(5);
    const byDistance = fits.toSorted(
      (a, b) => (kilometresBetween(viewer, a) ?? 0) - (kilometresBetween(viewer, b) ?? 0),
    );
    const wishes = { ...anybody, languages: ['en'], platforms: ['proven_expert'], radiusKm: 200 } as const;
    const found = await candidates(viewer, 600, wishes);
    expect(found).toEqual(expect.arrayContaining(fits.map(({ id }) => id)));
    const furthest = found.map((id) => kilometresBetween(viewer, byId.get(id) ?? viewer) ?? Infinity);
    expect(Math.max(...furthest)).toBeLessThan(225);
    const ofOwnTrade = await candidates(viewer, 600, { ...anybody, industries: ['gastronomie'] });
    expect(new Set(ofOwnTrade.map((id) => byId.get(id)?.industry))).toEqual(new Set(['gastronomie']));
    const ofEither = await candidates(viewer, 600, { ...anybody, industries: ['handwerk', 'beratung'] });
    expect(new Set(ofEither.map((id) => byId.get(id)?.industry))).toEqual(new Set(['handwerk', 'beratung']));
    const spoken = await candidates(viewer, 600, { ...anybody, languages: ['de', 'en'] });
    expect(new Set(spoken.map((id) => byId.get(id)?.languages.includes('en')))).toEqual(new Set([true, false]));
    const onEither = await candidates(viewer, 600, { ...anybody, platforms: ['proven_expert', 'yelp'] });
    expect(new Set(onEither.map((id) => byId.get(id)?.platforms.includes('proven_expert')))).toEqual(new Set([true]));
    const nearest = await candidates(viewer, 5, { ...wishes, order: 'distance' });
    expect(nearest).toEqual(byDistance.slice(0, 5).map(({ id }) => id));
  });

  async function candidates(viewer: MatchMember, limit?: number, wishes?: CandidateWishes): Promise<string[]> {
    const { text, values } = candidateQuery(viewer, { ...(limit && { limit }), ...(wishes && { wishes }) });
    const { rows } = await database.query<{ id: string }>(text, [...values]);
    return rows.map(({ id }) => id);
  }
});

const anybody: CandidateWishes = { industries: [], platforms: [], languages: [], radiusKm: null };

describe('geoCell', () => {
  it('lies in every square around its point, at every zoom', () => {
    for (const point of [
      { latitude: 47.99, longitude: 7.85 },
      { latitude: 54.9, longitude: 8.3 },
    ]) {
      const cell = geoCell(point);
      for (let zoom = 6; zoom <= 14; zoom++) {
        const isInside = rangesAround(point, zoom, 1).some(({ lowest, highest }) => lowest <= cell && cell <= highest);
        expect(isInside).toBe(true);
      }
    }
  });

  it('fits an integer column, at the poles too', () => {
    expect(geoCell({ latitude: -90, longitude: 180 })).toBeLessThan(2 ** 31);
    expect(geoCell({ latitude: 90, longitude: -180 })).toBe(0);
  });
});

/** Spread over Germany, one in thirty without a place; the same number gives the same member. */
function someMember(number: number): MatchMember {
  const audiences = ['Familien', 'Senioren und Paare', 'Unternehmen', 'Urlauber, Familien und Genießer', ''];
  const isPlaced = number % 30 !== 7;
  return member({
    id: `00000000-0000-4000-8000-${String(number + 1).padStart(12, '0')}`,
    industry: industryIds[number % industryIds.length] ?? 'sonstiges',
    trade: null,
    targetAudience: audiences[number % audiences.length] ?? '',
    latitude: isPlaced ? 47.5 + ((number * 37) % 700) / 100 : null,
    longitude: isPlaced ? 7 + ((number * 53) % 700) / 100 : null,
    platforms: number % 4 === 0 ? ['google'] : ['google', 'proven_expert'],
    languages: number % 3 === 0 ? ['de', 'en'] : ['de'],
    activity: {
      daysSinceActive: number % 40,
      responseRate: (number % 10) / 10,
      onTimeRate: null,
      trustScore: number % 100,
    },
  });
}

async function fill(database: PGlite, members: readonly MatchMember[]): Promise<void> {
  await database.exec(`
    create table members (id uuid primary key, industry text, latitude float8, longitude float8, geo_cell integer,
      match_traits bigint, status text default 'active', profile_completed_at timestamptz default now())`);
  await database.exec(candidateIndex());
  for (const one of members) {
    const { latitude, longitude, geo_cell, match_traits } = candidateColumns(one);
    await database.query(
      'insert into members (id, industry, latitude, longitude, geo_cell, match_traits) values ($1, $2, $3, $4, $5, $6)',
      [one.id, one.industry, latitude, longitude, geo_cell, match_traits],
    );
  }
}
