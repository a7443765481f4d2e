import { importReview } from '@rezenso/contract/reviews';
import { type PlatformId, platformIds } from '@rezenso/contract/vocabulary';
import { number, object, string } from 'yup';
import { importTexts } from '../texts.de.ts';

export interface ImportReviewValues {
  /** Empty until one is chosen. */
  source: PlatformId | '';
  content: string;
  /** 1 to 5; 0 when the stars are not known. */
  rating: number;
  /** YYYY-MM-DD; empty means today. */
  reviewDate: string;
  /** Empty when the author is not known. */
  reviewerName: string;
}

const { content, reviewerName } = importReview.body.shape;

/** Older than the platforms themselves; a slip of the keyboard. */
export const earliestDate = '1990-01-01';

/** A review that stands elsewhere: platform and text, and what is known of stars, date and author. */
export const importReviewForm = object({
  source: string().oneOf(platformIds, importTexts.platformRequired).required(importTexts.platformRequired),
  content: string()
    .trim()
    .required(importTexts.contentRequired)
    .max(5000, importTexts.contentTooLong)
    .test('characters', importTexts.forbidden, (value) => content.safeParse(value).success),
  rating: number().integer().min(0).max(5).default(0),
  reviewDate: string()
    .default('')
    .test('day', importTexts.dateInvalid, (value) => value === '' || isPastDay(value)),
  reviewerName: string()
    .trim()
    .default('')
    .max(120, importTexts.authorTooLong)
    .test('characters', importTexts.forbidden, (value) => value === '' || reviewerName.safeParse(value).success),
});

export const initialImport: ImportReviewValues = {
  source: '',
  content: '',
  rating: 0,
  reviewDate: '',
  reviewerName: '',
};

/** The calendar day of a moment where the person is, as YYYY-MM-DD. */
export function dayOf(moment: Date): string {
  const [month, day] = [moment.getMonth() + 1, moment.getDate()].map((part) => String(part).padStart(2, '0'));
  return `${moment.getFullYear()}-${month}-${day}`;
}

function isPastDay(day: string): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(day) && day >= earliestDate && day <= dayOf(new Date());
}
