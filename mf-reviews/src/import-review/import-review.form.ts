import { importReview } from '@rezenso/contract/reviews';
import { type PlatformId, platformIds } from '@rezenso/contract/vocabulary';
import { object, string } from 'yup';
import { importTexts } from '../texts.de.ts';

export interface ImportReviewValues {
  /** Empty until one is chosen. */
  source: PlatformId | '';
  content: string;
}

const { content } = importReview.body.shape;

/** Platform and text of a review that stands elsewhere. */
export const importReviewForm = object({
  source: string().oneOf(platformIds, importTexts.platformRequired).required(importTexts.platformRequired),
  content: string()
    .trim()
    .required(importTexts.contentRequired)
    .max(5000, importTexts.contentTooLong)
    .test('characters', importTexts.contentForbidden, (value) => content.safeParse(value).success),
});

export const initialImport: ImportReviewValues = { source: '', content: '' };
