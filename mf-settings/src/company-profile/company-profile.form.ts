import type { Profile } from '@rezenso/contract/profile';
import type { LanguageId, PlatformId } from '@rezenso/contract/vocabulary';
import { companyRules } from '@rezenso/ui/company';
import { webAddress } from '@rezenso/ui/text-rules';
import { object } from 'yup';

export interface CompanyProfileValues {
  companyName: string;
  industry: string;
  website: string;
  description: string;
  languages: LanguageId[];
  registeredPlatforms: PlatformId[];
}

/** The company part of the profile (specification, point 5). */
export const companyProfileForm = object({ ...companyRules, website: webAddress() });

/** What the form starts with: what is saved, and German where no language is. */
export function valuesOf(profile: Profile): CompanyProfileValues {
  return {
    companyName: profile.companyName ?? '',
    industry: profile.industry ?? '',
    website: profile.website ?? '',
    description: profile.description ?? '',
    languages: profile.languages.length > 0 ? profile.languages : ['de'],
    registeredPlatforms: profile.registeredPlatforms,
  };
}
