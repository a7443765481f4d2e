import type { HandIn, RingSignal, SharedText } from '@rezenso/engines/rings';
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
      const { rows } = await sql<{ writerId: string; subjectId: string; acceptedAt: Date; handedInAt: Date }>`
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
        select distinct on (id) reviewer_id as "writerId", recipient_id as "subjectId",
          created_at as "acceptedAt", submitted_at as "handedInAt"
        from (select * from mine union all select * from near) around order by id`.execute(db);
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
              select from account_signals other where other.kind = mine.kind and other.tag = mine.tag limit ${mostCrowd}) counted
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
            select json_agg(json_build_object('kind', own.kind, 'tag', own.tag, 'crowd', own.crowd))
            from account_signals signal join own on own.kind = signal.kind and own.tag = signal.tag
            where signal.member_id = account.id), '[]') as signals
        from members account where id = any(${ids}::uuid[]) and deleted_at is null`.execute(db);
      return rows;
    },

    /** Whose texts are copies of its own, or follow its template. */
    async listSharedTexts(member: string, among: readonly string[]): Promise<SharedText[]> {
      const { rows } = await sql<{ otherId: string; texts: number }>`
        with own as (
          select stored.id from review_texts stored join review_exchanges exchange on exchange.id = stored.review_exchange_id
          where exchange.reviewer_id = ${member} order by exchange.created_at desc limit ${mostTexts}
        ),
        alike as (
          select band.review_id as id, other.review_id as other_id
          from own join review_bands band on band.review_id = own.id and band.band >= ${firstPairBand}
          cross join lateral (
            select review_id from review_bands
            where review_bands.band = band.band and review_bands.hash = band.hash and review_id <> band.review_id
            limit 50
          ) other
          group by band.review_id, other.review_id having count(*) >= ${sharedBands}
        )
        select exchange.reviewer_id as "otherId", count(distinct alike.other_id) as texts
        from alike
        join review_texts stored on stored.id = alike.other_id
        join review_exchanges exchange on exchange.id = stored.review_exchange_id
        where exchange.reviewer_id = any(${among}::uuid[])
        group by exchange.reviewer_id`.execute(db);
      return rows.map(({ otherId, texts }) => ({ oneId: member, otherId, texts }));
    },
  };
}
