import type { Profile, ProfileChanges } from '@rezenso/contract/profile';
import { knownSpecialties, type SpecialtyId } from '@rezenso/contract/specialties';
import type { LanguageId, PlatformId } from '@rezenso/contract/vocabulary';
import { companyRules, locatingRules, personRules } from '@rezenso/domain/company';
import { webAddress } from '@rezenso/domain/text-rules';
import { object } from 'yup';

export interface CompanyProfileValues {
  companyName: string;
  industry: string;
  /** Id of its kind of business, '' for none. */
  trade: string;
  website: string;
  description: string;
  languages: LanguageId[];
  registeredPlatforms: PlatformId[];
  firstName: string;
  lastName: string;
  domain: string;
  targetAudience: string;
  specialties: SpecialtyId[];
  location: string;
}

/** The company part of the profile, and what onboarding asks beyond it (specification, point 5). */
export const companyProfileForm = object({
  ...companyRules,
  website: webAddress(),
  ...personRules,
  ...locatingRules,
});

/** What the call takes when it changes. */
const laterFields = ['firstName', 'lastName', 'domain', 'targetAudience', 'location', 'trade'] as const;

/** What the form starts with: what is saved, and German where no language is. */
export function valuesOf(profile: Profile): CompanyProfileValues {
  return {
    companyName: profile.companyName ?? '',
    industry: profile.industry ?? '',
    trade: profile.trade ?? '',
    website: profile.website ?? '',
    description: profile.description ?? '',
    languages: profile.languages.length > 0 ? profile.languages : ['de'],
    registeredPlatforms: profile.registeredPlatforms,
    firstName: profile.firstName ?? '',
    lastName: profile.lastName ?? '',
    domain: profile.domain ?? '',
    targetAudience: profile.targetAudience ?? '',
    location: profile.location ?? '',
    specialties: knownSpecialties(profile.specialties),
  };
}

/**
 * What is sent: the six fields that the specification names always, the others when they differ from what is saved. A
 * domain that nobody touched stays out, so that it follows a new website.
 */
export function changesOf(filled: CompanyProfileValues, saved: CompanyProfileValues): ProfileChanges {
  const { firstName, lastName, domain, targetAudience, location, trade, specialties, ...always } =
    companyProfileForm.cast(filled);
  const later = { firstName, lastName, domain, targetAudience, location, trade };
  const changed = laterFields.filter((field) => later[field] !== saved[field]);
  return {
    ...always,
    ...Object.fromEntries(changed.map((field) => [field, field === 'trade' ? trade || null : later[field]])),
    ...(specialties.join() === saved.specialties.join() ? {} : { specialties }),
  };
}
