import type { AdminReport, AdminUser } from '@rezenso/contract/admin';

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

export function pages(total: number, page = 1) {
  return { total, page, limit: 50, isTotalExact: true };
}

export const superAdmin = { isAdmin: true, adminRole: 'super_admin' } as const;
