import type { AdminDispute, AdminDisputeDetail, DisputeHistory } from '@rezenso/contract/admin';
import { aCase, adminId } from './admin.ts';

const [anna, radhaus] = [
  { id: adminId(2), name: 'Café Anna' },
  { id: adminId(3), name: 'Radhaus' },
];

/** Radhaus disputes the review of Café Anna, which has answered. */
export function anAdminDispute(over: Partial<AdminDispute> = {}): AdminDispute {
  return {
    id: adminId(21),
    reason: 'never_posted',
    state: 'open',
    reviewer: anna,
    recipient: radhaus,
    platform: 'google',
    createdAt: '2026-03-01T09:00:00.000Z',
    answerDueAt: '2026-03-08T09:00:00.000Z',
    answeredAt: '2026-03-02T09:00:00.000Z',
    isReady: true,
    closedAt: null,
    decidedBy: null,
    ...over,
  };
}

const history: DisputeHistory = {
  status: 'active',
  trustScore: 72,
  memberSince: '2025-03-01T09:00:00.000Z',
  upheldReports: 0,
  disputesAgainst: { upheld: 1, rejected: 2, unresolved: 0 },
  disputesFiled: { upheld: 0, rejected: 0, unresolved: 0 },
};

/** The same with everything that a decision rests on. */
export function aDisputeDetail(
  over: Partial<AdminDispute> = {},
  rest: Partial<AdminDisputeDetail> = {},
): AdminDisputeDetail {
  const { exchanges, review, match } = aCase();
  if (!match) throw new Error('The case has no match');
  return {
    dispute: anAdminDispute(over),
    text: 'Bei Google ist nichts zu finden.',
    link: 'https://maps.example/radhaus',
    answer: 'Sie steht seit Montag dort.',
    answerLink: 'https://maps.example/review',
    decision: null,
    confirmedBefore: null,
    match,
    exchanges: exchanges.map((exchange) => ({
      ...exchange,
      experience: { kind: 'visit', day: '2026-02-17', sinceYear: null },
      createdAt: '2026-02-06T09:00:00Z',
    })),
    review,
    reviewer: history,
    recipient: { ...history, disputesAgainst: { upheld: 0, rejected: 0, unresolved: 0 } },
    ...rest,
  };
}
