import * as z from 'zod/mini';
import { adminPerson, limit, someDay } from './admin-shapes.ts';
import { endpoint } from './endpoint.ts';
import { id, moment, text } from './shapes.ts';

export const auditActions = [
  'user.status_changed',
  'user.role_changed',
  'report.resolved',
  'report.dismissed',
] as const;
export const auditAction = z.enum(auditActions);
export type AuditAction = z.infer<typeof auditAction>;

/** Who did what to whom and when. Never changed, never deleted. */
export const auditEntry = z.object({
  id: z.string(),
  at: moment,
  actor: adminPerson,
  action: auditAction,
  /** Whom it concerns: the user, or the one a report was about. */
  subject: adminPerson,
  reportId: z.nullable(id),
  /** Status or role before and after; null stands for no role. */
  from: z.nullable(z.string()),
  to: z.nullable(z.string()),
  reason: z.nullable(z.string()),
  requestId: z.string(),
});
export type AuditEntry = z.infer<typeof auditEntry>;

/** An id or an e-mail address. */
const somebody = z.optional(text(0, 254));

export const listAuditLog = endpoint({
  method: 'GET',
  path: '/api/admin/audit-log',
  access: 'admin',
  roles: ['super_admin'],
  summary: 'What admins did, newest first',
  query: z.object({
    action: z.optional(auditAction),
    actor: somebody,
    subject: somebody,
    /** First and last day, both included. */
    from: z.optional(someDay),
    to: z.optional(someDay),
    /** `nextCursor` of the page before. */
    cursor: z.optional(z.coerce.number().check(z.int(), z.minimum(1))),
    limit,
  }),
  /** `nextCursor` is null on the last page. */
  answer: z.object({ entries: z.array(auditEntry), nextCursor: z.nullable(z.string()) }),
  errors: [],
});
