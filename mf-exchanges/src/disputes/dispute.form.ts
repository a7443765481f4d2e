import { type DisputeReason, disputeReasons } from '@rezenso/contract/dispute';
import { longestDisputeWords } from '@rezenso/contract/limits';
import { isWebAddress } from '@rezenso/contract/web-address';
import { text } from '@rezenso/domain/text-rules';
import { object, string } from 'yup';
import { submitTexts } from '../texts.de.ts';
import { answerTexts, fileTexts } from './dialog-texts.de.ts';

export interface AnswerValues {
  text: string;
  link: string;
}

export interface DisputeValues extends AnswerValues {
  /** Empty until one is chosen. */
  reason: DisputeReason | '';
}

/** What speaks for the review, with an optional address that proves it. */
export const answerForm = object({
  text: text(10, longestDisputeWords, answerTexts.tooShort),
  link: string()
    .trim()
    .default('')
    .max(2000, submitTexts.urlInvalid)
    .test('web-address', submitTexts.urlInvalid, (value) => !value || isWebAddress(value)),
});

/** Why a review is disputed, and what speaks for that. */
export const disputeForm = answerForm.concat(
  object({
    reason: string().oneOf(disputeReasons, fileTexts.reasonRequired).required(fileTexts.reasonRequired),
  }),
);
