import type { ReviewExchange } from '@rezenso/contract/exchanges';

/** The member that `renderWithPlatform` signs in by default is the reviewer here. */
export const me = '00000000-0000-4000-8000-000000000001';
export const partner = '00000000-0000-4000-8000-000000000002';

/** An exchange in which the signed-in business writes about Café Anna; override what a test is about. */
export function anExchange(over: Partial<ReviewExchange> = {}): ReviewExchange {
  return {
    id: '00000000-0000-4000-8000-0000000000e1',
    matchId: '00000000-0000-4000-8000-0000000000a1',
    status: 'pending',
    reviewerId: me,
    recipientId: partner,
    reviewer: { companyName: 'Radhaus Freiburg', industry: 'einzelhandel' },
    recipient: {
      companyName: 'Café Anna',
      industry: 'gastronomie',
      website: 'https://cafe-anna.example',
      description: 'Kuchen aus eigener Backstube, Kaffee aus der Rösterei nebenan.',
    },
    platform: 'google',
    businessName: 'Café Anna am Markt',
    businessUrl: 'https://example.de/anna',
    dueDate: daysFromNow(10),
    reviewInstructions: 'Schreib über deinen letzten Besuch.',
    platformRule: 'Google verbietet Gegenleistungen für Rezensionen.',
    disclosureSentence: 'Transparenz: Wir haben uns gegenseitig bewertet.',
    earnsXp: true,
    reviewText: null,
    reviewRating: null,
    reviewUrl: null,
    postedAt: null,
    confirmedAt: null,
    createdAt: daysFromNow(-4),
    ...over,
  };
}

/** The same exchange seen from the other side: Café Anna writes about the signed-in business. */
export function aReceivedExchange(over: Partial<ReviewExchange> = {}): ReviewExchange {
  return anExchange({
    id: '00000000-0000-4000-8000-0000000000e2',
    reviewerId: partner,
    recipientId: me,
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

export function daysFromNow(days: number): string {
  return new Date(Date.now() + days * 24 * 60 * 60 * 1000).toISOString();
}
