import { industryIds } from '@rezenso/contract/vocabulary';
import { fitExpression } from './candidate-fit.sql.ts';
import { competitionRadiusKm } from './competition.ts';
import { reachKm } from './factor-values.ts';
import { coarsestZoom, finestZoom, rangesAround } from './geo-cell.ts';
import { needOf } from './industry-needs.ts';
import type { MatchMember } from './member.ts';
import { unplacedCell } from './traits.ts';

/** A statement with its values for $1, $2, …: plain SQL that PGlite and PostgreSQL run without extensions. */
export interface Statement {
  readonly text: string;
  readonly values: readonly unknown[];
}

export interface CandidateOptions {
  /** Table with id, industry, latitude, longitude, geo_cell, match_traits. */
  readonly table?: string;
  /** Who may be suggested; must be the index's predicate word for word, unqualified column names. */
  readonly eligible?: string;
  /** How many candidates to return for scoring. */
  readonly limit?: number;
}

/** The index that answers the query; PostgreSQL reads candidates from it without touching the table. */
export function candidateIndex(table = 'members', eligible = defaultEligible): string {
  return (
    `create index if not exists ${table}_candidates on ${table} (industry, geo_cell) ` +
    `include (id, latitude, longitude, match_traits) where ${eligible}`
  );
}

const defaultEligible = `status = 'active' and is_complete`;
const defaultLimit = 200;
/** The neighbourhood grows until it holds this many members of the three most wanted industries. */
const wantedInProbe = 700;
/** Per industry and range; bounds the work where a neighbourhood is much denser than its middle. */
const mostPerRange = 1500;
/** Members without a place, per industry. */
const mostUnplaced = 20;

/**
 * Finds the candidates for a viewer: picks the smallest neighbourhood (3 x 3 tiles of one zoom) with enough members of
 * the industries that suit best, ranks all its members in SQL by the same formula as `scorePair` (audience by topics
 * only), and returns `id` and `fit` (0-1) of the best, for exact scoring. The work does not grow with the table.
 */
export function candidateQuery(viewer: MatchMember, options: CandidateOptions = {}): Statement {
  const { table = 'members', eligible = defaultEligible, limit = defaultLimit } = options;
  const industries = wantedIndustries(viewer.industry);
  const ranges = searchRanges(viewer);
  const fit = fitExpression(viewer, 9);
  const text = `
with ranges as (select * from unnest($1::int[], $2::int[], $3::int[]) as r(zoom, lowest, highest)),
wanted as (select * from unnest($4::text[], $5::float8[], $6::float8[], $7::float8[], $8::float8[]) as w(industry, need_a, need_b, reach_b, rival_km)),
found as (
  select z.zoom, (select count(*) from (
    select 1 from ranges r cross join (select industry from wanted limit 3) w
    cross join lateral (select 1 from ${table} where industry = w.industry and geo_cell between r.lowest and r.highest and ${eligible} limit ${wantedInProbe}) hit
    where r.zoom = z.zoom limit ${wantedInProbe}) hits) as hits
  from (select distinct zoom from ranges where zoom >= 0) z
),
chosen as (select coalesce(max(zoom) filter (where hits >= ${wantedInProbe}), min(zoom)) as zoom from found)
select id, fit from (
  select m.id, ${fit.text} as fit
  from ranges r cross join chosen c cross join wanted w
  cross join lateral (
    select id, latitude, longitude, match_traits from ${table}
    where industry = w.industry and geo_cell between r.lowest and r.highest and ${eligible}
    limit case when r.zoom < 0 then ${mostUnplaced} else ${mostPerRange} end
  ) m
  cross join lateral (${fit.measures}) d
  where (r.zoom = c.zoom or r.zoom < 0) and m.id <> ${fit.viewerId}
) ranked where fit > 0 order by fit desc, id limit ${limit}`;
  return { text, values: [...columnsOf(ranges), ...columnsOfIndustries(viewer.industry, industries), ...fit.values] };
}

/** Every industry that can be proposed, the one with the best mutual need first. */
function wantedIndustries(own: string): string[] {
  const mutual = (other: string) => Math.min(needOf(own, other), needOf(other, own));
  return industryIds
    .filter((other) => other !== own || competitionRadiusKm(own) <= mostRivalKm)
    .sort((a, b) => mutual(b) - mutual(a));
}

/** Within a neighbourhood, one's own industry is worth reading only where it competes over short distances. */
const mostRivalKm = 15;

interface SearchRange {
  readonly zoom: number;
  readonly lowest: number;
  readonly highest: number;
}

/** All neighbourhoods from the finest zoom to the coarsest, and the members without a place (zoom -1). */
function searchRanges({ latitude, longitude }: MatchMember): SearchRange[] {
  const unplaced = { zoom: -1, lowest: unplacedCell, highest: unplacedCell };
  if (latitude === null || longitude === null) return [everywhere, unplaced];
  const zooms = Array.from({ length: finestZoom - coarsestZoom + 1 }, (_, step) => coarsestZoom + step);
  return [everywhere, ...zooms.flatMap((zoom) => rangesAround({ latitude, longitude }, zoom)), unplaced];
}

/** The whole table, for a viewer without a place and for a network that is still small. */
const everywhere: SearchRange = { zoom: 0, lowest: 0, highest: 4 ** finestZoom - 1 };

const columnsOf = (ranges: readonly SearchRange[]) => [
  ranges.map((range) => range.zoom),
  ranges.map((range) => range.lowest),
  ranges.map((range) => range.highest),
];

const columnsOfIndustries = (own: string, industries: readonly string[]) => [
  industries,
  industries.map((other) => needOf(own, other)),
  industries.map((other) => needOf(other, own)),
  industries.map(reachKm),
  industries.map((other) => (other === own ? competitionRadiusKm(own) : 0)),
];
