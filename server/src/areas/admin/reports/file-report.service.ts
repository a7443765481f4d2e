import type { BodyOf } from '@rezenso/contract/endpoint';
import type { filePartnerReport } from '@rezenso/contract/reports';
import { AppError } from '../../../app-error.ts';
import type { Core } from '../../../core.ts';
import type { Db } from '../../../database/database.ts';
import type { ReportRow } from '../../../database/schema-admin.ts';
import { exchanges } from '../../exchanges/index.ts';
import { isParty, matches, partnerOf } from '../../matching/index.ts';
import { otherSideOf } from './reports.policy.ts';
import { reports } from './reports.repository.ts';

type Filed = BodyOf<typeof filePartnerReport>;

/** Members reporting their partners. */
export function createReporting({ database, limits, now }: Pick<Core, 'database' | 'limits' | 'now'>) {
  return {
    /**
     * Reports the other side of a match or exchange.
     * @throws {AppError} MATCH_NOT_FOUND, MATCH_NOT_YOURS, EXCHANGE_NOT_FOUND, EXCHANGE_NOT_YOURS,
     *   REPORT_ALREADY_FILED, RATE_LIMITED
     */
    async file(member: string, filed: Filed): Promise<ReportRow> {
      const about = await partnerIn(database.db, member, filed);
      await limits.take('report', member);
      const { reason, text } = filed;
      const report = await reports(database.db).file({ reporterId: member, reason, text, ...about }, now());
      if (!report) throw new AppError('REPORT_ALREADY_FILED');
      return report;
    },
  };
}

async function partnerIn(db: Db, member: string, { matchId, exchangeId }: Filed) {
  if (exchangeId !== undefined) {
    const exchange = await exchanges(db).find(exchangeId);
    if (!exchange) throw new AppError('EXCHANGE_NOT_FOUND');
    const reportedId = otherSideOf(member, exchange);
    if (!reportedId) throw new AppError('EXCHANGE_NOT_YOURS');
    return { reportedId, matchId: exchange.match_id, exchangeId };
  }
  const match = matchId === undefined ? undefined : await matches(db).find(matchId);
  if (!match) throw new AppError('MATCH_NOT_FOUND');
  if (!isParty(member, match)) throw new AppError('MATCH_NOT_YOURS');
  return { reportedId: partnerOf(member, match), matchId: match.id, exchangeId: null };
}
