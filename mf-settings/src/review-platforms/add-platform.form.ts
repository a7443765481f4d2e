import { addablePlatformIds } from '@rezenso/contract/vocabulary';
import { type InferType, object, string } from 'yup';
import { optionalText, text, webAddress } from '../forms/text-rules.form.ts';
import { validationTexts } from '../texts.de.ts';

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
  platform: string().required(validationTexts.platform).oneOf(addablePlatformIds, validationTexts.platform),
  businessName: text(2, 120, validationTexts.companyName),
  profileUrl: webAddress.required(validationTexts.url),
  notes: optionalText(1000),
});

/** What a filled form holds: trimmed, and with a platform. */
export type NewPlatform = InferType<typeof addPlatformForm>;
