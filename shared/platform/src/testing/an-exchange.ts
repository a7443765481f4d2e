import type { ExchangePage, ReviewExchange } from '@rezenso/contract/exchanges';
import { aMember } from './render-with-platform.tsx';

const dayMs = 86_400_000;
const partnerId = '00000000-0000-4000-8000-000000000002';

/** An exchange in which the signed-in business still has to write about Café Anna; override what a test is about. */
export function anExchange(over: Partial<ReviewExchange> = {}): ReviewExchange {
  return {
    id: '00000000-0000-4000-8000-0000000000e1',
    matchId: '00000000-0000-4000-8000-0000000000a1',
    status: 'pending',
    reviewerId: aMember.id,
    recipientId: partnerId,
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

/** These exchanges as the server answers them: in one page, each thing once. */
export function anExchangePage(exchanges: readonly ReviewExchange[]): ExchangePage {
  const instructions = [...new Set(exchanges.map(({ reviewInstructions }) => reviewInstructions))];
  const parties = exchanges.flatMap(({ reviewerId, recipientId, reviewer, recipient }) => [
    { id: reviewerId, ...reviewer },
    { id: recipientId, ...recipient },
  ]);
  return {
    exchanges: exchanges.map(
      ({ reviewer: _, recipient: __, platformRule: ___, disclosureSentence: ____, reviewInstructions, ...own }) => ({
        ...own,
        instructions: instructions.indexOf(reviewInstructions),
      }),
    ),
    businesses: parties,
    platforms: exchanges.map(({ platform, platformRule, disclosureSentence }) => ({
      platform,
      platformRule,
      disclosureSentence,
    })),
    instructions,
    next: null,
  };
}

export function daysFromNow(days: number): string {
  return new Date(Date.now() + days * dayMs).toISOString();
}
