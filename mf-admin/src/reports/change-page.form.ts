import { setReportedPage } from '@rezenso/contract/admin';
import { type PageReportReason, pageReportReasons } from '@rezenso/contract/reports';
import { object, string } from 'yup';
import { reasonsRule } from '../admin/decision.form.ts';
import { pageTexts as texts } from './texts.de.ts';

export interface ChangePageValues {
  /** Empty until one is chosen, and for allowing the page. */
  reason: PageReportReason | '';
  text: string;
}

const toOwner = reasonsRule(setReportedPage.body.shape.text, texts.textRequired);

/** What the owner reads, and for hiding why. */
export const hidePageForm = object({
  reason: string().oneOf(pageReportReasons, texts.reasonRequired).required(texts.reasonRequired),
  text: toOwner,
});
export const allowPageForm = object({ text: toOwner });
