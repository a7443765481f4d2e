import type { Subject } from './subjects.ts';

/** By the field of an event that names a member, what changed for that member; for `staff`, what changed in the admin area. */
export type ChangedBy = Readonly<Record<string, readonly Subject[]>>;

const bothSides = (...subjects: readonly Subject[]) => ({ requesterId: subjects, providerId: subjects });
const writerAndReader = (...subjects: readonly Subject[]) => ({ reviewerId: subjects, recipientId: subjects });
const plan = { memberId: ['subscription', 'profile'], staff: ['support-queue'] } as const satisfies ChangedBy;

/**
 * What each event of the server changes, and for whom. What jobs write because of an event, they tell themselves. An event that is
 * missing here changes nothing that anybody reads, and the server names it so; it holds names and fields against its catalogue.
 */
export const changedBy = {
  'member.joined': { memberId: ['session', 'profile'], staff: ['users', 'statistics'] },
  'member.left': { staff: ['users', 'reports', 'disputes', 'support-queue', 'statistics', 'ring-cases'] },
  'member.status-changed': {
    memberId: ['session', 'profile'],
    staff: ['users', 'disputes', 'audit-log', 'statistics'],
  },
  'member.email-changed': { memberId: ['session', 'profile', 'email-address'], staff: ['users'] },
  'team.changed': { memberId: ['team'] },
  'profile.completed': {
    memberId: ['session', 'profile', 'suggestions', 'achievements'],
    staff: ['users', 'statistics'],
  },
  'platform.added': { memberId: ['platforms', 'profile', 'suggestions', 'achievements'] },
  'platform.changed': { memberId: ['platforms', 'profile', 'suggestions'] },
  'match.requested': { ...bothSides('matches', 'suggestions', 'activities', 'achievements'), staff: ['statistics'] },
  'match.accepted': {
    ...bothSides('matches', 'conversations', 'suggestions', 'activities', 'profile', 'achievements'),
    staff: ['statistics'],
  },
  'match.declined': { ...bothSides('matches', 'suggestions', 'activities'), staff: ['statistics'] },
  'match.withdrawn': { ...bothSides('matches', 'suggestions', 'activities'), staff: ['statistics'] },
  'match.rated': bothSides('matches', 'activities', 'profile', 'achievements'),
  'match.completed': {
    ...bothSides('matches', 'conversations', 'suggestions', 'activities', 'profile', 'achievements'),
    staff: ['statistics'],
  },
  'match.coordinated': {
    starterId: ['matches', 'exchanges', 'conversations', 'activities', 'profile', 'subscription'],
    partnerId: ['matches', 'exchanges', 'conversations', 'activities', 'profile', 'subscription'],
    staff: ['statistics'],
  },
  'plan.cancelled': {
    memberId: ['matches', 'exchanges', 'conversations', 'activities'],
    partnerId: ['matches', 'exchanges', 'conversations', 'activities'],
    staff: ['statistics'],
  },
  'message.sent': { senderId: ['conversations'], recipientId: ['conversations'] },
  // Unread ones stand in the bell, which one's own reading settles.
  'conversation.read': { readerId: ['conversations', 'notifications'], partnerId: ['conversations'] },
  'conversation.blocked': {
    blockerId: ['conversations', 'matches', 'exchanges'],
    partnerId: ['conversations', 'matches'],
  },
  'appointment.proposed': writerAndReader('exchanges'),
  'appointment.agreed': writerAndReader('exchanges', 'activities'),
  'appointment.withdrawn': writerAndReader('exchanges', 'activities'),
  'appointment.happened': writerAndReader('exchanges'),
  'exchange.submitted': {
    ...writerAndReader('exchanges', 'matches', 'conversations', 'activities', 'profile', 'achievements'),
    staff: ['statistics'],
  },
  'exchange.confirmed': {
    ...writerAndReader('exchanges', 'matches', 'reviews', 'activities', 'profile', 'achievements'),
    staff: ['statistics'],
  },
  'exchange.released': {
    ...writerAndReader('exchanges', 'matches', 'reviews', 'activities', 'profile', 'achievements'),
    staff: ['statistics'],
  },
  'extension.proposed': writerAndReader('exchanges'),
  'extension.closed': writerAndReader('exchanges'),
  // Open cases keep a review from counting; how they end shows in what both sides have.
  'dispute.opened': { ...writerAndReader('exchanges', 'activities'), staff: ['disputes'] },
  'dispute.answered': { ...writerAndReader('exchanges'), staff: ['disputes'] },
  'dispute.withdrawn': { ...writerAndReader('exchanges', 'activities'), staff: ['disputes'] },
  'dispute.decided': {
    ...writerAndReader('exchanges', 'matches', 'reviews', 'activities', 'profile', 'achievements', 'leaderboard'),
    staff: ['disputes', 'users', 'statistics', 'audit-log'],
  },
  'review.imported': { memberId: ['reviews', 'profile', 'achievements'], staff: ['statistics'] },
  'review.suspected': { staff: ['reports', 'statistics'] },
  'report.closed': { staff: ['reports', 'users', 'statistics', 'audit-log'] },
  'support.written': { memberId: ['support'], staff: ['support-queue', 'statistics'] },
  'support.answered': { memberId: ['support'], staff: ['support-queue', 'statistics'] },
  'support.moved': { memberId: ['support'], staff: ['support-queue', 'statistics'] },
  'level.reached': { memberId: ['profile', 'achievements'], staff: ['users'] },
  'subscription.activated': plan,
  'subscription.cancelled': plan,
  'subscription.ended': plan,
  'subscription.payment-failed': plan,
  'subscription.recovered': plan,
} as const satisfies Record<string, ChangedBy>;
