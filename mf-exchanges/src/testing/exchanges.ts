import type { ReviewExchange } from '@rezenso/contract/exchanges';
import { aMember, anExchange, daysFromNow } from '@rezenso/platform/testing';

/** The same exchange seen from the other side: Café Anna writes about the signed-in business. */
export function aReceivedExchange(over: Partial<ReviewExchange> = {}): ReviewExchange {
  return anExchange({
    id: '00000000-0000-4000-8000-0000000000e2',
    reviewerId: anExchange().recipientId,
    recipientId: aMember.id,
    reviewer: { companyName: 'Café Anna', industry: 'gastronomie' },
    recipient: { companyName: 'Radhaus Freiburg', industry: 'einzelhandel' },
    businessName: 'Radhaus Freiburg',
    ...over,
  });
}

export const handedIn = {
  status: 'awaiting_confirmation',
  reviewText: 'Mein Rad war nach zwei Tagen fertig.',
  reviewRating: 4,
  postedAt: daysFromNow(-1),
} as const satisfies Partial<ReviewExchange>;
