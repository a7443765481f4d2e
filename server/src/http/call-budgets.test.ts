import { describe, it } from 'node:test';
import { receiveStripeEvent } from '@rezenso/contract/subscription';
import { expect } from 'expect';
import type { HTTPMethods, LightMyRequestResponse } from 'fastify';
import { aColleague } from '../../testing/factories/team.ts';
import { startTestApp } from '../../testing/test-app.ts';
import { type BudgetName, budgetTable } from '../limits/budget-table.ts';
import { createBudgets } from '../limits/budgets.ts';
import { limitTable } from '../limits/limit-table.ts';

let millis = 0;
const budgets = createBudgets(() => millis);
const test = await startTestApp({ budgets });
const { app } = test;
const siteStorePath = '/api/release-store';

/** What nobody's budget is taken for, and why. */
const uncounted: Readonly<Record<string, string>> = {
  '/healthz': 'the machines that watch the site ask it all the time, and it reads nothing',
  '/readyz': 'the same',
  '/impressum': 'the law wants it always there',
  '/datenschutz': 'the same',
  '/agb': 'the same',
  '/releases/*': 'a page has dozens of files; they are kept by browsers and by nginx',
  '/releases/:module/files/:file': 'the same',
};

describe('every route of the application', () => {
  const routes = [...app.routes].map((route) => route.split(' ') as [HTTPMethods, string]);
  expect(routes.length).toBeGreaterThan(200);

  for (const [method, url] of routes) {
    it(`refuses more than the budget allows: ${method} ${url}`, async () => {
      const isBound = app.bound.has(`${method} ${url}`);
      for (const isSignedIn of isBound ? [true, false] : [false]) {
        const spent = await somebody(isSignedIn);
        const other = await somebody(isSignedIn);
        if (url.startsWith(siteStorePath)) await useUpStore(spent);
        else useUp(spent, method, url);
        const refused = await spent.send(method, url);
        if (uncounted[url]) expect(refused.statusCode).not.toBe(429);
        else expectRefusal(refused, method);
        // Nobody else pays for it.
        expect((await other.send(method, url)).statusCode).not.toBe(429);
      }
    });
  }
});

describe('the budget of a call', () => {
  it('comes back with time', async () => {
    const client = await test.signIn();
    useUp({ member: client.member.id }, 'GET', '/api/profile');
    expectRefusal(await client.get('/api/profile'), 'GET');
    millis += 1_000;
    expect((await client.get('/api/profile')).statusCode).toBe(200);
  });

  it('is the account’s, from wherever and with whichever session it calls', async () => {
    const one = await test.signIn();
    const two = await test.signIn(one.member);
    for (let taken = 1; taken < budgetTable['account.read'].burst; taken += 1)
      budgets.take('account.read', one.member.id);
    expect((await one.get('/api/profile')).statusCode).toBe(200);
    const elsewhere = await two.send({ url: '/api/profile', remoteAddress: '203.0.113.99' });
    expectRefusal(elsewhere, 'GET');
    expect((await two.put('/api/profile', {})).statusCode).not.toBe(429);
  });

  it('is each person’s: a colleague who uses up theirs locks out nobody else', async () => {
    const owner = await test.signIn();
    const colleague = await aColleague(test, owner);
    useUp({ member: colleague.id }, 'DELETE', '/api/team/people/:id');
    expectRefusal(await colleague.put('/api/profile', {}), 'PUT');
    expect((await owner.delete(`/api/team/people/${colleague.id}`)).statusCode).toBe(200);
  });

  it('is taken for what leads nowhere, too', async () => {
    const client = await somebody(false);
    useUp(client, 'GET', '/api/nothing');
    expectRefusal(await client.send('GET', '/api/nothing'), 'GET');
    expectRefusal(await client.send('GET', '/.git/config'), 'GET');
  });

  it('is the network’s where a session is none (any more)', async () => {
    const client = await test.signIn();
    await client.get('/api/logout');
    const remoteAddress = '203.0.113.201';
    useUp({ network: remoteAddress }, 'GET', '/api/profile');
    expectRefusal(await client.send({ url: '/api/profile', remoteAddress }), 'GET');
  });

  it('is asked before anything is done', async () => {
    const { member, post } = await test.signIn();
    useUp({ member: member.id }, 'POST', '/api/user-platforms');
    const body = { platform: 'google', businessName: 'Café Anna', profileUrl: 'https://maps.google.com/anna' };
    expectRefusal(await post('/api/user-platforms', body), 'POST');
    expect(await test.db.selectFrom('user_platforms').selectAll().execute()).toEqual([]);
  });
});

interface Asking {
  /** The id of the account, or of a colleague. */
  member?: string;
  network?: string;
}

let networks = 0;

/** Somebody new, with a network of their own. */
async function somebody(isSignedIn: boolean) {
  networks += 1;
  const remoteAddress = `10.0.${networks >> 8}.${networks & 255}`;
  const member = isSignedIn ? await test.signIn({ admin_role: 'super_admin' }) : undefined;
  const client = member ?? test.newVisitor();
  return {
    network: remoteAddress,
    ...(member && { member: member.member.id }),
    send: (method: HTTPMethods, url: string) => {
      const filled = url.replace(/:\w+/g, 'x').replace('*', 'x');
      const headers = { origin: test.core.env.publicOrigin };
      return client.send({ method, url: filled, headers, remoteAddress });
    },
  };
}

function useUp({ member, network = '' }: Asking, method: HTTPMethods, url: string): void {
  const kind = ['GET', 'HEAD'].includes(method) ? 'read' : 'write';
  const isWebhook = url === receiveStripeEvent.path;
  const name: BudgetName = isWebhook ? 'webhook' : `${member ? 'account' : 'network'}.${kind}`;
  const whom = isWebhook ? network : (member ?? network);
  for (let taken = 0; taken < budgetTable[name].burst; taken += 1) budgets.take(name, whom);
}

/** Whom nobody knows is refused there before anything else is looked at, and counted over all processes. */
async function useUpStore({ network = '' }: Asking): Promise<void> {
  for (let taken = 0; taken < limitTable['release-store'].max; taken += 1)
    await test.core.limits.take('release-store', network);
}

function expectRefusal({ statusCode, headers, body }: LightMyRequestResponse, method: HTTPMethods): void {
  expect(statusCode).toBe(429);
  expect(Number(headers['retry-after'])).toBeGreaterThanOrEqual(1);
  expect(headers['cache-control']).toBe('no-store');
  if (method === 'HEAD') return;
  expect(JSON.parse(body)).toMatchObject({ code: 'RATE_LIMITED', message: expect.any(String) });
}
