import { fitsGoogle, longestReply, saveReply } from '@rezenso/contract/review-replies';
import { object, string } from 'yup';
import { answerTexts } from './texts.de.ts';

export interface AnswerValues {
  /** May stay empty: answered elsewhere, and nothing to note. */
  text: string;
}

const { text } = saveReply.body.shape;

const written = string()
  .trim()
  .default('')
  .max(longestReply, answerTexts.tooLong)
  .test('characters', answerTexts.forbidden, (value) => text.safeParse(value).success);

/** What the business writes to answer a review. */
export const answerForm = object({ text: written });

/** The same, to be sent to Google: there is something to send, and Google takes it. */
export const sentForm = object({
  text: written
    .required(answerTexts.nothingToSend)
    .test('bytes', answerTexts.tooLongForGoogle, (value) => fitsGoogle(value)),
});
