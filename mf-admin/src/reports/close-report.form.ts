import { closeReport } from '@rezenso/contract/admin';
import { object, string } from 'yup';
import { caseTexts } from './texts.de.ts';

export const decisions = ['resolved', 'dismissed'] as const;
export type Decision = (typeof decisions)[number];

export interface CloseReportValues {
  /** Empty until one is chosen. */
  status: Decision | '';
  note: string;
}

const { note } = closeReport.body.shape;

/** The decision and why. */
export const closeReportForm = object({
  status: string().oneOf(decisions, caseTexts.decisionRequired).required(caseTexts.decisionRequired),
  note: string()
    .trim()
    .required(caseTexts.noteRequired)
    .test('min', caseTexts.noteRequired, (value) => lengthOf(value) >= 3)
    .test('max', caseTexts.noteTooLong, (value) => lengthOf(value) <= 1000)
    .test('characters', caseTexts.noteForbidden, (value) => note.safeParse(value).success),
});

/** As the contract counts: an emoji is one character, though JavaScript stores two units. */
function lengthOf(value = ''): number {
  return [...value].length;
}
