import type { LanguageId, PlatformId } from '@rezenso/contract/vocabulary';
import { isWebAddress } from '@rezenso/contract/web-address';
import { array, lazy, object, string } from 'yup';
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

const text = (min: number, max: number, message: string) =>
  string().trim().required(message).min(min, message).max(max, validationTexts.tooLong(max));

const setup = object({
  businessName: text(2, 120, validationTexts.companyName),
  profileUrl: string()
    .trim()
    .default('')
    .test('web-address', setupTexts.urlInvalid, (value) => !value || isWebAddress(value)),
  notes: string().trim().default('').max(1000, setupTexts.notesTooLong),
});

/** The whole profile; every step checks its own part of it. */
export const onboardingForm = object({
  firstName: text(2, 80, validationTexts.firstName),
  lastName: text(2, 80, validationTexts.lastName),
  domain: text(3, 253, validationTexts.domain),
  companyName: text(2, 120, validationTexts.companyName),
  industry: string().required(validationTexts.industry),
  description: text(10, 2000, validationTexts.description),
  targetAudience: text(3, 500, validationTexts.targetAudience),
  location: text(3, 120, validationTexts.location),
  languages: array(string().required()).min(1, validationTexts.languages),
  registeredPlatforms: array(string().required()).min(1, validationTexts.registeredPlatforms),
  platforms: lazy((_, { parent }) =>
    object(
      Object.fromEntries(
        ((parent?.registeredPlatforms ?? []) as PlatformId[]).map((platform) => [
          platform,
          setup.default(undefined).required(setupTexts.required),
        ]),
      ),
    ),
  ),
});

/** The first step that holds an error, or undefined when all is well. */
export function firstStepWithError(errors: object): Step | undefined {
  return ([1, 2, 3, 4] as const).find((step) => fieldsOfStep[step].some((field) => field in errors));
}

/** Entries for the chosen platforms: kept where they exist, otherwise named after the company. */
export function withPlatformEntries(values: OnboardingValues): OnboardingValues['platforms'] {
  return Object.fromEntries(
    values.registeredPlatforms.map((platform) => [
      platform,
      values.platforms[platform] ?? { businessName: values.companyName, profileUrl: '', notes: '' },
    ]),
  );
}
