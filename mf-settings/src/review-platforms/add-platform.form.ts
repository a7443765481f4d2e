import { addablePlatformIds } from '@rezenso/contract/vocabulary';
import { companyRules } from '@rezenso/ui/company';
import { optionalText, requiredWebAddress } from '@rezenso/ui/text-rules';
import { type InferType, object, string } from 'yup';
import { addPlatformTexts } from './texts.de.ts';

export type AddablePlatformId = (typeof addablePlatformIds)[number];

export interface AddPlatformValues {
  /** Empty until step 1 has picked one. */
  platform: AddablePlatformId | '';
  businessName: string;
  profileUrl: string;
  notes: string;
}

/** A platform with the business's profile on it (specification, point 5). */
export const addPlatformForm = object({
  platform: string().required(addPlatformTexts.required).oneOf(addablePlatformIds, addPlatformTexts.required),
  businessName: companyRules.companyName,
  profileUrl: requiredWebAddress(),
  notes: optionalText(1000),
});

/** What a filled form holds: trimmed, and with a platform. */
export type NewPlatform = InferType<typeof addPlatformForm>;
