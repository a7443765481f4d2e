import { type Kysely, sql } from 'kysely';

/** Matches with a plan say what their exchanges say: who has given, with which stars, and whether all is confirmed. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(`update matches set
        requester_review_given = plan.requester_given,
        requester_rating = case when plan.requester_given then plan.requester_rating end,
        provider_review_given = plan.provider_given,
        provider_rating = case when plan.provider_given then plan.provider_rating end,
        status = case when plan.is_completed then 'completed' else matches.status end
      from (
        select match_id,
          coalesce(bool_and(submitted_at is not null) filter (where reviewer_id = requester_id), false) as requester_given,
          round(avg(review_rating) filter (where reviewer_id = requester_id))::smallint as requester_rating,
          coalesce(bool_and(submitted_at is not null) filter (where reviewer_id = provider_id), false) as provider_given,
          round(avg(review_rating) filter (where reviewer_id = provider_id))::smallint as provider_rating,
          bool_and(review_exchanges.status in ('confirmed', 'completed')) as is_completed
        from review_exchanges join matches on matches.id = match_id group by match_id
      ) plan
      where plan.match_id = matches.id and matches.coordinated_at is not null and matches.status = 'accepted'`)
    .execute(db);
}
