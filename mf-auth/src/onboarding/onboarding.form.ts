import { hasControlCharacters } from '@rezenso/contract/shapes';
import type { LanguageId, PlatformId } from '@rezenso/contract/vocabulary';
import { industryIds, languageIds, platformIds } from '@rezenso/contract/vocabulary';
import { isWebAddress } from '@rezenso/contract/web-address';
import { type FormikErrors, yupToFormErrors } from 'formik';
import { array, object, string, ValidationError } from 'yup';
import { setupTexts, validationTexts } from './texts.de.ts';

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
  description: string;
  targetAudience: string;
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
  2: ['companyName', 'industry', 'description', 'targetAudience', 'location'],
  3: ['languages', 'registeredPlatforms'],
  4: ['platforms'],
};

/** Characters as the contract counts them: an emoji is one, though JavaScript stores two units. */
const lengthOf = (value = '') => [...value].length;

const writing = (max: number) =>
  string()
    .trim()
    .test('max', validationTexts.tooLong(max), (value) => lengthOf(value) <= max)
    .test('characters', validationTexts.characters, (value) => !value || !hasControlCharacters(value));

const text = (min: number, max: number, message: string) =>
  writing(max)
    .required(message)
    .test('min', message, (value) => lengthOf(value) >= min);

const setup = object({
  businessName: text(2, 120, validationTexts.companyName),
  profileUrl: string()
    .trim()
    .default('')
    .max(2000, setupTexts.urlInvalid)
    .test('web-address', setupTexts.urlInvalid, (value) => !value || isWebAddress(value)),
  notes: writing(1000).default(''),
});

/** The whole profile; every step checks its own part of it. */
export const onboardingForm = object({
  firstName: text(2, 80, validationTexts.firstName),
  lastName: text(2, 80, validationTexts.lastName),
  domain: text(3, 253, validationTexts.domain),
  companyName: text(2, 120, validationTexts.companyName),
  industry: string().required(validationTexts.industry).oneOf(industryIds, validationTexts.industry),
  description: text(10, 2000, validationTexts.description),
  targetAudience: text(3, 500, validationTexts.targetAudience),
  location: text(3, 120, validationTexts.location),
  languages: array(string().required().oneOf(languageIds)).min(1, validationTexts.languages),
  registeredPlatforms: array(string().required().oneOf(platformIds)).min(1, validationTexts.registeredPlatforms),
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
