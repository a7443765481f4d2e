import { industryIds } from '@rezenso/contract/vocabulary';
import type { MatchMember } from '@rezenso/engines/matching';
import {
  type CellRange,
  coarsestZoom,
  competitionRadiusKm,
  finestZoom,
  hasFields,
  needOf,
  rangesAround,
  reachKm,
  unplacedCell,
  weights,
} from '@rezenso/engines/matching/parts';
import { fitStages } from './candidate-fit.sql.ts';
import { type CandidateWishes, noWishes, wishStages } from './candidate-wishes.sql.ts';

/** A statement with its values for $1, $2, …: plain SQL that PGlite and PostgreSQL run without extensions. */
export interface Statement {
  readonly text: string;
  readonly values: readonly unknown[];
}

export interface CandidateOptions {
  /** Table with id uuid, industry, latitude, longitude, geo_cell, match_traits. */
  readonly table?: string;
  /** Who may be suggested; must be the index's predicate word for word, unqualified column names. */
  readonly eligible?: string;
  /** How many candidates to return for scoring. */
  readonly limit?: number;
  /** Only those who fit, and the nearest first where that is wished for. */
  readonly wishes?: CandidateWishes;
}

const defaultEligible = `status = 'active' and profile_completed_at is not null`;
const defaultLimit = 120;
/** The neighbourhood grows until it holds this many members that could be proposed. */
const enoughMembers = 3000;
/** To save work, only every fifth industry is counted, up to its share. */
const sampledEvery = 5;
/** Per industry and range; bounds the work where a neighbourhood is much denser than its middle. */
const mostPerRange = 1500;
/** Who wishes for something looks through this many times as many members, since few of them fit. */
const widerByWish = 10;
/** Members without a place, per industry. */
const mostUnplaced = 20;

/** The index that answers the query; PostgreSQL reads candidates from it without touching the table. */
export function candidateIndex(table = 'members', eligible = defaultEligible): string {
  return (
    `create index if not exists ${table}_candidates on ${table} (industry, geo_cell) ` +
    `include (id, latitude, longitude, match_traits) where ${eligible}`
  );
}

/**
 * Finds the candidates for a viewer: grows a square around it until it holds enough members of the industries that can
 * be proposed, ranks them in SQL nearly as `scorePair` does, and returns `id` and `fit` (0-1) of the best for exact
 * scoring. The work does not grow with the table, with wishes neither: they choose among ten times as many members. There
 * are two texts, with wishes and without, each the same for all viewers, so that they can be prepared.
 */
export function candidateQuery(viewer: MatchMember, options: CandidateOptions = {}): Statement {
  const { table = 'members', eligible = defaultEligible, limit = defaultLimit, wishes } = options;
  const industries = wantedIndustries(viewer, wishes?.industries);
  const ranges = searchRanges(viewer);
  const stages = fitStages(viewer, 11);
  const chosen = wishes ? wishStages(wishes, 11 + stages.values.length) : noWishes;
  const wider = wishes ? widerByWish : 1;
  const enoughSampled = Math.round((wider * enoughMembers) / sampledEvery);
  const text = `
with recursive ranges as (select * from unnest($1::int[], $2::int[], $3::int[]) as r(step, lowest, highest)),
wanted as (select * from unnest($4::text[], $5::float8[], $6::float8[], $7::float8[], $8::float8[], $9::bool[])
  as w(industry, need_a, need_b, reach_b, rival_km, is_sampled)),
search(low, high) as (
  select 1, (select max(step) from ranges)
  union all
  select case when is_enough then low else middle + 1 end, case when is_enough then middle else high end from (
    select low, high, middle, (select count(*) from (
      select 1 from ranges r cross join wanted w cross join lateral (
        select 1 from ${table} where industry = w.industry and geo_cell between r.lowest and r.highest and ${eligible} limit ${enoughSampled}
      ) hit where r.step = middle and w.is_sampled limit ${enoughSampled}) hits) >= ${enoughSampled} as is_enough
    from (select low, high, (low + high) / 2 as middle from search where low < high) s offset 0
  ) probe
)
select id, fit from (
  select f.id, f.km, ${stages.fit} as fit from (
    select ${stages.directions} from (
      select ${stages.counts}
      from ranges r cross join wanted w cross join lateral (
        select id, latitude, longitude, match_traits from ${table}
        where industry = w.industry and geo_cell between r.lowest and r.highest and ${eligible}
        limit case when r.step = 0 then ${mostUnplaced} else ${wider * mostPerRange} end
      ) m
      where r.step in (0, (select max(low) from search)) and m.id <> ${stages.viewerId}${chosen.isOffered} offset 0
    ) c offset 0
  ) f offset 0
) ranked where fit > 0${chosen.isNear} order by ${chosen.first}fit desc, id limit $10`;
  const industryColumns = columnsOfIndustries(viewer, industries);
  return { text, values: [...columnsOf(ranges), ...industryColumns, limit, ...stages.values, ...chosen.values] };
}

/** Within a neighbourhood, one's own industry is worth reading only where it competes over short distances, or not in all its kinds. */
const mostRivalKm = 15;

function wantedIndustries({ industry: own, trade }: MatchMember, wished: readonly string[] = []): readonly string[] {
  if (wished.length > 0) return wished;
  return industryIds.filter((other) => other !== own || hasFields(trade) || competitionRadiusKm(own) <= mostRivalKm);
}

/** Within which distance one's whole industry competes: who of it does by its kind is left to the exact score. */
function rivalKm({ industry, trade }: MatchMember): number {
  return hasFields(trade) ? 0 : competitionRadiusKm(industry);
}

interface SearchRange extends CellRange {
  /** 0 for members without a place, then growing squares. */
  readonly step: number;
}

/** Growing squares around the viewer, each of 1.4 to 2.1 times the area of the one before: [zooms finer, steps]. */
const squaresPerZoom = [
  [2, 3],
  [1, 2],
  [0, 1],
] as const;

function searchRanges({ latitude, longitude }: MatchMember): SearchRange[] {
  const unplaced = { lowest: unplacedCell, highest: unplacedCell };
  const squares: CellRange[][] = [[unplaced]];
  if (latitude !== null && longitude !== null) {
    for (let zoom = finestZoom; zoom >= coarsestZoom; zoom--) {
      for (const [finer, steps] of squaresPerZoom) {
        if (zoom + finer <= finestZoom) squares.push(rangesAround({ latitude, longitude }, zoom + finer, steps));
      }
    }
  }
  squares.push([everywhere]);
  return squares.flatMap((ranges, step) => ranges.map((range) => ({ ...range, step })));
}

/** The whole table, for a viewer without a place and for a network that is still small. */
const everywhere: CellRange = { lowest: 0, highest: 4 ** finestZoom - 1 };

const columnsOf = (ranges: readonly SearchRange[]) => [
  ranges.map((range) => range.step),
  ranges.map((range) => range.lowest),
  ranges.map((range) => range.highest),
];

const columnsOfIndustries = (viewer: MatchMember, industries: readonly string[]) => [
  industries,
  industries.map((other) => weights.industry * needOf(viewer.industry, other)),
  industries.map((other) => weights.industry * needOf(other, viewer.industry)),
  industries.map(reachKm),
  industries.map((other) => (other === viewer.industry ? rivalKm(viewer) : 0)),
  industries.map((_, index) => index % sampledEvery === 0),
];
