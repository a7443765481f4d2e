import type { funnelSteps } from '@rezenso/contract/admin';
import { sql } from 'kysely';
import type { Db } from '../../../database/database.ts';
import type { Span } from './trends.repository.ts';

export type FunnelCounts = Record<(typeof funnelSteps)[number], number>;

/**
 * Of those who signed up in `span`: how many got how far until now. A step counts only with all steps before it, so the
 * figures never rise on the way down.
 */
export async function countFunnel(db: Db, { from, until }: Span): Promise<FunnelCounts> {
  const { rows } = await sql<FunnelCounts>`
    with cohort as (
      select id, profile_completed_at is not null as complete from members
      where id in (select member_id from member_directory where created_at >= ${from} and created_at < ${until})
    ),
    sides as (
      select cohort.id, status, coordinated_at from matches join cohort on cohort.id = requester_id
      union all
      select cohort.id, status, coordinated_at from matches join cohort on cohort.id = provider_id
    ),
    matched as (
      select id, bool_or(status in ('accepted', 'completed')) as accepted,
        bool_or(status in ('accepted', 'completed') and coordinated_at is not null) as coordinated
      from sides group by id
    ),
    written as (
      select cohort.id, bool_or(submitted_at is not null) as submitted,
        bool_or(status in ('confirmed', 'completed')) as confirmed
      from review_exchanges join cohort on cohort.id = reviewer_id group by cohort.id
    )
    select count(*) as signed_up,
      count(*) filter (where complete) as profile_complete,
      count(*) filter (where complete and matched.id is not null) as first_match,
      count(*) filter (where complete and accepted) as accepted,
      count(*) filter (where complete and coordinated) as coordinated,
      count(*) filter (where complete and coordinated and submitted) as submitted,
      count(*) filter (where complete and coordinated and submitted and confirmed) as first_confirmed_exchange
    from cohort left join matched using (id) left join written using (id)`.execute(db);
  if (!rows[0]) throw new Error('Counting answered no row');
  return rows[0];
}
