import { setReportedPage } from '@rezenso/contract/admin';
import { type PageReportReason, pageReportReasons } from '@rezenso/contract/reports';
import { object, string } from 'yup';
import { pageTexts as texts } from './texts.de.ts';

export interface ChangePageValues {
  /** Empty until one is chosen, and for allowing the page. */
  reason: PageReportReason | '';
  text: string;
}

const { text } = setReportedPage.body.shape;
const toOwner = string()
  .trim()
  .required(texts.textRequired)
  .test('min', texts.textRequired, (value = '') => [...value].length >= 3)
  .test('max', texts.textTooLong, (value = '') => [...value].length <= 1000)
  .test('characters', texts.textForbidden, (value) => text.safeParse(value).success);

/** What the owner reads, and for hiding why. */
export const hidePageForm = object({
  reason: string().oneOf(pageReportReasons, texts.reasonRequired).required(texts.reasonRequired),
  text: toOwner,
});
export const allowPageForm = object({ text: toOwner });
