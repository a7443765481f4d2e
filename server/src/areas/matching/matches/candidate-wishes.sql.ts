import type { PartnerOrder } from '@rezenso/contract/matches';
import type { Sought } from '@rezenso/engines/matching';
import { packTraits } from '@rezenso/engines/matching/parts';

/** Which candidates are read, and which of them first. */
export interface CandidateWishes extends Sought {
  readonly order?: PartnerOrder | undefined;
}

/** What somebody looks for as SQL, by what the index of candidates holds. Each part is empty where nothing is wished. */
export interface WishStages {
  /** Condition on m (member row). */
  readonly isOffered: string;
  /** Condition on the ranked rows, by their distance. */
  readonly isNear: string;
  /** What comes before the fit in the order. */
  readonly first: string;
  readonly values: readonly unknown[];
}

/** The query measures on a plane, up to a tenth too far at 1,000 km; whoever needs it exactly measures again. */
const tolerance = 1.1;

export const noWishes: WishStages = { isOffered: '', isNear: '', first: '', values: [] };

/**
 * The industry is no part of it: it decides which entries of the index are read at all.
 * @param first number of the first free placeholder
 */
export function wishStages({ platforms, languages, radiusKm, order }: CandidateWishes, first: number): WishStages {
  const [ofPlatforms, ofLanguages] = [`$${first}::bigint`, `$${first + 1}::bigint`];
  const [radius, isNearestFirst] = [`$${first + 2}::float8`, `$${first + 3}::bool`];
  const hasOneOf = (traits: string) => ` and (${traits} = 0 or (m.match_traits & ${traits}) <> 0)`;
  const wanted = [traitsOf({ platforms, languages: [] }), traitsOf({ platforms: [], languages })];
  return {
    isOffered: hasOneOf(ofPlatforms) + hasOneOf(ofLanguages),
    isNear: ` and (${radius} is null or km <= ${radius})`,
    first: `case when ${isNearestFirst} then km end, `,
    values: [
      ...wanted.map((traits) => traits.toString()),
      radiusKm === null ? null : radiusKm * tolerance,
      order === 'distance',
    ],
  };
}

/** The bits of a member that has only these. */
function traitsOf(having: Pick<Parameters<typeof packTraits>[0], 'platforms' | 'languages'>): bigint {
  const [some, none] = [having, { platforms: [], languages: [] }].map((traits) => packTraits({ ...blank, ...traits }));
  return (some ?? 0n) ^ (none ?? 0n);
}

const blank = {
  targetAudience: '',
  description: '',
  activity: { daysSinceActive: null, responseRate: null, onTimeRate: null, trustScore: null },
};
