import type { ExchangeStrategy, Match, MatchParty, PotentialMatch } from '@rezenso/contract/matches';

/** The member that `renderWithPlatform` signs in by default; the requester of `aMatch`. */
export const me = '00000000-0000-4000-8000-000000000001';
export const partnerId = '00000000-0000-4000-8000-000000000002';

const mySelf: MatchParty = {
  id: me,
  companyName: 'Bäckerei Sommer',
  industry: 'gastronomie',
  location: 'Freiburg',
  website: null,
  description: null,
  averageRating: null,
  reviewsReceived: 0,
};

export const cafeAnna: MatchParty = {
  id: partnerId,
  companyName: 'Café Anna',
  industry: 'gastronomie',
  tradeName: 'Café',
  location: 'Freiburg',
  website: 'https://cafe-anna.example.de',
  description: 'Kuchen aus eigener Backstube.',
  averageRating: 4.6,
  reviewsReceived: 31,
};

/** A pending match that the signed-in business asked for; override what a test is about. */
export function aMatch(over: Partial<Match> = {}): Match {
  return {
    id: '00000000-0000-4000-8000-0000000000a1',
    status: 'pending',
    requesterId: me,
    providerId: partnerId,
    requester: mySelf,
    provider: cafeAnna,
    matchScore: 87,
    aiRecommendation: 'Ihr sprecht dieselben Menschen an.',
    recommendationEngine: 'built-in',
    reasons: [{ factor: 'distance', text: 'Ihr seid zwei Kilometer voneinander entfernt.' }],
    suggestedPlatforms: ['google', 'trustpilot', 'facebook', 'yelp'],
    requesterReviewGiven: false,
    providerReviewGiven: false,
    requesterRating: null,
    providerRating: null,
    isCoordinated: false,
    declineReason: null,
    createdAt: '2026-03-01T09:00:00.000Z',
    updatedAt: '2026-03-01T09:00:00.000Z',
    ...over,
  };
}

/** The same match asked for by Café Anna: the signed-in business answers. */
export function aRequest(over: Partial<Match> = {}): Match {
  return aMatch({ requesterId: partnerId, providerId: me, requester: cafeAnna, provider: mySelf, ...over });
}

export function aPartner(over: Partial<PotentialMatch> & { name?: string } = {}): PotentialMatch {
  const { name = 'Radhaus Freiburg', ...rest } = over;
  return {
    user: {
      id: '00000000-0000-4000-8000-000000000003',
      companyName: name,
      industry: 'einzelhandel',
      location: 'Freiburg',
      averageRating: 4.8,
      reviewsReceived: 12,
      description: 'Räder für Stadt und Berg. Wir reparieren auch, was wir nicht verkauft haben.',
      website: 'https://radhaus.example',
      distanceKm: 4,
      languages: ['de'],
    },
    matchScore: 91,
    recommendation: 'Eure Kundschaft überschneidet sich.',
    recommendationEngine: 'built-in',
    reasons: [],
    suggestedPlatforms: ['google'],
    ...rest,
  };
}

export function aStrategy(pairs: number): ExchangeStrategy {
  const platforms = ['google', 'trustpilot', 'facebook', 'yelp', 'proven_expert', 'other'] as const;
  return {
    totalExchanges: pairs,
    fairnessScore: 100,
    exchangePairs: platforms.slice(0, pairs).map((platform, index) => ({
      reviewerId: index % 2 === 0 ? me : partnerId,
      recipientId: index % 2 === 0 ? partnerId : me,
      platform,
    })),
  };
}
