import * as z from 'zod/mini';
import { adminPerson, limit, page, pagination } from './admin-shapes.ts';
import { endpoint } from './endpoint.ts';
import { byId, count, id, moment, optionalText, text } from './shapes.ts';
import { adminRole, level, memberStatus } from './vocabulary.ts';

export const adminUser = z.object({
  id,
  firstName: z.nullable(z.string()),
  lastName: z.nullable(z.string()),
  email: z.string(),
  companyName: z.nullable(z.string()),
  status: memberStatus,
  adminRole: z.nullable(adminRole),
  trustScore: z.nullable(z.number()),
  level,
  reviewsGiven: count,
  reviewsReceived: count,
  createdAt: moment,
});
export type AdminUser = z.infer<typeof adminUser>;

const search = z.optional(text(0, 100));

export const listAdminUsers = endpoint({
  method: 'GET',
  path: '/api/admin/users',
  access: 'admin',
  roles: ['user_manager', 'support_agent'],
  summary: 'Users, searchable, by pages',
  query: z.object({ search, status: z.optional(memberStatus), adminRole: z.optional(adminRole), page, limit }),
  answer: z.object({ users: z.array(adminUser), pagination }),
  errors: [],
});

/** Something that happened to a user; what does not belong to its kind is null. */
export const adminUserEvent = z.object({
  kind: z.enum(['joined', 'status_changed', 'role_changed', 'match', 'exchange', 'report_filed', 'report_received']),
  at: moment,
  /** The match, exchange or report; null for the others. */
  subjectId: z.nullable(id),
  /** Status of the match, exchange or report; of a match also 'withdrawn', by who asked (servers since contract 1.30.0). */
  status: z.nullable(z.string()),
  /** Status or role before and after; null stands for no role. */
  from: z.nullable(z.string()),
  to: z.nullable(z.string()),
  /** Why: of a status change or of a report. */
  reason: z.nullable(z.string()),
  partner: z.nullable(adminPerson),
  /** Who changed the status or role. */
  actor: z.nullable(adminPerson),
});
export type AdminUserEvent = z.infer<typeof adminUserEvent>;

export const adminUserDetail = z.object({
  user: adminUser,
  profile: z.object({
    industry: z.nullable(z.string()),
    location: z.nullable(z.string()),
    domain: z.nullable(z.string()),
    website: z.nullable(z.string()),
    description: z.nullable(z.string()),
    isComplete: z.boolean(),
    isVerified: z.boolean(),
    subscriptionStatus: z.string(),
    freeReviewsUsed: count,
    lastActiveAt: moment,
  }),
  figures: z.object({
    matches: count,
    exchanges: count,
    confirmedExchanges: count,
    suspiciousReviews: count,
    reportsFiled: count,
    reportsReceived: count,
    /** Received and upheld. */
    reportsResolved: count,
  }),
  /** Addresses of colleagues who work with the account, by when they came. Servers since contract 1.30.0. */
  team: z.optional(z.array(z.object({ id, email: z.string(), joinedAt: moment }))),
  /** Living accounts of the same person or business: of its mailbox, whatever follows a plus in it, or of a site that both proved. Servers since contract 1.30.0. */
  related: z.optional(
    z.array(
      z.object({
        id,
        name: z.string(),
        email: z.string(),
        status: memberStatus,
        sharesMailbox: z.boolean(),
        sharesSite: z.boolean(),
      }),
    ),
  ),
  /** What a ban would end after a day, and for how many partners; missing when the server is older. */
  openWithPartners: z.optional(z.object({ partners: count, exchanges: count, appointments: count })),
  /** The latest 50, newest first. */
  history: z.array(adminUserEvent),
});
export type AdminUserDetail = z.infer<typeof adminUserDetail>;

export const getAdminUser = endpoint({
  method: 'GET',
  path: '/api/admin/users/:id',
  access: 'admin',
  roles: ['user_manager', 'support_agent'],
  summary: 'A user with profile, figures and history',
  params: byId,
  answer: adminUserDetail,
  errors: ['USER_NOT_FOUND'],
});

export const setUserStatus = endpoint({
  method: 'PATCH',
  path: '/api/admin/users/:id/status',
  changes: ['users', 'statistics', 'audit-log'],
  access: 'admin',
  roles: ['user_manager'],
  needsFreshSignIn: true,
  summary: "Changes a user's status",
  params: byId,
  /**
   * With `alsoOthersOfMailbox` a ban is one of every account of the mailbox, and lifting it lifts theirs; admins are left out. Pages since
   * contract 1.30.0.
   */
  body: z.object({ status: memberStatus, reason: optionalText(500), alsoOthersOfMailbox: z.optional(z.boolean()) }),
  answer: adminUser,
  errors: ['USER_NOT_FOUND', 'OWN_STATUS', 'LAST_SUPER_ADMIN', 'FRESH_SIGN_IN_REQUIRED'],
});

export const setUserRole = endpoint({
  method: 'PATCH',
  path: '/api/admin/users/:id/role',
  changes: ['users', 'audit-log'],
  access: 'admin',
  roles: ['super_admin'],
  needsFreshSignIn: true,
  summary: "Changes a user's admin role and tells them by mail; null removes it",
  params: byId,
  /** The reason is for the audit log alone; pages of before contract 1.30.0 give none. */
  body: z.object({ adminRole: z.nullable(adminRole), reason: z.optional(text(1, 500)) }),
  answer: adminUser,
  errors: ['USER_NOT_FOUND', 'OWN_ROLE', 'LAST_SUPER_ADMIN', 'FRESH_SIGN_IN_REQUIRED'],
});

export const endUserSessions = endpoint({
  method: 'POST',
  path: '/api/admin/users/:id/end-sessions',
  changes: ['users', 'audit-log'],
  access: 'admin',
  roles: ['user_manager'],
  needsFreshSignIn: true,
  summary: 'Signs a user out on all devices at once and tells it so by mail; the account stays as it is',
  params: byId,
  /** For the audit log alone; the user does not read it. */
  body: z.object({ reason: text(1, 500) }),
  /** Devices that were signed in; where there were none nothing happens. */
  answer: z.object({ ended: count }),
  errors: ['USER_NOT_FOUND', 'OWN_SESSIONS', 'FRESH_SIGN_IN_REQUIRED'],
});
