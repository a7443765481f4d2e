import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { whenAbsent } from './limits.ts';
import {
  count,
  domainName,
  figure,
  id,
  line,
  moment,
  name,
  optionalOwnAddress,
  personName,
  text,
  xpGranted,
} from './shapes.ts';
import { mostSpecialties, specialtyId } from './specialties.ts';
import { type IndustryId, industryIds, languageId, level, platformId } from './vocabulary.ts';

/** An industry in any case; stored in lower case. */
export const industry = z.pipe(
  z.string().check(z.trim(), z.toLowerCase(), z.refine(isIndustry, 'Bitte wähle eine Branche')),
  z.transform((value) => value as IndustryId),
);

/** The business's own profile. Texts are null until they were filled in. */
export const profile = z.object({
  id,
  firstName: z.nullable(z.string()),
  lastName: z.nullable(z.string()),
  email: z.string(),
  companyName: z.nullable(z.string()),
  industry: z.nullable(z.string()),
  /** Id of its kind of business (trades.ts); null when it named none, missing from a server that does not know. */
  trade: z.optional(z.nullable(z.string())),
  /** What it has beside its kind (specialties.ts), of ids that this build knows or does not; missing from a server that does not tell. */
  specialties: z.optional(z.array(z.string())),
  domain: z.nullable(z.string()),
  website: z.nullable(z.string()),
  description: z.nullable(z.string()),
  targetAudience: z.nullable(z.string()),
  location: z.nullable(z.string()),
  /** Whether its location is known on the map, so that there are distances; missing from a server that does not tell. */
  isLocated: z.optional(z.boolean()),
  languages: z.array(languageId),
  registeredPlatforms: z.array(platformId),
  /** Mean of the stars of the business's reviews, 1-5; null without any. */
  averageRating: z.nullable(z.number()),
  totalMatches: count,
  isVerified: z.boolean(),
  reviewsGiven: count,
  reviewsReceived: count,
  /** 0-100; null until the first confirmed exchange. */
  trustScore: figure(z.number(), whenAbsent.trustScore),
  level,
  /** What counts towards the next level, 0-500. */
  xp: count,
  /** 'active' means Pro, anything else Free. */
  subscriptionStatus: z.string(),
  freeReviewsUsed: count,
  /** Days on which the business was active within the last seven. */
  activeDays: count,
  /** Platforms that can be added and still bring XP; missing from a server that does not tell. */
  platformsThatEarn: z.optional(z.array(platformId)),
  createdAt: moment,
});
export type Profile = z.infer<typeof profile>;

/** Id of a kind of business; null for none. Absent leaves it, unless the industry changes to one that it does not belong to. */
const chosenTrade = z.optional(z.nullable(z.string().check(z.maxLength(60))));
/** Absent leaves them. */
const chosenSpecialties = z.optional(
  z.array(specialtyId).check(
    z.maxLength(mostSpecialties, 'Mehr als 15 Besonderheiten passen nicht'),
    z.refine((ids: unknown[]) => new Set(ids).size === ids.length, 'Bitte jedes nur einmal'),
  ),
);
const companyName = name(2, 120, 'Firmenname muss mindestens 2 Zeichen haben');
const description = text(10, 2000, 'Beschreibung muss mindestens 10 Zeichen haben');
const languages = z.array(languageId).check(z.minLength(1, 'Bitte wähle mindestens eine Sprache'), z.maxLength(5));
const registeredPlatforms = z
  .array(platformId)
  .check(z.minLength(1, 'Bitte wähle mindestens eine Plattform'), z.maxLength(8));

/** What onboarding sends: the whole profile. */
export const onboardingProfile = z.object({
  firstName: personName(2, 80, 'Vorname muss mindestens 2 Zeichen haben'),
  lastName: personName(2, 80, 'Nachname muss mindestens 2 Zeichen haben'),
  companyName,
  industry,
  trade: chosenTrade,
  specialties: chosenSpecialties,
  domain: domainName(3, 253, 'Domain ist erforderlich (z.B. meine-firma.de)'),
  description,
  targetAudience: text(3, 500, 'Zielgruppe ist erforderlich'),
  location: line(3, 120, 'Standort/PLZ ist erforderlich'),
  languages,
  registeredPlatforms,
});

/** What the settings send: the company part. */
export const companyProfile = z.object({
  companyName,
  industry,
  trade: chosenTrade,
  specialties: chosenSpecialties,
  website: optionalOwnAddress,
  description,
  languages,
  registeredPlatforms,
});

/**
 * What the call takes: the common fields always, the others when they change. A profile that would still lack a field
 * that onboarding asks for is refused with PROFILE_INCOMPLETE.
 */
export const profileChanges = z.object({
  ...onboardingProfile.shape,
  firstName: z.optional(onboardingProfile.shape.firstName),
  lastName: z.optional(onboardingProfile.shape.lastName),
  domain: z.optional(onboardingProfile.shape.domain),
  targetAudience: z.optional(onboardingProfile.shape.targetAudience),
  location: z.optional(onboardingProfile.shape.location),
  website: z.optional(optionalOwnAddress),
});
export type ProfileChanges = z.infer<typeof profileChanges>;

export const getProfile = endpoint({
  method: 'GET',
  path: '/api/profile',
  isWrittenLater: true,
  access: 'authenticated',
  summary: "The signed-in business's profile",
  answer: z.object({ user: profile }),
  errors: [],
});

export const saveProfile = endpoint({
  method: 'PUT',
  path: '/api/profile',
  changes: [
    'session',
    'profile',
    'platforms',
    'suggestions',
    'matches',
    'exchanges',
    'notifications',
    'achievements',
    'leaderboard',
  ],
  access: 'authenticated',
  summary: 'Saves the profile: whole from onboarding, the company part from the settings',
  body: profileChanges,
  answer: z.object({ user: profile, xpGranted }),
  errors: ['PROFILE_INCOMPLETE', 'NAME_RESERVED'],
});

function isIndustry(value: string): boolean {
  return industryIds.some((id) => id === value);
}
