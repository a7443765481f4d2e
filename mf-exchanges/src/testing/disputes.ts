import type { Dispute } from '@rezenso/contract/dispute';
import { daysFromNow } from '@rezenso/platform/testing';

/** An open dispute that nobody answered. */
export function aDispute(over: Partial<Dispute> = {}): Dispute {
  return {
    id: '00000000-0000-4000-8000-0000000000d1',
    reason: 'never_posted',
    state: 'open',
    text: 'Bei Google ist nichts zu finden.',
    link: null,
    createdAt: daysFromNow(-1),
    answerDueAt: '2031-03-10T09:00:00.000Z',
    answer: null,
    answerLink: null,
    answeredAt: null,
    decision: null,
    closedAt: null,
    ...over,
  };
}
