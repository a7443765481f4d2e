import type { MatchMember } from '../src/matching/member.ts';

/** A plain restaurant in Freiburg; tests say what differs. */
export function member(differs: Partial<MatchMember> = {}): MatchMember {
  return {
    id: '00000000-0000-4000-8000-000000000001',
    companyName: 'Gasthaus Bären',
    industry: 'gastronomie',
    trade: 'amenity/restaurant',
    targetAudience: 'Familien und Urlauber',
    description: '',
    location: '',
    specialties: [],
    mentions: [],
    latitude: 47.996,
    longitude: 7.852,
    platforms: ['google', 'facebook'],
    languages: ['de'],
    activity: { daysSinceActive: 1, responseRate: null, onTimeRate: null, trustScore: null },
    ...differs,
  };
}

/** A craftsman 5 km from it. */
export function craftsman(differs: Partial<MatchMember> = {}): MatchMember {
  return member({
    id: '00000000-0000-4000-8000-000000000002',
    companyName: 'Tischlerei Holzmann',
    industry: 'handwerk',
    trade: 'craft/joiner',
    latitude: 48.04,
    ...differs,
  });
}
