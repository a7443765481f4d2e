import { filePartnerReport, type ReportReason, reportReasons } from '@rezenso/contract/reports';
import { object, string } from 'yup';
import { reportTexts } from './texts.de.ts';

/** The match or the exchange with the partner who is reported. */
export type ReportSubject = { exchangeId: string } | { matchId: string };

export interface ReportPartnerValues {
  /** Empty until one is chosen. */
  reason: ReportReason | '';
  text: string;
}

const { text } = filePartnerReport.body.shape;

/** What a partner is reported for. */
export const reportPartnerForm = object({
  reason: string().oneOf(reportReasons, reportTexts.reasonRequired).required(reportTexts.reasonRequired),
  text: string()
    .trim()
    .required(reportTexts.textRequired)
    .min(10, reportTexts.textRequired)
    .max(2000, reportTexts.textTooLong)
    .test('characters', reportTexts.textForbidden, (value) => text.safeParse(value).success),
});
