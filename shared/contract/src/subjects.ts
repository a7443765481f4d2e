/**
 * What can change, each with the reads that show it, as the contract spells their paths. The one table of what goes stale: of a
 * call (`changes`), of an event (changed-by.ts), and of what jobs write. docs/decisions/0076
 */
export const readsOf = {
  /** Who is signed in, and as what. */
  session: ['/api/auth/user'],
  /** What the public sees follows the profile and the platforms. */
  profile: ['/api/profile', '/api/auth/profile-status', '/api/public-page', '/api/privacy/consents'],
  platforms: ['/api/user-platforms', '/api/public-page', '/api/privacy/consents'],
  suggestions: ['/api/matches/potential'],
  'partner-wishes': ['/api/partner-wishes'],
  matches: ['/api/matches', '/api/matches/pages', '/api/tasks'],
  conversations: [
    '/api/conversations',
    '/api/conversations/unread',
    '/api/conversations/blocked',
    '/api/conversations/:id/messages',
    '/api/tasks',
  ],
  exchanges: ['/api/review-exchanges/my', '/api/review-exchanges/pages', '/api/tasks'],
  reviews: [
    '/api/reviews',
    '/api/reviews/pages',
    '/api/reviews/stats',
    '/api/reviews/:id/evidence',
    '/api/reviews/insights',
  ],
  /** The session counts the unread ones for the bell. */
  notifications: ['/api/notifications', '/api/auth/user'],
  activities: ['/api/activities'],
  achievements: ['/api/achievements'],
  leaderboard: ['/api/leaderboard'],
  /** A plan also says whether saved wishes are gone by, and whether one's requests stand first. */
  subscription: ['/api/subscription', '/api/subscription/invoices', '/api/partner-wishes', '/api/support/requests'],
  'email-address': ['/api/email-address', '/api/email-change/:token'],
  'email-preferences': [
    '/api/email-preferences',
    '/api/email-preferences/all',
    '/api/unsubscribe/:token/kinds',
    '/api/privacy/consents',
  ],
  'push-devices': ['/api/push-devices', '/api/privacy/consents'],
  passkeys: ['/api/passkeys', '/api/auth/reauthentication'],
  /** Where the member is signed in; `session` is who. */
  sessions: ['/api/sessions'],
  team: ['/api/team', '/api/invitation/:token'],
  /** Visits are counted for strangers, so nobody is told of each. */
  'public-page': ['/api/public-page', '/api/public-page/visits', '/api/privacy/consents'],
  support: ['/api/support/requests', '/api/support/requests/:id'],
  'account-review': ['/api/account-review'],
  users: ['/api/admin/users', '/api/admin/users/:id'],
  reports: ['/api/admin/reports', '/api/admin/reports/:id'],
  disputes: ['/api/admin/disputes', '/api/admin/disputes/:id'],
  'ring-cases': ['/api/admin/rings', '/api/admin/rings/:id'],
  'support-queue': ['/api/admin/support', '/api/admin/support/:id'],
  statistics: ['/api/admin/stats', '/api/admin/stats/trends'],
  'audit-log': ['/api/admin/audit-log', '/api/admin/audit-log/modules'],
  modules: ['/api/admin/modules'],
} as const satisfies Record<string, readonly string[]>;

/** Something that can change, as people know it. */
export type Subject = keyof typeof readsOf;

/** Reads that nothing can make stale, and why. */
export const neverStale = {
  '/api/trades': 'the same until the server is replaced',
  '/api/places': 'the same until the server is replaced',
  '/api/privacy/export': 'a file that a link downloads',
  '/api/reviews/insights/export': 'a file that a link downloads',
  '/api/reviews/insights/report': 'a file that a link downloads',
  '/api/appointments/:id/calendar': 'a file that a link downloads',
  '/api/public-page/print-sheet': 'a file that a link downloads',
  '/api/admin/processing-records': 'a page of its own that a link opens',
} as const;

/** On every answer to a call that changes something: the reads that are stale now, with one space between. */
export const staleHeader = 'x-stale';

/** The paths of all reads that show one of the subjects, each once. */
export function readsOfAll(subjects: Iterable<Subject>): string[] {
  return [...new Set([...subjects].flatMap((subject): readonly string[] => readsOf[subject]))];
}
