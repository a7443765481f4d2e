/**
 * Kinds of evidence that do not follow from one another: whoever shares a device shares its network too, so both are one kind. No kind alone
 * reaches a level, so that one coincidence is never enough.
 */
export type RingFamily = 'technical' | 'identity' | 'text' | 'circle' | 'direction' | 'speed';

export type RingEvidenceCode =
  | 'shared_device'
  | 'crowded_device'
  | 'shared_network'
  | 'shared_mailbox'
  | 'shared_profile'
  | 'shared_site'
  | 'shared_place'
  | 'shared_texts'
  | 'own_template'
  | 'kept_among'
  | 'closed_circle'
  | 'repeated_pairs'
  | 'same_businesses'
  | 'one_way_star'
  | 'one_way_repeats'
  | 'one_way_writer'
  | 'haste'
  | 'burst'
  | 'joined_together';

/** One reason, with the figures that its sentence names, in their order. */
export interface RingEvidence {
  family: RingFamily;
  code: RingEvidenceCode;
  /** 0-40: how much it says by itself. */
  points: number;
  figures: readonly number[];
}

/** What a kind of evidence may count at most. */
export const familyLimits: Readonly<Record<RingFamily, number>> = {
  technical: 40,
  identity: 30,
  text: 35,
  circle: 40,
  direction: 40,
  speed: 30,
};

/** Points by kind, each within its limit. */
export function familyPoints(evidence: readonly RingEvidence[]): Record<RingFamily, number> {
  const points = { technical: 0, identity: 0, text: 0, circle: 0, direction: 0, speed: 0 };
  for (const { family, points: more } of evidence)
    points[family] = Math.min(familyLimits[family], points[family] + more);
  return points;
}

/** A linear rise from 0 at `from` to `most` at `to`, which may lie below `from`. */
export function rise(value: number, from: number, to: number, most: number): number {
  return most * Math.max(0, Math.min(1, (value - from) / (to - from)));
}
