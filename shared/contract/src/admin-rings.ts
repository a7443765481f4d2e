import * as z from 'zod/mini';
import { adminPerson, limit, page, pagination } from './admin-shapes.ts';
import { endpoint } from './endpoint.ts';
import { ringCaseState } from './rings.ts';
import { byId, count, id, moment, text } from './shapes.ts';
import { memberStatus } from './vocabulary.ts';

/** An account whose reviews wait, among others. */
export const adminRingCase = z.object({
  id,
  state: ringCaseState,
  member: adminPerson,
  /** 0-100. */
  score: z.number(),
  openedAt: moment,
  appealedAt: z.nullable(moment),
  decidedAt: z.nullable(moment),
  /** Null too where the decision came along with an account that left before this one. */
  decidedBy: z.nullable(adminPerson),
});
export type AdminRingCase = z.infer<typeof adminRingCase>;

/** Open ones: who wrote to us first, then by how long they wait; of all, the newest come first. */
export const listAdminRingCases = endpoint({
  method: 'GET',
  path: '/api/admin/rings',
  access: 'admin',
  roles: ['content_moderator', 'support_agent'],
  summary: 'Accounts whose reviews wait for a look, by pages',
  query: z.object({ state: z.optional(ringCaseState), page, limit }),
  answer: z.object({ cases: z.array(adminRingCase), pagination }),
  errors: [],
});

/** A reason in words, and how much it counted. */
const finding = z.object({ points: z.number(), text: z.string() });

export const adminRingCaseDetail = z.object({
  case: adminRingCase,
  /** Why, strongest first. */
  findings: z.array(finding),
  /** Accounts that have something in common with it, strongest first, 30 at most. */
  pairs: z.array(z.object({ other: adminPerson, score: z.number(), findings: z.array(finding) })),
  /** How many more there are, of which each has less in common with it. */
  morePairs: z.optional(count),
  appeal: z.nullable(z.string()),
  decision: z.nullable(z.string()),
  memberSince: moment,
  status: memberStatus,
  reviewsGiven: count,
  reviewsReceived: count,
  /** Reviews that count for nothing until it is decided. */
  waitingReviews: count,
});
export type AdminRingCaseDetail = z.infer<typeof adminRingCaseDetail>;

export const getAdminRingCase = endpoint({
  method: 'GET',
  path: '/api/admin/rings/:id',
  access: 'admin',
  roles: ['content_moderator', 'support_agent'],
  summary: 'An account whose reviews wait, with what was found and what it says',
  params: byId,
  answer: adminRingCaseDetail,
  errors: ['RING_CASE_NOT_FOUND', 'OWN_REPORT'],
});

export const ringOutcomes = ['released', 'kept'] as const;

/** The member reads the reason. Nobody decides in their own cause. A ban is another call. */
export const decideRingCase = endpoint({
  method: 'PATCH',
  path: '/api/admin/rings/:id',
  changes: ['ring-cases', 'users', 'statistics', 'audit-log'],
  access: 'admin',
  roles: ['content_moderator'],
  needsFreshSignIn: true,
  summary: 'Decides about an account whose reviews wait: they count, with their points, or go on counting for nothing',
  params: byId,
  body: z.object({ outcome: z.enum(ringOutcomes), text: text(3, 1000, 'Bitte begründe die Entscheidung kurz') }),
  answer: adminRingCase,
  errors: ['RING_CASE_NOT_FOUND', 'RING_CASE_ALREADY_DECIDED', 'OWN_REPORT', 'FRESH_SIGN_IN_REQUIRED'],
});
export type RingOutcome = (typeof ringOutcomes)[number];
