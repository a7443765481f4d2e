import type { MatchParty, PartnerWishes, PotentialMatch } from '@rezenso/contract/matches';
import { kilometresBetween, type MatchMember, pairFit, rankFairly } from '@rezenso/engines/matching';
import type { Core } from '../../../core.ts';
import { matchMembers } from '../../accounts/index.ts';
import { businessMarks } from './business-marks.repository.ts';
import { candidates } from './candidates.repository.ts';
import type { ExposureCounter } from './exposure-counter.ts';
import { assess, type MatchAssessment } from './matches.scoring.ts';
import { parties } from './parties.repository.ts';
import { createWordings, type Tell } from './wordings.service.ts';

/** Of a list those whose recommendation a language model words: what people see before they scroll. */
const wordedSuggestions = 10;

/** Which partners to suggest. */
export function createSuggestions(
  core: Pick<Core, 'database' | 'jobs' | 'languageModel' | 'log'>,
  exposure: ExposureCounter,
) {
  const { db } = core.database;
  const wordings = createWordings(core);

  /** The best candidates whom the viewer wishes for; those shown less often than others come a little earlier. */
  async function rank(viewer: MatchMember, wishes: PartnerWishes, now: Date): Promise<MatchMember[]> {
    const excluded = await candidates(db).listExcluded(viewer.id, now);
    const same = await businessMarks(db).listSame(viewer.id);
    const isWishing = Object.values(wishes).some((wish) => wish !== undefined);
    const ids = await candidates(db).listIds(viewer, new Set([...excluded, ...same]), isWishing ? wishes : undefined);
    const known = await matchMembers(db).findAll(ids, now);
    const scored = [...known.values()].map((partner) => ({
      partner,
      score: 100 * pairFit(viewer, partner),
      exposures: partner.exposures,
    }));
    const mean = scored.reduce((sum, one) => sum + one.exposures, 0) / Math.max(1, scored.length);
    return rankFairly(scored, mean).map(({ partner }) => partner);
  }

  return {
    /**
     * Suggested partners, best first, or in the order that is wished for. None without a complete profile: nothing is
     * known to match by. Left out are open matches, pairs that declined lately, direct competitors, accounts of the same
     * business, and those that are not active. Who is not active itself gets none.
     */
    async list(
      member: string,
      { limit, ...wishes }: PartnerWishes & { limit: number },
      now: Date,
    ): Promise<PotentialMatch[]> {
      const viewer = await matchMembers(db).find(member, now);
      if (viewer?.status !== 'active') return [];
      const inReach = reachable(viewer, await rank(viewer, wishes, now), wishes);
      // Only who orders by rating needs to know more of those that are not shown.
      const looked = wishes.order === 'rating' ? inReach : inReach.slice(0, limit);
      const faces = await parties(db).byId(looked.map(({ partner }) => partner.id));
      const known = looked.flatMap((one) => {
        const face = faces.get(one.partner.id);
        return face ? [{ ...one, face }] : [];
      });
      if (wishes.order === 'rating') known.sort((a, b) => (b.face.averageRating ?? 0) - (a.face.averageRating ?? 0));
      const partners = known.slice(0, limit);
      const ids = partners.map(({ partner }) => partner.id);
      exposure.count(ids);
      const tell = await wordings.of(db, member, ids);
      const assessed = partners.map((one) => ({ ...one, why: assess(viewer, one.partner) }));
      // Exposure decides who is among them and between equals; people read them in the order of the score they see.
      const isByFit = (wishes.order ?? 'fit') === 'fit';
      const suggested = isByFit ? assessed.sort((a, b) => b.why.matchScore - a.why.matchScore) : assessed;
      const worded = suggested.slice(0, wordedSuggestions);
      await wordings.askLater(
        worded.map(({ face, why }) => ({ reader: member, partner: face.id, why })),
        now,
      );
      return suggested.map((one) => presentSuggestion(one, tell));
    },
  };
}

interface Candidate {
  partner: MatchMember;
  /** Undefined where a place is unknown. */
  km: number | undefined;
}

/** Those within the radius, the nearest first where that is wished for. The query measured a little less exactly. */
function reachable(
  viewer: MatchMember,
  partners: readonly MatchMember[],
  { radiusKm, order }: PartnerWishes,
): Candidate[] {
  const near = partners
    .map((partner) => ({ partner, km: kilometresBetween(viewer, partner) }))
    .filter(({ km }) => radiusKm === undefined || (km !== undefined && km <= radiusKm));
  return order === 'distance' ? near.sort((a, b) => (a.km ?? Infinity) - (b.km ?? Infinity)) : near;
}

type Suggested = Candidate & { face: MatchParty; why: MatchAssessment };

function presentSuggestion({ partner, face, km, why }: Suggested, tell: Tell): PotentialMatch {
  const { text, engine } = tell(face.id, why.recommendation);
  return {
    user: { ...face, distanceKm: km === undefined ? null : Math.round(km), languages: [...partner.languages] },
    ...why,
    recommendation: text,
    recommendationEngine: engine,
  };
}
