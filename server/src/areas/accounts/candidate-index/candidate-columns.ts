import type { Placeable } from '@rezenso/engines/matching';
import { cellOf, packTraits } from '@rezenso/engines/matching/parts';

/** The values to store on the member's row whenever its profile, platforms or reliability change. */
export interface CandidateColumns {
  /** double precision, degrees. */
  readonly latitude: number | null;
  readonly longitude: number | null;
  /** integer */
  readonly geo_cell: number;
  /** bigint, as text because it exceeds what a JavaScript number holds exactly. */
  readonly match_traits: string;
}

export function candidateColumns(member: Placeable): CandidateColumns {
  const { latitude, longitude } = member;
  return { latitude, longitude, geo_cell: cellOf(member), match_traits: packTraits(member).toString() };
}
