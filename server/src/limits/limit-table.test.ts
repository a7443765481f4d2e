import { createECDH, randomUUID } from 'node:crypto';
import { after, describe, it } from 'node:test';
import { sealHeader } from '@rezenso/releases/site';
import { aKeyPair, sealedHeader } from '@rezenso/releases/testing';
import { expect } from 'expect';
import type { LightMyRequestResponse } from 'fastify';
import { propose } from '../../testing/factories/appointments.ts';
import { dispute } from '../../testing/factories/disputes.ts';
import { anExchangeOf } from '../../testing/factories/exchanges.ts';
import { aMatch } from '../../testing/factories/matches.ts';
import { aColleague } from '../../testing/factories/team.ts';
import { startFakeGoogle } from '../../testing/google/fake-google.ts';
import { type SignedInClient, startTestApp } from '../../testing/test-app.ts';
import { type LimitName, limitTable } from './limit-table.ts';
import { keyOf } from './limits.ts';

type Answer = Promise<LightMyRequestResponse>;

const google = await startFakeGoogle({
  clientId: 'id',
  clientSecret: 'secret',
  siteOrigin: 'http://localhost:3000',
});
after(() => google.close());
const operators = aKeyPair();
const aReleasePath = '/api/release-store/releases/mf-x/1.0.0';
const env = {
  RELEASES_PUBLIC_KEY: operators.verifying.export({ format: 'pem', type: 'spki' }).toString(),
  ...{ GOOGLE_CLIENT_ID: 'id', GOOGLE_CLIENT_SECRET: 'secret', GOOGLE_ISSUER: google.url, GOOGLE_API_BASE: google.url },
  // Nobody listens there: what is counted is asked before the provider is.
  ...{ STRIPE_SECRET_KEY: 'sk', STRIPE_PUBLISHABLE_KEY: 'pk', STRIPE_PRICE_ID: 'p', STRIPE_WEBHOOK_SECRET: 'w' },
  STRIPE_API_BASE: 'http://127.0.0.1:9',
};
const test = await startTestApp({ env });
const { db, clock, core } = test;
const taken = watchLimits();

describe('every limit', () => {
  for (const name of Object.keys(limitTable) as LimitName[]) {
    it(`stands before the call that it protects: ${name}`, async () => {
      const client = await test.signIn();
      const call = await reach[name](client);
      taken.clear();
      expect(isRefused(await call())).toBe(false);
      // Counted by the very call: without it, what follows could not be refused.
      expect([...taken.keys()]).toContain(name);
      await useUp(name, taken.get(name) ?? []);
      const refused = await call();
      expect([name, refused.statusCode, isRefused(refused)]).toEqual([name, expect.any(Number), true]);
      clock.advance({ seconds: limitTable[name].windowSeconds });
      expect(isRefused(await call())).toBe(false);
    });
  }
});

/** For each limit what is done first, and the call that it protects. Types keep this list complete. */
const reach: Record<LimitName, (client: SignedInClient) => Promise<() => Answer> | (() => Answer)> = {
  'magic-link.network': () => post('/api/auth/magic-link', { email: 'eva@example.de' }),
  'magic-link.address': () => post('/api/auth/magic-link', { email: 'eva@example.de' }),
  'redeem.network': () => post('/api/auth/magic-link/verify', { token: 'A'.repeat(43) }),
  'release-store': () => () => removeRelease({}),
  'release-store.key': () => () => {
    const asked = { method: 'DELETE', hostname: 'localhost', path: aReleasePath, condition: '', body: '' };
    return removeRelease({ [sealHeader]: sealedHeader(asked, operators.signing, clock.now()) });
  },
  'client-errors': () =>
    post('/api/client-errors', { module: 'mf-x', version: '1.0.0', kind: 'network', message: 'x' }),
  'match-request.hour': askForMatch,
  'match-request.day': askForMatch,
  'match-request.beginner': askForMatch,
  'match-request.watched': async (client) => {
    await db.updateTable('members').set({ ring_level: 'watch' }).where('id', '=', client.member.id).execute();
    return askForMatch(client);
  },
  'message.beginner': writeToAPartner,
  'review-import.beginner': (client) => () => client.post('/api/reviews/import', aReview),
  'report.beginner': async () => {
    const { requester, match } = await aMatch(test, { status: 'accepted' });
    const report = { matchId: match.id, reason: 'spam', text: 'Das ist ein langer Text.' };
    return () => requester.post('/api/reports', report);
  },
  'message.minute': writeToAPartner,
  'message.day': writeToAPartner,
  appointment: async (client) => {
    const { exchange } = await anExchangeOf(test, client);
    return () => propose(client, exchange);
  },
  extension: async (client) => {
    const { exchange } = await anExchangeOf(test, client);
    const proposal = { day: '2031-03-20', reason: 'Wir hatten Urlaub.' };
    return () => client.post(`/api/review-exchanges/${exchange.id}/extension`, proposal);
  },
  'account-appeal': (client) => () => client.post('/api/account-review/appeal', { text: 'Wir teilen uns ein Büro.' }),
  dispute: async (client) => {
    const { exchange } = await anExchangeOf(test, client);
    return () => dispute(client, exchange);
  },
  analysis: (client) => () => client.post('/api/analyze-website', { domain: '127.0.0.1' }),
  'analysis.network': (client) => () => client.post('/api/analyze-website', { domain: '127.0.0.1' }),
  'review-analysis.network': (client) => () => client.post('/api/reviews/analyze', { content: 'Sehr freundlich.' }),
  'review-analysis': (client) => () => client.post('/api/reviews/analyze', { content: 'Sehr freundlich.' }),
  'review-import': (client) => () => client.post('/api/reviews/import', aReview),
  'review-insights': (client) => () => client.get('/api/reviews/insights'),
  'review-draft': (client) => () =>
    client.post('/api/reviews/generate', { businessInfo, context: 'review_exchange', notes: 'Gute Suppe' }),
  'reply-draft': async (client) => {
    const { id } = (await client.post('/api/reviews/import', aReview)).json();
    return () => client.post(`/api/reviews/${id}/reply/draft`);
  },
  'reply-send': async (client) => {
    const { id } = (await client.post('/api/reviews/import', aReview)).json();
    return () => client.post(`/api/reviews/${id}/reply/send`, { text: 'Vielen Dank!' });
  },
  place: (client) => () => client.get('/api/places?text=Neustadt'),
  'public-page': (client) => () => client.put('/api/public-page', aPublicPage),
  'page-report': async (client) => {
    await client.put('/api/public-page', { ...aPublicPage, isPublished: true });
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    const payload = 'reason=other&text=Das+stimmt+so+nicht.';
    return () => test.newVisitor().send({ method: 'POST', url: '/u/cafe-anna/melden', headers, payload });
  },
  'print-sheet': async (client) => {
    await client.put('/api/public-page', aPublicPage);
    return () => client.get('/api/public-page/print-sheet');
  },
  'push-device': (client) => () => client.put('/api/push-devices', { endpoint: 'https://fcm.googleapis.com/x', keys }),
  'google-connect': async (client) => {
    const id = await aGooglePlatform(client);
    return () => client.get(`/auth/google?platformId=${id}`);
  },
  'google-sync': async (client) => {
    const id = await aGooglePlatform(client);
    await db.updateTable('user_platforms').set({ oauth_connected: true }).where('id', '=', id).execute();
    return () => client.post(`/api/user-platforms/${id}/sync`);
  },
  report: async () => {
    const { requester, match } = await aMatch(test, { status: 'accepted' });
    const report = { matchId: match.id, reason: 'spam', text: 'Das ist ein langer Text.' };
    return () => requester.post('/api/reports', report);
  },
  'support-message': async (client) => {
    const { id } = (await client.post('/api/support/requests', { ...aRequest, id: randomUUID() })).json();
    return () => client.post(`/api/support/requests/${id}/messages`, { id: randomUUID(), text: 'Noch etwas.' });
  },
  invitation: (client) => () => client.post('/api/team/invitations', { email: `neu-${randomUUID()}@example.de` }),
  'invitation.beginner': (client) => () =>
    client.post('/api/team/invitations', { email: `neu-${randomUUID()}@example.de` }),
  'unasked-mail': (client) => () => client.post('/api/team/invitations', { email: 'neu@example.de' }),
  'invitation.address': (client) => () => client.post('/api/team/invitations', { email: 'neu@example.de' }),
  handover: async (client) => {
    const { id } = await aColleague(test, client);
    return async () => {
      await client.delete('/api/team/handover');
      return client.post('/api/team/handover', { personId: id });
    };
  },
  'email-change.address': (client) => () => client.post('/api/email-address/change', { email: 'neu@example.de' }),
  'email-change': (client) => () => client.post('/api/email-address/change', { email: 'neu@example.de' }),
  'passkey.network': () => post('/api/auth/passkey', {}),
  passkey: (client) => () => client.post('/api/passkeys/new'),
  'recovery-code': (client) => () => client.post('/api/passkeys/proof/code', { code: 'abcde-fghjk' }),
  'sign-in-code': (client) => () => client.post('/api/auth/reauthentication/code'),
  export: (client) => () => client.get('/api/privacy/export'),
  'insights-export': (client) => () => client.get('/api/reviews/insights/export'),
  delete: (client) => () => client.post('/api/privacy/delete-account', { email: 'falsch@example.de' }),
  'create-subscription': (client) => () => client.post('/api/create-subscription'),
  'list-invoices': (client) => () => client.get('/api/subscription/invoices'),
  'refresh-subscription': (client) => () => client.post('/api/subscription/refresh'),
  live: (client) => () => client.get('/api/live'),
  'module-loads': (client) => () =>
    client.post('/api/module-loads', { loads: [{ module: 'mf-x', version: '1.0.0', count: 1, totalMs: 1 }] }),
};

const aPublicPage = { name: 'cafe-anna', isPublished: false, isFindable: false, asksCustomers: true };
const aReview = {
  source: 'google',
  content: 'Freundlich und schnell.',
  rating: 5,
  reviewerName: 'Eva',
  reviewDate: '2031-01-01T00:00:00.000Z',
};
const aRequest = { topic: 'other', subject: 'Eine Frage', text: 'Wie geht das eigentlich?' };
const businessInfo = { companyName: 'Café Anna', industry: 'gastronomie', website: null, description: null };

const keys = { p256dh: createECDH('prime256v1').generateKeys('base64url'), auth: 'a'.repeat(22) };

function post(url: string, body: object): () => Answer {
  return () => test.newVisitor().post(url, body);
}

function removeRelease(headers: Record<string, string>): Answer {
  return test.visitor.send({ method: 'DELETE', url: aReleasePath, headers: { host: 'localhost', ...headers } });
}

function askForMatch(client: SignedInClient): () => Answer {
  return () => client.post('/api/matches', { providerId: '00000000-0000-4000-8000-000000000000' });
}

async function writeToAPartner(): Promise<() => Answer> {
  const { requester, match } = await aMatch(test, { status: 'accepted' });
  return () => requester.post(`/api/conversations/${match.id}/messages`, { id: randomUUID(), text: 'Hallo!' });
}

async function aGooglePlatform(client: SignedInClient): Promise<string> {
  const body = { platform: 'google', businessName: 'Café Anna', profileUrl: 'https://maps.google.com/anna' };
  return (await client.post('/api/user-platforms', body)).json().id;
}

/** A navigation of the browser says it in the page it leads to. */
function isRefused({ statusCode, headers }: LightMyRequestResponse): boolean {
  return statusCode === 429 || headers.location === '/settings/platforms?google=failed';
}

/** What the server takes, by limit, and for whom. */
function watchLimits(): Map<LimitName, string[]> {
  const seen = new Map<LimitName, string[]>();
  const { take } = core.limits;
  core.limits.take = (name, ...whom) => {
    seen.set(name, whom);
    return take(name, ...whom);
  };
  return seen;
}

async function useUp(name: LimitName, whom: readonly string[]): Promise<void> {
  const key = keyOf(core.secret, name, limitTable[name], whom);
  const used = await db
    .updateTable('rate_limits')
    .set({ taken: limitTable[name].max })
    .where('key', '=', key)
    .returning('taken')
    .execute();
  expect(used).toHaveLength(1);
}
