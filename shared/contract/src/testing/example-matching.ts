import { at, conversation, exchange, match, message, one, partnerWishes, three, two } from './example-records.ts';

/** One answer of each of the calls about partners, and of what is written to them. */
export const exampleMatching = {
  listMatches: [match],
  listMatchPages: { matches: [match], next: 'WyI' },
  getPartnerWishes: partnerWishes,
  savePartnerWishes: partnerWishes,
  listPotentialMatches: [
    {
      user: {
        id: two,
        companyName: 'Radhaus',
        industry: 'einzelhandel',
        tradeName: null,
        location: 'Freiburg',
        averageRating: 4.8,
        reviewsReceived: 9,
        description: 'Räder, Helme und Reparatur.',
        website: 'https://radhaus.example',
        distanceKm: 3,
        languages: ['de'],
      },
      isNobodyNear: true,
      matchScore: 91,
      recommendation: 'Passt gut.',
      recommendationEngine: 'built-in',
      reasons: [],
      suggestedPlatforms: ['google', 'yelp'],
    },
  ],
  createMatch: match,
  acceptMatch: { ...match, status: 'accepted', xpGranted: 10 },
  declineMatch: { ...match, status: 'declined', declineReason: 'Zu weit weg' },
  withdrawMatch: { ...match, status: 'declined', isWithdrawn: true },
  completeMatch: { ...match, status: 'completed' },
  coordinateMatch: { exchanges: [exchange] },
  cancelPlan: { matchId: three },
  previewCoordination: {
    strategy: {
      totalExchanges: 2,
      fairnessScore: 100,
      exchangePairs: [{ reviewerId: one, recipientId: two, platform: 'google' }],
    },
  },
  filePartnerReport: { id: one, reason: 'spam', status: 'pending', createdAt: at },
  listConversations: { conversations: [conversation], next: null },
  countUnreadMessages: { conversations: [{ matchId: one, unread: 2 }] },
  listMessages: {
    conversation,
    offers: { mine: ['google'], partners: ['google', 'yelp'] },
    messages: [message],
    next: 'WzFd',
  },
  sendMessage: message,
  readMessages: { unread: 0 },
  blockPartner: { ...conversation, isBlockedByMe: true },
  unblockPartner: conversation,
};
