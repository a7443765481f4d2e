import { decideRingCase, type RingOutcome, ringOutcomes } from '@rezenso/contract/admin';
import { object, string } from 'yup';
import { caseTexts } from '../reports/texts.de.ts';
import { ringTexts } from './texts.de.ts';

export interface DecideRingValues {
  /** Empty until one is chosen. */
  outcome: RingOutcome | '';
  text: string;
}

const { text } = decideRingCase.body.shape;

/** The decision, and why, as the member reads it. */
export const decideRingForm = object({
  outcome: string().oneOf(ringOutcomes, ringTexts.decisionRequired).required(ringTexts.decisionRequired),
  text: string()
    .trim()
    .required(caseTexts.noteRequired)
    .test('min', caseTexts.noteRequired, (value = '') => [...value].length >= 3)
    .test('max', caseTexts.noteTooLong, (value = '') => [...value].length <= 1000)
    .test('characters', caseTexts.noteForbidden, (value) => text.safeParse(value).success),
});
