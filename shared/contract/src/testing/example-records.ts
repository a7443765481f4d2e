/** Records as a server sends them: JSON, with every field that the contract names. */
const ids = [1, 2, 3, 4].map((number) => `00000000-0000-4000-8000-00000000000${number}`);
export const [one, two, three, four] = ids;
export const at = '2026-03-01T09:30:00.000Z';
export const counts = { signUps: 1, matches: 2, exchanges: 3, reviews: 4 };

const resembled = { reviewId: two, platform: 'google', date: at, author: 'Jonas' };
const finding = { code: 'COPY', text: 'Kopie', quote: 'Sehr gut', otherQuote: 'Sehr gut!', resembled };
export const analysis = { qualityScore: 40, fraudRisk: 80, reasons: [finding], evidence: [], engine: 'built-in' };

export const profile = {
  id: one,
  firstName: 'Anna',
  lastName: 'Berger',
  email: 'anna@cafe-anna.example',
  companyName: 'Café Anna',
  industry: 'gastronomie',
  trade: 'amenity/cafe',
  specialties: ['children', 'own_production'],
  domain: 'cafe-anna.example',
  website: null,
  description: 'Kuchen aus eigener Backstube',
  targetAudience: null,
  location: '79098 Freiburg',
  isLocated: true,
  languages: ['de', 'fr'],
  registeredPlatforms: ['google', 'kununu'],
  averageRating: 4.5,
  totalMatches: 3,
  isVerified: true,
  reviewsGiven: 2,
  reviewsReceived: 1,
  trustScore: 61,
  level: 'Silber',
  xp: 120,
  subscriptionStatus: 'free',
  freeReviewsUsed: 2,
  activeDays: 4,
  platformsThatEarn: ['yelp'],
  createdAt: at,
};

const party = {
  id: two,
  companyName: 'Radhaus',
  industry: 'einzelhandel',
  tradeName: 'Fahrradladen',
  location: 'Freiburg',
  website: null,
  description: null,
  specialties: ['repairs'],
  averageRating: null,
  reviewsReceived: 0,
};

export const match = {
  id: three,
  status: 'pending',
  requesterId: one,
  providerId: two,
  requester: party,
  provider: party,
  matchScore: 87,
  aiRecommendation: 'Passt gut.',
  recommendationEngine: 'language-model',
  reasons: [{ factor: 'distance', text: 'Beide in Freiburg' }],
  suggestedPlatforms: ['google'],
  requesterReviewGiven: false,
  providerReviewGiven: true,
  requesterRating: null,
  providerRating: 5,
  requesterReview: null,
  providerReview: 'Gern wieder.',
  isCoordinated: false,
  declineReason: null,
  planCancellation: { by: two, reason: 'Unser Laden ist im Umbau.', at },
  createdAt: at,
  updatedAt: at,
};

export const appointment = {
  id: three,
  status: 'agreed',
  proposedBy: one,
  times: [at],
  minutes: 60,
  place: 'Radhaus, Freiburg',
  note: null,
  startsAt: at,
};

export const dispute = {
  id: two,
  reason: 'never_posted',
  state: 'open',
  text: 'Bei Trustpilot ist nichts zu finden.',
  link: null,
  createdAt: at,
  answerDueAt: at,
  answer: null,
  answerLink: null,
  answeredAt: null,
  decision: null,
  closedAt: null,
};

const exchangeParty = {
  companyName: 'Café Anna',
  industry: 'gastronomie',
  tradeName: 'Café',
  website: null,
  description: null,
};
export const exchange = {
  id: four,
  matchId: three,
  status: 'awaiting_confirmation',
  reviewerId: one,
  recipientId: two,
  reviewer: exchangeParty,
  recipient: exchangeParty,
  platform: 'trustpilot',
  businessName: 'Radhaus',
  businessUrl: null,
  dueDate: at,
  reviewInstructions: 'Schreib ehrlich.',
  platformRule: 'Keine Gegenleistung.',
  disclosureSentence: 'Wir tauschen Bewertungen.',
  earnsXp: true,
  withheld: 'no_substance',
  reviewText: 'Gutes Rad.',
  reviewRating: 4,
  reviewUrl: null,
  postedAt: at,
  confirmedAt: null,
  confirmationNotes: null,
  settlesAt: at,
  experience: { kind: 'visit', day: '2026-02-27', sinceYear: null },
  appointment,
  dispute,
  disputableUntil: at,
  extension: { id: two, proposedBy: one, dueDate: at, reason: 'Wir hatten Urlaub.', createdAt: at },
  createdAt: at,
};

const { reviewer, recipient, reviewInstructions, platformRule, disclosureSentence, ...ownFields } = exchange;
export const exchangePage = {
  exchanges: [{ ...ownFields, instructions: 0 }],
  businesses: [
    { id: one, ...reviewer },
    { id: two, ...recipient },
  ],
  platforms: [{ platform: 'trustpilot', platformRule, disclosureSentence }],
  instructions: [reviewInstructions],
  next: null,
};

export const review = {
  id: one,
  source: 'google',
  content: 'Gutes Rad.',
  rating: 4,
  isRatingGiven: true,
  origin: 'verified',
  reviewerName: 'Radhaus',
  reviewDate: at,
  createdAt: at,
  isVerified: true,
  fraudScore: 12,
};

export const platform = {
  id: one,
  platform: 'google',
  businessName: 'Café Anna',
  profileUrl: null,
  notes: null,
  isActive: true,
  oauthConnected: false,
  syncStatus: 'idle',
  lastSyncAt: null,
  syncError: null,
};

export const partnerWishes = {
  wishes: { industries: ['handwerk'], radiusKm: 50, platforms: ['google'], languages: ['de'] },
  areInUse: true,
};

export const subscription = {
  status: 'active',
  cancelsAtPeriodEnd: false,
  currentPeriodEnd: at,
  hasBillingAccount: true,
  remainingFreeMatches: null,
  publishableKey: null,
};

export const preference = {
  emailType: 'newsletter',
  enabled: true,
  frequency: 'weekly',
  priorFrequency: null,
  lastSent: at,
};
export const person = { id: two, name: 'Radhaus' };
export const pagination = { total: 120, page: 2, limit: 50, isTotalExact: true };

export const adminUser = {
  id: one,
  firstName: 'Anna',
  lastName: null,
  email: 'anna@cafe-anna.example',
  companyName: 'Café Anna',
  status: 'active',
  adminRole: 'user_manager',
  trustScore: null,
  level: 'Bronze',
  reviewsGiven: 0,
  reviewsReceived: 0,
  createdAt: at,
};

export const report = {
  id: three,
  kind: 'member_report',
  isAboutPage: false,
  reporterId: one,
  reporterName: 'Café Anna',
  reportedUserId: two,
  reportedName: null,
  reason: 'spam',
  status: 'resolved',
  note: 'Belegt.',
  resolvedAt: at,
  resolvedBy: person,
  createdAt: at,
};

export const done = { ok: true };

export const pushDevice = { id: one, name: 'Chrome auf Android', addedAt: at, isThis: true };

export const session = {
  id: one,
  device: 'Chrome auf Windows',
  signedInAt: at,
  lastActiveAt: at,
  isThis: true,
  person: null,
};

export const publicPage = {
  name: 'cafe-anna',
  isNameTaken: true,
  isPublished: true,
  isFindable: false,
  asksCustomers: true,
  isReady: true,
  hidden: null,
  address: 'https://rezenso.example/u/cafe-anna',
  customerAddress: 'https://rezenso.example/b/cafe-anna',
  seal: '<a href="https://rezenso.example/u/cafe-anna"></a>',
  platforms: [{ platform: 'yelp', businessName: 'Café Anna', isListed: false, rule: 'Yelp möchte das nicht.' }],
};

export const message = { id: three, position: 2, isMine: false, text: 'Passt euch Dienstag um zehn?', sentAt: at };

export const conversation = {
  matchId: one,
  matchStatus: 'accepted',
  partner: { id: two, companyName: 'Radhaus', industry: 'einzelhandel', location: 'Freiburg', standing: 'active' },
  lastMessage: message,
  unread: 1,
  readByMe: 1,
  readByPartner: 1,
  isBlockedByMe: false,
  isBlockedByPartner: false,
  hasOpenExchange: true,
  lastActivityAt: at,
};
