import type { ResembledReview } from '@rezenso/contract/reviews';
import type { PlatformId } from '@rezenso/contract/vocabulary';
import type { Signature } from '@rezenso/engines/reviews';
import { CompiledQuery, type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../database/database.ts';
import type { TextOwner } from '../text-owner.ts';
import type { FlaggedReview } from './flagged-review.ts';
import { findCandidatesSql, storeBandsSql } from './review-bands.ts';

export interface StoredText {
  id: string;
  text: string;
}

/** What is compared itself: a text that is stored, with when it came, or one that a business brings in. */
export interface Compared {
  exchangeId?: string;
  reviewId?: string;
  storedAt?: Date;
  /** Of what a business brings in: whose it is and from where, so that a review which it waits for is not held against it. */
  broughtIn?: { memberId: string; platform: PlatformId };
}

/**
 * A review stood before an exchange began. What came since proves nothing against its writer: anybody may have copied what they
 * posted. A date that somebody typed decides nothing, one that a platform names does (docs/decisions/0165).
 */
const stoodBefore = (exchangeId: string | null) => sql<boolean>`coalesce(review.stands_since, review.created_at)
  < (select created_at from review_exchanges where id = ${exchangeId}::uuid)`;

/** Texts that differ only in case, spacing and Unicode form are the same words, as for `contentHash`. */
export function folded(text: RawBuilder<unknown>): RawBuilder<string> {
  return sql<string>`lower(btrim(regexp_replace(normalize(${text}, NFKC), '\\s+', ' ', 'g')))`;
}

/**
 * Since when the platform itself shows the words that are handed in for an exchange, as its recipient's sync brought them; null when nothing
 * proves it. A date that somebody types proves nothing.
 * @param exchange alias of its row
 * @param textIds stored texts like it
 */
function shownSince(exchange: string, text: RawBuilder<unknown>, textIds: readonly string[]): RawBuilder<Date> {
  const of = (column: string) => sql.ref(`${exchange}.${column}`);
  return sql<Date>`(select min(coalesce(shown.worded_at, shown.stands_since, shown.created_at)) from reviews shown
    where shown.member_id = ${of('recipient_id')} and shown.source = ${of('platform')} and shown.external_id is not null
      and (shown.review_exchange_id = ${of('id')}
        or shown.id in (select review_id from review_texts where id = any(${[...textIds]}::uuid[])))
      and ${folded(sql.ref('shown.content'))} = ${folded(text)})`;
}

/** When an exchange's words were there first, as far as anybody knows: shown by the platform, or handed in. */
function firstKnown(exchange: string, textIds: readonly string[]): RawBuilder<Date> {
  const text = sql.ref(`${exchange}.review_text`);
  return sql<Date>`least(${sql.ref(`${exchange}.submitted_at`)}, ${shownSince(exchange, text, textIds)})`;
}

/** Version of the rules by which bands follow from a text (engines' signature). Raise it with every change to them. */
const bandRules = 2;

/** All review texts, found by what they share with a new one. */
export function reviewTexts(db: Db) {
  return {
    /** Stores a text's bands, once per owner. */
    async store(owner: TextOwner, { bands, hashes }: Signature): Promise<void> {
      const row = await db
        .insertInto('review_texts')
        .values({
          ...('reviewId' in owner ? { review_id: owner.reviewId } : { review_exchange_id: owner.exchangeId }),
          band_rules: bandRules,
        })
        .onConflict((conflict) => conflict.doNothing())
        .returning('id')
        .executeTakeFirst();
      if (!row) return;
      await db.executeQuery(CompiledQuery.raw(storeBandsSql, [row.id, bands, hashes]));
    },

    /** Stored texts whose bands were worked out by older rules. */
    async listOutdated(limit: number): Promise<StoredText[]> {
      const { rows } = await sql<StoredText>`
        select stored.id, coalesce(review.content, exchange.review_text, '') as text
        from review_texts stored
        left join reviews review on review.id = stored.review_id
        left join review_exchanges exchange on exchange.id = stored.review_exchange_id
        where stored.band_rules < ${bandRules} order by stored.band_rules limit ${limit}`.execute(db);
      return rows;
    },

    /** Replaces a stored text's bands by those of today's rules, unless it has gone or somebody else did so. */
    async renew(id: string, { bands, hashes }: Signature): Promise<void> {
      const { numUpdatedRows } = await db
        .updateTable('review_texts')
        .set({ band_rules: bandRules })
        .where('id', '=', id)
        .where('band_rules', '<', bandRules)
        .executeTakeFirst();
      if (numUpdatedRows === 0n) return;
      await db.deleteFrom('review_bands').where('review_id', '=', id).execute();
      await db.executeQuery(CompiledQuery.raw(storeBandsSql, [id, bands, hashes]));
    },

    /** A text that was replaced by another one. */
    async forget({ exchangeId }: { exchangeId: string }): Promise<void> {
      await db.deleteFrom('review_texts').where('review_exchange_id', '=', exchangeId).execute();
    },

    /**
     * The stored texts that share most with the one of this signature, best first. For a text that is stored itself: only what came before
     * it, so that a copy never speaks against its original. Of an exchange and what somebody brought in the one that began first is the
     * original, whichever was handed in first; of two exchanges the one whose words the platform showed first, or else that was handed in first.
     */
    async listSimilar(signature: Signature, own: Compared = {}): Promise<StoredText[]> {
      const { exchangeId = null, reviewId = null, storedAt = null } = own;
      const { memberId = null, platform = null } = own.broughtIn ?? {};
      const ids = await listCandidates(signature);
      if (ids.length === 0) return [];
      const { rows } = await sql<StoredText>`
        select stored.id, coalesce(review.content, exchange.review_text) as text
        from review_texts stored
        left join reviews review on review.id = stored.review_id
        left join review_exchanges exchange on exchange.id = stored.review_exchange_id
        where stored.id = any(${ids}::uuid[])
          and coalesce(review.content, exchange.review_text) is not null
          and (${exchangeId}::uuid is null or coalesce(exchange.id, review.review_exchange_id, stored.id) <> ${exchangeId}::uuid)
          and (${reviewId}::uuid is null or review.id is distinct from ${reviewId}::uuid)
          and (${exchangeId}::uuid is null or review.id is null or ${stoodBefore(exchangeId)})
          and (${memberId}::uuid is null or exchange.id is null
            or exchange.recipient_id <> ${memberId}::uuid or exchange.platform <> ${platform}
            or exists (select from reviews theirs where theirs.review_exchange_id = exchange.id
              and (${storedAt}::timestamptz is null or theirs.created_at < ${storedAt}::timestamptz)))
          and (${storedAt}::timestamptz is null
            or case when exchange.id is null then review.created_at
              when ${reviewId}::uuid is null then ${firstKnown('exchange', ids)}
              else exchange.created_at end < least(${storedAt}::timestamptz,
                (select ${firstKnown('own', ids)} from review_exchanges own where own.id = ${exchangeId}::uuid)))`.execute(
        db,
      );
      return rows.toSorted((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id));
    },

    /** Which of these texts are reviews that the business has, by the text's id; also what it got out of an exchange. */
    async listReviewsOf(member: string, textIds: readonly string[]): Promise<Map<string, ResembledReview>> {
      if (textIds.length === 0) return new Map();
      const { rows } = await sql<Omit<ResembledReview, 'date'> & { textId: string; date: Date }>`
        select stored.id as "textId", review.id as "reviewId", review.source as platform, review.reviewer_name as author,
          review.review_date as date
        from review_texts stored
        join reviews review on (review.id = stored.review_id or review.review_exchange_id = stored.review_exchange_id)
          and review.member_id = ${member}
        where stored.id = any(${[...textIds]}::uuid[])`.execute(db);
      return new Map(rows.map(({ textId, date, ...named }) => [textId, { ...named, date: date.toISOString() }]));
    },

    /**
     * Stored texts like the one that is handed in for this exchange: of other exchanges, unless the platform shows that its words were
     * there before theirs, and of reviews that stood before it began.
     */
    async listElsewhere(signature: Signature, text: string, exchangeId: string): Promise<StoredText[]> {
      const ids = await listCandidates(signature);
      if (ids.length === 0) return [];
      const { rows } = await sql<StoredText>`
        select stored.id, coalesce(review.content, exchange.review_text) as text
        from review_texts stored
        left join reviews review on review.id = stored.review_id and ${stoodBefore(exchangeId)}
        left join review_exchanges exchange
          on exchange.id = stored.review_exchange_id and exchange.id <> ${exchangeId}
        where stored.id = any(${ids}::uuid[]) and coalesce(review.content, exchange.review_text) is not null
          and (exchange.id is null or coalesce(
            (select ${shownSince('own', sql`${text}::text`, ids)} from review_exchanges own where own.id = ${exchangeId}::uuid)
              >= ${firstKnown('exchange', ids)}, true))`.execute(db);
      return rows;
    },

    /** Exchanges that were handed in with words which the platform had shown before as those of this one. */
    async listOvertaken(signature: Signature, exchangeId: string): Promise<string[]> {
      const ids = await listCandidates(signature);
      if (ids.length === 0) return [];
      const { rows } = await sql<{ id: string }>`
        select exchange.id from review_texts stored
        join review_exchanges exchange on exchange.id = stored.review_exchange_id and exchange.id <> ${exchangeId}
        join review_exchanges own on own.id = ${exchangeId}
        where stored.id = any(${ids}::uuid[]) and exchange.submitted_at < own.submitted_at
          and ${firstKnown('own', ids)} < ${firstKnown('exchange', ids)}
        order by exchange.submitted_at`.execute(db);
      return rows.map(({ id }) => id);
    },

    /** What businesses brought in between the beginning of an exchange and its hand-in, by hand, and resembles what was handed in. */
    async listBroughtInMeanwhile(signature: Signature, exchangeId: string): Promise<FlaggedReview[]> {
      const ids = await listCandidates(signature);
      if (ids.length === 0) return [];
      const { rows } = await sql<FlaggedReview>`
        select review.id, review.member_id, review.source, review.content, review.rating, review.rating_given, review.created_at
        from review_texts stored
        join reviews review on review.id = stored.review_id
        join review_exchanges exchange on exchange.id = ${exchangeId}
        where stored.id = any(${ids}::uuid[]) and review.external_id is null and review.review_exchange_id is null
          and review.member_id <> exchange.recipient_id
          and review.created_at >= exchange.created_at and review.created_at < exchange.submitted_at`.execute(db);
      return rows;
    },
  };

  async function listCandidates({ bands, hashes }: Signature): Promise<string[]> {
    if (bands.length === 0) return [];
    const found = await db.executeQuery<{ review_id: string }>(CompiledQuery.raw(findCandidatesSql, [bands, hashes]));
    return found.rows.map((row) => row.review_id);
  }
}
