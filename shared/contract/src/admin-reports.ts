import * as z from 'zod/mini';
import { adminPerson, limit, page, pagination } from './admin-shapes.ts';
import { endpoint } from './endpoint.ts';
import { pageReportReason, reportStatus } from './reports.ts';
import { reviewFinding } from './reviews.ts';
import { byId, count, id, moment, percent, stars, text } from './shapes.ts';
import { exchangeStatus, matchStatus, memberStatus, platformId } from './vocabulary.ts';

/** A report about somebody, or a review that the analysis found suspicious (then nobody reported it). */
export const reportKind = z.enum(['member_report', 'suspicious_review']);
/** By what reports can be listed. A report of a public page is answered as 'member_report' with `isAboutPage`, for pages that know no third kind. */
export const listedReportKind = z.enum([...reportKind.options, 'public_page']);
export const adminReport = z.object({
  id,
  kind: reportKind,
  /** Whether it is about a public page, by somebody of whom nothing is known. Servers since 1.30.0. */
  isAboutPage: z.optional(z.boolean()),
  reporterId: z.nullable(id),
  reporterName: z.nullable(z.string()),
  reportedUserId: id,
  reportedName: z.nullable(z.string()),
  /** One of `reportReasons` or `pageReportReasons`, or `suspiciousReviewReason`. */
  reason: z.string(),
  status: reportStatus,
  /** Why the case was closed as it was. */
  note: z.nullable(z.string()),
  resolvedAt: z.nullable(moment),
  resolvedBy: z.nullable(adminPerson),
  createdAt: moment,
});
export type AdminReport = z.infer<typeof adminReport>;

export const listAdminReports = endpoint({
  method: 'GET',
  path: '/api/admin/reports',
  access: 'admin',
  roles: ['content_moderator', 'support_agent'],
  summary: 'Reports of users and suspicious reviews, by pages',
  query: z.object({
    status: z.optional(reportStatus),
    kind: z.optional(listedReportKind),
    reason: z.optional(text(0, 100)),
    page,
    limit,
  }),
  answer: z.object({ reports: z.array(adminReport), pagination }),
  errors: [],
});

export const reportedExchange = z.object({
  id,
  platform: platformId,
  status: exchangeStatus,
  reviewer: adminPerson,
  recipient: adminPerson,
  reviewText: z.nullable(z.string()),
  reviewRating: z.nullable(stars),
  reviewUrl: z.nullable(z.string()),
  fraudScore: percent,
  dueDate: moment,
  submittedAt: z.nullable(moment),
  confirmedAt: z.nullable(moment),
  /** Whether the case is about this one. */
  isSubject: z.boolean(),
});

export const reportedReview = z.object({
  /** Null while an exchange's review is not confirmed yet. */
  id: z.nullable(id),
  source: platformId,
  content: z.string(),
  rating: stars,
  /** Who wrote it, as imported or as the partner's company. */
  reviewerName: z.string(),
  fraudScore: percent,
  findings: z.array(reviewFinding),
});

/** The public page of a reported business, as it stands now. */
export const reportedPage = z.object({
  /** Absolute; null when the business has no public name. */
  address: z.nullable(z.string()),
  isPublished: z.boolean(),
  /** Since when moderation hides it, and what its owner was told; null while it may be shown. */
  hidden: z.nullable(z.object({ since: moment, reason: pageReportReason, text: z.string() })),
});
export type ReportedPage = z.infer<typeof reportedPage>;

/** A case with its evidence. */
export const adminReportDetail = z.object({
  report: adminReport,
  /** What the reporter wrote; null for a suspicious review. */
  text: z.nullable(z.string()),
  match: z.nullable(
    z.object({ id, status: matchStatus, requester: adminPerson, provider: adminPerson, createdAt: moment }),
  ),
  /** Whether it is about a message, which `viewReportedMessages` shows. Servers since 1.12.0. */
  isAboutMessage: z.optional(z.boolean()),
  /** The page that it is about; null when it is about something else. Servers since 1.30.0. */
  page: z.optional(z.nullable(reportedPage)),
  /** The exchanges of the match. */
  exchanges: z.array(reportedExchange),
  /** The review in question, with what the analysis found. */
  review: z.nullable(reportedReview),
  reported: z.object({
    status: memberStatus,
    trustScore: z.nullable(z.number()),
    memberSince: moment,
    /** Cases against this user, this one included. */
    pendingReports: count,
    resolvedReports: count,
    dismissedReports: count,
    suspiciousReviews: count,
  }),
  /** How earlier reports of the reporter ended; null when nobody reported or the account has gone. */
  reporter: z.nullable(z.object({ filedReports: count, resolvedReports: count, dismissedReports: count })),
});
export type AdminReportDetail = z.infer<typeof adminReportDetail>;

export const getAdminReport = endpoint({
  method: 'GET',
  path: '/api/admin/reports/:id',
  access: 'admin',
  roles: ['content_moderator', 'support_agent'],
  summary: 'A report with its evidence',
  params: byId,
  answer: adminReportDetail,
  errors: ['REPORT_NOT_FOUND', 'OWN_REPORT'],
});

/** What partners wrote around a reported message; null when the writer's account was deleted. */
export const reportedMessage = z.object({
  id,
  writer: adminPerson,
  text: z.nullable(z.string()),
  sentAt: moment,
  /** Whether it is the reported one. */
  isSubject: z.boolean(),
});
export type ReportedMessage = z.infer<typeof reportedMessage>;

export const viewReportedMessages = endpoint({
  method: 'POST',
  path: '/api/admin/reports/:id/messages',
  changes: ['audit-log'],
  access: 'admin',
  roles: ['content_moderator'],
  summary: 'A reported message with two before and two after it; the audit log keeps who looked',
  params: byId,
  answer: z.object({ messages: z.array(reportedMessage) }),
  errors: ['REPORT_NOT_FOUND', 'MESSAGE_NOT_FOUND', 'OWN_REPORT'],
});

export const closeReport = endpoint({
  method: 'PATCH',
  path: '/api/admin/reports/:id',
  changes: ['reports', 'users', 'statistics', 'audit-log'],
  access: 'admin',
  roles: ['content_moderator'],
  needsFreshSignIn: true,
  summary: 'Resolves (upholds) or dismisses a pending report',
  params: byId,
  body: z.object({
    status: z.enum(['resolved', 'dismissed']),
    note: text(3, 1000, 'Bitte begründe die Entscheidung kurz'),
  }),
  answer: adminReport,
  errors: ['REPORT_NOT_FOUND', 'REPORT_ALREADY_CLOSED', 'OWN_REPORT', 'FRESH_SIGN_IN_REQUIRED'],
});

/** Reason and text are what the owner reads. Showing it again only lifts the ban: the owner publishes. */
export const setReportedPage = endpoint({
  method: 'PUT',
  path: '/api/admin/reports/:id/page',
  changes: ['reports', 'audit-log'],
  access: 'admin',
  roles: ['content_moderator'],
  needsFreshSignIn: true,
  summary: 'Hides the public page that a report is about, or lets its owner show it again; the owner is told why',
  params: byId,
  body: z
    .object({
      isHidden: z.boolean(),
      /** Null for showing it again. */
      reason: z.nullable(pageReportReason),
      text: text(3, 1000, 'Bitte schreib dem Betrieb kurz, warum'),
    })
    .check(z.refine(({ isHidden, reason }) => isHidden === (reason !== null), 'Bitte wähle einen Grund')),
  answer: reportedPage,
  errors: ['REPORT_NOT_FOUND', 'OWN_REPORT', 'PUBLIC_PAGE_CHANGED', 'FRESH_SIGN_IN_REQUIRED'],
});
