import { longestDisputeWords } from '@rezenso/contract/limits';
import { appealAccountReview } from '@rezenso/contract/rings';
import { object, string } from 'yup';
import { appealTexts } from './texts.de.ts';

export interface AppealValues {
  text: string;
}

const { text } = appealAccountReview.body.shape;

/** Takes what the API takes. */
export const appealForm = object({
  text: string()
    .trim()
    .required(appealTexts.tooShort)
    .test('min', appealTexts.tooShort, (value = '') => [...value].length >= 10)
    .test('max', appealTexts.tooLong, (value = '') => [...value].length <= longestDisputeWords)
    .test('characters', appealTexts.forbidden, (value) => text.safeParse(value).success),
});
