import { replyProblem } from '@rezenso/contract/reviews';
import type { Happening } from '../src/areas/notifications/index.ts';

/** Ids of what samples are about. */
export interface Cast {
  matchId: string;
  exchangeId: string;
  reviewId: string;
  /** Written by the requester. */
  messageId: string;
  /** Proposed by the provider, for the review of the exchange. */
  appointmentId: string;
  /** Of the review of the exchange. */
  disputeId: string;
  /** Asked for the match and writes the review of the exchange. */
  requesterId: string;
  /** Was asked, and is written about. */
  providerId: string;
}

type OfKind = { readonly [Kind in Happening['kind']]: ReadonlyArray<Extract<Happening, { kind: Kind }>> };

/** Happenings of every kind, in all their variants. */
export function everyHappening({
  matchId,
  exchangeId,
  reviewId,
  messageId,
  appointmentId,
  disputeId,
  requesterId,
  providerId,
}: Cast): Happening[] {
  const memberId = requesterId;
  const ofReport = { memberId, reportId: 'a-report' };
  const ofSubscription = { memberId, subscriptionId: 'sub_1' };
  const day = '2031-04-02T10:00:00.000Z';
  const ofWeek = { memberId, week: '2031-04-07' };
  const aPartner = { id: providerId, companyName: 'Druckwerk', industry: 'marketing', location: 'Freiburg' };
  const samples: OfKind = {
    'member.joined': [{ kind: 'member.joined', memberId }],
    'profile.completed': [{ kind: 'profile.completed', memberId }],
    'profile.corrected': [{ kind: 'profile.corrected', memberId, rules: 2 }],
    'platform.added': [
      { kind: 'platform.added', memberId, platform: 'google' },
      { kind: 'platform.added', memberId, platform: 'other' },
    ],
    'session.new-device': [
      { kind: 'session.new-device', memberId, device: 'Chrome auf Windows', at: day, signInId: id(8) },
    ],
    'member.email-changed': [0, 1, 3].map((passkeyCount) => ({
      kind: 'member.email-changed',
      memberId,
      changeId: id(9),
      passkeyCount,
    })),
    'person.joined': [{ kind: 'person.joined', memberId, personId: id(7), email: 'bert@cafe-anna.example' }],
    'ownership.handed-over': [
      { kind: 'ownership.handed-over', memberId, formerOwnerId: id(7), formerOwner: 'anna@cafe-anna.example' },
    ],
    'person.left': [{ kind: 'person.left', memberId, personId: id(7) }],
    'passkey.added': [{ kind: 'passkey.added', memberId, device: 'Safari auf dem iPhone', passkeyId: id(6) }],
    'recovery-code.used': [
      { kind: 'recovery-code.used', memberId, left: 9, codeTag: 'a-tag' },
      { kind: 'recovery-code.used', memberId, left: 1, codeTag: 'another-tag' },
    ],
    'account.held': [{ kind: 'account.held', memberId, caseId: id(5) }],
    'account.hold-decided': [
      { kind: 'account.hold-decided', memberId, outcome: 'released', reason: 'One office.', decisionId: 'a-decision' },
      { kind: 'account.hold-decided', memberId, outcome: 'kept', reason: 'One hand.', decisionId: 'another' },
    ],
    'match.requested': [{ kind: 'match.requested', matchId, why: 'Lovely colours.' }],
    'match.accepted': [{ kind: 'match.accepted', matchId }],
    'match.declined': [{ kind: 'match.declined', matchId }],
    'match.withdrawn': [{ kind: 'match.withdrawn', matchId }],
    'match.rated': [
      { kind: 'match.rated', matchId, raterId: requesterId },
      { kind: 'match.rated', matchId, raterId: providerId },
    ],
    'match.completed': [
      { kind: 'match.completed', matchId },
      { kind: 'match.completed', matchId, ratedLast: 'requester' },
      { kind: 'match.completed', matchId, ratedLast: 'provider' },
    ],
    'message.received': [{ kind: 'message.received', matchId, messageId }],
    'messages.unread': [
      { kind: 'messages.unread', matchId, messageId, count: 1 },
      { kind: 'messages.unread', matchId, messageId, count: 3 },
    ],
    'partner.left': [
      { kind: 'partner.left', memberId, matchId, isBanned: false, company: 'Druckwerk', isMailed: true },
      { kind: 'partner.left', memberId, matchId, isBanned: true, company: null, isMailed: false },
    ],
    'appointment.ended': [
      {
        ...{
          kind: 'appointment.ended',
          memberId,
          company: 'Druckwerk',
          appointmentId,
          inCalendarsAt: day,
          minutes: 30,
        },
        ...{ place: 'Am Markt 1', calendarId: appointmentId, sequence: 1, changedAt: day },
      },
    ],
    'partner.paused': [{ kind: 'partner.paused', matchId, leaverId: providerId, entryId: 17 }],
    'partner.resumed': [{ kind: 'partner.resumed', matchId, leaverId: providerId, entryId: 18 }],
    'partner.banned': [
      { kind: 'partner.banned', matchId, leaverId: providerId, isAsked: false },
      { kind: 'partner.banned', matchId, leaverId: requesterId, isAsked: true },
    ],
    'exchange.started': [
      { kind: 'exchange.started', matchId, starterId: requesterId, reviews: 2 },
      { kind: 'exchange.started', matchId, starterId: requesterId, reviews: 2, again: day },
    ],
    'plan.cancelled': [
      { kind: 'plan.cancelled', matchId, memberId: requesterId, at: day },
      { kind: 'plan.cancelled', matchId, memberId: requesterId, at: day, isMailed: true },
    ],
    'platform.missing': [{ kind: 'platform.missing', matchId, memberId }],
    'appointment.proposed': [{ kind: 'appointment.proposed', appointmentId }],
    'appointment.agreed': [{ kind: 'appointment.agreed', appointmentId }],
    'appointment.withdrawn': [
      { kind: 'appointment.withdrawn', appointmentId },
      { kind: 'appointment.withdrawn', appointmentId, planOff: 'told' },
      { kind: 'appointment.withdrawn', appointmentId, planOff: 'also' },
    ],
    'appointment.happened': [{ kind: 'appointment.happened', appointmentId }],
    'appointment.reminder': [
      { kind: 'appointment.reminder', appointmentId, reminder: 'before' },
      { kind: 'appointment.reminder', appointmentId, reminder: 'after' },
    ],
    'exchange.submitted': [{ kind: 'exchange.submitted', exchangeId }],
    'exchange.revised': [{ kind: 'exchange.revised', exchangeId }],
    'exchange.opened': [{ kind: 'exchange.opened', exchangeId }],
    'exchange.confirmed': [
      { kind: 'exchange.confirmed', exchangeId, isBySilence: false },
      { kind: 'exchange.confirmed', exchangeId, isBySilence: true },
    ],
    'dispute.opened': [{ kind: 'dispute.opened', disputeId }],
    'dispute.answered': [{ kind: 'dispute.answered', disputeId }],
    'dispute.withdrawn': [
      { kind: 'dispute.withdrawn', disputeId },
      { kind: 'dispute.withdrawn', disputeId, isGivenBack: true },
    ],
    'dispute.decided': [
      { kind: 'dispute.decided', disputeId, outcome: 'upheld', points: 80 },
      { kind: 'dispute.decided', disputeId, outcome: 'upheld', points: 0 },
      { kind: 'dispute.decided', disputeId, outcome: 'rejected', points: 0 },
      { kind: 'dispute.decided', disputeId, outcome: 'unresolved', points: 0 },
    ],
    'extension.proposed': [
      {
        kind: 'extension.proposed',
        exchangeId,
        dueAt: day,
        extensionId: id(8),
        memberId: requesterId,
        reason: 'Urlaub',
      },
      {
        kind: 'extension.proposed',
        exchangeId,
        dueAt: day,
        extensionId: id(7),
        memberId: providerId,
        reason: 'Urlaub',
      },
    ],
    'extension.answered': [
      { kind: 'extension.answered', exchangeId, dueAt: day, isAccepted: true, extensionId: id(8), memberId },
      { kind: 'extension.answered', exchangeId, dueAt: day, isAccepted: false, extensionId: id(7), memberId },
    ],
    'exchange.reminder': [
      { kind: 'exchange.reminder', exchangeId, reminder: 'before', days: 3, turn: 1 },
      { kind: 'exchange.reminder', exchangeId, reminder: 'before', days: 3 },
      { kind: 'exchange.reminder', exchangeId, reminder: 'before', days: 1 },
      { kind: 'exchange.reminder', exchangeId, reminder: 'due', days: 0 },
      { kind: 'exchange.reminder', exchangeId, reminder: 'overdue', days: -3 },
    ],
    'exchange.silence': [{ kind: 'exchange.silence', exchangeId, settlesAt: day }],
    'exchange.no-xp': [
      { kind: 'exchange.no-xp', memberId, exchangeId, reason: 'no_substance' },
      { kind: 'exchange.no-xp', memberId, exchangeId, reason: 'known_text' },
    ],
    'exchange.released': [
      { kind: 'exchange.released', memberId, exchangeId, points: 0 },
      { kind: 'exchange.released', memberId, exchangeId, points: 50 },
    ],
    'review.imported': [{ kind: 'review.imported', reviewId }],
    'reply.failed': replyProblem.options.map((problem) => ({
      ...{ kind: 'reply.failed', memberId, reviewId, problem },
      attempt: problem,
    })),
    'level.reached': [
      { kind: 'level.reached', memberId, level: 'Gold' },
      { kind: 'level.reached', memberId, level: 'Diamant' },
    ],
    'achievement.unlocked': [{ kind: 'achievement.unlocked', memberId, achievement: 'first_match' }],
    'xp.taken-back': [{ kind: 'xp.taken-back', ...ofReport, points: 50 }],
    'report.closed': [
      { kind: 'report.closed', ...ofReport, status: 'resolved' },
      { kind: 'report.closed', ...ofReport, status: 'dismissed' },
    ],
    'page.hidden': [
      {
        kind: 'page.hidden',
        memberId,
        entryId: 9,
        reason: 'page_insult',
        text: 'In der Beschreibung beleidigst du jemanden.',
      },
    ],
    'page.allowed': [{ kind: 'page.allowed', memberId, entryId: 10, text: 'Danke für die Änderung!' }],
    'member.banned': [
      { kind: 'member.banned', memberId, entryId: 7 },
      { kind: 'member.banned', memberId, entryId: 11, endsPro: { endsAt: day }, reason: 'Spam' },
      { kind: 'member.banned', memberId, entryId: 12, endsPro: { endsAt: null } },
    ],
    'member.unbanned': [
      { kind: 'member.unbanned', memberId, entryId: 8 },
      { kind: 'member.unbanned', memberId, entryId: 13, pro: { endsAt: day }, isPaused: true },
      {
        ...{ kind: 'member.unbanned', memberId, entryId: 14, pro: { endsAt: null } },
        ended: { partners: 2, exchanges: 3, appointments: 1 },
      },
      { kind: 'member.unbanned', memberId, entryId: 15, pro: 'over' },
    ],
    'member.sessions-ended': [
      { kind: 'member.sessions-ended', memberId, entryId: 16 },
      { kind: 'member.sessions-ended', memberId, entryId: 16, personId: id(7) },
    ],
    'member.role-changed': [
      { kind: 'member.role-changed', memberId, entryId: 17, role: 'support_agent' },
      { kind: 'member.role-changed', memberId, entryId: 18, role: null },
    ],
    'subscription.activated': [
      { kind: 'subscription.activated', ...ofSubscription, renewsAt: null },
      { kind: 'subscription.activated', ...ofSubscription, renewsAt: day },
      {
        kind: 'subscription.activated',
        ...ofSubscription,
        subscriptionId: 'sub_3',
        renewsAt: day,
        paidCents: 0,
        nextCents: 0,
      },
      {
        kind: 'subscription.activated',
        ...ofSubscription,
        subscriptionId: 'sub_4',
        renewsAt: day,
        paidCents: 2_900,
        nextCents: 2_900,
      },
    ],
    'subscription.cancelled': [
      { kind: 'subscription.cancelled', ...ofSubscription, endsAt: null },
      { kind: 'subscription.cancelled', ...ofSubscription, endsAt: day },
      { kind: 'subscription.cancelled', ...ofSubscription, endsAt: day, cancelledAt: '2031-03-20T10:00:00.000Z' },
    ],
    'suggestions.weekly': [
      { kind: 'suggestions.weekly', ...ofWeek, count: 1, partners: [aPartner] },
      { kind: 'suggestions.weekly', ...ofWeek, week: '2031-04-14', count: 2, partners: [aPartner, aPartner] },
    ],
    'support.answered': [
      {
        kind: 'support.answered',
        memberId,
        requestId: id(9),
        messageId: id(8),
        asked: 'Export',
        answer: 'Das geht in den Einstellungen.',
      },
      {
        ...{ kind: 'support.answered', memberId, requestId: id(9), messageId: id(7) },
        asked: 'Export',
        answer: 'Das geht in den Einstellungen.',
        replyTo: 'antwort+abcdefgh@antwort.rezenso.de',
      },
    ],
    'subscription.ended': [
      { kind: 'subscription.ended', ...ofSubscription },
      { kind: 'subscription.ended', ...ofSubscription, subscriptionId: 'sub_2', isWaived: true },
    ],
    'subscription.payment-failed': [{ kind: 'subscription.payment-failed', ...ofSubscription, periodEnd: day }],
  };
  return Object.values(samples).flat();
}

/** Ids for samples: one for each digit. */
export const id = (digit: number) => `00000000-0000-4000-8000-00000000000${digit}`;
