import type { SpecialtyId } from '@rezenso/contract/specialties';
import type { LanguageId, PlatformId } from '@rezenso/contract/vocabulary';
import { companyRules, locatingRules, personRules } from '@rezenso/domain/company';
import { optionalText, webAddress } from '@rezenso/domain/text-rules';
import { type FormikErrors, yupToFormErrors } from 'formik';
import { object, ValidationError } from 'yup';
import { setupTexts } from './texts.de.ts';

export interface PlatformSetup {
  businessName: string;
  profileUrl: string;
  notes: string;
}

export interface OnboardingValues {
  firstName: string;
  lastName: string;
  domain: string;
  companyName: string;
  industry: string;
  /** Id of its kind of business, '' for none. */
  trade: string;
  description: string;
  targetAudience: string;
  specialties: SpecialtyId[];
  location: string;
  languages: LanguageId[];
  registeredPlatforms: PlatformId[];
  /** One entry per chosen platform, made when step 4 opens. */
  platforms: Partial<Record<PlatformId, PlatformSetup>>;
}

export const stepCount = 4;
export type Step = 1 | 2 | 3 | 4;

/** Fields that each step asks for (specification, point 5). */
export const fieldsOfStep: Record<Step, readonly (keyof OnboardingValues)[]> = {
  1: ['firstName', 'lastName', 'domain'],
  2: ['companyName', 'industry', 'trade', 'description', 'targetAudience', 'specialties', 'location'],
  3: ['languages', 'registeredPlatforms'],
  4: ['platforms'],
};

const setup = object({
  businessName: companyRules.companyName,
  profileUrl: webAddress(),
  notes: optionalText(1000),
});

/** The whole profile; every step checks its own part of it. */
export const onboardingForm = object({
  ...personRules,
  ...companyRules,
  ...locatingRules,
  // `when` tells yup to read the chosen platforms first; otherwise the entries would be checked untrimmed.
  platforms: object().when('registeredPlatforms', ([chosen]: PlatformId[][], schema) =>
    schema.shape(
      Object.fromEntries(
        (chosen ?? []).map((platform) => [platform, setup.default(undefined).required(setupTexts.required)]),
      ),
    ),
  ),
});

/** What is wrong with values that nobody has touched yet, so that the first drawing already knows which steps are open. */
export function errorsOf(values: OnboardingValues): FormikErrors<OnboardingValues> {
  try {
    onboardingForm.validateSync(values, { abortEarly: false });
    return {};
  } catch (error) {
    if (error instanceof ValidationError) return yupToFormErrors(error);
    throw error;
  }
}

/** The first step that holds an error, or undefined when all is well. */
export function firstStepWithError(errors: object): Step | undefined {
  return ([1, 2, 3, 4] as const).find((step) => fieldsOfStep[step].some((field) => field in errors));
}
