import type { SpecialtyId } from '@rezenso/contract/specialties';
import { specialtyTexts } from './texts.de.ts';

/** What people call something that a business has beside its kind, in the language of the page, as it stands alone. */
export function specialtyName(id: SpecialtyId): string {
  const name = specialtyTexts.names[id];
  return name.charAt(0).toLocaleUpperCase() + name.slice(1);
}
