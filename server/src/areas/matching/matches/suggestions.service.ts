import type { MatchParty, PotentialMatch } from '@rezenso/contract/matches';
import { type MatchMember, pairFit, rankFairly } from '@rezenso/engines/matching';
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

  /** The best candidates in the order to show them; those shown less often than others come a little earlier. */
  async function rank(viewer: MatchMember, limit: number, now: Date): Promise<MatchMember[]> {
    const excluded = await candidates(db).listExcluded(viewer.id, now);
    const same = await businessMarks(db).listSame(viewer.id);
    const ids = await candidates(db).listIds(viewer, new Set([...excluded, ...same]));
    const known = await matchMembers(db).findAll(ids, now);
    const scored = [...known.values()].map((partner) => ({
      partner,
      score: 100 * pairFit(viewer, partner),
      exposures: partner.exposures,
    }));
    const mean = scored.reduce((sum, one) => sum + one.exposures, 0) / Math.max(1, scored.length);
    return rankFairly(scored, mean)
      .slice(0, limit)
      .map(({ partner }) => partner);
  }

  return {
    /**
     * Suggested partners, best first. None without a complete profile: nothing is known to match by.
     * Left out are open matches, pairs that declined lately, direct competitors, accounts of the same
     * business, and those that are not active. Who is not active itself gets none.
     */
    async list(member: string, limit: number, now: Date): Promise<PotentialMatch[]> {
      const viewer = await matchMembers(db).find(member, now);
      if (viewer?.status !== 'active') return [];
      const partners = await rank(viewer, limit, now);
      exposure.count(partners.map((partner) => partner.id));
      const ids = partners.map((partner) => partner.id);
      const faces = await parties(db).byId(ids);
      const tell = await wordings.of(db, member, ids);
      // Exposure decides who is among them and between equals; people read them in the order of the score they see.
      const suggested = partners
        .flatMap((partner) => {
          const face = faces.get(partner.id);
          return face ? [{ face, why: assess(viewer, partner) }] : [];
        })
        .sort((a, b) => b.why.matchScore - a.why.matchScore);
      const worded = suggested.slice(0, wordedSuggestions);
      await wordings.askLater(
        worded.map(({ face, why }) => ({ reader: member, partner: face.id, why })),
        now,
      );
      return suggested.map(({ face, why }) => presentSuggestion(face, why, tell));
    },
  };
}

function presentSuggestion(face: MatchParty, why: MatchAssessment, tell: Tell): PotentialMatch {
  const { id, companyName, industry, location, averageRating, reviewsReceived } = face;
  const { text, engine } = tell(id, why.recommendation);
  return {
    user: { id, companyName, industry, location, averageRating, reviewsReceived },
    ...why,
    recommendation: text,
    recommendationEngine: engine,
  };
}
