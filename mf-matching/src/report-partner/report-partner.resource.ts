import { filePartnerReport, type ReportReason } from '@rezenso/contract/reports';
import { call } from '@rezenso/platform';

/** Tells the team about the partner of a match. */
export async function report(matchId: string, reason: ReportReason, text: string): Promise<void> {
  await call(filePartnerReport, { body: { matchId, reason, text } });
}
