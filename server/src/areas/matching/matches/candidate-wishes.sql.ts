import type { PartnerWishes } from '@rezenso/contract/matches';
import { packTraits } from '@rezenso/engines/matching/parts';

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
export function wishStages({ platform, language, radiusKm, order }: PartnerWishes, first: number): WishStages {
  const [traits, radius, isNearestFirst] = [`$${first}::bigint`, `$${first + 1}::float8`, `$${first + 2}::bool`];
  const wanted = traitsOf({ platforms: platform ? [platform] : [], languages: language ? [language] : [] });
  return {
    isOffered: ` and (m.match_traits & ${traits}) = ${traits}`,
    isNear: ` and (${radius} is null or km <= ${radius})`,
    first: `case when ${isNearestFirst} then km end, `,
    values: [wanted.toString(), radiusKm === undefined ? null : radiusKm * tolerance, order === 'distance'],
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
