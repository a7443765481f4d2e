import type { AdminReport, AdminReportDetail, AdminUser, ReportedPage } from '@rezenso/contract/admin';
import { getCurrentUser } from '@rezenso/contract/auth';
import type { AdminRole } from '@rezenso/contract/vocabulary';
import { aMember, answer } from '@rezenso/platform/testing';

export function adminId(number: number): string {
  return `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;
}

/** Anna of Café Anna, an active member; override what a test is about. */
export function aUser(over: Partial<AdminUser> = {}): AdminUser {
  return {
    id: adminId(2),
    firstName: 'Anna',
    lastName: 'Vogt',
    email: 'anna@cafe-anna.example',
    companyName: 'Café Anna',
    status: 'active',
    adminRole: null,
    trustScore: 72,
    level: 'Silber',
    reviewsGiven: 4,
    reviewsReceived: 3,
    createdAt: '2025-03-01T09:00:00.000Z',
    ...over,
  };
}

/** An open report about Café Anna. */
export function aReport(over: Partial<AdminReport> = {}): AdminReport {
  return {
    id: adminId(7),
    kind: 'member_report',
    reporterId: adminId(3),
    reporterName: 'Radhaus',
    reportedUserId: adminId(2),
    reportedName: 'Café Anna',
    reason: 'spam',
    status: 'pending',
    note: null,
    resolvedAt: null,
    resolvedBy: null,
    createdAt: '2026-03-01T09:00:00.000Z',
    ...over,
  };
}

/** An open report of the public page of Café Anna, by somebody. */
export function aPageCase(page: Partial<ReportedPage> = {}): AdminReportDetail {
  const about = { isAboutPage: true, reporterId: null, reporterName: null, reason: 'page_insult' };
  return {
    ...aCase(about),
    text: 'In der Beschreibung steht eine Beleidigung.',
    match: null,
    exchanges: [],
    review: null,
    reporter: null,
    page: { address: 'https://rezenso.example/u/cafe-anna', isPublished: true, hidden: null, ...page },
  };
}

export function pages(total: number, page = 1) {
  return { total, page, limit: 50, isTotalExact: true };
}

export const superAdmin = { isAdmin: true, adminRole: 'super_admin' } as const;

/** What the server says about the session after somebody changed the role. */
export function signedInAs(adminRole: AdminRole) {
  return answer(getCurrentUser, { ...aMember, isAdmin: true, adminRole });
}

/** The case of a suspicious review beside its exchange. */
export function aCase(report: Partial<AdminReport> = {}): AdminReportDetail {
  const [anna, radhaus] = [
    { id: adminId(2), name: 'Café Anna' },
    { id: adminId(3), name: 'Radhaus' },
  ];
  return {
    report: aReport(report),
    text: 'Verlangt fünf Sterne\nim Voraus.',
    match: {
      id: adminId(11),
      status: 'accepted',
      requester: radhaus,
      provider: anna,
      createdAt: '2026-02-01T09:00:00Z',
    },
    exchanges: [
      {
        id: adminId(12),
        platform: 'google',
        status: 'completed',
        reviewer: anna,
        recipient: radhaus,
        reviewText: 'Sehr gutes Rad.',
        reviewRating: 5,
        reviewUrl: 'https://maps.example/review',
        fraudScore: 71,
        dueDate: '2026-02-20T09:00:00Z',
        submittedAt: '2026-02-18T09:00:00Z',
        confirmedAt: '2026-02-19T09:00:00Z',
        isSubject: true,
      },
    ],
    review: {
      id: adminId(13),
      source: 'google',
      content: 'Sehr gutes Rad.',
      rating: 5,
      reviewerName: 'Café Anna',
      fraudScore: 71,
      findings: [
        {
          code: 'same_sentence',
          text: 'Ein Satz steht auch in einer anderen Review.',
          quote: 'Sehr gutes Rad.',
          otherQuote: 'Sehr gutes Rad!',
        },
      ],
    },
    reported: {
      status: 'active',
      trustScore: 72,
      memberSince: '2025-03-01T09:00:00Z',
      pendingReports: 1,
      resolvedReports: 2,
      dismissedReports: 3,
      suspiciousReviews: 1,
    },
    reporter: { filedReports: 4, resolvedReports: 1, dismissedReports: 2 },
  };
}
