import { done, one, profile, session } from './example-records.ts';

const someMoment = '2026-03-01T09:30:00.000Z';
const openInvitation = {
  id: one,
  email: 'bert@cafe-anna.example',
  sentAt: someMoment,
  expiresAt: '2026-03-08T09:30:00.000Z',
};

const openHandover = {
  personId: one,
  email: 'bert@cafe-anna.example',
  offeredAt: someMoment,
  expiresAt: '2026-03-08T09:30:00.000Z',
};

/** One answer of each of the calls by which somebody signs in, and what a business is. */
export const exampleAccounts = {
  getCurrentUser: {
    id: one,
    email: 'anna@cafe-anna.example',
    isAdmin: true,
    adminRole: 'super_admin',
    firstName: null,
    lastName: null,
    companyName: null,
    unreadNotifications: 3,
    language: 'en',
    role: 'owner',
    isHeld: true,
  },
  chooseLanguage: done,
  requestMagicLink: done,
  describeMagicLink: { email: 'anna@cafe-anna.example' },
  verifyMagicLink: { redirectTo: '/onboarding' },
  devBypass: { redirectTo: '/' },
  listSessions: { sessions: [session] },
  endSession: done,
  endOtherSessions: { ended: 2 },
  listTeam: {
    people: [{ id: one, email: 'anna@cafe-anna.example', role: 'owner', since: someMoment, isMe: true }],
    invitations: [openInvitation],
    handover: openHandover,
  },
  invitePerson: openInvitation,
  sendInvitationAgain: openInvitation,
  withdrawInvitation: done,
  removePerson: done,
  leaveTeam: done,
  offerHandover: openHandover,
  endHandover: done,
  acceptHandover: done,
  describeInvitation: { companyName: null, invitedBy: 'anna@cafe-anna.example', email: 'bert@cafe-anna.example' },
  acceptInvitation: { redirectTo: '/' },
  getProfileStatus: { isComplete: false, needsOnboarding: true },
  getProfile: { user: profile },
  saveProfile: { user: profile, xpGranted: 100 },
  analyzeWebsite: {
    companyName: 'Café Anna',
    industry: 'Gastronomie',
    industryConfidence: 0.93,
    trade: 'amenity/cafe',
    specialties: ['children'],
    summary: 'Ein Café.',
    targetAudience: 'Familien',
    location: 'Freiburg',
    evidence: { industry: [{ url: 'https://cafe-anna.example', passage: 'Unser Café' }] },
    engine: 'built-in',
  },
  listTrades: { trades: [{ id: 'amenity/cafe', name: 'Café', industries: ['gastronomie'] }] },
  readPlace: {
    place: null,
    choices: [{ label: 'Friedberg, Bayern', text: '86316 Friedberg' }],
  },
};
