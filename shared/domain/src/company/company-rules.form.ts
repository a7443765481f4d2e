import { mostSpecialties, specialtyIds } from '@rezenso/contract/specialties';
import { industryIds, languageIds, platformIds } from '@rezenso/contract/vocabulary';
import { array, string } from 'yup';
import { name, text } from '../text-rules/text-rules.form.ts';
import { ruleTexts as texts } from './texts.de.ts';

/** What onboarding and settings both ask of a business, with the messages of the specification (point 5). */
export const companyRules = {
  companyName: name(2, 120, texts.companyName),
  industry: string().required(texts.industry).oneOf(industryIds, texts.industry),
  /** '' for none: nobody has to say it. */
  trade: string().max(60).default(''),
  /** None for who says nothing. */
  specialties: array(string().required().oneOf(specialtyIds))
    .max(mostSpecialties, texts.specialties)
    .test('once', (ids) => new Set(ids).size === (ids ?? []).length)
    .default([]),
  description: text(10, 2000, texts.description),
  languages: array(string().required().oneOf(languageIds)).required().min(1, texts.languages),
  registeredPlatforms: array(string().required().oneOf(platformIds)).required().min(1, texts.platforms),
};
