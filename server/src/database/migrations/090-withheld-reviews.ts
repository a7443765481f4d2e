import { type Kysely, sql } from 'kysely';

/**
 * Why a handed-in review does not count: neither as given, nor in its recipient's average, nor for trust. Of those handed
 * in before, the reasons are what their writers were told, what moderators upheld, and the rule of seven words.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  `alter table review_exchanges add column withheld text
    check (withheld in ('no_substance', 'known_text', 'upheld_case'))`,
  `update review_exchanges set withheld = 'no_substance'
    where submitted_at is not null and cardinality(regexp_split_to_array(trim(review_text), '\\s+')) < 7`,
  `update review_exchanges set withheld =
      case when notifications.body like 'Fast derselbe Text%' then 'known_text' else 'no_substance' end
    from notifications where notifications.type = 'exchange.no-xp' and notifications.subject = review_exchanges.id::text`,
  `update review_exchanges exchange set withheld = 'upheld_case'
    from reports report
    where report.status = 'resolved' and report.reported_id = exchange.reviewer_id and exchange.submitted_at is not null
      and (report.review_exchange_id = exchange.id
        or (report.review_exchange_id is null and report.match_id = exchange.match_id))`,
];
