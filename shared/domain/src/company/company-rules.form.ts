import { industryIds, languageIds, platformIds } from '@rezenso/contract/vocabulary';
import { array, string } from 'yup';
import { name, text } from '../text-rules/text-rules.form.ts';

const industry = 'Bitte wähle eine Branche';

/** What onboarding and settings both ask of a business, with the messages of the specification (point 5). */
export const companyRules = {
  companyName: name(2, 120, 'Firmenname muss mindestens 2 Zeichen haben'),
  industry: string().required(industry).oneOf(industryIds, industry),
  /** '' for none: nobody has to say it. */
  trade: string().max(60).default(''),
  description: text(10, 2000, 'Beschreibung muss mindestens 10 Zeichen haben'),
  languages: array(string().required().oneOf(languageIds)).required().min(1, 'Bitte wähle mindestens eine Sprache'),
  registeredPlatforms: array(string().required().oneOf(platformIds))
    .required()
    .min(1, 'Bitte wähle mindestens eine Plattform'),
};
