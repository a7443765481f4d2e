import { type HandIn, type RingSignal, type SharedText, severalDays } from '@rezenso/engines/rings';
import { sql } from 'kysely';
import type { Db } from '../../../database/database.ts';

export interface KnownAccount {
  id: string;
  joinedAt: Date;
  /** Tile of the place it names; -1 while that is unknown. */
  cell: number;
  /** How many accounts lie in it, up to `mostCrowd`; 0 where the judged account lies elsewhere. */
  cellCrowd: number;
  signals: RingSignal[];
}

/** Behind these an account is so busy that more change nothing; they bound what one judgement costs. */
const mostPartners = 60;
const mostHandIns = 60;
const mostCrowd = 100;
/** Kept pairs of parts that two texts share; hardly any two that are not copies share one (engines' signature). */
const firstPairBand = 24;
const sharedBands = 3;
const mostTexts = 30;

/** What went on around an account. */
export function surroundings(db: Db) {
  return {
    /** What it handed in and got, and the same of those it has to do with, newest first. */
    async listHandIns(member: string): Promise<HandIn[]> {
      const { rows } = await sql<{
        writerId: string;
        subjectId: string;
        askerId: string;
        acceptedAt: Date;
        handedInAt: Date;
      }>`
        with mine as (
          (select * from review_exchanges where reviewer_id = ${member} and submitted_at is not null
            order by created_at desc limit ${mostHandIns})
          union all
          (select * from review_exchanges where recipient_id = ${member} and submitted_at is not null
            order by created_at desc limit ${mostHandIns})
        ),
        partners as (
          select distinct case when reviewer_id = ${member} then recipient_id else reviewer_id end as id from mine
          limit ${mostPartners}
        ),
        near as (
          select found.* from partners cross join lateral (
            (select * from review_exchanges where reviewer_id = partners.id and submitted_at is not null
              order by created_at desc limit ${mostHandIns})
            union all
            (select * from review_exchanges where recipient_id = partners.id and submitted_at is not null
              order by created_at desc limit ${mostHandIns})
          ) found
        )
        select distinct on (around.id) reviewer_id as "writerId", recipient_id as "subjectId", match.requester_id as "askerId",
          around.created_at as "acceptedAt", submitted_at as "handedInAt"
        from (select * from mine union all select * from near) around join matches match on match.id = around.match_id
        order by around.id`.execute(db);
      return rows.map(({ acceptedAt, handedInAt, ...sides }) => ({
        ...sides,
        acceptedAt: acceptedAt.getTime(),
        handedInAt: handedInAt.getTime(),
      }));
    },

    /** With what they share with `member`: of anything else nobody asks. Accounts that left are missing. */
    async listAccounts(member: string, ids: readonly string[]): Promise<KnownAccount[]> {
      const { rows } = await sql<KnownAccount>`
        with own as materialized (
          select kind, tag, (
            select count(*) from (
              select from account_signals other where other.kind = mine.kind and other.tag = mine.tag
                and (other.kind <> 'device' or other.days >= ${severalDays}) limit ${mostCrowd}) counted
          ) as crowd from account_signals mine where member_id = ${member}
        ),
        home as materialized (
          select geo_cell, (
            select count(*) from (select from members there where there.geo_cell = here.geo_cell limit ${mostCrowd}) counted
          ) as crowd from members here where id = ${member}
        )
        select id, created_at as "joinedAt", account.geo_cell as cell,
          coalesce((select crowd from home where home.geo_cell = account.geo_cell), 0) as "cellCrowd",
          coalesce((
            select json_agg(json_build_object('kind', own.kind, 'tag', own.tag, 'crowd', own.crowd, 'days', signal.days))
            from account_signals signal join own on own.kind = signal.kind and own.tag = signal.tag
            where signal.member_id = account.id), '[]') as signals
        from members account where id = any(${ids}::uuid[]) and deleted_at is null`.execute(db);
      return rows;
    },

    /** Of whose texts it handed in copies later, or others of the template; and how many of its own texts follow one. */
    async listSharedTexts(member: string, among: readonly string[]): Promise<SharedText[]> {
      const { rows } = await sql<{ otherId: string; texts: number }>`
        with own as (
          select stored.id, exchange.submitted_at from review_texts stored join review_exchanges exchange on exchange.id = stored.review_exchange_id
          where exchange.reviewer_id = ${member} order by exchange.created_at desc limit ${mostTexts}
        ),
        alike as (
          select own.id, own.submitted_at, other.review_id as other_id
          from own join review_bands band on band.review_id = own.id and band.band >= ${firstPairBand}
          cross join lateral (
            select review_id from review_bands
            where review_bands.band = band.band and review_bands.hash = band.hash and review_id <> band.review_id
            limit 50
          ) other
          group by own.id, own.submitted_at, other.review_id having count(*) >= ${sharedBands}
        )
        select exchange.reviewer_id as "otherId", count(*) as texts
        from (select other_id, min(submitted_at) as first_at from alike group by other_id) found
        join review_texts stored on stored.id = found.other_id
        join review_exchanges exchange on exchange.id = stored.review_exchange_id
        where exchange.reviewer_id = any(${among}::uuid[])
          and (exchange.reviewer_id = ${member} or exchange.submitted_at < found.first_at)
        group by exchange.reviewer_id`.execute(db);
      return rows.map(({ otherId, texts }) => ({ oneId: member, otherId, texts }));
    },
  };
}
