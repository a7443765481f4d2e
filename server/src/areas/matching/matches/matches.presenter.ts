import type { Match, MatchParty } from '@rezenso/contract/matches';
import type { MatchRow } from '../../../database/schema.ts';
import type { View } from './views.ts';
import type { Tell } from './wordings.service.ts';

/** One of the sides of a match. */
interface Viewer {
  id: string;
  /** Whether what the partner handed in is closed to it yet (docs/decisions/0081). */
  isClosed: boolean;
  /** Whether it blocks the partner. */
  isBlocking: boolean;
  /** Whether the partner blocks it. */
  isBlocked: boolean;
  /** Whether the partner's reviews count for nothing, as long as nothing is begun. */
  isPartnerKept: boolean;
  /** What it is told of the other side. */
  view: View;
}

/** A match as one of its sides sees it. `faces` holds both sides; `tell` words what is told of the other. */
export function presentMatch(row: MatchRow, viewer: Viewer, faces: ReadonlyMap<string, MatchParty>, tell: Tell): Match {
  const { partner, recommendation, reasons, platforms } = viewer.view;
  const told = recommendation === null ? null : tell(partner, recommendation);
  return {
    id: row.id,
    status: row.status,
    requesterId: row.requester_id,
    providerId: row.provider_id,
    requester: faceOf(row.requester_id, faces),
    provider: faceOf(row.provider_id, faces),
    matchScore: row.match_score,
    aiRecommendation: told?.text ?? null,
    recommendationEngine: told?.engine ?? 'built-in',
    reasons: [...reasons],
    suggestedPlatforms: [...platforms],
    requesterReviewGiven: row.requester_review_given,
    providerReviewGiven: row.provider_review_given,
    ...starsFor(row, viewer),
    requesterReview: row.requester_review,
    providerReview: row.provider_review,
    isCoordinated: row.coordinated_at !== null,
    declineReason: row.decline_reason,
    isWithdrawn: row.withdrawn_at !== null,
    planCancellation: cancellationOf(row),
    ...(viewer.isBlocking && { isBlockedByMe: true }),
    ...(viewer.isBlocked && { isBlockedByPartner: true }),
    ...(viewer.isPartnerKept && { isPartnerKept: true }),
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
  };
}

/** Over once there is a new plan; who called it off is unknown once that account was deleted. */
function cancellationOf(row: MatchRow): Match['planCancellation'] {
  const { status, coordinated_at, plan_cancelled_at: at, plan_cancelled_by: by, plan_cancel_reason: reason } = row;
  if (status !== 'accepted' || coordinated_at || !at || !by) return null;
  return { by, reason, at: at.toISOString() };
}

/** The partner's stars are told with its words. */
function starsFor(row: MatchRow, { id, isClosed }: Viewer): Pick<Match, 'requesterRating' | 'providerRating'> {
  const isRequester = id === row.requester_id;
  return {
    requesterRating: isClosed && !isRequester ? null : row.requester_rating,
    providerRating: isClosed && isRequester ? null : row.provider_rating,
  };
}

function faceOf(id: string, faces: ReadonlyMap<string, MatchParty>): MatchParty {
  const face = faces.get(id);
  if (!face) throw new Error(`The face of member ${id} was not loaded`);
  return face;
}
