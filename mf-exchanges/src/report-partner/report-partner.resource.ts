import { filePartnerReport, type ReportReason } from '@rezenso/contract/reports';
import { call } from '@rezenso/platform';

/** Tells the team about the partner of an exchange. */
export async function report(exchangeId: string, reason: ReportReason, text: string): Promise<void> {
  await call(filePartnerReport, { body: { exchangeId, reason, text } });
}
