import { exchangeDueDays } from '@rezenso/contract/limits';
import type { ExchangeStrategy, NoCommonPlanDetails } from '@rezenso/contract/matches';
import { AppError } from '../../../app-error.ts';
import type { Core } from '../../../core.ts';
import type { Database, Tx } from '../../../database/database.ts';
import type { MatchRow } from '../../../database/schema.ts';
import { matches, partnerOf, traders, whyNotCoordinate } from '../../matching/index.ts';
import { createFormerAccounts } from '../../rewards/index.ts';
import { exchanges } from '../exchanges/exchanges.repository.ts';
import type { NamedExchange } from '../exchanges/named-exchanges.repository.ts';
import { exchangesOf, hasNowhere, planFor } from './coordination.plan.ts';
import { coordination } from './coordination.repository.ts';

const dayMillis = 86_400_000;

/** Turns accepted matches into fair exchanges. */
export function createCoordination({ database, events, secret }: Pick<Core, 'database' | 'events' | 'secret'>) {
  const formerAccounts = createFormerAccounts({ secret });

  return {
    /**
     * The plan that coordinating a match would start. Without one, a partner who can be reviewed nowhere is told.
     * @throws {AppError} MATCH_NOT_FOUND, MATCH_NOT_YOURS, MATCH_NOT_ACCEPTED, MATCH_ALREADY_COORDINATED, NO_COMMON_PLAN,
     *   ACCOUNT_INACTIVE, PARTNER_INACTIVE, SAME_BUSINESS
     */
    async preview(member: string, matchId: string): Promise<ExchangeStrategy> {
      const match = await matches(database.db).find(matchId);
      const refusal = whyNotCoordinate(member, match);
      if (refusal || !match) throw new AppError(refusal ?? 'MATCH_NOT_FOUND');
      await traders(database.db).refuseUnlessMayTrade(member, partnerOf(member, match));
      const { plan, missing } = await planOf(database.db, member, match);
      if (plan) return { ...plan, exchangePairs: [...plan.exchangePairs] };
      if (missing.includes('partner')) await tellPartner(member, match);
      throw noCommonPlan(missing);
    },

    /**
     * Starts the exchanges of an accepted match, once, and counts it for whoever starts it: a free account may start
     * `plans.free.exchanges`. Reviews are due in `exchangeDueDays` days.
     * @throws {AppError} MATCH_NOT_FOUND, MATCH_NOT_YOURS, MATCH_NOT_ACCEPTED, MATCH_ALREADY_COORDINATED,
     *   NO_COMMON_PLAN, PLAN_LIMIT_REACHED, ACCOUNT_INACTIVE, PARTNER_INACTIVE, SAME_BUSINESS
     */
    coordinate(member: string, matchId: string, now: Date): Promise<NamedExchange[]> {
      return database.transaction(async (tx) => {
        const match = await matches(tx).coordinate(matchId, member, now);
        if (!match) throw await whyNot(tx, member, matchId);
        await traders(tx).refuseUnlessMayTrade(member, partnerOf(member, match));
        const { plan, sides, missing } = await planOf(tx, member, match);
        if (!plan) throw noCommonPlan(missing);
        await formerAccounts.inherit(tx, member, now);
        if (!(await coordination(tx).charge(member))) throw new AppError('PLAN_LIMIT_REACHED');
        const dueAt = new Date(now.getTime() + exchangeDueDays * dayMillis);
        await exchanges(tx).createAll(matchId, exchangesOf(plan, sides), dueAt, now);
        await exchanges(tx).draftFromMatch(matchId);
        await matches(tx).followPlan(matchId, now);
        const partnerId = partnerOf(member, match);
        await events.record(tx, 'match.coordinated', {
          matchId,
          starterId: member,
          partnerId,
          reviews: plan.totalExchanges,
        });
        return exchanges(tx).listOfMatch(matchId);
      });
    },
  };

  async function tellPartner(member: string, match: MatchRow): Promise<void> {
    const told = { matchId: match.id, askerId: member, memberId: partnerOf(member, match) };
    await database.transaction((tx) => events.record(tx, 'match.platform-missing', told));
  }
}

type Missing = NoCommonPlanDetails['missing'];

/** The plan of a match, or who has to add a platform before there can be one. */
async function planOf(db: Tx | Database['db'], member: string, match: MatchRow) {
  const requester = await coordination(db).getReviewable(match.requester_id);
  const provider = await coordination(db).getReviewable(match.provider_id);
  const sides = [requester, provider] as const;
  const missing: Missing = sides.filter(hasNowhere).map(({ id }) => (id === member ? 'caller' : 'partner'));
  return { plan: planFor(requester, provider), sides, missing };
}

function noCommonPlan(missing: Missing): AppError {
  const details: NoCommonPlanDetails = { missing };
  return new AppError('NO_COMMON_PLAN', { details });
}

async function whyNot(tx: Tx, member: string, matchId: string): Promise<AppError> {
  const match = await matches(tx).find(matchId);
  return new AppError(whyNotCoordinate(member, match) ?? 'MATCH_ALREADY_COORDINATED');
}
