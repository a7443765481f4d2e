import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../database/database.ts';
import { prepared } from '../../../database/prepared.ts';
import type { FormerMatchKind } from '../../../database/schema-former.ts';
import { blockedAfterDays, openDays, refusedDays, withdrawnDays } from './periods.ts';

/** A mark of an account that left or moved, found by its tag. */
export interface FormerMark {
  formerId: string;
  tag: string;
  isProven: boolean;
  hasProvenSite: boolean;
  /** When it was stated, in the order of `business_marks`. */
  place: string | null;
}

type KeptMark = Pick<FormerMark, 'tag' | 'isProven' | 'place'>;

/** Whether the partner of a `former_match_heirs heir` still refuses what it refused; $1 is the moment. */
const isInForce = `(heir.ends_at > $1 or (heir.kind = 'agreed' and exists (
  select from matches match join conversations talk on talk.match_id = match.id where match.id = heir.match_id
    and case when match.requester_id = heir.partner_id then talk.requester_blocked_at else talk.provider_blocked_at end is not null)))`;

const listRefusals = prepared<{ kind: FormerMatchKind }>(`
  select kind from former_match_heirs heir where member_id = any($2::uuid[]) and partner_id = any($3::uuid[]) and ${isInForce}
  union
  select kind from former_match_heirs heir where member_id = any($3::uuid[]) and partner_id = any($2::uuid[]) and kind = 'agreed' and ${isInForce}`);

const listApart = prepared<{ id: string }>(`
  select partner_id as id from former_match_heirs heir where member_id = $2 and ${isInForce}
  union
  select member_id from former_match_heirs heir where partner_id = $2 and ${isInForce}`);

/** What accounts that left or moved were refused, and who is bound by it since. */
export function formerMatches(db: Db) {
  return {
    /**
     * Keeps what binds a member: what partners who are here agreed to, since they may block, declined, or were no longer asked. A request that
     * waits is taken back by leaving.
     * @returns under which id, and until when at the longest; undefined when nothing binds it
     */
    async keep(member: string, now: Date): Promise<{ id: string; until: Date } | undefined> {
      const after = (days: number) => sql`${new Date(now.getTime() + days * 86_400_000)}::timestamptz`;
      const isBlocked = (partner: string) => sql`case when match.requester_id = ${sql.ref(partner)}
        then talk.requester_blocked_at else talk.provider_blocked_at end is not null`;
      const openUntil = (partner: string) =>
        sql`case when ${isBlocked(partner)} then ${after(blockedAfterDays)} else ${after(openDays)} end`;
      const { rows } = await sql<{ id: string; until: Date }>`
        with own as (select match.id, case when requester_id = ${member} then provider_id else requester_id end as partner_id
          from matches match where requester_id = ${member} or provider_id = ${member}),
        binding as (
          select own.id as match_id, own.partner_id, talk.match_id is not null as is_agreed,
            match.withdrawn_at is not null or match.status = 'pending' as is_withdrawn,
            case when talk.match_id is not null then ${openUntil('own.partner_id')}
              when match.status = 'pending' then ${after(withdrawnDays)}
              when match.withdrawn_at is not null then match.withdrawn_at + ${days(withdrawnDays)}
              else match.updated_at + ${days(refusedDays)} end as until
          from own join matches match using (id) left join conversations talk on talk.match_id = match.id
          where talk.match_id is not null or match.requester_id = ${member}
          union all
          select heir.match_id, heir.partner_id, heir.kind = 'agreed', heir.kind = 'withdrawn',
            coalesce(heir.ends_at, ${openUntil('heir.partner_id')})
          from former_match_heirs heir join matches match on match.id = heir.match_id
          left join conversations talk on talk.match_id = match.id where heir.member_id = ${member}),
        named as (select gen_random_uuid() as id),
        kept as (
          insert into former_matches (former_id, match_id, partner_id, kind, kept_until)
          select named.id, match_id, partner_id,
            case when is_agreed then 'agreed' when is_withdrawn then 'withdrawn' else 'declined' end, until
          from binding cross join named join members partner on partner.id = partner_id and partner.deleted_at is null
          where until > ${now}
          on conflict do nothing returning former_id, kept_until)
        select former_id as id, max(kept_until) as until from kept group by former_id`.execute(db);
      return rows[0];
    },

    async keepMarks(
      formerId: string,
      marks: readonly KeptMark[],
      hasProvenSite: boolean,
      keptUntil: Date,
    ): Promise<void> {
      if (marks.length === 0) return;
      await db
        .insertInto('former_marks')
        .values(
          marks.map(({ tag, isProven, place }) => ({
            former_id: formerId,
            tag,
            is_proven: isProven,
            has_proven_site: hasProvenSite,
            place,
            kept_until: keptUntil,
          })),
        )
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    },

    /** Marks under one of these tags. */
    async findMarks(tags: readonly string[], now: Date): Promise<FormerMark[]> {
      const { rows } = await sql<FormerMark>`
        select former_id as "formerId", tag, is_proven as "isProven", has_proven_site as "hasProvenSite", place
        from former_marks where tag = any(${tags}::text[]) and kept_until > ${now}`.execute(db);
      return rows;
    },

    /** Binds a member by what those accounts were refused, but for matches of its own. */
    async bind(member: string, formerIds: readonly string[], now: Date): Promise<void> {
      await sql`
        insert into former_match_heirs (member_id, match_id, partner_id, kind, ends_at)
        select ${member}::uuid, former.match_id, former.partner_id, former.kind,
          case when former.kind = 'agreed' then null else former.kept_until end
        from former_matches former join matches match on match.id = former.match_id
        where former.former_id = any(${formerIds}::uuid[]) and former.kept_until > ${now}
          and ${member}::uuid not in (match.requester_id, match.provider_id, former.partner_id)
        on conflict do nothing`.execute(db);
    },

    /**
     * A partner blocks an account that may have left: whoever comes back is bound from here on as by a block of before. Of one that leaves at
     * the same moment the later sees the earlier.
     */
    async noteBlock(matchId: string, blocker: string, leaver: string, now: Date): Promise<void> {
      await sql`select from members where id = ${leaver} for share`.execute(db);
      const until = new Date(now.getTime() + blockedAfterDays * 86_400_000);
      await sql`
        with blocked as (
          update former_matches set kept_until = greatest(kept_until, ${until})
          where match_id = ${matchId} and partner_id = ${blocker} returning former_id)
        update former_marks set kept_until = greatest(kept_until, ${until})
        where former_id in (select former_id from blocked)`.execute(db);
    },

    /** Why accounts of one business may not ask those of another, for what accounts of before were refused. */
    async listRefusals(
      askers: readonly string[],
      asked: readonly string[],
      now: Date,
    ): Promise<ReadonlySet<FormerMatchKind>> {
      const rows = await listRefusals(db, [now, askers, asked]);
      return new Set(rows.map(({ kind }) => kind));
    },

    /** Whom a member is not to meet, for what it or they were refused before. */
    async listApart(member: string, now: Date): Promise<string[]> {
      return (await listApart(db, [now, member])).map(({ id }) => id);
    },
  };
}

function days(count: number): RawBuilder<unknown> {
  return sql.raw(`interval '${count} days'`);
}
