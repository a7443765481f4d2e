import type { Profile } from '@rezenso/contract/profile';
import { industryIds, type LanguageId, languageIds, type PlatformId, platformIds } from '@rezenso/contract/vocabulary';
import { array, object, string } from 'yup';
import { text, webAddress } from '../forms/text-rules.form.ts';
import { validationTexts } from '../texts.de.ts';

export interface CompanyProfileValues {
  companyName: string;
  industry: string;
  website: string;
  description: string;
  languages: LanguageId[];
  registeredPlatforms: PlatformId[];
}

/** The company part of the profile (specification, point 5). */
export const companyProfileForm = object({
  companyName: text(2, 120, validationTexts.companyName),
  industry: string().required(validationTexts.industry).oneOf(industryIds, validationTexts.industry),
  website: webAddress,
  description: text(10, 2000, validationTexts.description),
  languages: array(string().required().oneOf(languageIds)).required().min(1, validationTexts.languages),
  registeredPlatforms: array(string().required().oneOf(platformIds))
    .required()
    .min(1, validationTexts.registeredPlatforms),
});

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
