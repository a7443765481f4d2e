import type { Paraphrase } from '@rezenso/engines/reviews';
import { sql } from 'kysely';
import type { Db } from '../../../database/database.ts';
import type { TextOwner } from '../text-owner.ts';

/** What a model found to say the same in other words. */
export function paraphrases(db: Db) {
  return {
    /** What was found about the text of a review or an exchange; the text it copies still stands. */
    async of(owner: TextOwner): Promise<Paraphrase | undefined> {
      const { reviewId, exchangeId } = { reviewId: null, exchangeId: null, ...owner };
      const { rows } = await sql<Paraphrase>`
        select found.share::float8 as share, found.quote, found.other_quote as "otherQuote", found.other_id as "otherId"
        from review_texts stored join review_paraphrases found on found.text_id = stored.id
        where stored.review_id = ${reviewId}::uuid or stored.review_exchange_id = ${exchangeId}::uuid
        limit 1`.execute(db);
      return rows[0];
    },

    /** Keeps a finding, once per text. @returns whose text it is; undefined when it is known, or either has gone */
    async keep(
      textId: string,
      otherId: string,
      { share, quote, otherQuote }: Paraphrase,
    ): Promise<{ reviewId: string | null; exchangeId: string | null } | undefined> {
      const { rows } = await sql<{ reviewId: string | null; exchangeId: string | null }>`
        with kept as (
          insert into review_paraphrases (text_id, other_id, share, quote, other_quote)
          select ${textId}::uuid, ${otherId}::uuid, ${share}::real, ${quote}::text, ${otherQuote}::text
          where (select count(*) from review_texts where id = any(${[textId, otherId]}::uuid[])) = 2
          on conflict do nothing returning text_id)
        select stored.review_id as "reviewId", stored.review_exchange_id as "exchangeId"
        from kept join review_texts stored on stored.id = kept.text_id`.execute(db);
      return rows[0];
    },
  };
}
