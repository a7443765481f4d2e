import * as z from 'zod/mini';
import { reportedExchange, reportedReview } from './admin-reports.ts';
import { adminPerson, limit, page, pagination } from './admin-shapes.ts';
import { disputeOutcome, disputeReason, disputeState } from './dispute.ts';
import { endpoint } from './endpoint.ts';
import { experience } from './experience.ts';
import { byId, count, id, moment, text } from './shapes.ts';
import { matchStatus, memberStatus, platformId } from './vocabulary.ts';

/** A dispute among others. */
export const adminDispute = z.object({
  id,
  reason: disputeReason,
  state: disputeState,
  /** Who wrote the review. */
  reviewer: adminPerson,
  /** Who disputes it. */
  recipient: adminPerson,
  platform: platformId,
  createdAt: moment,
  answerDueAt: moment,
  answeredAt: z.nullable(moment),
  /** Whether it may be decided now: the writer answered, had its time, or cannot answer. */
  isReady: z.boolean(),
  closedAt: z.nullable(moment),
  /** Who decided; null where nobody did. */
  decidedBy: z.nullable(adminPerson),
});
export type AdminDispute = z.infer<typeof adminDispute>;

/** Open ones are ready first, then by how long they wait; of all, the newest come first. */
export const listAdminDisputes = endpoint({
  method: 'GET',
  path: '/api/admin/disputes',
  access: 'admin',
  roles: ['content_moderator', 'support_agent'],
  summary: 'Disputes of handed-in reviews, by pages',
  query: z.object({ state: z.optional(disputeState), page, limit }),
  answer: z.object({ disputes: z.array(adminDispute), pagination }),
  errors: [],
});

/** What a side has done before. */
const history = z.object({
  status: memberStatus,
  trustScore: z.nullable(z.number()),
  memberSince: moment,
  /** Cases against it that moderators upheld. */
  upheldReports: count,
  /** Other disputes of its own reviews, by how they were decided. */
  disputesAgainst: z.object({ upheld: count, rejected: count, unresolved: count }),
  /** Other disputes that it filed. */
  disputesFiled: z.object({ upheld: count, rejected: count, unresolved: count }),
});
export type DisputeHistory = z.infer<typeof history>;

/** A dispute with everything that a decision rests on. */
export const adminDisputeDetail = z.object({
  dispute: adminDispute,
  /** What the recipient says, and what the writer answers. */
  text: z.nullable(z.string()),
  link: z.nullable(z.string()),
  answer: z.nullable(z.string()),
  answerLink: z.nullable(z.string()),
  /** The other side did not read it, for one blocks the other: it is not to be quoted. Missing where both read it. Servers since contract 1.30.0. */
  isTextPrivate: z.optional(z.boolean()),
  isAnswerPrivate: z.optional(z.boolean()),
  decision: z.nullable(z.string()),
  /** When the review was confirmed before it was disputed; null otherwise. */
  confirmedBefore: z.nullable(moment),
  match: z.object({ id, status: matchStatus, requester: adminPerson, provider: adminPerson, createdAt: moment }),
  /** The plan: all exchanges of the match, with what was handed in. */
  exchanges: z.array(z.object({ ...reportedExchange.shape, experience: z.nullable(experience), createdAt: moment })),
  /** The disputed review with the verdict of the analysis; null to a moderator who may not read it yet. */
  review: z.nullable(reportedReview),
  reviewer: history,
  recipient: history,
});
export type AdminDisputeDetail = z.infer<typeof adminDisputeDetail>;

export const getAdminDispute = endpoint({
  method: 'GET',
  path: '/api/admin/disputes/:id',
  access: 'admin',
  roles: ['content_moderator', 'support_agent'],
  summary: 'A dispute with what both sides say, the plan, and the history of both',
  params: byId,
  answer: adminDisputeDetail,
  errors: ['DISPUTE_NOT_FOUND', 'OWN_REPORT'],
});

/** Both sides read the reason. Nobody decides on a dispute of their own. */
export const decideDispute = endpoint({
  method: 'PATCH',
  path: '/api/admin/disputes/:id',
  changes: ['disputes', 'users', 'statistics', 'audit-log'],
  access: 'admin',
  roles: ['content_moderator'],
  needsFreshSignIn: true,
  summary: 'Decides an open dispute: the review does not count, counts as confirmed, or nobody can tell',
  params: byId,
  body: z.object({
    outcome: disputeOutcome,
    text: text(3, 1000, 'Bitte begründe die Entscheidung kurz'),
  }),
  answer: adminDispute,
  errors: [
    'DISPUTE_NOT_FOUND',
    'DISPUTE_ALREADY_CLOSED',
    'DISPUTE_AWAITS_ANSWER',
    'OWN_REPORT',
    'FRESH_SIGN_IN_REQUIRED',
  ],
});
