import type { SpecialtyId } from '@rezenso/contract/specialties';
import { specialtyTexts } from './texts.de.ts';

/** What people call something that a business has beside its kind, in the language of the page. */
export function specialtyName(id: SpecialtyId): string {
  return specialtyTexts.names[id];
}
