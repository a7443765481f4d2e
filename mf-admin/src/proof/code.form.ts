import { object, string } from 'yup';
import { proofTexts } from './texts.de.ts';

export interface CodeValues {
  code: string;
}

/** Takes what the API takes, as it takes it. */
export const codeForm = object({
  code: string().trim().required(proofTexts.codeMissing).max(100, proofTexts.codeMissing),
});
