import { longestSupportMessage } from '@rezenso/contract/limits';
import { text } from '@rezenso/domain/text-rules';
import { object } from 'yup';
import { answerTexts } from './texts.de.ts';

export interface AnswerValues {
  text: string;
}

/** An answer as the contract takes it. */
export const answerForm = object({ text: text(1, longestSupportMessage, answerTexts.required) });
