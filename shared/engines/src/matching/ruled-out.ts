import { allLimits, type Limit } from '../trades/index.ts';
import type { MatchMember } from './member.ts';

/** What the website of a business says that it has no part in, though its kind usually has. */
function limitsOf({ trade, mentions }: Pick<MatchMember, 'trade' | 'mentions'>): Limit[] {
  return (
    mentions
      .filter(({ as }) => as === 'limit')
      .flatMap(({ word }) => allLimits().get(word) ?? [])
      // Who has corrected the kind since is not held to what was read of another.
      .filter(({ trades }) => trades.has(trade ?? ''))
  );
}

type Ruled = 'occasions' | 'workdays' | 'goods';

/** Whether its website rules out that a business has part in an occasion or a workday, or gives a good. */
export function isRuledOut(business: Pick<MatchMember, 'trade' | 'mentions'>, what: Ruled, id: string): boolean {
  return limitsOf(business).some((limit) => limit[what].has(id));
}
