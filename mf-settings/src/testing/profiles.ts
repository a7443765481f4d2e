import type { Profile } from '@rezenso/contract/profile';
import { aMember } from '@rezenso/platform/testing';

/** The signed-in business on the free plan; override what a test is about. */
export function aProfile(over: Partial<Profile> = {}): Profile {
  return {
    id: aMember.id,
    firstName: 'Anna',
    lastName: 'Sommer',
    email: aMember.email,
    companyName: 'Bäckerei Sommer',
    industry: 'gastronomie',
    domain: 'baeckerei-sommer.de',
    website: 'https://baeckerei-sommer.de',
    description: 'Wir backen Brot aus eigenem Sauerteig.',
    targetAudience: 'Familien aus Freiburg',
    location: '79098 Freiburg',
    isLocated: true,
    languages: ['de'],
    registeredPlatforms: ['google', 'trustpilot'],
    averageRating: 4.6,
    totalMatches: 3,
    isVerified: true,
    reviewsGiven: 2,
    reviewsReceived: 2,
    trustScore: 84,
    level: 'Bronze',
    xp: 180,
    subscriptionStatus: 'free',
    freeReviewsUsed: 2,
    activeDays: 3,
    createdAt: '2026-03-01T09:30:00.000Z',
    ...over,
  };
}
