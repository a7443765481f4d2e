import { longestReply, saveReply } from '@rezenso/contract/review-replies';
import { object, string } from 'yup';
import { answerTexts } from './texts.de.ts';

export interface AnswerValues {
  /** May stay empty: answered elsewhere, and nothing to note. */
  text: string;
}

const { text } = saveReply.body.shape;

/** What the business writes to answer a review. */
export const answerForm = object({
  text: string()
    .trim()
    .default('')
    .max(longestReply, answerTexts.tooLong)
    .test('characters', answerTexts.forbidden, (value) => text.safeParse(value).success),
});
