import { sql } from 'kysely';
import type { Db } from '../../../database/database.ts';
import type { MemberRow } from '../../../database/schema.ts';
import type { FormerHold } from '../../../database/schema-former.ts';
import { balances, mailboxes } from '../../accounts/index.ts';
import { xp } from '../xp/xp.repository.ts';

/** What earns once in an account's life; the subject is null where it is the account itself. */
export interface EarnedOnce {
  action: string;
  subject: string | null;
}

/** What an account had used up. */
export interface UsedUp {
  freeReviewsUsed: number;
  earned: readonly EarnedOnce[];
}

export type Identified = Pick<MemberRow, 'id' | 'email' | 'domain' | 'website' | 'proven_site' | 'created_at'>;

/** Accounts that left, under their tags. */
export function formerAccounts(db: Db) {
  return {
    /** The living ones of these accounts with what they are known by. */
    listIdentified(members: readonly string[]): Promise<Identified[]> {
      return db
        .selectFrom('members')
        .select(['id', 'email', 'domain', 'website', 'proven_site', 'created_at'])
        .where('id', 'in', members)
        .where('deleted_at', 'is', null)
        .execute();
    },

    /** What a member has used up until now, inherited or its own, with its other accounts of the mailbox. */
    async usedUpBy(member: string): Promise<UsedUp> {
      const freeReviewsUsed = await mailboxes(db).countFreeMatches(member);
      const { rows: earned } = await sql<EarnedOnce>`
        select action, nullif(subject, ${member}) as subject from xp_ledger
        where member_id = ${member} and action in ('profile.completed', 'platform.added') order by id`.execute(db);
      return { freeReviewsUsed, earned };
    },

    /** With whom a member earned since then, and when. */
    async listEarnedWith(member: string, since: Date): Promise<Array<{ partnerId: string; earnedAt: Date }>> {
      const { rows } = await sql<{ partnerId: string; earnedAt: Date }>`
        select case when requester_id = ${member} then provider_id else requester_id end as "partnerId",
          paid.created_at as "earnedAt"
        from xp_ledger paid join matches on matches.id::text = paid.subject
        where paid.member_id = ${member} and paid.action = 'match.accepted' and paid.created_at > ${since}`.execute(db);
      return rows;
    },

    /** The look at a member's account that has not ended well; undefined without one. */
    async holdOf(member: string): Promise<FormerHold | undefined> {
      const row = await db
        .selectFrom('ring_cases')
        .selectAll()
        .where('member_id', '=', member)
        .where('state', 'in', ['open', 'kept'])
        .executeTakeFirst();
      if (!row) return undefined;
      const { state, score, evidence, pairs, decision, decided_at: decidedAt } = row;
      return {
        isKept: state === 'kept',
        score,
        evidence,
        pairs,
        decision,
        decidedAt: decidedAt?.toISOString() ?? null,
      };
    },

    /**
     * Of accounts as in `listUsedUp` the hold that weighs most, kept ones first, unless people have looked at this account after that one
     * left. Who only has the site in common is looked at by people, whatever they decided about the other one.
     */
    async findHold(
      member: string,
      mailbox: readonly string[],
      sites: readonly string[],
      begun: Date,
    ): Promise<{ id: string; isSamePerson: boolean } | undefined> {
      const { rows } = await sql<{ id: string; isSamePerson: boolean }>`
        select * from (
          select id, held, left_at,
            id in (select former_account_id from former_account_tags where tag = any(${mailbox}::text[])) as "isSamePerson"
          from former_accounts where held is not null and (
            id in (select former_account_id from former_account_tags where tag = any(${mailbox}::text[]))
            or (left_at <= ${begun} and id in (
              select former_account_id from former_account_tags where tag = any(${sites}::text[]))))
        ) former
        where not exists (
          select from ring_cases where member_id = ${member}
            and coalesce(decided_at, opened_at) >= former.left_at)
        order by "isSamePerson" desc, held ->> 'isKept' desc, left_at desc limit 1`.execute(db);
      return rows[0];
    },

    /** A living account of the mailbox that is held, kept ones first, unless people have looked at this one since. */
    async findLivingHold(member: string): Promise<string | undefined> {
      const { rows } = await sql<{ id: string }>`
        select same.id from members own
        join members same on mailbox_of(same.email) = mailbox_of(own.email) and same.id <> own.id and same.ring_level = 'hold'
        join ring_cases held on held.member_id = same.id and held.state in ('open', 'kept')
        where own.id = ${member} and not exists (
          select from ring_cases where member_id = own.id and coalesce(decided_at, opened_at) >= held.opened_at)
        order by held.state = 'kept' desc, held.opened_at desc limit 1`.execute(db);
      return rows[0]?.id;
    },

    async getHold(id: string): Promise<FormerHold | undefined> {
      const row = await db.selectFrom('former_accounts').select('held').where('id', '=', id).executeTakeFirst();
      return row?.held ?? undefined;
    },

    /** Matches that count for a member and its other accounts of the mailbox: they can still be given back. */
    async listCounted(member: string): Promise<string[]> {
      const { rows } = await sql<{ id: string }>`
        select match.id from members own
        join members same on mailbox_of(same.email) = mailbox_of(own.email)
        join matches match on (match.requester_id = same.id and match.counted_side = 'requester')
          or (match.provider_id = same.id and match.counted_side = 'provider')
        where own.id = ${member}`.execute(db);
      return rows.map(({ id }) => id);
    },

    /** What is remembered counts a match no longer that was given back. */
    async giveBack(match: string): Promise<void> {
      await sql`update former_accounts set free_reviews_used = greatest(free_reviews_used - 1, 0),
          counted_matches = array_remove(counted_matches, ${match}::uuid)
        where counted_matches @> array[${match}::uuid]`.execute(db);
    },

    async add(
      tags: readonly string[],
      { freeReviewsUsed, earned }: UsedUp,
      hold: FormerHold | undefined,
      leftAt: Date,
      forgetAt: Date,
      movedMember: string | null,
      countedMatches: string[],
    ) {
      const { id } = await db
        .insertInto('former_accounts')
        .values({
          free_reviews_used: freeReviewsUsed,
          earned: JSON.stringify(earned),
          held: hold ? JSON.stringify(hold) : null,
          left_at: leftAt,
          forget_at: forgetAt,
          moved_member_id: movedMember,
          counted_matches: countedMatches,
        })
        .returning('id')
        .executeTakeFirstOrThrow();
      await db
        .insertInto('former_account_tags')
        .values(tags.map((tag) => ({ tag, former_account_id: id })))
        .execute();
      return id;
    },

    /** Mailboxes that a member left lead to it no longer. */
    async forgetMoves(member: string): Promise<void> {
      await db
        .updateTable('former_accounts')
        .set({ moved_member_id: null })
        .where('moved_member_id', '=', member)
        .execute();
    },

    /** By which the mailboxes are known that a member left. */
    async listTagsLeftBy(member: string): Promise<string[]> {
      const rows = await db
        .selectFrom('former_accounts')
        .innerJoin('former_account_tags', 'former_account_id', 'id')
        .select('tag')
        .where('moved_member_id', '=', member)
        .execute();
      return rows.map(({ tag }) => tag);
    },

    /** Whether who left this mailbox is banned under another address. A ban at the same moment is waited for, or waits. */
    async isMoverBanned(mailbox: readonly string[]): Promise<boolean> {
      const { rows } = await sql<{ isBanned: boolean }>`
        select status = 'banned' and deleted_at is null as "isBanned" from members
        where id in (select moved_member_id from former_accounts join former_account_tags on former_account_id = id
          where tag = any(${mailbox}::text[]))
        order by id for share`.execute(db);
      return rows.some(({ isBanned }) => isBanned);
    },

    async addPair(formerAccount: string, partnerTags: readonly string[], earnedAt: Date): Promise<void> {
      await sql`
        insert into former_pairs as known (former_account_id, partner_tag, earned_at)
        select ${formerAccount}, tag, ${earnedAt} from unnest(${partnerTags}::text[]) as given(tag)
        on conflict (former_account_id, partner_tag) do update
          set earned_at = greatest(known.earned_at, excluded.earned_at)`.execute(db);
    },

    /**
     * What accounts of this mailbox had used up when they left, and those of these sites that left before `begun`: a
     * colleague who was there already is somebody else, another account of the mailbox is not.
     */
    async listUsedUp(mailbox: readonly string[], sites: readonly string[], begun: Date): Promise<UsedUp[]> {
      const { rows } = await sql<UsedUp>`
        select free_reviews_used as "freeReviewsUsed", earned from former_accounts
        where id in (select former_account_id from former_account_tags where tag = any(${mailbox}::text[]))
          or (left_at <= ${begun} and id in (
            select former_account_id from former_account_tags where tag = any(${sites}::text[])))`.execute(db);
      return rows;
    },

    /** Hands over to an account what others had used up: what its other accounts count is not counted again, and what was earned once is not again. */
    async handOver(member: string, { freeReviewsUsed, earned }: UsedUp, now: Date): Promise<void> {
      await balances(db).inheritFreeMatches(member, freeReviewsUsed);
      for (const { action, subject } of earned) await xp(db).noteEarned(member, action, subject ?? member, now);
    },

    /** Whether accounts with these tags earned with each other since then, one of which has left. */
    async haveEarned(one: readonly string[], other: readonly string[], since: Date): Promise<boolean> {
      const pair = (left: readonly string[], stayed: readonly string[]) => sql`
        select from former_account_tags own join former_pairs pair using (former_account_id)
        where own.tag = any(${left}::text[]) and pair.partner_tag = any(${stayed}::text[]) and pair.earned_at > ${since}`;
      const { rows } = await sql<{ found: boolean }>`
        select exists (${pair(one, other)} union all ${pair(other, one)}) as found`.execute(db);
      return rows[0]?.found ?? false;
    },
  };
}
