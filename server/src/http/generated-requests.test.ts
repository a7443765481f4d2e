import { describe, it } from 'node:test';
import { allEndpoints } from '@rezenso/contract/all-endpoints';
import { errorCatalogue } from '@rezenso/contract/errors';
import { expect } from 'expect';
import fc from 'fast-check';
import { sql } from 'kysely';
import * as z from 'zod';
import { oddMoments, oddNames } from '../../testing/generated/odd-values.ts';
import { type JudgedAnswer, listenForHttp, type Sender } from '../../testing/generated/over-http.ts';
import { aRequest, type GeneratedRequest, requestsWithOddTexts } from '../../testing/generated/request.ts';
import { lastOf } from '../../testing/step-events.ts';
import { startTestApp } from '../../testing/test-app.ts';
import { seedDemo } from '../seed/demo.ts';

/** `npm run test:long -- generated` asks more, round by round: each has a seed of its own, and asks only what is generated. */
const runs = Number(process.env.GENERATED_REQUESTS ?? 2_000);
const seed = process.env.GENERATED_SEED ? Number(process.env.GENERATED_SEED) : undefined;
const member = 'demo@rezenso.example';
const test = await startTestApp();
const { db } = test;
const newVisitor: () => Sender =
  process.env.GENERATED_OVER === 'http' ? await listenForHttp(test.app) : test.newVisitor;

/** Codes that any call may answer; a failure of ours is none of them. */
const common = new Set([
  ...['VALIDATION_FAILED', 'MALFORMED_REQUEST', 'UNAUTHORIZED', 'FORBIDDEN', 'ACCOUNT_BANNED', 'NOT_FOUND'],
  ...['RATE_LIMITED', 'PAYLOAD_TOO_LARGE'],
]);

describe('whatever is asked', () => {
  it('the answer is one of the contract', { timeout: 3_600_000 }, async () => {
    await db.transaction().execute((tx) => seedDemo(tx, test.clock.now()));
    const ids = await knownIds();
    const answered = new Map<string, number>();
    const send = senders();
    await fc.assert(
      fc.asyncProperty(aRequest(allEndpoints, ids, 3), async (request) => {
        const answer = await send(request);
        judge(request, answer);
        const kind = `${Math.floor(answer.statusCode / 100)}xx`;
        answered.set(kind, (answered.get(kind) ?? 0) + 1);
      }),
      { numRuns: runs, ...(seed === undefined ? {} : { seed }), endOnFailure: true, includeErrorInReport: true },
    );
    // Neither only refusals nor only what works.
    for (const kind of ['2xx', '4xx']) expect(answered.get(kind)).toBeGreaterThan(runs / 10);
  });
});

describe('a text anywhere in a request', { skip: seed !== undefined }, () => {
  it('that PostgreSQL cannot store is refused', { timeout: 600_000 }, async () => {
    await forEveryText(['\u0000', 'a\u0000b', 'https://example.de/\u0000'], (name, answer) => {
      expect([name, answer.statusCode, answer.json().code]).toEqual([name, 400, 'VALIDATION_FAILED']);
    });
  });

  it('that stands for an impossible moment or address, or for what every object has, breaks nothing', {
    timeout: 600_000,
  }, async () => {
    await forEveryText([...oddMoments, ...oddNames, 'http:a.b/../../api/logout', '\u202eevil'], (name, answer) => {
      expect([name, answer.statusCode < 500 || notSetUp.has(answer.json().code)]).toEqual([name, true]);
    });
  });
});

/** What needs somebody else's service, which no test of requests has. */
const notSetUp = new Set(['STRIPE_NOT_CONFIGURED', 'OAUTH_NOT_CONFIGURED']);

async function forEveryText(
  texts: readonly string[],
  check: (name: string, answer: JudgedAnswer) => void,
): Promise<void> {
  await db.transaction().execute((tx) => seedDemo(tx, test.clock.now()));
  const ids = await knownIds();
  const send = senders();
  for (const named of allEndpoints) {
    for (const options of requestsWithOddTexts(named, ids, texts, 20_260_321)) {
      await sql`delete from rate_limits`.execute(db);
      const answer = await send({ endpoint: named.endpoint, from: 2, options });
      check(`${options.method} ${String(options.url).slice(0, 200)} ${String(options.payload).slice(0, 200)}`, answer);
    }
  }
}

function judge({ endpoint }: GeneratedRequest, given: JudgedAnswer): void {
  const answer = endpoint.steps ? lastOf(given) : given;
  if (answer.statusCode < 300) {
    const isRaw = !answer.headers['content-type']?.includes('application/json');
    if (!isRaw) expect(z.safeParse(endpoint.answer as z.ZodType, answer.json()).error).toBeUndefined();
    return;
  }
  if (answer.statusCode < 400) return;
  const { code = '', message } = answer.json();
  const allowed = new Set<string>([...common, ...endpoint.errors]);
  expect([`${endpoint.method} ${endpoint.path}`, code, allowed.has(code)]).toEqual([expect.anything(), code, true]);
  expect(answer.statusCode).toBe(errorCatalogue[code as keyof typeof errorCatalogue].status);
  expect(message).not.toMatch(/ at .+:\d+|node_modules|select |insert |\bError\b/);
}

/** A visitor, a member and a super_admin, who sign in again when a request ended their session. */
function senders() {
  const clients: (Sender | undefined)[] = [];
  const accounts = [undefined, member, 'admin@rezenso.example'];
  let count = 0;
  return async ({ from, options }: GeneratedRequest): Promise<JudgedAnswer> => {
    count += 1;
    // Limits would answer everything after a while.
    if (count % 50 === 0) await sql`delete from rate_limits`.execute(db);
    const email = accounts[from];
    clients[from] ??= await signedIn(email);
    const client = clients[from];
    const answer = await client.send(options);
    // Signed out, or signed in as somebody else.
    if (email && (answer.statusCode === 401 || answer.cookies.length > 0)) clients[from] = undefined;
    return answer;
  };
}

async function signedIn(email: string | undefined): Promise<Sender> {
  const client = newVisitor();
  if (email) {
    const headers = { origin: test.core.env.publicOrigin, 'content-type': 'application/json' };
    const payload = JSON.stringify({ email });
    const signIn = () => client.send({ method: 'POST', url: '/api/auth/dev-bypass', headers, payload });
    let answer = await signIn();
    // An admin of these requests may have banned the account.
    if (answer.statusCode === 403) {
      await sql`update members set status = 'active' where email = ${email}`.execute(db);
      answer = await signIn();
    }
    expect(answer.statusCode).toBe(200);
  }
  return client;
}

/** Of what the member has, of other members and of cases, so that requests meet something. */
async function knownIds(): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    with demo as (select id from members where email = ${member})
    select id::text from matches where (select id from demo) in (requester_id, provider_id)
    union select id::text from review_exchanges where (select id from demo) in (reviewer_id, recipient_id)
    union select id::text from reviews where member_id = (select id from demo)
    union select id::text from user_platforms where member_id = (select id from demo)
    union select id::text from notifications where member_id = (select id from demo)
    union select id::text from reports
    union select id::text from members`.execute(db);
  return rows.map(({ id }) => id);
}
