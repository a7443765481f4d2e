import * as z from 'zod/mini';
import { adminPerson, limit, someDay } from './admin-shapes.ts';
import { endpoint } from './endpoint.ts';
import { id, moment, text } from './shapes.ts';

/** What admins do to members. */
export const auditActions = [
  'user.status_changed',
  'user.role_changed',
  'report.resolved',
  'report.dismissed',
] as const;
export const auditAction = z.enum(auditActions);
export type AuditAction = z.infer<typeof auditAction>;

/**
 * What they look at that is nobody else's business: `to` names the report, dispute or request; of a search among users, which concerns who searches,
 * the kind of its words and how many it found. Servers since contract 1.30.0 write the last four.
 */
export const lookAuditActions = [
  'report.messages_viewed',
  'user.viewed',
  'report.viewed',
  'dispute.viewed',
  'support.viewed',
  'users.searched',
] as const;
export const lookAuditAction = z.enum(lookAuditActions);
export type LookAuditAction = z.infer<typeof lookAuditAction>;

/** When an admin comes in, and who takes data out: here a member is the one who acts as well. */
export const accessAuditActions = ['admin.signed_in', 'data.exported'] as const;
export const accessAuditAction = z.enum(accessAuditActions);
export type AccessAuditAction = z.infer<typeof accessAuditAction>;

/**
 * When a member comes in or says anew who is there, and when that is refused; the member is the one who acts, `from` is the means (`SignInMeans`), `to` the
 * device, and of what was refused `reason` the code. The same on one device within an hour is one entry. Only a search for such an action, or for
 * somebody, shows them: there are many.
 */
export const signInAuditActions = ['member.signed_in', 'member.sign_in_refused'] as const;
export const signInAuditAction = z.enum(signInAuditActions);
export type SignInAuditAction = z.infer<typeof signInAuditAction>;

/** By what somebody shows who they are; `direct` is the sign-in without a mail, which only test sites have. */
export const signInMeans = ['link', 'passkey', 'code', 'recovery_code', 'direct'] as const;
export type SignInMeans = (typeof signInMeans)[number];

/** What they do to a member's devices; the entry says how many there were. */
export const deviceAuditActions = ['user.sessions_ended'] as const;
export const deviceAuditAction = z.enum(deviceAuditActions);
export type DeviceAuditAction = z.infer<typeof deviceAuditAction>;

/** Who comes to the team of a business and who goes, and to whom it is handed over; here members and their colleagues act. */
export const teamAuditActions = [
  'team.invited',
  'team.withdrawn',
  'team.joined',
  'team.removed',
  'team.left',
  'team.handover_offered',
  'team.handover_withdrawn',
  'team.handover_declined',
  'team.handed_over',
] as const;
export const teamAuditAction = z.enum(teamAuditActions);
export type TeamAuditAction = z.infer<typeof teamAuditAction>;

/**
 * What people change about how they sign in, on their own account: the address (nothing of either is kept), a passkey (`to` the device on which it was
 * made), a recovery code that let them in (`to` how many are left) or new ones, and that they ended sessions of theirs (`from` how many).
 */
export const securityAuditActions = [
  'account.address_changed',
  'account.passkey_added',
  'account.passkey_removed',
  'account.recovery_code_used',
  'account.recovery_codes_renewed',
  'account.sessions_ended',
] as const;
export const securityAuditAction = z.enum(securityAuditActions);
export type SecurityAuditAction = z.infer<typeof securityAuditAction>;

/** What they do to a public page, which its owner shows to everybody. */
export const pageAuditActions = ['page.hidden', 'page.allowed'] as const;
export const pageAuditAction = z.enum(pageAuditActions);
export type PageAuditAction = z.infer<typeof pageAuditAction>;

/** How they decide on a disputed review, as `DisputeOutcome` says; it concerns who wrote the review. */
export const disputeAuditActions = ['dispute.upheld', 'dispute.rejected', 'dispute.unresolved'] as const;
export const disputeAuditAction = z.enum(disputeAuditActions);
export type DisputeAuditAction = z.infer<typeof disputeAuditAction>;

/** How they decide about an account whose reviews wait, as `RingOutcome` says. */
export const ringAuditActions = ['rings.released', 'rings.kept'] as const;
export const ringAuditAction = z.enum(ringAuditActions);
export type RingAuditAction = z.infer<typeof ringAuditAction>;

/** What they do to requests to the operators, besides answering: the request itself says who answered. */
export const supportAuditActions = ['support.assigned', 'support.closed', 'support.reopened'] as const;
export const supportAuditAction = z.enum(supportAuditActions);
export type SupportAuditAction = z.infer<typeof supportAuditAction>;

/** What they do to modules. */
export const moduleAuditActions = [
  'module.paused',
  'module.resumed',
  'module.promoted',
  'module.rolled_back',
  'module.canary_ended',
  'module.retired',
  'module.override_started',
  'module.override_ended',
] as const;
export const moduleAuditAction = z.enum(moduleAuditActions);
export type ModuleAuditAction = z.infer<typeof moduleAuditAction>;

/**
 * All that concerns a member and stands apart (`looks`), because pages that were released before it was written down refuse entries with
 * actions that they do not know.
 */
export const asideAuditActions = [
  ...lookAuditActions,
  ...accessAuditActions,
  ...deviceAuditActions,
  ...teamAuditActions,
  ...signInAuditActions,
  ...securityAuditActions,
  ...pageAuditActions,
  ...disputeAuditActions,
  ...ringAuditActions,
  ...supportAuditActions,
] as const;
export const asideAuditAction = z.enum(asideAuditActions);
export type AsideAuditAction = z.infer<typeof asideAuditAction>;

/** Everything that can stand in the log. */
export const loggedActions = [...auditActions, ...asideAuditActions, ...moduleAuditActions] as const;
export type LoggedAction = (typeof loggedActions)[number];

/** Who did what, when, and with which request. Never changed, never deleted. */
const deedFields = {
  /** A later entry has a higher one. */
  id: z.string(),
  at: moment,
  actor: adminPerson,
  reason: z.nullable(z.string()),
  requestId: z.string(),
};

/** Something done to a member. */
export const auditEntry = z.object({
  ...deedFields,
  action: auditAction,
  /** Whom it concerns: the user, or the one a report was about. */
  subject: adminPerson,
  reportId: z.nullable(id),
  /** Status or role before and after; null stands for no role. */
  from: z.nullable(z.string()),
  to: z.nullable(z.string()),
});
export type AuditEntry = z.infer<typeof auditEntry>;

/** A look at something of a member, or something done to its public page, its review or its request to the operators. */
export const auditLook = z.object({
  ...auditEntry.shape,
  action: z.string(),
  /** The colleague of the actor's business who acted, by address; null without one where they have gone, missing where the owner did. */
  actingPerson: z.optional(z.nullable(z.string())),
  /** The same colleague's id, which stays when the address has gone, so that two can be told apart. Servers since contract 1.30.0. */
  actingPersonId: z.optional(z.string()),
  /** Of what is done to a team the id of whom it is about, who is called so from the invitation on. Servers since contract 1.30.0. */
  toPersonId: z.optional(z.nullable(z.string())),
});
export type AuditLook = z.infer<typeof auditLook>;

/** Something done to a module. */
export const moduleAuditEntry = z.object({
  ...deedFields,
  action: moduleAuditAction,
  module: z.string(),
  /** What people called it then; null where that was not written down. */
  title: z.nullable(z.string()),
  /** Releases before and after, of an override the address of the local build; null where the action changes neither. */
  from: z.nullable(z.string()),
  to: z.nullable(z.string()),
});
export type ModuleAuditEntry = z.infer<typeof moduleAuditEntry>;

/** An id or an e-mail address, of a business or of a colleague. */
const somebody = z.optional(text(0, 254));

export const listAuditLog = endpoint({
  method: 'GET',
  path: '/api/admin/audit-log',
  access: 'admin',
  roles: ['super_admin'],
  summary: 'What admins did, newest first',
  query: z.object({
    action: z.optional(z.enum(loggedActions)),
    actor: somebody,
    /** Or a module, by its name or by what people call it. */
    subject: somebody,
    /** First and last day, both included. */
    from: z.optional(someDay),
    to: z.optional(someDay),
    /** `nextCursor` of the page before. */
    cursor: z.optional(z.coerce.number().check(z.int(), z.minimum(1))),
    limit,
  }),
  /**
   * One page of the log. What concerns modules stands beside what concerns members because pages that were released before
   * it was written down refuse actions that they do not know. Sorted by `at` and `id` the two are one list again.
   * `nextCursor` is null on the last page.
   */
  answer: z.object({
    entries: z.array(auditEntry),
    modules: z.array(moduleAuditEntry),
    /** Stand apart for the same reason, and so does who comes in and takes data out, what is done to public pages and disputed
     * reviews (servers since 1.30.0) and to requests. Servers since 1.12.0. */
    looks: z.optional(z.array(auditLook)),
    nextCursor: z.nullable(z.string()),
  }),
  errors: [],
});
