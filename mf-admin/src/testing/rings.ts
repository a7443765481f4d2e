import type { AdminRingCase, AdminRingCaseDetail } from '@rezenso/contract/admin';
import { adminId } from './admin.ts';

/** Radhaus waits for a look and has written to us. */
export function anAdminRingCase(over: Partial<AdminRingCase> = {}): AdminRingCase {
  return {
    id: adminId(31),
    state: 'open',
    member: { id: adminId(3), name: 'Radhaus' },
    score: 72,
    openedAt: '2026-03-01T09:00:00.000Z',
    appealedAt: '2026-03-02T09:00:00.000Z',
    decidedAt: null,
    decidedBy: null,
    ...over,
  };
}

/** The same with everything that a decision rests on. */
export function aRingCaseDetail(
  over: Partial<AdminRingCase> = {},
  rest: Partial<AdminRingCaseDetail> = {},
): AdminRingCaseDetail {
  return {
    case: anAdminRingCase(over),
    findings: [{ points: 38, text: 'Der Browser dieses Kontos wurde auch von 2 anderen Konten genutzt.' }],
    pairs: [
      {
        other: { id: adminId(2), name: 'Café Anna' },
        score: 50,
        findings: [{ points: 35, text: 'Derselbe Browser.' }],
      },
    ],
    appeal: 'Wir sitzen zu dritt in einem Büro.',
    decision: null,
    memberSince: '2025-03-01T09:00:00.000Z',
    status: 'active',
    reviewsGiven: 8,
    reviewsReceived: 9,
    waitingReviews: 2,
    ...rest,
  };
}
