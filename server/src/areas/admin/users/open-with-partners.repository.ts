import { sql } from 'kysely';
import type { Db } from '../../../database/database.ts';
import type { EndedByBan } from '../../../database/schema-bans.ts';

/** What a ban of a member ends, and for how many partners; what was handed in stays. */
export async function countOpenOf(db: Db, member: string): Promise<EndedByBan> {
  const { rows } = await sql<EndedByBan>`
    with partners as (
      select provider_id as id from matches where requester_id = ${member} and status in ('pending', 'accepted')
      union select requester_id from matches where provider_id = ${member} and status in ('pending', 'accepted')
    ), exchanges as (
      select id from review_exchanges where reviewer_id = ${member} and status in ('pending', 'in_progress')
      union select id from review_exchanges where recipient_id = ${member} and status in ('pending', 'in_progress')
    ), meetings as (
      select id from appointments where reviewer_id = ${member} and status = 'agreed'
      union select id from appointments where recipient_id = ${member} and status = 'agreed'
    )
    select (select count(*) from partners) as partners, (select count(*) from exchanges) as exchanges,
      (select count(*) from meetings) as appointments`.execute(db);
  if (!rows[0]) throw new Error('Counting answered no row');
  return rows[0];
}
