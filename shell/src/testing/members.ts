import type { Profile } from '@rezenso/contract/profile';

/** The profile of a business in the middle of things. */
export function aProfile(differing: Partial<Profile> = {}): Profile {
  return {
    id: '00000000-0000-4000-8000-000000000001',
    firstName: 'Anna',
    lastName: 'Sommer',
    email: 'anna@baeckerei-sommer.example',
    companyName: 'Bäckerei Sommer',
    industry: 'gastronomie',
    domain: 'baeckerei-sommer.example',
    website: null,
    description: 'Sauerteigbrot und Kuchen aus Freiburg',
    targetAudience: 'Familien',
    location: '79098 Freiburg',
    languages: ['de'],
    registeredPlatforms: ['google'],
    averageRating: 4.4,
    totalMatches: 24,
    isVerified: true,
    reviewsGiven: 23,
    reviewsReceived: 1089,
    trustScore: 72,
    level: 'Gold',
    xp: 340,
    subscriptionStatus: 'free',
    freeReviewsUsed: 2,
    activeDays: 5,
    createdAt: '2024-05-01T08:00:00.000Z',
    ...differing,
  };
}
