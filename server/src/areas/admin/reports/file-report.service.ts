import type { BodyOf } from '@rezenso/contract/endpoint';
import type { filePartnerReport } from '@rezenso/contract/reports';
import { AppError } from '../../../app-error.ts';
import type { Core } from '../../../core.ts';
import type { Db } from '../../../database/database.ts';
import type { ReportRow } from '../../../database/schema-admin.ts';
import { takeFor } from '../../../limits/take-for.ts';
import { volumes } from '../../accounts/index.ts';
import { exchanges } from '../../exchanges/index.ts';
import { isParty, matches, messages, partnerOf } from '../../matching/index.ts';
import { otherSideOf } from './reports.policy.ts';
import { reports } from './reports.repository.ts';

/** Under which the words of members lie sealed: moderators alone read them, and whoever wrote them. */
export const reportPurpose = 'report-text';

type Filed = BodyOf<typeof filePartnerReport>;

/** Members reporting their partners. */
export function createReporting({
  database,
  limits,
  now,
  secret,
}: Pick<Core, 'database' | 'limits' | 'now' | 'secret'>) {
  const texts = secret.sealer(reportPurpose);

  return {
    /**
     * Reports the other side of a match or exchange.
     * @throws {AppError} MATCH_NOT_FOUND, MATCH_NOT_YOURS, EXCHANGE_NOT_FOUND, EXCHANGE_NOT_YOURS, MESSAGE_NOT_FOUND,
     *   REPORT_ALREADY_FILED, STARTS_SMALL, RATE_LIMITED
     */
    async file(member: string, filed: Filed): Promise<{ report: ReportRow; left: number | undefined }> {
      const about = await partnerIn(database.db, member, filed);
      const { isBeginner } = await volumes(database.db).of(member, now());
      const { reason } = filed;
      const text = texts.close(filed.text);
      return takeFor(limits, isBeginner ? ['report', 'report.beginner'] : 'report', member, async (left) => {
        const report = await reports(database.db).file({ reporterId: member, reason, text, ...about }, now());
        if (!report) throw new AppError('REPORT_ALREADY_FILED');
        return { report, left: isBeginner ? left : undefined };
      });
    },
  };
}

async function partnerIn(db: Db, member: string, { matchId, exchangeId, messageId }: Filed) {
  if (exchangeId !== undefined) {
    const exchange = await exchanges(db).find(exchangeId);
    if (!exchange) throw new AppError('EXCHANGE_NOT_FOUND');
    const reportedId = otherSideOf(member, exchange);
    if (!reportedId) throw new AppError('EXCHANGE_NOT_YOURS');
    return { reportedId, matchId: exchange.match_id, exchangeId, messageId: null };
  }
  const match = matchId === undefined ? undefined : await matches(db).find(matchId);
  if (!match) throw new AppError('MATCH_NOT_FOUND');
  if (!isParty(member, match)) throw new AppError('MATCH_NOT_YOURS');
  const reportedId = partnerOf(member, match);
  if (messageId !== undefined) await refuseUnlessWroteIt(db, reportedId, match.id, messageId);
  return { reportedId, matchId: match.id, exchangeId: null, messageId: messageId ?? null };
}

/** One's own words are nothing to report, and what was written elsewhere is nothing to learn of. */
async function refuseUnlessWroteIt(db: Db, writer: string, matchId: string, messageId: string): Promise<void> {
  const message = await messages(db).find(messageId);
  if (message?.match_id !== matchId || message.sender_id !== writer) throw new AppError('MESSAGE_NOT_FOUND');
}
