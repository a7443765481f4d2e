import type { MatchMember } from '@rezenso/engines/matching';
import type { Db } from '../../../database/database.ts';
import { prepared } from '../../../database/prepared.ts';
import { candidateQuery } from './candidate-query.ts';
import type { CandidateWishes } from './candidate-wishes.sql.ts';
import { withdrawnDays } from './periods.ts';

/** The predicate of the index members_candidates, word for word. */
const eligible = `status = 'active' and profile_completed_at is not null`;
/** How many candidates are scored exactly; the query ranks them by nearly the same formula. */
const scoredCandidates = 100;
const declinedDays = 90;
const dayMillis = 86_400_000;

/** Each text is the same for every viewer, so it is prepared once. */
const lists = new Map<string, ReturnType<typeof prepared<{ id: string }>>>();

const isExcluding = `(status in ('pending', 'accepted')
  or (status = 'declined' and updated_at > case when withdrawn_at is null then $2::timestamptz else $3 end))`;
const listOutOfReach = prepared<{ id: string }>(`
  select provider_id as id from matches where requester_id = $1 and ${isExcluding}
  union
  select requester_id as id from matches where provider_id = $1 and ${isExcluding}
  union
  select case match.requester_id when $1 then match.provider_id else match.requester_id end
    from matches match join conversations talk on talk.match_id = match.id
    where (match.requester_id = $1 or match.provider_id = $1)
      and (talk.requester_blocked_at is not null or talk.provider_blocked_at is not null)
  union
  select id from members where admin_role is not null`);

/** Those of some that are looked at, or were kept back, for a viewer that has no confirmed exchange yet. */
const listHeldBackFrom = prepared<{ id: string }>(`
  select id from members where id = any($2::uuid[]) and ring_level = 'hold' and not exists (
    select from review_exchanges
    where (reviewer_id = $1 or recipient_id = $1) and status in ('confirmed', 'completed') and withheld is null)`);

/** Who could be suggested to whom. */
export function candidates(db: Db) {
  return {
    /**
     * The ids of the best candidates for a viewer, best first, without `excluded`; by wish the nearest. Whoever has no confirmed exchange
     * yet is shown no account that is held (docs/decisions/0167).
     */
    async listIds(viewer: MatchMember, excluded: ReadonlySet<string>, wishes?: CandidateWishes): Promise<string[]> {
      const limit = scoredCandidates + excluded.size;
      const { text, values } = candidateQuery(viewer, { eligible, limit, ...(wishes && { wishes }) });
      const list = lists.get(text) ?? prepared<{ id: string }>(text);
      lists.set(text, list);
      const rows = await list(db, values);
      const found = rows.map((row) => row.id).filter((id) => !excluded.has(id));
      const held = new Set((await listHeldBackFrom(db, [viewer.id, found])).map(({ id }) => id));
      return found.filter((id) => !held.has(id));
    },

    /**
     * Members the viewer has an open match with, or where one declined the other in the last 90 days or took its request
     * back in the last 7, or blocks the other, and the people who run the site: whoever moderates reviews does not trade them.
     */
    async listExcluded(viewer: string, now: Date): Promise<Set<string>> {
      const daysAgo = (days: number) => new Date(now.getTime() - days * dayMillis);
      const rows = await listOutOfReach(db, [viewer, daysAgo(declinedDays), daysAgo(withdrawnDays)]);
      return new Set(rows.map((row) => row.id));
    },
  };
}
