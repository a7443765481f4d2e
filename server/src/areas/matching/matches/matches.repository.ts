import { givenMoment, id } from '@rezenso/contract/shapes';
import { sql } from 'kysely';
import * as z from 'zod/mini';
import type { Db } from '../../../database/database.ts';
import { matchesClosedTo } from '../../../database/open-reviews.ts';
import { prepared } from '../../../database/prepared.ts';
import type { MatchRow } from '../../../database/schema.ts';
import { type MatchAssessment, recommendationRules } from './matches.scoring.ts';

/** What one side gives when it completes a match. */
export interface GivenReview {
  rating: number;
  content: string | null;
}

/** A side of a new match, with what the match looks like from there. */
export interface MatchSide {
  id: string;
  why: MatchAssessment;
}

const columns = `id, requester_id, provider_id, status, match_score, ai_recommendation, reasons, provider_recommendation,
  provider_reasons, suggested_platforms, provider_suggested_platforms, told_by, earns_xp, requester_review_given,
  provider_review_given, requester_rating, provider_rating, requester_review, provider_review, decline_reason, withdrawn_at, coordinated_at, plan_cancelled_at, plan_cancelled_by, plan_cancel_reason, counted_side, is_given_back, created_at, updated_at`;

const isBehind = '($2::timestamptz is null or created_at < $2 or (created_at = $2 and id > $3::uuid))';
/** Two index scans, because an `or` over both columns would read the whole table. */
const listOfMember = prepared<MatchRow>(`
  select ${columns} from matches where requester_id = $1 and ${isBehind}
  union all
  select ${columns} from matches where provider_id = $1 and ${isBehind}
  order by created_at desc, id limit $4`);

/** What a list of matches is sorted by: when they began, and identifier among those of one moment. */
const place = z.tuple([givenMoment, id]);
type MatchPlace = z.infer<typeof place>;
export const matchPlace = { schema: place, of: (row: MatchRow): MatchPlace => [row.created_at.toISOString(), row.id] };

export function matches(db: Db) {
  const declinedBetween = (requesters: readonly string[], providers: readonly string[]) =>
    db
      .selectFrom('matches')
      .select('id')
      .where('requester_id', 'in', requesters)
      .where('provider_id', 'in', providers)
      .where('status', '=', 'declined')
      .limit(1);
  return {
    find(id: string): Promise<MatchRow | undefined> {
      return db.selectFrom('matches').selectAll().where('id', '=', id).executeTakeFirst();
    },

    /** Newest first, those behind `after`. */
    listOf(member: string, limit: number, [moment, match]: MatchPlace | readonly [] = []): Promise<MatchRow[]> {
      return listOfMember(db, [member, moment ?? null, match ?? null, limit]);
    },

    /** @returns those of `ids` in which `member` may not read yet what the partner handed in (docs/decisions/0081) */
    async closedTo(member: string, ids: readonly string[]): Promise<Set<string>> {
      const { rows } = await sql<{ id: string }>`
        select match_id as id from (${matchesClosedTo(member)}) closed where match_id = any(${ids}::uuid[])`.execute(
        db,
      );
      return new Set(rows.map(({ id }) => id));
    },

    /** @returns undefined when the pair has an open match already, whoever asked */
    create(requester: MatchSide, provider: MatchSide, now: Date): Promise<MatchRow | undefined> {
      return db
        .insertInto('matches')
        .values({
          requester_id: requester.id,
          provider_id: provider.id,
          match_score: requester.why.matchScore,
          ai_recommendation: requester.why.recommendation,
          reasons: JSON.stringify(requester.why.reasons),
          provider_recommendation: provider.why.recommendation,
          provider_reasons: JSON.stringify(provider.why.reasons),
          suggested_platforms: [...requester.why.suggestedPlatforms],
          provider_suggested_platforms: [...provider.why.suggestedPlatforms],
          told_by: recommendationRules,
          created_at: now,
          updated_at: now,
        })
        .onConflict((conflict) => conflict.doNothing())
        .returningAll()
        .executeTakeFirst();
    },

    /** Whether an account of one business blocks one of the other, in whichever of their conversations. */
    async isBlockedBetween(ones: readonly string[], others: readonly string[]): Promise<boolean> {
      const { rows } = await sql<{ isBlocked: boolean }>`select exists (
        select from matches match join conversations talk on talk.match_id = match.id
        where (talk.requester_blocked_at is not null or talk.provider_blocked_at is not null)
          and ((match.requester_id = any(${ones}::uuid[]) and match.provider_id = any(${others}::uuid[]))
            or (match.provider_id = any(${ones}::uuid[]) and match.requester_id = any(${others}::uuid[])))
      ) as "isBlocked"`.execute(db);
      return rows[0]?.isBlocked ?? false;
    },

    /** Some whose recommendation was worded by older rules, and whom they are between. */
    listToldByOlderRules(limit: number): Promise<Pick<MatchRow, 'id' | 'requester_id' | 'provider_id'>[]> {
      return db
        .selectFrom('matches')
        .select(['id', 'requester_id', 'provider_id'])
        .where('told_by', '<', recommendationRules)
        .orderBy('told_by')
        .orderBy('id')
        .limit(limit)
        .execute();
    },

    /**
     * Keeps what both sides are told of each other by the rules of today; the score stays as it was.
     * @param why undefined where nothing can be said any more, because one side left: what was said goes
     */
    async tellAgain(
      id: string,
      why: { requester: MatchAssessment; provider: MatchAssessment } | undefined,
    ): Promise<void> {
      await db
        .updateTable('matches')
        .set({
          ai_recommendation: why?.requester.recommendation ?? null,
          reasons: JSON.stringify(why?.requester.reasons ?? []),
          provider_recommendation: why?.provider.recommendation ?? null,
          provider_reasons: JSON.stringify(why?.provider.reasons ?? []),
          suggested_platforms: [...(why?.requester.suggestedPlatforms ?? [])],
          provider_suggested_platforms: [...(why?.provider.suggestedPlatforms ?? [])],
          told_by: recommendationRules,
        })
        .where('id', '=', id)
        .execute();
    },

    /** Whether one of `providers` declined a match that one of `requesters` asked for, since then. */
    async wasDeclinedSince(requesters: readonly string[], providers: readonly string[], since: Date): Promise<boolean> {
      const declined = await declinedBetween(requesters, providers)
        .where('withdrawn_at', 'is', null)
        .where('updated_at', '>', since)
        .executeTakeFirst();
      return declined !== undefined;
    },

    /** Whether one of `requesters` took back what it asked one of `providers`, since then. */
    async wasWithdrawnSince(
      requesters: readonly string[],
      providers: readonly string[],
      since: Date,
    ): Promise<boolean> {
      const withdrawn = await declinedBetween(requesters, providers)
        .where('withdrawn_at', '>', since)
        .executeTakeFirst();
      return withdrawn !== undefined;
    },

    /**
     * The provider's answer to a pending match.
     * @param answer.hasEarned whether the two businesses earned with each other shortly before
     * @returns undefined when it is not theirs or not pending
     */
    answer(
      id: string,
      provider: string,
      answer: { status: 'accepted' | 'declined'; reason: string | null; hasEarned?: boolean },
      now: Date,
    ): Promise<MatchRow | undefined> {
      return db
        .updateTable('matches')
        .set({
          status: answer.status,
          decline_reason: answer.reason,
          earns_xp: !answer.hasEarned,
          updated_at: now,
        })
        .where('id', '=', id)
        .where('provider_id', '=', provider)
        .where('status', '=', 'pending')
        .returningAll()
        .executeTakeFirst();
    },

    /**
     * Takes a pending request back.
     * @returns undefined when it is not theirs or not pending
     */
    withdraw(id: string, requester: string, now: Date): Promise<MatchRow | undefined> {
      return db
        .updateTable('matches')
        .set({ status: 'declined', withdrawn_at: now, updated_at: now })
        .where('id', '=', id)
        .where('requester_id', '=', requester)
        .where('status', '=', 'pending')
        .returningAll()
        .executeTakeFirst();
    },

    /**
     * Stores what one side gives when there is no plan; the second one completes the match. One statement: of two sides giving at once the
     * later sees the earlier.
     * @returns undefined when the match is not accepted, not theirs, has a plan, or the side has given already
     */
    async give(id: string, member: string, review: GivenReview, now: Date): Promise<MatchRow | undefined> {
      const isRequester = sql`requester_id = ${member}::uuid`;
      const isProvider = sql`provider_id = ${member}::uuid`;
      const { rows } = await sql<MatchRow>`
        update matches set
          requester_review_given = requester_review_given or ${isRequester},
          provider_review_given = provider_review_given or ${isProvider},
          requester_rating = case when ${isRequester} then ${review.rating}::smallint else requester_rating end,
          provider_rating = case when ${isProvider} then ${review.rating}::smallint else provider_rating end,
          requester_review = case when ${isRequester} then ${review.content}::text else requester_review end,
          provider_review = case when ${isProvider} then ${review.content}::text else provider_review end,
          status = case when (${isRequester} and provider_review_given) or (${isProvider} and requester_review_given)
            then 'completed' else status end,
          updated_at = ${now}
        where id = ${id} and status = 'accepted' and coordinated_at is null
          and ((${isRequester} and not requester_review_given) or (${isProvider} and not provider_review_given))
        returning *`.execute(db);
      return rows[0];
    },

    /** @returns undefined when the match is not accepted, not theirs, or coordinated already */
    coordinate(id: string, member: string, now: Date): Promise<MatchRow | undefined> {
      return db
        .updateTable('matches')
        .set({ coordinated_at: now, updated_at: now })
        .where('id', '=', id)
        .where((where) => where.or([where('requester_id', '=', member), where('provider_id', '=', member)]))
        .where('status', '=', 'accepted')
        .where('coordinated_at', 'is', null)
        .returningAll()
        .executeTakeFirst();
    },

    /** Its exchanges are gone by then. @returns undefined when it is not accepted, or has no plan any more */
    cancelPlan(id: string, member: string, reason: string | null, now: Date): Promise<MatchRow | undefined> {
      return db
        .updateTable('matches')
        .set({
          coordinated_at: null,
          plan_cancelled_at: now,
          plan_cancelled_by: member,
          plan_cancel_reason: reason,
          updated_at: now,
        })
        .where('id', '=', id)
        .where('status', '=', 'accepted')
        .where('coordinated_at', 'is not', null)
        .returningAll()
        .executeTakeFirst();
    },

    /**
     * A match with a plan follows its exchanges: a side has given when all of its reviews are handed in, with their mean
     * stars, and the last confirmation completes the match. The match is locked first, so that of two changes at once
     * the later sees both.
     * @returns the match when this call completed it
     */
    async followPlan(id: string, now: Date): Promise<MatchRow | undefined> {
      const [before] = (await sql<MatchRow>`select * from matches where id = ${id} for update`.execute(db)).rows;
      const { rows } = await sql<MatchRow>`
        update matches set
          requester_review_given = plan.requester_given, requester_rating = plan.requester_rating,
          provider_review_given = plan.provider_given, provider_rating = plan.provider_rating,
          status = case when status = 'accepted' and plan.is_completed then 'completed' else status end,
          updated_at = ${now}
        from (${planState(id)}) plan where matches.id = ${id} and matches.coordinated_at is not null
        returning matches.*`.execute(db);
      return before?.status === 'accepted' && rows[0]?.status === 'completed' ? rows[0] : undefined;
    },

    /** Ends a member's open matches: questions count as declined, agreed ones as completed, so that the partner's figures stay. */
    async endAllOf(member: string, now: Date): Promise<void> {
      const theirs = sql`(requester_id = ${member} or provider_id = ${member})`;
      const [declined, completed] = [sql`status = 'declined', decline_reason = null`, sql`status = 'completed'`];
      await sql`update matches set ${declined}, updated_at = ${now} where ${theirs} and status = 'pending'`.execute(db);
      await sql`update matches set ${completed}, updated_at = ${now} where ${theirs} and status = 'accepted'`.execute(
        db,
      );
    },
  };
}

/** What the exchanges of a match say about it: who has given, with which stars, and whether all of it is confirmed. */
function planState(match: string) {
  const side = (reviewer: 'requester_id' | 'provider_id') => sql`filter (where reviewer_id = ${sql.ref(reviewer)})`;
  const given = (reviewer: 'requester_id' | 'provider_id') =>
    sql`coalesce(bool_and(submitted_at is not null) ${side(reviewer)}, false)`;
  const rating = (reviewer: 'requester_id' | 'provider_id') =>
    sql`case when ${given(reviewer)} then round(avg(review_rating) ${side(reviewer)})::smallint end`;
  return sql`
    select ${given('requester_id')} as requester_given, ${rating('requester_id')} as requester_rating,
      ${given('provider_id')} as provider_given, ${rating('provider_id')} as provider_rating,
      bool_and(review_exchanges.status in ('confirmed', 'completed')) as is_completed
    from review_exchanges join matches on matches.id = match_id where match_id = ${match}`;
}
