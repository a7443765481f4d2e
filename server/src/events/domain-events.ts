import type { SecurityAuditAction, SignInMeans, TeamAuditAction } from '@rezenso/contract/audit-log';
import type { DisputeOutcome } from '@rezenso/contract/dispute';
import type { ErrorCode } from '@rezenso/contract/errors';
import type { PageReportReason } from '@rezenso/contract/reports';
import type { Level, MemberStatus, PlatformId } from '@rezenso/contract/vocabulary';
import type { ReviewRow } from '../database/schema.ts';
import type { EndedByBan } from '../database/schema-bans.ts';

/** Both sides of a match that something happened to. */
export interface MatchEvent {
  matchId: string;
  requesterId: string;
  providerId: string;
}

/** A review of one side for the other. */
export interface ExchangeEvent {
  exchangeId: string;
  matchId: string;
  reviewerId: string;
  recipientId: string;
}

/** A later due date: `memberId` proposed it. */
export interface ExtensionEvent extends ExchangeEvent {
  extensionId: string;
  memberId: string;
  dueAt: string;
}

/** A dispute of the review of an exchange. */
export interface DisputeEvent extends ExchangeEvent {
  disputeId: string;
}

/** An appointment for the reviews of one side: `memberId` did what happened, `partnerId` is the other side. */
export interface AppointmentEvent {
  appointmentId: string;
  matchId: string;
  reviewerId: string;
  recipientId: string;
  memberId: string;
  partnerId: string;
}

/** What a ban that is lifted leaves: since when partners waited, or what it ended. */
export interface BanLifted {
  pausedSince: string | null;
  ended: EndedByBan | null;
}

/** A review that was found suspicious: of an exchange, or an imported one. */
export interface SuspicionEvent {
  exchangeId: string | null;
  reviewId: string | null;
  fraudScore: number;
  findings: ReviewRow['evidence'];
}

/**
 * Everything that can happen, by name, with what is known about it (values that survive JSON). It stands in one place,
 * so that an area can follow an event without knowing the area it comes from. Who records one: search for
 * `record(tx, '<name>'`. Who follows it: search for `on('<name>'`.
 */
export interface DomainEvents {
  /** An account was created by its first sign-in. */
  'member.joined': { memberId: string };
  /** An account was deleted; its row is empty now. */
  'member.left': { memberId: string };
  /** An account came back, or another of its site began, while the reviews of the one that left waited for a look at it. */
  'hold.inherited': { memberId: string; formerAccountId: string; isSamePerson: boolean };
  /** Another account of its mailbox is held. */
  'hold.shared': { memberId: string; heldAccountId: string };
  /** A page was to be shown of a mailbox or site whose page moderation hid before; why, as its owner was told. */
  'page.hidden-again': { memberId: string; reason: PageReportReason; text: string };
  /** An admin changed a member's status; `entryId` is the change's entry in the audit log. */
  'member.status-changed': {
    memberId: string;
    from: MemberStatus;
    to: MemberStatus;
    entryId: number;
    /** What a ban ends at the payment provider: with the paid period, or at once (null). Missing when nothing is billed. */
    endsPro?: { endsAt: string | null };
    /** When a ban ends what is open with partners; missing of one that began before there was a grace: it ends at once. */
    settlesAt?: string;
    /** Of a ban that is lifted. */
    lifted?: BanLifted;
  };
  /** An admin began a session; `device` as people know it. */
  'admin.signed-in': { memberId: string; device: string; signInId: string };
  /**
   * Somebody came to the team of a business, or went: `personId`, who is called as the invitation was. `actingPersonId` is null when the owner
   * acted. Where the account was handed over, `personId` is who owned it until then and `formerPersonId` what its owner was called.
   */
  'team.changed': {
    memberId: string;
    action: TeamAuditAction;
    personId: string;
    formerPersonId?: string;
    actingPersonId: string | null;
    requestId: string;
  };
  /** Somebody without a role came in, or anybody said anew who is there; by which means and on which device, as people know it. */
  'member.signed-in': {
    memberId: string;
    personId: string | null;
    means: SignInMeans;
    device: string | null;
    signInId: string;
  };
  /** Somebody did not come in by what belongs to an account: a link that was used, a wrong code. `why` is the code of the refusal. */
  'member.sign-in-refused': {
    memberId: string;
    personId: string | null;
    means: SignInMeans;
    device: string | null;
    why: ErrorCode;
    signInId: string;
  };
  /** Somebody changed how they sign in, on their own account (`personId` for a colleague); `before` and `after` as the audit log says of the action. */
  'member.sign-in-changed': {
    memberId: string;
    personId: string | null;
    action: SecurityAuditAction;
    before: string | null;
    after: string | null;
    requestId: string;
  };
  /** Both mailboxes agreed, and a member signs in with another address now. */
  'member.email-changed': { memberId: string };
  /** A member chose the language in which the site speaks to it. */
  'member.language-chosen': { memberId: string };
  /** A profile became complete, once per member. */
  'profile.completed': { memberId: string };

  'platform.added': { memberId: string; platform: PlatformId };
  /** Name, address or notes were corrected. */
  'platform.changed': { memberId: string; platform: PlatformId };
  /** A connection ended here; the token has to be revoked where it came from. */
  'platform.access-ended': { sealedToken: string };

  'match.requested': MatchEvent;
  'match.accepted': MatchEvent;
  'match.declined': MatchEvent;
  /** Who asked took the request back. */
  'match.withdrawn': MatchEvent;
  /** One side gave its rating, the other has not yet. */
  'match.rated': MatchEvent & { raterId: string };
  /** `raterId` gave last, where the two gave without a plan. */
  'match.completed': MatchEvent & { raterId?: string };
  /** `starterId` started the exchange of a match; `reviews` are to be written in all. */
  'match.coordinated': {
    matchId: string;
    starterId: string;
    partnerId: string;
    reviews: number;
    /** When, after an earlier plan was called off. */
    again?: string;
  };
  /** `memberId` called the plan of a match off; `at` tells it from an earlier one. */
  'plan.cancelled': {
    matchId: string;
    memberId: string;
    partnerId: string;
    at: string;
    /** Its partner reads of it in the mail about the appointment that went with it. */
    isMailed?: boolean;
    /** Its partner has the free match back that it counted as. */
    isGivenBack?: boolean;
  };
  /** `askerId` looked at the plan of a match, and there is none: `memberId` can be reviewed nowhere yet. */
  'match.platform-missing': { matchId: string; askerId: string; memberId: string };

  /** `position` is the message's place in its conversation. */
  'message.sent': { matchId: string; messageId: string; position: number; senderId: string; recipientId: string };
  /** `readerId` has read further than before. */
  'conversation.read': { matchId: string; readerId: string; partnerId: string };
  /** `blockerId` blocked the partner, or took that back. */
  'conversation.blocked': { matchId: string; blockerId: string; partnerId: string };

  /** In the place of `replacedId`. */
  'appointment.proposed': AppointmentEvent & { replacedId: string | null };
  /** `memberId` picked a time. */
  'appointment.agreed': AppointmentEvent;
  /** `memberId` took back, turned down or called off what was proposed or agreed. */
  /** With `planOff` the plan was called off, and this is the first (`told`) or a further (`also`) time that was agreed on in it. */
  'appointment.withdrawn': AppointmentEvent & { planOff?: 'told' | 'also' };
  /** `memberId` says that it took place. */
  'appointment.happened': AppointmentEvent;

  'exchange.submitted': ExchangeEvent;
  /** By the recipient, because nobody did in time, a side left, or moderators rejected a dispute. */
  'exchange.confirmed': ExchangeEvent & { isBySilence?: boolean; isByLeaving?: boolean; isByDecision?: boolean };
  /** What these have to write for somebody ended, rests or goes on: days that they missed count no more, or again. */
  'duties.changed': { memberIds: string[] };
  /** A withheld review counts after all. */
  'exchange.released': ExchangeEvent;

  /** `memberId` proposes a later due date for reviews of a direction, of which the exchange is one. */
  'extension.proposed': ExtensionEvent;
  /** It was answered, or taken back. */
  'extension.closed': ExtensionEvent & { state: 'accepted' | 'declined' | 'withdrawn' };
  /** The recipient disputes a handed-in review. */
  'dispute.opened': DisputeEvent;
  /** The writer answered. */
  'dispute.answered': DisputeEvent;
  /** The recipient took it back. */
  /** `isGivenBack`: the writer has the free match back that it counted as, after its own complaint. */
  'dispute.withdrawn': DisputeEvent & { isGivenBack?: boolean };
  /** Moderators decided; `points` are what the writer lost by it. */
  /** `isGivenBack`: its recipient has the free match back that it counted as. */
  'dispute.decided': DisputeEvent & { outcome: DisputeOutcome; points: number; isGivenBack?: boolean };

  /** A stored text says what an earlier one says, in other words: that of an exchange, or of an imported review. */
  'review.paraphrased': { exchangeId: string | null; reviewId: string | null };
  /** A platform shows words that were handed in for the member, and whose writer was taken for a copier. */
  'review.shown': { memberId: string; platform: PlatformId };
  'review.imported': { memberId: string; reviewId: string };
  'review.suspected': SuspicionEvent;
  /** Judged again, a suspected review is none. */
  'review.cleared': Pick<SuspicionEvent, 'exchangeId' | 'reviewId'>;
  /** A moderator upheld (`resolved`) or dismissed a case. */
  'report.closed': {
    reportId: string;
    reportedId: string;
    reporterId: string | null;
    status: 'resolved' | 'dismissed';
  };

  /** A member wrote to the operators; `isNew`: a request of its own. Those under way since before an update name no message. */
  'support.written': { requestId: string; memberId: string; isNew: boolean; messageId?: string };
  /** The operators answered. */
  'support.answered': { requestId: string; memberId: string; messageId: string };
  /** A request was closed, or opened again. */
  'support.moved': { requestId: string; memberId: string };

  'level.reached': { memberId: string; level: Level };

  /** The first payment arrived, or a coupon left nothing to pay: Pro begins. */
  'subscription.activated': {
    memberId: string;
    subscriptionId: string;
    renewsAt: string | null;
    /** Of the first invoice, coupons deducted; missing when the provider did not say. */
    paidCents?: number;
    /** Of the next invoice, coupons deducted; missing when the provider did not say, or there is none. */
    nextCents?: number;
  };
  /** Pro will end with the period; it goes on until `endsAt`. */
  'subscription.cancelled': {
    memberId: string;
    subscriptionId: string;
    endsAt: string | null;
    /** When, as the provider says: who cancels, stays and cancels again has cancelled twice. Missing when it does not. */
    cancelledAt?: string;
  };
  /** Pro is over. */
  'subscription.ended': {
    memberId: string;
    subscriptionId: string;
    /** Whether the newest bill was made void; missing when it was not. */
    isWaived?: boolean;
  };
  /** A renewal could not be charged: Pro rests until it is paid. */
  'subscription.payment-failed': { memberId: string; subscriptionId: string; periodEnd: string | null };
  /** A payment that had failed came in after all. */
  'subscription.recovered': { memberId: string };
}
