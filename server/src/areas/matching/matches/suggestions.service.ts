import type { MatchParty, PartnerWishes, PotentialMatch } from '@rezenso/contract/matches';
import { inTurn, isTied, type MatchMember } from '@rezenso/engines/matching';
import type { Core } from '../../../core.ts';
import { matchMembers } from '../../accounts/index.ts';
import { type Candidate, createChoice, createNearness, nearKm } from './choice.service.ts';
import type { ExposureCounter } from './exposure-counter.ts';
import { assess, type MatchAssessment, type ReadTogether, wordTogether } from './matches.scoring.ts';
import { parties } from './parties.repository.ts';
import type { Reader } from './views.ts';
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
  const choose = createChoice(core);
  const hasSomebodyNear = createNearness(core);

  return {
    /**
     * Suggested partners, best first, or in the order that is wished for. None without a complete profile: nothing is
     * known to match by. Left out are open matches, pairs that declined lately, direct competitors, accounts of the same
     * business, and those that are not active. Who is not active itself gets none. Who has Pro and filters nothing reads first
     * of those whom it said it looks for.
     */
    async list(
      { id: member, language }: Reader,
      { limit, ...wishes }: PartnerWishes & { limit: number },
      now: Date,
    ): Promise<PotentialMatch[]> {
      const viewer = await matchMembers(db).find(member, now);
      if (viewer?.status !== 'active') return [];
      const inReach = await choose(viewer, wishes, now);
      // Only who orders by rating needs to know more of those that are not shown.
      const looked = wishes.order === 'rating' ? inReach : inReach.slice(0, limit);
      const faces = await parties(db).byId(
        looked.map(({ partner }) => partner.id),
        language,
      );
      const known = looked.flatMap((one) => {
        const face = faces.get(one.partner.id);
        return face ? [{ ...one, face }] : [];
      });
      if (wishes.order === 'rating') known.sort((a, b) => (b.face.averageRating ?? 0) - (a.face.averageRating ?? 0));
      const partners = known.slice(0, limit);
      const ids = partners.map(({ partner }) => partner.id);
      const tell = await wordings.of(db, member, ids);
      const assessed = partners.map((one) => ({ ...one, why: assess(viewer, one.partner, language) }));
      // Exposure decides who is among them; people read them in the order of the score they see, those within a few points in turn.
      const isByFit = (wishes.order ?? 'fit') === 'fit';
      const suggested = isByFit ? orderForReading(viewer, assessed) : assessed;
      exposure.count(suggested.map(({ partner }) => partner.id));
      const worded = suggested.slice(0, wordedSuggestions);
      await wordings.askLater(
        worded.map(({ face, why }) => ({ reader: member, partner: face.id, why, language })),
        now,
      );
      const { order: _, ...filters } = wishes;
      const isFiltering = Object.values(filters).some((wish) => wish !== undefined);
      const isFar = !isFiltering && suggested.length > 0 && inReach.every(({ km }) => km === undefined || km >= nearKm);
      const isNobodyNear = isFar && !(await hasSomebodyNear(viewer, now));
      const together = wordTogether(
        viewer,
        suggested.map(({ partner }) => partner),
        { language, isNobodyNear },
      );
      return suggested.map((one, at) =>
        presentSuggestion(viewer, { ...one, together: together[at] ?? one.why }, tell, isNobodyNear),
      );
    },
  };
}

type Suggested = Candidate & { face: MatchParty; why: MatchAssessment };

/**
 * Who is near and tied to the reader takes turns; who is not stands behind those that suit as well, and gives way by nothing else: a text that has
 * no reason to tell is read last among equals.
 */
function orderForReading(viewer: MatchMember, assessed: readonly Suggested[]): Suggested[] {
  const takesTurns = (one: Suggested) => wayOf(one) === 0 && isTied(viewer, one.partner);
  const near = assessed.filter(takesTurns);
  const mean = near.reduce((sum, { partner }) => sum + partner.exposures, 0) / Math.max(1, near.length);
  const known = assessed.toSorted(byWishAndScore).map((one) => ({
    one,
    shown: one.why.matchScore,
    exposures: takesTurns(one) ? one.partner.exposures : Number.MAX_SAFE_INTEGER,
  }));
  return inTurn(known, mean)
    .map(({ one }) => one)
    .sort(byWish);
}

/** Who is looked for first, and of others who meets more of it. */
function byWish(a: Suggested, b: Suggested): number {
  return Number(b.isWished ?? false) - Number(a.isWished ?? false) || (b.wishesMet ?? 0) - (a.wishesMet ?? 0);
}

function byWishAndScore(a: Suggested, b: Suggested): number {
  return byWish(a, b) || b.why.matchScore - a.why.matchScore || wayOf(a) - wayOf(b);
}

/** Among equals who is half an hour nearer comes first; less is left to how often each was shown. */
function wayOf({ km }: Candidate): number {
  return Math.floor((km ?? Number.MAX_SAFE_INTEGER) / nearKm);
}

function presentSuggestion(
  viewer: MatchMember,
  { partner, face, km, why, together, isWished }: Suggested & { together: ReadTogether },
  tell: Tell,
  isNobodyNear: boolean,
): PotentialMatch {
  // A model words a pair by itself; what it says of one list it would have to say anew for the next.
  const worded = tell(face.id, why.recommendation);
  const { engine } = worded;
  const text = engine === 'built-in' ? together.recommendation : worded.text;
  return {
    user: {
      ...face,
      distanceKm: km === undefined ? null : Math.round(km),
      languages: [...partner.languages],
      hasPriority: partner.hasPriority,
    },
    ...why,
    sharedSpecialties: partner.specialties.filter((id) => viewer.specialties.includes(id)),
    ...(isWished !== undefined && { isWished }),
    ...(isNobodyNear && { isNobodyNear }),
    reasons: together.reasons,
    recommendation: text,
    recommendationEngine: engine,
  };
}
