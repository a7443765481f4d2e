import { enoughTopics, topicShare, unknownOverlap } from './audience.ts';
import { platformWorth, reachKm, reliability, unknownDistance } from './factor-values.ts';
import { type MatchMember, weights } from './member.ts';
import { missingEssential } from './score-pair.ts';
import { packTraits, traitLayout, traitMask } from './traits.ts';

/** `scorePair` as an SQL expression over m (member), w (wanted industry) and d (the measures below). */
export interface FitExpression {
  readonly text: string;
  /** A select without from, giving kilometres and counts of shared bits for one row m. */
  readonly measures: string;
  /** Placeholder of the viewer's id. */
  readonly viewerId: string;
  readonly values: readonly unknown[];
}

const kmPerDegree = 111.195;

/**
 * Builds the expression with placeholders from `$first` on. Numbers of the formula are written into the text, so that
 * the statement is the same for all viewers and can be prepared.
 */
export function fitExpression(viewer: MatchMember, first: number): FitExpression {
  const [id, latitude, longitude, kmPerLongitude, reach, own, traits] = [0, 1, 2, 3, 4, 5, 6].map(
    (step) => `$${first + step}`,
  );
  const lat = viewer.latitude ?? 0;
  const shared = (trait: 'topics' | 'platforms' | 'languages', of: string) =>
    `bit_count((${of} & ${traitMask(trait)}::bigint)::bit(64))::int`;
  const both = `(m.match_traits & ${traits}::bigint)`;
  return {
    viewerId: `${id}`,
    measures: `select
      sqrt(power((m.latitude - ${latitude}::float8) * ${kmPerDegree}, 2) + power((m.longitude - ${longitude}::float8) * ${kmPerLongitude}::float8, 2)) as km,
      ${shared('topics', both)} as topics, ${shared('topics', 'm.match_traits')} as topics_b, ${shared('topics', `${traits}::bigint`)} as topics_a,
      ${shared('platforms', both)} as platforms, (m.match_traits & ${traitMask('platforms')}::bigint) <> 0 as has_platforms,
      ${shared('languages', both)} as languages, ${shared('languages', 'm.match_traits')} as languages_b, ${shared('languages', `${traits}::bigint`)} as languages_a,
      (m.match_traits >> ${traitLayout.reliability.shift})::int / 100.0::float8 as reliability`,
    text: mutualText(
      direction('a', 'w.need_a', `${reach}::float8`, 'd.reliability'),
      direction('b', 'w.need_b', 'w.reach_b', `${own}::float8`),
    ),
    values: [
      viewer.id,
      viewer.latitude,
      viewer.longitude,
      kmPerDegree * Math.cos((lat * Math.PI) / 180),
      reachKm(viewer.industry),
      reliability(viewer.activity),
      packTraits(viewer).toString(),
    ],
  };
}

/** The weighted sum of one direction; `side` is whose topics and languages are the measure. */
function direction(side: 'a' | 'b', need: string, reach: string, reliable: string): string {
  const topics = `case when d.topics_a = 0 or d.topics_b = 0 then ${unknownOverlap} else least(1, d.topics::float8 / least(d.topics_${side}, ${enoughTopics})) end`;
  const near = `case when d.km is null then ${unknownDistance} else 1 / (1 + d.km / ${reach}) end`;
  const [none, one, two, three] = platformWorth;
  const platforms = `case when not d.has_platforms then 0 when d.platforms = 0 then ${none} when d.platforms = 1 then ${one} when d.platforms = 2 then ${two} else ${three} end`;
  const languages = `case when d.languages = 0 then 0 else 0.6 + 0.4 * d.languages / greatest(1, d.languages_${side})::float8 end`;
  return (
    `(${weights.industry} * ${need} + ${weights.distance} * (${near}) + ${weights.audience * topicShare} * (${topics}) + ` +
    `${weights.reliability} * ${reliable} + ${weights.platforms} * (${platforms}) + ${weights.languages} * (${languages}))`
  );
}

/** Harmonic mean of both directions; competitors 0; halved where an essential is missing. */
function mutualText(aToB: string, bToA: string): string {
  const isIncomplete = '(not d.has_platforms or d.languages = 0)';
  return (
    `case when w.rival_km > 0 and coalesce(d.km, 0) < w.rival_km then 0 else ` +
    `2 * ${aToB} * ${bToA} / (${aToB} + ${bToA}) * case when ${isIncomplete} then ${missingEssential} else 1 end end`
  );
}
