import * as z from 'zod/mini';
import { adminPerson, limit, page, pagination } from './admin-shapes.ts';
import { endpoint } from './endpoint.ts';
import { byId, count, id, moment } from './shapes.ts';
import { supportReply, supportStatus, supportTopic } from './support.ts';

/** A member's request, as those see it who answer. */
export const adminSupportRequest = z.object({
  id,
  topic: supportTopic,
  subject: z.string(),
  status: supportStatus,
  /** Who asks. */
  member: adminPerson,
  /** The member's plan puts this request before those of others. */
  hasPriority: z.boolean(),
  /** Who of the operators takes care of it; null for nobody. */
  assignee: z.nullable(adminPerson),
  messages: count,
  createdAt: moment,
  /** Since when the member waits for an answer; null when it is not the operators' turn. */
  waitingSince: z.nullable(moment),
  updatedAt: moment,
});
export type AdminSupportRequest = z.infer<typeof adminSupportRequest>;

export const adminSupportMessage = z.object({
  id,
  position: count,
  isFromSupport: z.boolean(),
  /** Who of the operators wrote it, or the member; null for an account that is gone. */
  writer: z.nullable(adminPerson),
  text: z.string(),
  sentAt: moment,
});
export type AdminSupportMessage = z.infer<typeof adminSupportMessage>;

/** How quickly requests are answered. */
export const supportFigures = z.object({
  /** Requests that wait for an answer. */
  open: count,
  /** Half of the requests of the last 90 days that have an answer got their first one within so many minutes; null without any. */
  medianMinutesToFirstAnswer: z.nullable(count),
});
export type SupportFigures = z.infer<typeof supportFigures>;

/** A member for whom more than one subscription runs at the payment provider: one has to be ended and paid back there. */
export const doubledSubscription = z.object({
  member: adminPerson,
  /** The provider's names. */
  customerId: z.string(),
  /** Newest first. */
  subscriptionIds: z.array(z.string()),
});
export type DoubledSubscription = z.infer<typeof doubledSubscription>;

/** A text that is often answered with, to be changed before it is sent. */
export const cannedAnswer = z.object({ name: z.string(), text: z.string() });
export type CannedAnswer = z.infer<typeof cannedAnswer>;

const roles = ['support_agent'] as const;

export const listAdminSupport = endpoint({
  method: 'GET',
  path: '/api/admin/support',
  access: 'admin',
  roles,
  summary:
    'Requests of members by pages: those that wait first with Pro, then oldest first; others by their last change',
  query: z.object({ status: z.optional(supportStatus), page, limit }),
  answer: z.object({
    requests: z.array(adminSupportRequest),
    figures: supportFigures,
    /** Empty as long as all is well. Servers since 1.30.0. */
    doubledSubscriptions: z.optional(z.array(doubledSubscription)),
    pagination,
  }),
  errors: [],
});

const detail = z.object({
  request: adminSupportRequest,
  /** Oldest first; of very long ones the newest 200. */
  messages: z.array(adminSupportMessage),
  cannedAnswers: z.array(cannedAnswer),
});
export type AdminSupportDetail = z.infer<typeof detail>;

export const getAdminSupport = endpoint({
  method: 'GET',
  path: '/api/admin/support/:id',
  access: 'admin',
  roles,
  summary: 'A request with its messages, and texts to answer with',
  params: byId,
  answer: detail,
  errors: ['SUPPORT_REQUEST_NOT_FOUND', 'OWN_REPORT'],
});

/** How many messages the caller has seen: what came in meanwhile is nobody's to pass over. */
const seen = z.int().check(z.minimum(1), z.maximum(1_000_000));

export const answerSupport = endpoint({
  method: 'POST',
  path: '/api/admin/support/:id/messages',
  changes: ['support-queue', 'statistics'],
  access: 'admin',
  roles,
  summary: 'Answers a request as it was seen; refused when somebody wrote meanwhile',
  params: byId,
  body: z.object({ ...supportReply.shape, seen }),
  answer: adminSupportMessage,
  errors: ['SUPPORT_REQUEST_NOT_FOUND', 'SUPPORT_REQUEST_CHANGED', 'SUPPORT_ID_TAKEN', 'OWN_REPORT'],
});

export const assignSupport = endpoint({
  method: 'PUT',
  path: '/api/admin/support/:id/assignee',
  changes: ['support-queue'],
  access: 'admin',
  roles,
  summary: 'Takes a request upon oneself, or gives it back; refused when somebody else took it meanwhile',
  params: byId,
  body: z.object({
    isMine: z.boolean(),
    /** Who took care of it, as the caller saw it. */
    seenAssignee: z.nullable(id),
  }),
  answer: adminSupportRequest,
  errors: ['SUPPORT_REQUEST_NOT_FOUND', 'SUPPORT_REQUEST_CHANGED', 'OWN_REPORT'],
});

export const closeSupport = endpoint({
  method: 'POST',
  path: '/api/admin/support/:id/close',
  changes: ['support-queue', 'statistics'],
  access: 'admin',
  roles,
  summary:
    'Closes a request as it was seen, or opens a closed one again; refused when somebody wrote or moved it meanwhile',
  params: byId,
  body: z.object({
    seen,
    /** False opens a closed one again: it is whose turn it was. Missing from pages that only close. */
    isClosed: z.optional(z.boolean()),
  }),
  answer: adminSupportRequest,
  errors: ['SUPPORT_REQUEST_NOT_FOUND', 'SUPPORT_REQUEST_CHANGED', 'OWN_REPORT'],
});
