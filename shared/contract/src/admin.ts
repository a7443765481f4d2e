import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { byId, count, id, moment, optionalText } from './shapes.ts';
import { adminRole, level, memberStatus } from './vocabulary.ts';

export const adminStats = z.object({
  totalUsers: count,
  activeUsers: count,
  totalMatches: count,
  completedMatches: count,
  totalReviews: count,
  pendingReports: count,
});
export type AdminStats = z.infer<typeof adminStats>;

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

export const reportStatus = z.enum(['pending', 'resolved', 'dismissed']);
export const adminReport = z.object({
  id,
  reporterId: z.nullable(id),
  reportedUserId: id,
  reason: z.string(),
  status: reportStatus,
  createdAt: moment,
});
export type AdminReport = z.infer<typeof adminReport>;

const page = z.optional(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(100_000)));
const limit = z.optional(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(100)));
const search = z.optional(z.string().check(z.trim(), z.maxLength(100)));
const pagination = z.object({ total: count, page: count, limit: count });

export const getAdminStats = endpoint({
  method: 'GET',
  path: '/api/admin/stats',
  access: 'admin',
  roles: ['analytics_manager'],
  summary: 'Figures of the whole site',
  answer: adminStats,
  errors: [],
});

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

export const setUserStatus = endpoint({
  method: 'PATCH',
  path: '/api/admin/users/:id/status',
  access: 'admin',
  roles: ['user_manager'],
  summary: "Changes a user's status",
  params: byId,
  body: z.object({ status: memberStatus, reason: optionalText(500) }),
  answer: adminUser,
  errors: ['USER_NOT_FOUND', 'OWN_STATUS', 'LAST_SUPER_ADMIN'],
});

export const setUserRole = endpoint({
  method: 'PATCH',
  path: '/api/admin/users/:id/role',
  access: 'admin',
  roles: ['super_admin'],
  summary: "Changes a user's admin role; null removes it",
  params: byId,
  body: z.object({ adminRole: z.nullable(adminRole) }),
  answer: adminUser,
  errors: ['USER_NOT_FOUND', 'OWN_ROLE', 'LAST_SUPER_ADMIN'],
});

export const listAdminReports = endpoint({
  method: 'GET',
  path: '/api/admin/reports',
  access: 'admin',
  roles: ['content_moderator', 'support_agent'],
  summary: 'Reports of users and suspicious reviews, by pages',
  query: z.object({
    status: z.optional(reportStatus),
    reason: z.optional(z.string().check(z.maxLength(100))),
    page,
    limit,
  }),
  answer: z.object({ reports: z.array(adminReport), pagination }),
  errors: [],
});
