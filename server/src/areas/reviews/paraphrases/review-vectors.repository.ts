import type { DirectionBands } from '@rezenso/engines/reviews/paraphrases';
import { sql } from 'kysely';
import type { Db } from '../../../database/database.ts';

/** A stored text that a model was not asked about yet. */
export interface UnreadText {
  id: string;
  text: string;
  /** When it was handed in, or came. */
  at: Date;
}

/** A stored text that may say the same. */
export interface LikelyText extends UnreadText {
  vector: number[];
}

/** Vectors are kept as whole numbers: two bytes a dimension, exact to the fourth digit. */
const scale = 10_000;
/** Texts of the same business, and of the same writer, that are compared: the newest. */
const mostOfOne = 100;
/** Texts that are compared because they share bands, and rows that are read of each band: a longer list tells little. */
const mostSharing = 200;
const mostOfBand = 100;
/** Texts by which is told what likeness is usual. */
const mostUsual = 200;

/** Of what was handed in and what somebody brought in since its exchange began nobody can say which came first (docs/decisions/0165). */
const isToldApart = sql<boolean>`not exists (
  select from review_exchanges begun join review_texts theirs on theirs.review_exchange_id = begun.id
  join review_texts brought on brought.review_id is not null join reviews held on held.id = brought.review_id
  where theirs.id in (own.id, near.id) and brought.id in (own.id, near.id)
    and coalesce(held.stands_since, held.created_at) >= begun.created_at
    and held.created_at < coalesce(begun.submitted_at, begun.due_at))`;

/** Stored texts by what a model takes them to say. */
export function reviewVectors(db: Db) {
  return {
    /** Texts that this model has not seen; two ranges of an index, however many it has. */
    async listUnread(model: string, limit: number): Promise<UnreadText[]> {
      const { rows } = await sql<UnreadText>`
        with waiting as (
          (select id from review_texts where embedded_by < ${model} limit ${limit})
          union all (select id from review_texts where embedded_by > ${model} limit ${limit})
          limit ${limit})
        select stored.id, coalesce(review.content, exchange.review_text, '') as text,
          coalesce(exchange.submitted_at, review.created_at, exchange.due_at) as at
        from waiting join review_texts stored on stored.id = waiting.id
        left join reviews review on review.id = stored.review_id
        left join review_exchanges exchange on exchange.id = stored.review_exchange_id
        order by at, stored.id`.execute(db);
      return rows;
    },

    /** Marks as seen. @returns false when it has gone, or somebody else was faster */
    async claim(id: string, model: string): Promise<boolean> {
      const { numUpdatedRows } = await db
        .updateTable('review_texts')
        .set({ embedded_by: model })
        .where('id', '=', id)
        .where('embedded_by', '<>', model)
        .executeTakeFirst();
      return numUpdatedRows > 0n;
    },

    /** Keeps a text's vector in the place of one by another model. Call it for what was claimed. */
    async store(
      { id, at }: Pick<UnreadText, 'id' | 'at'>,
      model: string,
      { vector, bands, hashes }: { vector: readonly number[] } & DirectionBands,
    ): Promise<void> {
      const kept = vector.map((value) => Math.round(value * scale));
      await db.deleteFrom('review_vectors').where('text_id', '=', id).execute();
      await db.insertInto('review_vectors').values({ text_id: id, model, vector: kept, stored_at: at }).execute();
      await sql`
        insert into review_vector_bands (band, hash, text_id)
        select unnest(${bands}::int[]), unnest(${hashes}::int[]), ${id}::uuid on conflict do nothing`.execute(db);
    },

    /**
     * Stored texts that may say the same as this one: about the same business, by the same writer, and those that point the same way by
     * their bands. The review that came out of the same exchange is left out.
     */
    async listLikely(id: string, model: string, { bands, hashes }: DirectionBands): Promise<LikelyText[]> {
      const { rows } = await sql<LikelyText>`
        with own as (
          select stored.id, coalesce(exchange.id, review.review_exchange_id) as exchange_id, exchange.reviewer_id as writer,
            coalesce(exchange.recipient_id, review.member_id) as business
          from review_texts stored
          left join reviews review on review.id = stored.review_id
          left join review_exchanges exchange on exchange.id = stored.review_exchange_id
          where stored.id = ${id}::uuid),
        sharing as (
          select text_id from unnest(${bands}::int[], ${hashes}::int[]) as asked (band, hash)
          cross join lateral (
            select text_id from review_vector_bands kept
            where kept.band = asked.band and kept.hash = asked.hash limit ${mostOfBand}) as hit
          group by text_id order by count(*) desc limit ${mostSharing}),
        near as (
          select text_id as id from sharing
          union (select stored.id from own join review_exchanges exchange on exchange.recipient_id = own.business
            join review_texts stored on stored.review_exchange_id = exchange.id order by exchange.created_at desc limit ${mostOfOne})
          union (select stored.id from own join review_exchanges exchange on exchange.reviewer_id = own.writer
            join review_texts stored on stored.review_exchange_id = exchange.id order by exchange.created_at desc limit ${mostOfOne})
          union (select stored.id from own join reviews review on review.member_id = own.business
            join review_texts stored on stored.review_id = review.id order by review.review_date desc limit ${mostOfOne}))
        select stored.id, known.vector, known.stored_at as at, coalesce(review.content, exchange.review_text) as text
        from near join own on own.id <> near.id
        join review_vectors known on known.text_id = near.id and known.model = ${model}
        join review_texts stored on stored.id = near.id
        left join reviews review on review.id = stored.review_id
        left join review_exchanges exchange on exchange.id = stored.review_exchange_id
        where coalesce(review.content, exchange.review_text) is not null
          and (own.exchange_id is null
            or coalesce(exchange.id, review.review_exchange_id) is distinct from own.exchange_id)
          and ${isToldApart}`.execute(db);
      return rows.map((row) => ({ ...row, vector: row.vector.map((value) => value / scale) }));
    },

    /** Vectors of the newest texts, by which is told what likeness is usual. */
    async listNewest(model: string): Promise<number[][]> {
      const rows = await db
        .selectFrom('review_vectors')
        .select('vector')
        .where('model', '=', model)
        .orderBy('stored_at', 'desc')
        .limit(mostUsual)
        .execute();
      return rows.map(({ vector }) => vector.map((value) => value / scale));
    },
  };
}
