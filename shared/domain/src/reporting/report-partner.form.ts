import { type ReportReason, reportReasons } from '@rezenso/contract/reports';
import { object, string } from 'yup';
import { text } from '../text-rules/text-rules.form.ts';
import { reportTexts } from './texts.de.ts';

/** The match or the exchange with the partner who is reported, or a message in the conversation of a match. */
export type ReportSubject = { exchangeId: string } | { matchId: string; messageId?: string };

export interface ReportPartnerValues {
  /** Empty until one is chosen. */
  reason: ReportReason | '';
  text: string;
}

/** What a partner is reported for. */
export const reportPartnerForm = object({
  reason: string().oneOf(reportReasons, reportTexts.reasonRequired).required(reportTexts.reasonRequired),
  text: text(10, 2000, reportTexts.textRequired),
});
