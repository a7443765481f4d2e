import type { Match, MatchParty } from '@rezenso/contract/matches';

/** A match as one of the two businesses sees it. */
export interface MySide {
  partner: MatchParty;
  /** Whether the other side asked, so that this one answers. */
  isProvider: boolean;
  /** Ids of what this side has beside its kind. */
  ownSpecialties: readonly string[];
  ownReviewGiven: boolean;
  ownRating: number | null;
  partnerReviewGiven: boolean;
  partnerRating: number | null;
  /** What the other side wrote in the match before there was a plan. */
  partnerReview: string | null;
}

export function mySideOf(match: Match, myId: string | undefined): MySide {
  const requester = { given: match.requesterReviewGiven, rating: match.requesterRating, text: match.requesterReview };
  const provider = { given: match.providerReviewGiven, rating: match.providerRating, text: match.providerReview };
  const isProvider = match.providerId === myId;
  const [own, other] = isProvider ? [provider, requester] : [requester, provider];
  return {
    partner: isProvider ? match.requester : match.provider,
    isProvider,
    ownSpecialties: (isProvider ? match.provider : match.requester).specialties ?? [],
    ownReviewGiven: own.given,
    ownRating: own.rating,
    partnerReviewGiven: other.given,
    partnerRating: other.rating,
    partnerReview: other.text ?? null,
  };
}
