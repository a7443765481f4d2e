import { randomUUID } from 'node:crypto';
import { after, describe, it } from 'node:test';
import { setTimeout } from 'node:timers/promises';
import { allEndpoints } from '@rezenso/contract/all-endpoints';
import { followChanges } from '@rezenso/contract/live';
import { neverStale } from '@rezenso/contract/subjects';
import { expect } from 'expect';
import { answer, dispute, takeBack } from '../../testing/factories/disputes.ts';
import { aTextAbout, confirm, handIn } from '../../testing/factories/exchanges.ts';
import { twoPartners } from '../../testing/factories/matches.ts';
import { aColleague, invitationTo } from '../../testing/factories/team.ts';
import { type SignedInClient, startTestApp } from '../../testing/test-app.ts';
import { notify } from '../live/announce.ts';
import { type LiveMessage, liveChannel, payloadsOf, readMessage } from '../live/message.ts';
import { staleFor } from '../live/reader.ts';

const test = await startTestApp();
const { core, db } = test;
const heard: LiveMessage[] = [];
/** How often what was said may have been missed; pages then read everything anew. */
let gaps = 0;
const listening = await core.database.listen(liveChannel, {
  onMessage: (payload) => heard.push(readMessage(payload) as LiveMessage),
  onGap: () => {
    gaps += 1;
  },
});
after(() => listening.stop());

/** Every read that a page can show without knowing an id. */
const reads = allEndpoints
  .filter(({ endpoint }) => endpoint.method === 'GET' && endpoint.access !== 'public' && !endpoint.params)
  .map(({ endpoint }) => endpoint.path)
  .filter((path) => path !== followChanges.path && !Object.hasOwn(neverStale, path));

/**
 * What strangers change, and so nobody is told (docs/decisions/0076): who else is there, and how well others do. Statistics are
 * counted anew in the background, some time after what they count.
 */
const notAtOnce = new Set([
  '/api/leaderboard',
  '/api/matches/potential',
  '/api/admin/stats',
  '/api/admin/stats/trends',
]);

describe('whatever changes for somebody', () => {
  it('is announced to them: the story of two partners and an admin', { timeout: 300_000 }, async () => {
    const { requester: anna, provider: jonas } = await twoPartners(test);
    const admin = await test.signIn({ admin_role: 'super_admin' });
    const follow = followers({ anna, jonas, admin });

    const profile = (await anna.get('/api/profile')).json().user;
    const named = (companyName: string) => ({ ...pick(profile), companyName });
    await follow('asks for a match', () => anna.post('/api/matches', { providerId: jonas.member.id }));
    const [{ id: matchId }] = (await anna.get('/api/matches')).json();
    await follow('accepts', () => jonas.put(`/api/matches/${matchId}/accept`));
    await follow('renames a business', () => anna.put('/api/profile', named('Café Abendrot')));
    const message = { id: randomUUID(), text: 'Wann passt dir ein Besuch?' };
    await follow('writes', () => anna.post(`/api/conversations/${matchId}/messages`, message));
    await follow('reads', () => jonas.put(`/api/conversations/${matchId}/read`, { upTo: 1 }));
    await follow('begins the exchange', () => anna.post(`/api/matches/${matchId}/coordinate`));
    const exchanges = (await anna.get('/api/review-exchanges/my')).json<Array<{ id: string; reviewerId: string }>>();
    const of = ({ member }: SignedInClient) =>
      exchanges.find(({ reviewerId }) => reviewerId === member.id) ?? { id: '' };
    const later = {
      day: new Date(core.now().getTime() + 20 * 86_400_000).toISOString().slice(0, 10),
      reason: 'Urlaub',
    };
    await follow('asks for more time', () => anna.post(`/api/review-exchanges/${of(anna).id}/extension`, later));
    const asked = (await jonas.get('/api/review-exchanges/my')).json<Array<{ extension?: { id: string } | null }>>();
    const extension = asked.flatMap((one) => one.extension ?? [])[0]?.id;
    await follow('agrees to more time', () => jonas.post(`/api/extensions/${extension}/answer`, { isAccepted: true }));
    const draft = { status: 'pending', reviewText: 'Bisher nur', reviewRating: 5 };
    await follow('keeps a draft', () => anna.put(`/api/review-exchanges/${of(anna).id}`, draft));
    const handedIn = (writer: SignedInClient) => () =>
      handIn(writer, of(writer), { reviewText: aTextAbout(of(writer).id) });
    await follow('hands in', handedIn(anna));
    await follow('hands in as well', handedIn(jonas));
    await follow('disputes', () => dispute(jonas, of(anna)));
    await follow('takes the dispute back', () => takeBack(jonas, of(anna)));
    await follow('confirms', () => confirm(jonas, of(anna)));
    await follow('confirms as well, which completes the match', () => confirm(anna, of(jonas)));
    await follow('disputes what was changed', () => dispute(jonas, of(anna), { reason: 'changed_afterwards' }));
    await follow('answers the dispute', () => answer(anna, of(anna)));
    const [{ id: disputeId }] = (await admin.get('/api/admin/disputes?state=open')).json().disputes;
    await follow('decides the dispute', () =>
      admin.patch(`/api/admin/disputes/${disputeId}`, { outcome: 'unresolved', text: 'Nicht zu klären.' }),
    );
    await follow('reports the partner', () =>
      jonas.post('/api/reports', { exchangeId: of(anna).id, reason: 'fake_review', text: 'Der Text ist erfunden.' }),
    );
    const [{ id: caseId }] = (await admin.get('/api/admin/reports')).json().reports;
    await follow('upholds the case', () =>
      admin.patch(`/api/admin/reports/${caseId}`, { status: 'resolved', note: 'Geprüft.' }),
    );
    await follow('leaves', () => jonas.post('/api/privacy/delete-account', { email: jonas.member.email }));
  });

  it('is announced to them: what one does alone, on several devices', { timeout: 300_000 }, async () => {
    const { requester: anna, provider: jonas } = await twoPartners(test);
    const admin = await test.signIn({ admin_role: 'super_admin' });
    const follow = followers({ anna, jonas, admin });

    await anna.post('/api/matches', { providerId: jonas.member.id });
    await test.runJobs();
    const [{ id: matchId }] = (await anna.get('/api/matches')).json();
    const { notifications } = (await jonas.get('/api/notifications')).json();
    await follow('reads a notification', () => jonas.post(`/api/notifications/${notifications[0].id}/read`));
    await follow('reads all', () => jonas.post('/api/notifications/read-all'));
    await follow('declines', () => jonas.put(`/api/matches/${matchId}/decline`, { reason: 'Keine Zeit' }));
    const asking = await jonas.post('/api/matches', { providerId: anna.member.id });
    await follow('takes a request back', () => jonas.put(`/api/matches/${asking.json().id}/withdraw`));
    const platform = { platform: 'trustpilot', businessName: 'Café Morgenrot', profileUrl: null, notes: null };
    await follow('adds a platform', () => anna.post('/api/user-platforms', platform));
    const platforms = (await anna.get('/api/user-platforms')).json<Array<{ id: string; platform: string }>>();
    const added = platforms.find((one) => one.platform === 'trustpilot')?.id;
    const { platform: _, ...details } = { ...platform, businessName: 'Café Morgenrot Freiburg' };
    await follow('changes it', () => anna.put(`/api/user-platforms/${added}`, details));
    await follow('removes it', () => anna.delete(`/api/user-platforms/${added}`));
    const review = { source: 'google', content: 'Freundlich und schnell.', rating: 5, reviewerName: 'Eva' };
    await follow('imports a review', () => anna.post('/api/reviews/import', review));
    const [{ id: received }] = (await anna.get('/api/reviews')).json();
    await follow('notes an answer', () =>
      anna.put(`/api/reviews/${received}/reply`, { text: 'Danke', isAnswered: true }),
    );
    await follow('chooses mails', () =>
      anna.put('/api/email-preferences', { emailType: 'newsletter', enabled: true, frequency: 'weekly' }),
    );
    const phone = await test.signIn(anna.member);
    const laptop = test.newVisitor();
    await follow('signs in elsewhere', () => laptop.post('/api/auth/dev-bypass', { email: anna.member.email }));
    const [, { id: laptopOrPhone }] = (await anna.get('/api/sessions')).json().sessions;
    await follow('ends a session', () => anna.delete(`/api/sessions/${laptopOrPhone}`));
    await follow('ends all others', () => anna.post('/api/sessions/end-others'));
    expect((await phone.get('/api/sessions')).statusCode).toBe(401);
    const asked = { id: randomUUID(), topic: 'other', subject: 'Eine Frage', text: 'Wie geht das eigentlich?' };
    await follow('writes to the operators', () => anna.post('/api/support/requests', asked));
    const request = `/api/support/requests/${asked.id}`;
    const onDesk = `/api/admin/support/${asked.id}`;
    await follow('takes it upon oneself', () => admin.put(`${onDesk}/assignee`, { isMine: true, seenAssignee: null }));
    const answer = { id: randomUUID(), text: 'So geht es.', seen: 1 };
    await follow('answers as an operator', () => admin.post(`${onDesk}/messages`, answer));
    await follow('writes on', () => anna.post(`${request}/messages`, { id: randomUUID(), text: 'Danke!' }));
    await follow('closes the request', () => anna.post(`${request}/close`));
    await follow('opens it again', () => anna.post(`${request}/reopen`));
    await follow('closes it as an operator', () => admin.post(`${onDesk}/close`, { seen: 3 }));
    await follow('puts to rest', () =>
      admin.patch(`/api/admin/users/${jonas.member.id}/status`, { status: 'inactive' }),
    );
    await follow('appoints', () =>
      admin.patch(`/api/admin/users/${anna.member.id}/role`, { adminRole: 'support_agent' }),
    );
  });

  it('is announced to a team: who is invited, comes and goes', { timeout: 300_000 }, async () => {
    const anna = await test.signIn();
    const admin = await test.signIn({ admin_role: 'super_admin' });
    const bert = await aColleague(test, anna);
    const follow = followers({ anna, admin });
    const email = 'carla@cafe-anna.example';
    await follow('invites', () => anna.post('/api/team/invitations', { email }));
    const [{ id }] = (await anna.get('/api/team')).json().invitations;
    await follow('invites again', () => anna.post(`/api/team/invitations/${id}/send`));
    const token = await invitationTo(test, anna, email);
    await follow('joins', () => test.newVisitor().post(`/api/invitation/${token}`));
    await follow('removes', () => anna.delete(`/api/team/people/${bert.id}`));
    await follow('invites whoever went', () => anna.post('/api/team/invitations', { email: bert.email }));
    const [{ id: open }] = (await anna.get('/api/team')).json().invitations;
    await follow('withdraws', () => anna.delete(`/api/team/invitations/${open}`));
  });

  it('is announced to partners: a ban, and its end', { timeout: 300_000 }, async () => {
    const { requester: anna, provider: jonas } = await twoPartners(test);
    const admin = await test.signIn({ admin_role: 'super_admin' });
    const follow = followers({ anna, admin });
    await anna.post('/api/matches', { providerId: jonas.member.id });
    const [{ id: matchId }] = (await anna.get('/api/matches')).json();
    await jonas.put(`/api/matches/${matchId}/accept`);
    const standing = async () => (await anna.get('/api/conversations')).json().conversations[0].partner.standing;
    const setStatus = (status: string) => () =>
      admin.patch(`/api/admin/users/${jonas.member.id}/status`, { status, reason: 'Geprüft.' });
    await follow('bans', setStatus('banned'));
    expect(await standing()).toBe('banned');
    await follow('lifts the ban', setStatus('active'));
    expect(await standing()).toBe('active');
  });
});

type People = Record<string, SignedInClient>;

/** Carries steps out, and says which reads changed for somebody who was not told. */
function followers(people: People) {
  // What is unlocked by looking is not what a step changed. After each step everybody has looked already.
  let haveLooked = false;
  return async (step: string, act: () => Promise<{ statusCode: number; body: string }>): Promise<void> => {
    if (!haveLooked) await snapshot(people);
    haveLooked = true;
    await allHeard();
    const before = await snapshot(people);
    heard.length = 0;
    const gapsBefore = gaps;
    const answer = await act();
    expect([step, answer.statusCode, answer.body]).toEqual([step, 200, expect.any(String)]);
    await test.runJobs();
    await allHeard();
    const now = await snapshot(people);
    if (gaps > gapsBefore) return expect(gaps).toBeLessThan(3);
    for (const [name, { member }] of Object.entries(people)) {
      const told = new Set(heard.flatMap((message) => staleFor(message, readerOf(member))));
      const changed = reads.filter((path) => before.get(`${name} ${path}`) !== now.get(`${name} ${path}`));
      // Whoever is gone reads nothing any more; their streams have ended.
      const silent = changed.filter((path) => !told.has(path) && !notAtOnce.has(path) && !isOver(member.id));
      expect([step, name, silent]).toEqual([step, name, []]);
    }
  };
}

function isOver(member: string): boolean {
  return heard.some(({ over }) => over.some(([, , id]) => id === member));
}

function readerOf({ id, status, admin_role: adminRole }: SignedInClient['member']) {
  return { id, status, adminRole, sessionHash: '', sessionEndsAt: new Date(0) };
}

/** Each read of each, without what only says when it was asked. */
async function snapshot(people: People): Promise<Map<string, string>> {
  const found = new Map<string, string>();
  const lookAtAll = Object.entries(people).map(async ([name, client]) => {
    for (const path of reads) {
      const { statusCode, body } = await client.get(path);
      found.set(`${name} ${path}`, `${statusCode} ${statusCode < 300 ? body : ''}`);
    }
  });
  await Promise.all(lookAtAll);
  return found;
}

/** Every message that was sent so far has come, or is known to have been missed. */
async function allHeard(): Promise<void> {
  const [marker = ''] = payloadsOf({ to: [], staff: [], over: [] });
  const { id } = readMessage(marker) as LiveMessage;
  const gapsBefore = gaps;
  await notify(db, [marker]);
  while (!heard.some((message) => message.id === id) && gaps === gapsBefore) await setTimeout(5);
}

function pick(profile: Record<string, unknown>): Record<string, unknown> {
  const fields = ['companyName', 'industry', 'website', 'description', 'languages', 'registeredPlatforms'];
  return Object.fromEntries(fields.map((field) => [field, profile[field]]));
}
