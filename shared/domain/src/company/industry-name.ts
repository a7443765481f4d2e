import { fieldTexts } from './texts.de.ts';

/** How people call an industry in the language of the page. @param label German, as the contract has it */
export function industryName(label: string): string {
  return fieldTexts.industryName(label);
}
