import type { GivenExperience } from '@rezenso/contract/experience';
import type { ExchangeStatus, PlatformId } from '@rezenso/contract/vocabulary';
import { type ExpressionBuilder, sql } from 'kysely';
import type { Db } from '../../../database/database.ts';
import type { Database, ReviewExchangeRow, Withheld } from '../../../database/schema.ts';
import { announce } from '../../../live/announce.ts';
import {
  type ExchangePlace,
  findWithSides,
  listOfMember,
  listWithMatch,
  type NamedExchange,
} from './named-exchanges.repository.ts';

export interface PlannedExchange {
  reviewerId: string;
  recipientId: string;
  platform: PlatformId;
  businessName: string;
  businessUrl: string | null;
  instructions: string;
}

/** What the reviewer writes. */
export interface ReviewDraft {
  text: string | null;
  rating: number | null;
  url: string | null;
}

export interface HandedInReview extends ReviewDraft {
  text: string;
  rating: number;
  postedAt: Date;
}

const open: ExchangeStatus[] = ['pending', 'in_progress'];
/** What a better text may follow on; as isToHandIn in the policy says. */
const withheldForText: Withheld[] = ['no_substance', 'known_text'];

function isToHandIn(row: ExpressionBuilder<Database, 'review_exchanges'>) {
  return row.or([
    row('status', 'in', open),
    row.and([
      row('status', '=', 'awaiting_confirmation'),
      row('withheld', 'in', withheldForText),
      row('disputed_at', 'is', null),
    ]),
  ]);
}

export function exchanges(db: Db) {
  return {
    find(id: string): Promise<ReviewExchangeRow | undefined> {
      return db.selectFrom('review_exchanges').selectAll().where('id', '=', id).executeTakeFirst();
    },

    async findNamed(id: string): Promise<NamedExchange | undefined> {
      const [found] = await findWithSides(db, [id]);
      return found;
    },

    /** Those a member writes or receives, newest first, those behind `after`. */
    listOf(member: string, limit: number, after: ExchangePlace | readonly [] = []): Promise<NamedExchange[]> {
      const [moment = null, match = null, reviewer = null, platform = null] = after;
      return listOfMember(db, [member, moment, match, reviewer, platform, limit]);
    },

    listOfMatch(match: string): Promise<NamedExchange[]> {
      return listWithMatch(db, [match]);
    },

    async createAll(match: string, planned: readonly PlannedExchange[], dueAt: Date, now: Date): Promise<void> {
      const rows = planned.map((one) => ({
        match_id: match,
        reviewer_id: one.reviewerId,
        recipient_id: one.recipientId,
        platform: one.platform,
        business_name: one.businessName,
        business_url: one.businessUrl,
        review_instructions: one.instructions,
        due_at: dueAt,
        created_at: now,
      }));
      await db.insertInto('review_exchanges').values(rows).execute();
    },

    /**
     * What a side of the match gave before there was a plan becomes the draft of its first review; it is no longer
     * given twice.
     */
    async draftFromMatch(match: string): Promise<void> {
      await sql`
        update review_exchanges set review_text = given.text, review_rating = given.rating
        from (
          select (select id from review_exchanges where match_id = matches.id and reviewer_id = side.member
              order by platform limit 1) as id, side.text, side.rating
          from matches cross join lateral (values
            (requester_id, requester_review, requester_rating), (provider_id, provider_review, provider_rating)
          ) side(member, text, rating)
          where matches.id = ${match} and side.rating is not null
        ) given where review_exchanges.id = given.id`.execute(db);
    },

    /** Reviews that a member waits for on a platform lead to the profile as the member describes it now. */
    async followProfile(recipient: string, platform: PlatformId): Promise<void> {
      const led = await db
        .updateTable('review_exchanges')
        .from('user_platforms')
        .set((columns) => ({
          business_name: columns.ref('user_platforms.business_name'),
          business_url: columns.ref('user_platforms.profile_url'),
        }))
        .where('review_exchanges.recipient_id', '=', recipient)
        .where('review_exchanges.platform', '=', platform)
        .where('review_exchanges.status', 'in', open)
        .whereRef('user_platforms.member_id', '=', 'review_exchanges.recipient_id')
        .whereRef('user_platforms.platform', '=', 'review_exchanges.platform')
        .returning('review_exchanges.reviewer_id')
        .execute();
      const reviewers = led.map((row) => row.reviewer_id);
      await announce(db, reviewers.length > 0 ? [recipient, ...reviewers] : [], 'exchanges');
    },

    /** Keeps a draft. @returns undefined when the exchange is not the reviewer's or not open */
    async saveDraft(id: string, reviewer: string, draft: ReviewDraft): Promise<ReviewExchangeRow | undefined> {
      await announce(db, [reviewer], 'exchanges');
      return db
        .updateTable('review_exchanges')
        .set({ review_text: draft.text, review_rating: draft.rating, review_url: draft.url })
        .where('id', '=', id)
        .where('reviewer_id', '=', reviewer)
        .where('status', 'in', open)
        .returningAll()
        .executeTakeFirst();
    },

    /** Keeps what the review rests on. @returns undefined when it is not the reviewer's or not to be handed in */
    async setExperience(id: string, reviewer: string, given: GivenExperience): Promise<ReviewExchangeRow | undefined> {
      await announce(db, [reviewer], 'exchanges');
      return db
        .updateTable('review_exchanges')
        .set({
          experience_kind: given.kind,
          experience_day: 'day' in given ? given.day : null,
          customer_since: 'sinceYear' in given ? given.sinceYear : null,
        })
        .where('id', '=', id)
        .where('reviewer_id', '=', reviewer)
        .where(isToHandIn)
        .returningAll()
        .executeTakeFirst();
    },

    /** Reviews of a direction that nobody handed in are in progress, and rest on an appointment unless on something else. */
    async begin(
      { match_id, reviewer_id }: Pick<ReviewExchangeRow, 'match_id' | 'reviewer_id'>,
      day: string,
    ): Promise<void> {
      await sql`update review_exchanges set status = 'in_progress',
          experience_day = case when experience_kind is null then ${day}::date else experience_day end,
          experience_kind = coalesce(experience_kind, 'appointment')
        where match_id = ${match_id} and reviewer_id = ${reviewer_id} and status in ('pending', 'in_progress')`.execute(
        db,
      );
    },

    /** Whether people have decided that what this writer hands in goes on counting for nothing. */
    async isKept(writer: string): Promise<boolean> {
      const { rows } = await sql<{ kept: boolean }>`
        select exists (select from ring_cases where member_id = ${writer} and state = 'kept') as kept`.execute(db);
      return rows[0]?.kept ?? false;
    },

    /** Whether this member is banned now. */
    async isBanned(member: string): Promise<boolean> {
      const row = await db.selectFrom('members').select('status').where('id', '=', member).executeTakeFirst();
      return row?.status === 'banned';
    },

    /** Whether what this writer hands in waits until somebody has looked at its account. */
    async isHeld(writer: string): Promise<boolean> {
      const row = await db.selectFrom('members').select('ring_level').where('id', '=', writer).executeTakeFirst();
      return row?.ring_level === 'hold';
    },

    /**
     * Hands a review in, or a better one while the first is withheld for its text and nobody has confirmed it.
     * @returns undefined when the exchange is not the reviewer's or there is nothing to hand in
     */
    submit(id: string, reviewer: string, review: HandedInReview, now: Date): Promise<ReviewExchangeRow | undefined> {
      return db
        .updateTable('review_exchanges')
        .set({
          status: 'awaiting_confirmation',
          review_text: review.text,
          review_rating: review.rating,
          review_url: review.url,
          posted_at: review.postedAt,
          submitted_at: now,
          withheld: null,
          settles_at: null,
        })
        .where('id', '=', id)
        .where('reviewer_id', '=', reviewer)
        .where(isToHandIn)
        .returningAll()
        .executeTakeFirst();
    },

    /** @returns undefined when the exchange is not the recipient's, does not wait for confirmation, or is disputed */
    confirm(id: string, recipient: string, now: Date): Promise<ReviewExchangeRow | undefined> {
      return db
        .updateTable('review_exchanges')
        .set({ status: 'confirmed', confirmed_at: now })
        .where('id', '=', id)
        .where('recipient_id', '=', recipient)
        .where('status', '=', 'awaiting_confirmation')
        .where('disputed_at', 'is', null)
        .returningAll()
        .executeTakeFirst();
    },

    /**
     * All of a plan. Whoever hands in changes its exchange before the match, so both wait for each other here.
     */
    lockAllOf(match: string): Promise<ReviewExchangeRow[]> {
      return db
        .selectFrom('review_exchanges')
        .selectAll()
        .where('match_id', '=', match)
        .orderBy('id')
        .forUpdate()
        .execute();
    },

    /** Those of a plan that is called off, drafts included. */
    async removeAllOf(match: string): Promise<void> {
      await db.deleteFrom('review_exchanges').where('match_id', '=', match).execute();
    },

    /** Gives up some that nobody handed in, drafts included. */
    async giveUp(ids: readonly string[]): Promise<void> {
      await db.deleteFrom('review_exchanges').where('id', 'in', ids).where('submitted_at', 'is', null).execute();
    },

    /** Whether the two sides of a match earn XP by it. */
    async earnsXp(match: string): Promise<boolean> {
      const row = await db.selectFrom('matches').select('earns_xp').where('id', '=', match).executeTakeFirstOrThrow();
      return row.earns_xp;
    },

    /** One at a time looks whether everything of a match is done. */
    async lockMatch(match: string): Promise<void> {
      await sql`select from matches where id = ${match} for update`.execute(db);
    },

    /**
     * Completes a match's exchanges when every one is confirmed. The match's row is locked first, so that of the last
     * two confirmations at least one sees both.
     * @returns whether this call completed them
     */
    async completeIfAllConfirmed(match: string): Promise<boolean> {
      await this.lockMatch(match);
      const { numAffectedRows } = await sql`
        update review_exchanges set status = 'completed'
        where match_id = ${match} and status = 'confirmed' and not exists (
          select from review_exchanges other
          where other.match_id = ${match} and other.status not in ('confirmed', 'completed')
        )`.execute(db);
      return (numAffectedRows ?? 0n) > 0n;
    },

    /** Time in which one side of them was banned is nobody's delay: what is to be written is due as much later. */
    async putOff(member: string, since: Date, now: Date): Promise<void> {
      await sql`update review_exchanges set due_at = due_at + (${now}::timestamptz - ${since}::timestamptz)
        where (reviewer_id = ${member} or recipient_id = ${member}) and status in ('pending', 'in_progress')`.execute(
        db,
      );
    },

    /**
     * Ends a member's exchanges. Reviews that nobody handed in are given up, in both directions: the partner must not miss a
     * date for nobody.
     */
    async endAllOf(member: string): Promise<void> {
      await sql`delete from review_exchanges
        where (reviewer_id = ${member} or recipient_id = ${member}) and status in ('pending', 'in_progress')`.execute(
        db,
      );
      await sql`update review_exchanges exchange set status = 'completed'
        where match_id in (select id from matches where requester_id = ${member} or provider_id = ${member})
          and status = 'confirmed' and not exists (
            select from review_exchanges other
            where other.match_id = exchange.match_id and other.status not in ('confirmed', 'completed'))`.execute(db);
    },
  };
}
