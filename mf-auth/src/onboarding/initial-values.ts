import { pageLanguage } from '@rezenso/contract/language';
import type { Profile } from '@rezenso/contract/profile';
import { knownSpecialties, mostSpecialties, type SpecialtyId, specialtyIds } from '@rezenso/contract/specialties';
import { type LanguageId, languageIds, type PlatformId, platformIds } from '@rezenso/contract/vocabulary';
import type { OnboardingValues } from './onboarding.form.ts';

/**
 * What the form starts with: the kept draft over what the profile knows. German and the language of the page are chosen unless something
 * else is.
 */
export function initialValuesOf(profile: Profile, draft: Partial<OnboardingValues>): OnboardingValues {
  const known: OnboardingValues = {
    firstName: profile.firstName ?? '',
    lastName: profile.lastName ?? '',
    domain: profile.domain ?? '',
    companyName: profile.companyName ?? '',
    industry: profile.industry ?? '',
    trade: profile.trade ?? '',
    description: profile.description ?? '',
    targetAudience: profile.targetAudience ?? '',
    location: profile.location ?? '',
    specialties: knownSpecialties(profile.specialties),
    languages: profile.languages.length > 0 ? profile.languages : [...new Set<LanguageId>(['de', pageLanguage()])],
    registeredPlatforms: profile.registeredPlatforms,
    platforms: {},
  };
  const texts = Object.entries(draft).filter(
    ([field, value]) => Object.hasOwn(known, field) && typeof value === 'string',
  );
  return {
    ...known,
    ...Object.fromEntries(texts),
    specialties: listOf<SpecialtyId>(draft.specialties, specialtyIds)?.slice(0, mostSpecialties) ?? known.specialties,
    languages: listOf<LanguageId>(draft.languages, languageIds) ?? known.languages,
    registeredPlatforms: listOf<PlatformId>(draft.registeredPlatforms, platformIds) ?? known.registeredPlatforms,
    platforms: typeof draft.platforms === 'object' && draft.platforms !== null ? draft.platforms : {},
  };
}

/** A kept draft comes from storage that anybody may have changed: only known values count. */
function listOf<T extends string>(kept: unknown, allowed: readonly T[]): T[] | undefined {
  if (!Array.isArray(kept)) return undefined;
  return allowed.filter((value) => kept.includes(value));
}
