import { exchangeDueDays } from '@rezenso/contract/limits';
import type { ExchangeStrategy, NoCommonPlanDetails } from '@rezenso/contract/matches';
import type { Core } from '../../core.ts';
import type { Database, Tx } from '../../database/database.ts';
import type { MatchRow } from '../../database/schema.ts';
import { AppError } from '../../http/app-error.ts';
import { exchanges, type NamedExchange } from '../exchanges/exchanges.repository.ts';
import { partnerOf, whyNotCoordinate } from '../matches/matches.policy.ts';
import { matches } from '../matches/matches.repository.ts';
import { traders } from '../matches/traders.repository.ts';
import './coordination.events.ts';
import { exchangesOf, hasNowhere, planFor } from './coordination.plan.ts';
import { coordination } from './coordination.repository.ts';

const dayMillis = 86_400_000;

/** Turns accepted matches into fair exchanges. */
export function createCoordination({ database, events }: Pick<Core, 'database' | 'events'>) {
  return {
    /**
     * The plan that coordinating a match would start; nothing is stored.
     * @throws {AppError} MATCH_NOT_FOUND, MATCH_NOT_YOURS, MATCH_NOT_ACCEPTED, MATCH_ALREADY_COORDINATED, NO_COMMON_PLAN,
     *   ACCOUNT_INACTIVE, PARTNER_INACTIVE, SAME_BUSINESS
     */
    async preview(member: string, matchId: string): Promise<ExchangeStrategy> {
      const match = await matches(database.db).find(matchId);
      const refusal = whyNotCoordinate(member, match);
      if (refusal || !match) throw new AppError(refusal ?? 'MATCH_NOT_FOUND');
      await traders(database.db).refuseUnlessMayTrade(member, partnerOf(member, match));
      const { plan } = await planOf(database.db, member, match);
      return { ...plan, exchangePairs: [...plan.exchangePairs] };
    },

    /**
     * Starts the exchanges of an accepted match, once, and counts it for whoever starts it: a free account may start
     * `freeMatches`. Reviews are due in `exchangeDueDays` days.
     * @throws {AppError} MATCH_NOT_FOUND, MATCH_NOT_YOURS, MATCH_NOT_ACCEPTED, MATCH_ALREADY_COORDINATED,
     *   NO_COMMON_PLAN, PLAN_LIMIT_REACHED, ACCOUNT_INACTIVE, PARTNER_INACTIVE, SAME_BUSINESS
     */
    coordinate(member: string, matchId: string, now: Date): Promise<NamedExchange[]> {
      return database.transaction(async (tx) => {
        const match = await matches(tx).coordinate(matchId, member, now);
        if (!match) throw await whyNot(tx, member, matchId);
        await traders(tx).refuseUnlessMayTrade(member, partnerOf(member, match));
        const { plan, sides } = await planOf(tx, member, match);
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
}

/** @throws {AppError} NO_COMMON_PLAN, with who has to add a platform */
async function planOf(db: Tx | Database['db'], member: string, match: MatchRow) {
  const requester = await coordination(db).getReviewable(match.requester_id);
  const provider = await coordination(db).getReviewable(match.provider_id);
  const plan = planFor(requester, provider);
  if (!plan) {
    const missing = [requester, provider].filter(hasNowhere).map(({ id }) => (id === member ? 'caller' : 'partner'));
    const details: NoCommonPlanDetails = { missing };
    throw new AppError('NO_COMMON_PLAN', { details });
  }
  return { plan, sides: [requester, provider] as const };
}

async function whyNot(tx: Tx, member: string, matchId: string): Promise<AppError> {
  const match = await matches(tx).find(matchId);
  return new AppError(whyNotCoordinate(member, match) ?? 'MATCH_ALREADY_COORDINATED');
}
