import type { DisputeReason } from '@rezenso/contract/dispute';
import type { Language } from '@rezenso/contract/language';
import type { AppointmentStatus, PlatformId } from '@rezenso/contract/vocabulary';
import { vocabulary } from '../../../languages/vocabulary.ts';

/** A side of a match or an exchange, as it is today. */
export interface Party {
  id: string;
  companyName: string | null;
  hasLeft: boolean;
}

export interface MatchScene {
  requester: Party;
  provider: Party;
  declineReason: string | null;
  /** Why its plan was called off last. */
  planCancelReason: string | null;
  requesterReview: string | null;
  providerReview: string | null;
}

export interface ExchangeScene {
  reviewer: Party;
  recipient: Party;
  platform: PlatformId;
  /** How the recipient is called on the platform. */
  businessName: string;
  content: string | null;
  rating: number | null;
  /** Whether the recipient may read what it says (docs/decisions/0081). */
  isOpen: boolean;
  /** What the recipient noted when confirming. */
  notes: string | null;
}

/** An imported review. */
export interface ReviewScene {
  ownerId: string;
  platform: PlatformId;
  reviewer: string;
  content: string;
  rating: number | null;
}

/** What a partner wrote in the conversation of a match. */
export interface MessageScene {
  matchId: string;
  sender: Party;
  recipient: Party;
  content: string | null;
}

/** What partners agreed to live through, or propose to. Moments as ISO 8601. */
export interface AppointmentScene {
  /** One that rests on it. */
  exchangeId: string | null;
  reviewer: Party;
  recipient: Party;
  status: AppointmentStatus;
  /** Ids of a side. */
  proposedBy: string;
  endedBy: string | null;
  times: string[];
  minutes: number;
  place: string;
  note: string | null;
  startsAt: string | null;
  /** The time that calendars show. */
  inCalendarsAt: string | null;
  /** The agreed time that its proposal moved. */
  movedFrom: string | null;
  calendarId: string;
  sequence: number;
  changedAt: string;
  /** The word of who withdrew it. */
  reason: string | null;
}

/** A disputed review, and what both sides are told of it. Moments as ISO 8601. */
export interface DisputeScene {
  exchangeId: string;
  /** Wrote the review. */
  reviewer: Party;
  /** Disputes it. */
  recipient: Party;
  platform: PlatformId;
  reason: DisputeReason;
  /** What the recipient says to the writer. */
  text: string | null;
  /** It is said to moderators alone. */
  isTextPrivate: boolean;
  answerDueAt: string;
  /** Why moderators decided so. */
  decision: string | null;
  /** The decision freed the recipient of what it still had to write in return. */
  isRelieved: boolean;
}

/** What can be looked up to tell of something that happened. */
export interface Scenes {
  nothing: object;
  match: MatchScene;
  exchange: ExchangeScene;
  review: ReviewScene;
  message: MessageScene;
  appointment: AppointmentScene;
  dispute: DisputeScene;
}
export type About = keyof Scenes;

/** By which id a happening names it. */
export interface References {
  nothing: object;
  match: { matchId: string };
  exchange: { exchangeId: string };
  review: { reviewId: string };
  message: { messageId: string };
  appointment: { appointmentId: string };
  dispute: { disputeId: string };
}

/** A review that an activity shows, as far as it is about one. */
export interface Quoted {
  partner?: string;
  reviewer?: string;
  content?: string | null;
  rating?: number | null;
}

interface WithPartner {
  /** The other side's company name. */
  partner: string;
  hasPartnerLeft: boolean;
}

/** What one member sees of it. */
export interface Views {
  nothing: Quoted & { hasPartnerLeft?: false };
  match: WithPartner & {
    side: 'requester' | 'provider';
    declineReason: string | null;
    planCancelReason: string | null;
    /** What the partner wrote in its review of a match without a plan. */
    partnerReview: string | null;
  };
  exchange: WithPartner &
    Pick<ExchangeScene, 'platform' | 'businessName' | 'content' | 'rating' | 'notes'> & {
      side: 'reviewer' | 'recipient';
    };
  review: Omit<ReviewScene, 'ownerId'> & { hasPartnerLeft?: false };
  message: WithPartner & Pick<MessageScene, 'matchId' | 'content'>;
  appointment: WithPartner &
    Omit<AppointmentScene, 'reviewer' | 'recipient' | 'proposedBy' | 'endedBy'> & {
      /** Who writes the reviews that rest on it. */
      isReviewer: boolean;
      /** Whether this side proposed its times. */
      isOwnProposal: boolean;
    };
  dispute: WithPartner & Omit<DisputeScene, 'reviewer' | 'recipient'> & { side: 'reviewer' | 'recipient' };
}

/** What was looked up, by id. */
export type Stage = { readonly [A in Exclude<About, 'nothing'>]: ReadonlyMap<string, Scenes[A]> };

interface Thing<A extends About> {
  idIn(data: References[A]): string;
  find(stage: Stage, id: string): Scenes[A] | undefined;
  /** A side of it has left: nobody is told any more. */
  isOver(scene: Scenes[A]): boolean;
  /** @returns undefined for somebody it does not concern */
  seenBy(member: string, scene: Scenes[A], language: Language): Views[A] | undefined;
}

/** How each of them is found, and looks to whom it concerns. */
export const things: { readonly [A in About]: Thing<A> } = {
  nothing: { idIn: () => '', find: () => ({}), isOver: () => false, seenBy: () => ({}) },
  match: {
    idIn: ({ matchId }) => matchId,
    find: (stage, id) => stage.match.get(id),
    isOver: ({ requester, provider }) => requester.hasLeft || provider.hasLeft,
    seenBy(member, { requester, provider, requesterReview, providerReview, ...scene }, language) {
      if (member === requester.id)
        return { ...scene, ...called(provider, language), side: 'requester', partnerReview: providerReview };
      if (member === provider.id)
        return { ...scene, ...called(requester, language), side: 'provider', partnerReview: requesterReview };
      return undefined;
    },
  },
  exchange: {
    idIn: ({ exchangeId }) => exchangeId,
    find: (stage, id) => stage.exchange.get(id),
    isOver: ({ reviewer, recipient }) => reviewer.hasLeft || recipient.hasLeft,
    seenBy(member, { reviewer, recipient, isOpen, ...scene }, language) {
      if (member === reviewer.id) return { ...scene, ...called(recipient, language), side: 'reviewer' };
      const { content, rating } = isOpen ? scene : { content: null, rating: null };
      if (member === recipient.id)
        return { ...scene, content, rating, ...called(reviewer, language), side: 'recipient' };
      return undefined;
    },
  },
  review: {
    idIn: ({ reviewId }) => reviewId,
    find: (stage, id) => stage.review.get(id),
    isOver: () => false,
    seenBy: (member, { ownerId, ...scene }) => (member === ownerId ? scene : undefined),
  },
  message: {
    idIn: ({ messageId }) => messageId,
    find: (stage, id) => stage.message.get(id),
    isOver: ({ sender, recipient }) => sender.hasLeft || recipient.hasLeft,
    seenBy: (member, { sender, recipient, ...scene }, language) =>
      member === recipient.id ? { ...scene, ...called(sender, language) } : undefined,
  },
  appointment: {
    idIn: ({ appointmentId }) => appointmentId,
    find: (stage, id) => stage.appointment.get(id),
    isOver: ({ reviewer, recipient }) => reviewer.hasLeft || recipient.hasLeft,
    seenBy(member, { reviewer, recipient, proposedBy, endedBy: _, ...scene }, language) {
      const [isReviewer, isOwnProposal] = [member === reviewer.id, member === proposedBy];
      if (isReviewer) return { ...scene, ...called(recipient, language), isReviewer, isOwnProposal };
      if (member === recipient.id) return { ...scene, ...called(reviewer, language), isReviewer, isOwnProposal };
      return undefined;
    },
  },
  dispute: {
    idIn: ({ disputeId }) => disputeId,
    find: (stage, id) => stage.dispute.get(id),
    isOver: ({ reviewer, recipient }) => reviewer.hasLeft || recipient.hasLeft,
    seenBy(member, { reviewer, recipient, ...scene }, language) {
      if (member === reviewer.id) return { ...scene, ...called(recipient, language), side: 'reviewer' };
      if (member === recipient.id) return { ...scene, ...called(reviewer, language), side: 'recipient' };
      return undefined;
    },
  },
};

/** The ids of both sides of it. */
export function partiesOf(scene: object): string[] {
  return Object.values(scene).flatMap((value) => (isParty(value) ? [value.id] : []));
}

function isParty(value: unknown): value is Party {
  return typeof value === 'object' && value !== null && 'hasLeft' in value && 'id' in value;
}

function called({ companyName, hasLeft }: Party, language: Language): WithPartner {
  const { formerPartner, aFormerPartner } = vocabulary(language);
  return {
    partner: hasLeft ? formerPartner : (companyName ?? aFormerPartner),
    hasPartnerLeft: hasLeft,
  };
}
