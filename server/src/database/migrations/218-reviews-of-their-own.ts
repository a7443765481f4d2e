import { type Kysely, sql } from 'kysely';

/**
 * Confirmed reviews of the same words, for the same business at the same platform, shared one row, and the last one's stars and writer stood
 * there. The row is of its exchange again, unless Google names its stars, and each of the others gets its own. See docs/decisions/0179.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create temporary table unshared on commit drop as
    select other.id, shared.review_exchange_id as first
    from reviews shared
    join review_exchanges first on first.id = shared.review_exchange_id
    join review_exchanges other on other.recipient_id = shared.member_id and other.platform = shared.source and other.id <> first.id
    where other.confirmed_at is not null and other.review_text is not null
      and other.review_rating is not null and first.review_rating is not null
      and lower(btrim(regexp_replace(normalize(other.review_text, NFKC), '\\s+', ' ', 'g')))
        = lower(btrim(regexp_replace(normalize(first.review_text, NFKC), '\\s+', ' ', 'g')))
      and not exists (select from reviews own where own.review_exchange_id = other.id)`.execute(db);
  await sql`update reviews set reviewer_name = coalesce(writer.company_name, 'Ehemaliger Partner'),
      rating = case when external_id is null then first.review_rating else rating end
    from review_exchanges first join members writer on writer.id = first.reviewer_id
    where first.id = reviews.review_exchange_id and first.id in (select first from unshared)`.execute(db);
  await sql`insert into reviews (member_id, source, content, content_hash, rating, reviewer_name, review_date, is_verified,
      fraud_score, review_exchange_id, created_at)
    select other.recipient_id, other.platform, other.review_text, 'exchange:' || other.id, other.review_rating,
      coalesce(writer.company_name, 'Ehemaliger Partner'), coalesce(other.posted_at, other.confirmed_at), true,
      other.fraud_score, other.id, other.confirmed_at
    from unshared join review_exchanges other on other.id = unshared.id
    join members writer on writer.id = other.reviewer_id`.execute(db);
}
