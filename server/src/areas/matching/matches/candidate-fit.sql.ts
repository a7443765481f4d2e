import type { MatchMember } from '@rezenso/engines/matching';
import {
  enoughTopics,
  farNearness,
  languageWorth,
  missingEssential,
  packTraits,
  platformWorth,
  reachKm,
  reliability,
  type Trait,
  topicOverlapOf,
  topicShare,
  traitLayout,
  traitMask,
  unknownDistance,
  weights,
} from '@rezenso/engines/matching/parts';

/**
 * `scorePair` as SQL in three stages, each computed once per row: counts, the two directions, the mean. What traits are
 * worth to the viewer is looked up in arrays by their bits. Left out are shared word stems and the partner's
 * number of languages; together they move a score by 2 points at most, and exact scoring follows.
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
  const topics = place(1, 'bigint');
  const [topicsA, topicsB] = [place(2, 'float8[]'), place(3, 'float8[]')];
  const [north, east] = [`(m.latitude - ${place(4, 'float8')})`, `(m.longitude - ${place(5, 'float8')})`];
  const eastScale = place(6, 'float8');
  const [reach, own, platforms, languages] = [
    place(7, 'float8'),
    place(8, 'float8'),
    place(9, 'float8[]'),
    place(10, 'float8[]'),
  ];
  const near = (distance: string) =>
    `coalesce(${weights.distance * (1 - farNearness.share)}::float8 * exp(-c.km / ${distance})
      + ${weights.distance * farNearness.share}::float8 * exp(-c.km / ${farNearness.km}), ${weights.distance * unknownDistance}::float8)`;
  return {
    viewerId: `$${first}::uuid`,
    counts: `m.id, w.need_a, w.need_b, w.reach_b, w.rival_km,
      sqrt(${north} * ${north} * ${kmPerDegree ** 2}::float8 + ${east} * ${east} * ${eastScale}) as km,
      1 + ${counted} * (m.match_traits >> ${traitLayout.topicCount.shift})::int
        + least(bit_count((m.match_traits & ${topics})::bit(64))::int, ${enoughTopics}) as topics,
      ${platforms}[1 + ${bitsOf('platforms')}] as platforms, ${languages}[1 + ${bitsOf('languages')}] as languages,
      ${bitsOf('reliability')} * ${weights.reliability / 100}::float8 as reliability`,
    directions: `c.id, c.km, c.rival_km, c.platforms = 0 or c.languages = 0 as is_incomplete,
      c.platforms + c.languages + c.need_a + ${topicsA}[c.topics] + ${near(reach)} + c.reliability as a_to_b,
      c.platforms + c.languages + c.need_b + ${topicsB}[c.topics] + ${near('c.reach_b')} + ${own} as b_to_a`,
    fit: `case when f.rival_km > 0 and coalesce(f.km, 0) < f.rival_km then 0
      else 2 * f.a_to_b * f.b_to_a / (f.a_to_b + f.b_to_a) * (case when f.is_incomplete then ${missingEssential}::float8 else 1 end) end`,
    values: valuesOf(viewer),
  };
}

/** The bits of one trait of m as an integer. */
function bitsOf(trait: Trait): string {
  const { shift, bits } = traitLayout[trait];
  return `((m.match_traits >> ${shift}) & ${2n ** bits - 1n})::int`;
}

function valuesOf(viewer: MatchMember): unknown[] {
  const traits = packTraits(viewer);
  const own = (trait: Trait) => Number((traits & traitMask(trait)) >> traitLayout[trait].shift);
  return [
    viewer.id,
    (traits & traitMask('topics')).toString(),
    topicWorths(own('topicCount'), () => own('topicCount')),
    topicWorths(own('topicCount'), (ofPartner) => ofPartner),
    viewer.latitude,
    viewer.longitude,
    (kmPerDegree * Math.cos(((viewer.latitude ?? 0) * Math.PI) / 180)) ** 2,
    reachKm(viewer.industry),
    weights.reliability * reliability(viewer.activity),
    worthsByBits('platforms', (bits) => weights.platforms * platformsWorth(bits, own('platforms'))),
    worthsByBits(
      'languages',
      (bits) => weights.languages * languageWorth(ones(bits & own('languages')), viewer.languages.length),
    ),
  ];
}

/** Worths of the audience by (partner's groups, shared groups), row by row; `measure` is whose groups are to be met. */
function topicWorths(ofViewer: number, measure: (ofPartner: number) => number): number[] {
  return Array.from({ length: counted * counted }, (_, index) => {
    const ofPartner = Math.floor(index / counted);
    const isUnknown = ofPartner === 0 || ofViewer === 0;
    const overlap = isUnknown ? topicOverlapOf(0, 0) : topicOverlapOf(index % counted, measure(ofPartner));
    return weights.audience * topicShare * overlap;
  });
}

function platformsWorth(bits: number, own: number): number {
  if (bits === 0 || own === 0) return 0;
  return platformWorth[Math.min(ones(bits & own), platformWorth.length - 1)] ?? 0;
}

function worthsByBits(trait: Trait, worth: (bits: number) => number): number[] {
  return Array.from({ length: 2 ** Number(traitLayout[trait].bits) }, (_, bits) => worth(bits));
}

function ones(bits: number): number {
  let count = 0;
  for (let rest = bits; rest > 0; rest &= rest - 1) count += 1;
  return count;
}
