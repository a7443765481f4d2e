import { addablePlatformIds, type PlatformId } from '@rezenso/contract/vocabulary';
import { companyRules } from '@rezenso/domain/company';
import { optionalText, requiredWebAddress, webAddress } from '@rezenso/domain/text-rules';
import { type InferType, object, string } from 'yup';
import { addPlatformTexts } from './texts.de.ts';

export interface PlatformDetailsValues {
  businessName: string;
  profileUrl: string;
  notes: string;
}

export interface AddPlatformValues extends PlatformDetailsValues {
  /** Empty until step 1 has picked one. */
  platform: PlatformId | '';
}

const details = { businessName: companyRules.companyName, notes: optionalText(1000) };

/** A platform with the business's profile on it (specification, point 5). @param offered those of step 1 */
export function addPlatformForm(offered: readonly PlatformId[] = addablePlatformIds) {
  return object({
    platform: string().required(addPlatformTexts.required).oneOf(offered, addPlatformTexts.required),
    ...details,
    profileUrl: requiredWebAddress(),
  });
}

/** What can be corrected later. Onboarding asks for no address, so there may be none here either. */
export const editPlatformForm = object({ ...details, profileUrl: webAddress() });

/** What a filled form holds: trimmed, and with a platform. */
export type NewPlatform = InferType<ReturnType<typeof addPlatformForm>>;
export type PlatformDetails = InferType<typeof editPlatformForm>;
