import { decideDispute } from '@rezenso/contract/admin';
import { type DisputeOutcome, disputeOutcomes } from '@rezenso/contract/dispute';
import { object, string } from 'yup';
import { caseTexts } from '../reports/texts.de.ts';
import { disputeTexts } from './texts.de.ts';

export interface DecideDisputeValues {
  /** Empty until one is chosen. */
  outcome: DisputeOutcome | '';
  text: string;
}

const { text } = decideDispute.body.shape;

/** The decision, and why, as both sides read it. */
export const decideDisputeForm = object({
  outcome: string().oneOf(disputeOutcomes, disputeTexts.decisionRequired).required(disputeTexts.decisionRequired),
  text: string()
    .trim()
    .required(caseTexts.noteRequired)
    .test('min', caseTexts.noteRequired, (value = '') => [...value].length >= 3)
    .test('max', caseTexts.noteTooLong, (value = '') => [...value].length <= 1000)
    .test('characters', caseTexts.noteForbidden, (value) => text.safeParse(value).success),
});
