import { enoughTopics, topicOverlapOf, topicShare } from './audience.ts';
import { languageWorth, platformWorth, reachKm, reliability, unknownDistance } from './factor-values.ts';
import { type MatchMember, weights } from './member.ts';
import { missingEssential } from './score-pair.ts';
import { packTraits, traitLayout, traitMask } from './traits.ts';

/**
 * `scorePair` as SQL in three stages, each to be computed once per row: counts of shared bits, the two directions, the
 * mean. Worths are looked up in arrays by those counts. Left out are shared word stems and the partner's number of
 * languages; together they move a score by 2 points at most, and exact scoring follows.
 */
export interface FitStages {
  /** Select list over m (member row) and w (wanted industry). */
  readonly counts: string;
  /** Select list over the counts c. */
  readonly directions: string;
  /** Expression over the directions f. */
  readonly fit: string;
  readonly viewerId: string;
  readonly values: readonly unknown[];
}

const kmPerDegree = 111.195;
const counted = enoughTopics + 1;

/** @param first number of the first free placeholder */
export function fitStages(viewer: MatchMember, first: number): FitStages {
  const place = (step: number, type: string) => `($${first + step}::${type})`;
  const [traits, topicsA, topicsB] = [place(1, 'bigint'), place(2, 'float8[]'), place(3, 'float8[]')];
  const [latitude, longitude, kmPerLongitude] = [place(4, 'float8'), place(5, 'float8'), place(6, 'float8')];
  const [reach, own, platforms, languages] = [
    place(7, 'float8'),
    place(8, 'float8'),
    place(9, 'float8[]'),
    place(10, 'float8[]'),
  ];
  const shared = (trait: 'topics' | 'platforms' | 'languages') =>
    `bit_count((m.match_traits & ${traits} & ${traitMask(trait)})::bit(64))`;
  return {
    viewerId: `$${first}::uuid`,
    counts: `m.id, w.need_a, w.need_b, w.reach_b, w.rival_km,
      sqrt(((m.latitude - ${latitude}) * ${kmPerDegree}::float8) ^ 2 + ((m.longitude - ${longitude}) * ${kmPerLongitude}) ^ 2) as km,
      1 + ${counted} * (m.match_traits >> ${traitLayout.topicCount.shift})::int + least(${shared('topics')}, ${enoughTopics})::int as topics,
      case when m.match_traits & ${traitMask('platforms')} = 0 then 0 else 1 + ${shared('platforms')}::int end as platforms,
      ${shared('languages')}::int as languages,
      ((m.match_traits >> ${traitLayout.reliability.shift}) & 127)::float8 * ${weights.reliability / 100}::float8 as reliability`,
    directions: `c.id, c.km, c.rival_km,
      c.platforms = 0 or c.languages = 0 as is_incomplete,
      c.need_a + ${topicsA}[c.topics] + coalesce(${weights.distance}::float8 * exp(-c.km / ${reach}), ${weights.distance * unknownDistance}::float8)
        + c.reliability + coalesce(${platforms}[c.platforms], 0) + coalesce(${languages}[c.languages], 0) as a_to_b,
      c.need_b + ${topicsB}[c.topics] + coalesce(${weights.distance}::float8 * exp(-c.km / c.reach_b), ${weights.distance * unknownDistance}::float8)
        + ${own} + coalesce(${platforms}[c.platforms], 0) + coalesce(${languages}[c.languages], 0) as b_to_a`,
    fit: `case when f.rival_km > 0 and coalesce(f.km, 0) < f.rival_km then 0
      else 2 * f.a_to_b * f.b_to_a / (f.a_to_b + f.b_to_a) * (case when f.is_incomplete then ${missingEssential}::float8 else 1 end) end`,
    values: valuesOf(viewer),
  };
}

function valuesOf(viewer: MatchMember): unknown[] {
  const traits = packTraits(viewer);
  const topicsOfViewer = Number((traits & traitMask('topicCount')) >> traitLayout.topicCount.shift);
  return [
    viewer.id,
    traits.toString(),
    topicWorths((_, shared) => topicOverlapOf(shared, topicsOfViewer)),
    topicWorths((ofPartner, shared) => topicOverlapOf(shared, ofPartner)),
    viewer.latitude,
    viewer.longitude,
    kmPerDegree * Math.cos(((viewer.latitude ?? 0) * Math.PI) / 180),
    reachKm(viewer.industry),
    weights.reliability * reliability(viewer.activity),
    platformWorth
      .concat(platformWorth.slice(-1), platformWorth.slice(-1), platformWorth.slice(-1))
      .map((worth) => weights.platforms * worth),
    viewer.languages.map((_, index) => weights.languages * languageWorth(index + 1, viewer.languages.length)),
  ];

  /** Worths by (partner's topics, shared topics), row by row. */
  function topicWorths(worth: (ofPartner: number, shared: number) => number): number[] {
    return Array.from({ length: counted * counted }, (_, index) => {
      const ofPartner = Math.floor(index / counted);
      const isUnknown = ofPartner === 0 || topicsOfViewer === 0;
      return weights.audience * topicShare * (isUnknown ? topicOverlapOf(0, 0) : worth(ofPartner, index % counted));
    });
  }
}
