import type { PartnerWishes } from '@rezenso/contract/matches';
import { isSeeking, isSought, kilometresBetween, pairFit, rankFairly, soughtPartsMet } from '@rezenso/engines/matching';
import type { Core } from '../../../core.ts';
import { type KnownMember, matchMembers } from '../../accounts/index.ts';
import { savedWishes } from '../wishes/saved-wishes.repository.ts';
import type { CandidateWishes } from './candidate-wishes.sql.ts';
import { candidates } from './candidates.repository.ts';
import { listLeftOut } from './left-out.ts';

/** Somebody who can be suggested to a viewer. */
export interface Candidate {
  partner: KnownMember;
  /** Undefined where a place is unknown. */
  km: number | undefined;
  /** Whether it is what the viewer said it looks for; undefined where nothing is gone by. */
  isWished?: boolean;
  /** How many parts of it a partner meets; only where nobody meets all. */
  wishesMet?: number;
}

/** Chooses whom to suggest to a viewer, by what it filters by, or by what it said for good that it looks for. */
export type Choose = (viewer: KnownMember, filters: PartnerWishes, now: Date) => Promise<Candidate[]>;

/** Up to here a partner is near: half an hour's drive, in which customers meet. */
export const nearKm = 50;

/** Whether anybody near could be suggested to a viewer who filters nothing. */
export function createNearness({ database: { db } }: Pick<Core, 'database'>) {
  return async (viewer: KnownMember, now: Date): Promise<boolean> => {
    const leftOut = await listLeftOut(db, viewer.id, now);
    const near = await candidates(db).listIds(viewer, leftOut, wishesOf({ radiusKm: nearKm }));
    const known = await matchMembers(db).findAll(near, now);
    return [...known.values()].some((partner) => pairFit(viewer, partner) > 0);
  };
}

/** Who is suggested to whom, and in which order; nothing of it counts as shown yet. */
export function createChoice({ database: { db } }: Pick<Core, 'database'>): Choose {
  /**
   * The best candidates; those shown less often than others come a little earlier, and of two that are shown equally often
   * one with priority does, within `priorityPoints`.
   */
  async function rank(
    viewer: KnownMember,
    excluded: ReadonlySet<string>,
    wishes: CandidateWishes | undefined,
    now: Date,
  ): Promise<KnownMember[]> {
    const ids = await candidates(db).listIds(viewer, excluded, wishes);
    const known = await matchMembers(db).findAll(ids, now);
    // The index knows industries alone: who of the viewer's own competes by its kind scores nothing.
    const scored = [...known.values()]
      .map((partner) => ({
        partner,
        score: 100 * pairFit(viewer, partner),
        exposures: partner.exposures,
        hasPriority: partner.hasPriority,
      }))
      .filter(({ score }) => score > 0);
    const mean = scored.reduce((sum, one) => sum + one.exposures, 0) / Math.max(1, scored.length);
    return rankFairly(scored, mean).map(({ partner }) => partner);
  }

  return async (viewer, filters, now) => {
    const leftOut = await listLeftOut(db, viewer.id, now);
    const isFiltering = Object.values(filters).some((wish) => wish !== undefined);
    const ordinary = await rank(viewer, leftOut, isFiltering ? wishesOf(filters) : undefined, now);
    if (isFiltering || !viewer.hasPriority) return reachable(viewer, ordinary, filters);
    const { wishes } = await savedWishes(db).get(viewer.id);
    if (!isSeeking(wishes)) return reachable(viewer, ordinary, filters);
    const isWished = (partner: KnownMember) => isSought(viewer, partner, wishes);
    const wished = (await rank(viewer, leftOut, wishes, now)).filter(isWished);
    const others = ordinary.filter((partner) => !isWished(partner));
    if (wished.length === 0) {
      const near = others.map((partner) => ({
        ...located(viewer, partner),
        isWished: false,
        wishesMet: soughtPartsMet(viewer, partner, wishes),
      }));
      return near.sort((a, b) => b.wishesMet - a.wishesMet);
    }
    return [
      ...wished.map((partner) => ({ ...located(viewer, partner), isWished: true })),
      ...others.map((partner) => ({ ...located(viewer, partner), isWished: false })),
    ];
  };
}

/** The filters of one reading, each of which names one value at most. */
function wishesOf({ industry, platform, language, radiusKm, order }: PartnerWishes): CandidateWishes {
  const one = <Value>(value: Value | undefined) => (value === undefined ? [] : [value]);
  const sought = { industries: one(industry), platforms: one(platform), languages: one(language) };
  return { ...sought, radiusKm: radiusKm ?? null, order };
}

function located(viewer: KnownMember, partner: KnownMember): Candidate {
  return { partner, km: kilometresBetween(viewer, partner) };
}

/** Those within the radius, the nearest first where that is wished for. The query measured a little less exactly. */
function reachable(
  viewer: KnownMember,
  partners: readonly KnownMember[],
  { radiusKm, order }: PartnerWishes,
): Candidate[] {
  const near = partners
    .map((partner) => located(viewer, partner))
    .filter(({ km }) => radiusKm === undefined || (km !== undefined && km <= radiusKm));
  return order === 'distance' ? near.sort((a, b) => (a.km ?? Infinity) - (b.km ?? Infinity)) : near;
}
