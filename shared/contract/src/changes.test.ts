import { allEndpoints, type NamedEndpoint } from './all-endpoints.ts';
import { type ChangedBy, changedBy } from './changed-by.ts';
import { readsOf, readsOfAll, type Subject } from './subjects.ts';

const acting = allEndpoints.filter(({ endpoint }) => endpoint.method !== 'GET');
const events: [name: string, by: ChangedBy][] = Object.entries(changedBy);

/** Where the things live that a call is about, and what shows them. */
const areas: [path: string, subject: Subject][] = [
  ['/api/matches', 'matches'],
  ['/api/review-exchanges', 'exchanges'],
  ['/api/review-confirmations', 'exchanges'],
  ['/api/conversations', 'conversations'],
  ['/api/notifications', 'notifications'],
  ['/api/user-platforms', 'platforms'],
  ['/api/reviews/import', 'reviews'],
  ['/api/reviews/:id/reply', 'reviews'],
  ['/api/profile', 'profile'],
  ['/api/email-preferences', 'email-preferences'],
  ['/api/unsubscribe', 'email-preferences'],
  ['/api/subscription/', 'subscription'],
  ['/api/admin/users', 'users'],
  ['/api/admin/reports', 'reports'],
  ['/api/admin/disputes', 'disputes'],
  ['/api/admin/modules', 'modules'],
];

/** Calls that only compute or open something elsewhere, and what they leave as it was. */
const leaveAll = [
  'analyzeReview',
  'analyzeWebsite',
  'askNewPasskey',
  'askPasskeySignIn',
  'askProof',
  'draftReply',
  'generateReview',
  'openBillingPortal',
  'previewCoordination',
  'reauthenticate',
  'receiveStripeEvent',
  'reportClientError',
  'reportModuleLoads',
  'requestMagicLink',
  'sendSignInCode',
];

/** Looks at something, which is written down elsewhere. */
const looks = 'viewReportedMessages';

describe('what a call changes', () => {
  it('is nothing for these calls alone', () => {
    expect(namesWhere(({ endpoint }) => endpoint.changes?.length === 0)).toEqual(leaveAll);
  });

  it.each(areas)('under %s is %s, among others', (path, subject) => {
    const there = acting.filter(
      ({ name, endpoint }) => endpoint.path.startsWith(path) && ![...leaveAll, looks].includes(name),
    );
    expect(there.length).toBeGreaterThan(0);
    for (const { name, endpoint } of there)
      expect([name, endpoint.changes]).toEqual([name, expect.arrayContaining([subject])]);
  });

  it('is also what XP stand in, wherever a call may grant some', () => {
    const granting = acting.filter(({ endpoint }) => fieldsOf(endpoint.answer).includes('xpGranted'));
    expect(granting.length).toBeGreaterThan(3);
    for (const { name, endpoint } of granting)
      expect([name, endpoint.changes]).toEqual([
        name,
        expect.arrayContaining(['profile', 'achievements', 'leaderboard']),
      ]);
  });

  it('is also the audit log, wherever an admin does something', () => {
    const ofAdmins = acting.filter(({ endpoint }) => endpoint.access === 'admin' && endpoint.changes?.length);
    expect(ofAdmins.length).toBeGreaterThan(3);
    // What is done in a request to the operators stands in the request itself (docs/decisions/0109).
    const onTheDesk = ofAdmins.filter(
      ({ area, endpoint }) => area === 'admin' && endpoint.changes?.includes('support-queue'),
    );
    expect(onTheDesk.map(({ name }) => name)).toEqual(['answerSupport', 'assignSupport', 'closeSupport']);
    for (const { name, endpoint } of ofAdmins.filter((one) => !onTheDesk.includes(one)))
      expect([name, endpoint.changes]).toEqual([name, expect.arrayContaining(['audit-log'])]);
  });

  it('is named once', () => {
    for (const { name, endpoint } of acting)
      expect([name, endpoint.changes?.length]).toEqual([name, new Set(endpoint.changes).size]);
  });

  it('is who is signed in, wherever a session begins or ends', () => {
    for (const name of ['verifyMagicLink', 'devBypass', 'deleteMyAccount', 'saveProfile'])
      expect(namesWhere(({ endpoint }) => endpoint.changes?.includes('session') === true)).toContain(name);
  });
});

describe('what an event changes', () => {
  it.each([
    'match.requested',
    'match.accepted',
    'match.declined',
    'match.rated',
    'match.completed',
    'match.coordinated',
  ])('%s shows in the matches and the feed of both sides', (name) => {
    const { staff: _, ...sides } = byName(name);
    expect(Object.keys(sides)).toHaveLength(2);
    for (const subjects of Object.values(sides))
      expect(subjects).toEqual(expect.arrayContaining(['matches', 'activities']));
  });

  it.each(['exchange.submitted', 'exchange.confirmed', 'exchange.released'])(
    '%s shows in the exchanges of both',
    (name) => {
      const { reviewerId, recipientId } = byName(name);
      expect(reviewerId).toEqual(recipientId);
      expect(reviewerId).toEqual(expect.arrayContaining(['exchanges', 'matches']));
    },
  );

  it('is the plan, whatever happens to a subscription', () => {
    const ofPlans = events.filter(([name]) => name.startsWith('subscription.'));
    expect(ofPlans).toHaveLength(5);
    for (const [, { memberId }] of ofPlans) expect(memberId).toEqual(['subscription', 'profile']);
  });

  it('is named once for each, and never without a word', () => {
    for (const [name, by] of events)
      for (const subjects of Object.values(by))
        expect([name, subjects.length > 0, new Set(subjects).size]).toEqual([name, true, subjects.length]);
  });
});

it('reads with a subject all that shows it once, in the order of the table', () => {
  expect(readsOfAll(['matches', 'exchanges'])).toEqual([...new Set([...readsOf.matches, ...readsOf.exchanges])]);
});

function namesWhere(is: (named: NamedEndpoint) => boolean): string[] {
  return acting
    .filter(is)
    .map(({ name }) => name)
    .sort();
}

function byName(name: string): ChangedBy {
  return events.find(([one]) => one === name)?.[1] ?? {};
}

function fieldsOf(answer: object): string[] {
  return 'shape' in answer && typeof answer.shape === 'object' ? Object.keys(answer.shape ?? {}) : [];
}
