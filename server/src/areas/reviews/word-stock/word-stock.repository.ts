import type { Signature, WordStock } from '@rezenso/engines/reviews';
import { sql } from 'kysely';
import type { Db } from '../../../database/database.ts';

/** A stored text that nobody has counted yet, and the trade of the business that it is about. */
export interface UncountedText {
  id: string;
  text: string;
  industry: string;
}

/** A text that was counted, or that is gone and to be taken out again. */
export interface CountedText {
  id: string;
  industry: string;
  words: readonly number[];
}

/** Reviews that a trade is taken to have beside the stored ones, so that a few do not decide what is common in it. */
const imagined = 200;

/** How common words are in the stored reviews, altogether and of one trade. */
export function wordStock(db: Db) {
  return {
    /**
     * How common the words of a text are: as common as in all stored reviews, or as in those about the trade of the business if they
     * are more common there.
     * @param business whose trade counts; null when it is not known what the text is about
     */
    async of({ words }: Signature, business: string | null): Promise<WordStock> {
      const { rows } = await sql<{ word: number; all: number; own: number }>`
        select word, sum(reviews)::int as all,
          coalesce(sum(reviews) filter (where industry = ${industryOf(business)}), 0)::int as own
        from word_counts where word = any(${words}::int[]) group by word`.execute(db);
      const totals = await sql<{ all: number; own: number }>`
        select coalesce(sum(reviews), 0)::int as all,
          coalesce(sum(reviews) filter (where industry = ${industryOf(business)}), 0)::int as own
        from counted_industries`.execute(db);
      const { all: texts, own: ofTrade } = totals.rows[0] ?? { all: 0, own: 0 };
      const inTrade = (own: number) => (own * (texts + imagined)) / (ofTrade + imagined);
      return { texts, counts: new Map(rows.map(({ word, all, own }) => [word, Math.max(all, inTrade(own))])) };
    },

    /** Whether a stored text waits to be counted. */
    async isBehind(): Promise<boolean> {
      const { rows } = await sql`select from review_texts where not is_counted limit 1`.execute(db);
      return rows.length > 0;
    },

    async listUncounted(limit: number): Promise<UncountedText[]> {
      const { rows } = await sql<UncountedText>`
        select stored.id, coalesce(review.content, exchange.review_text, '') as text, coalesce(member.industry, '') as industry
        from review_texts stored
        left join reviews review on review.id = stored.review_id
        left join review_exchanges exchange on exchange.id = stored.review_exchange_id
        left join members member on member.id = coalesce(review.member_id, exchange.recipient_id)
        where not stored.is_counted limit ${limit}`.execute(db);
      return rows;
    },

    /** Marks as counted. @returns the ids that were not, and still stand */
    async claim(ids: readonly string[]): Promise<Set<string>> {
      const { rows } = await sql<{ id: string }>`
        update review_texts set is_counted = true where not is_counted and id in (
          select id from review_texts where id = any(${ids}::uuid[]) order by id for update)
        returning id`.execute(db);
      return new Set(rows.map(({ id }) => id));
    },

    /** Counts words in, and remembers which. */
    async add(texts: readonly CountedText[]): Promise<void> {
      if (texts.length === 0) return;
      await db
        .insertInto('counted_texts')
        .values(texts.map(({ id, industry, words }) => ({ text_id: id, industry, words: [...words] })))
        .execute();
      await change(texts, 1);
    },

    /** Counts the words of texts that are gone out again. @returns how many texts */
    async removeGone(limit: number): Promise<number> {
      const { rows } = await sql<CountedText>`
        delete from counted_texts where text_id in (
          select text_id from counted_texts where is_gone limit ${limit} for update skip locked)
        returning text_id as id, industry, words`.execute(db);
      await change(rows, -1);
      return rows.length;
    },
  };

  /** One statement in one order, so that two processes never wait for each other in a circle. */
  async function change(texts: readonly CountedText[], by: 1 | -1): Promise<void> {
    if (texts.length === 0) return;
    const places = texts.flatMap(({ industry, words }) => words.map((word) => [word, industry] as const));
    await sql`
      insert into word_counts (word, industry, reviews)
      select word, industry, ${by} * count(*) from unnest(
        ${places.map(([word]) => word)}::int[], ${places.map(([, industry]) => industry)}::text[]) as place (word, industry)
      group by word, industry order by word, industry
      on conflict (word, industry) do update set reviews = word_counts.reviews + excluded.reviews`.execute(db);
    await sql`
      insert into counted_industries (industry, reviews)
      select industry, ${by} * count(*) from unnest(${texts.map(({ industry }) => industry)}::text[]) as counted (industry)
      group by industry order by industry
      on conflict (industry) do update set reviews = counted_industries.reviews + excluded.reviews`.execute(db);
  }
}

function industryOf(business: string | null) {
  return sql`(select coalesce(industry, '') from members where id = ${business}::uuid)`;
}
