import { describe, it } from 'node:test';
import { allEndpoints, type NamedEndpoint } from '@rezenso/contract/all-endpoints';
import { exchangeStatuses, matchStatuses } from '@rezenso/contract/vocabulary';
import { expect } from 'expect';
import fc from 'fast-check';
import { sql } from 'kysely';
import * as z from 'zod';
import { anAppointment, aProposal } from '../../testing/factories/appointments.ts';
import { write } from '../../testing/factories/conversations.ts';
import { aDispute } from '../../testing/factories/disputes.ts';
import { anExchange } from '../../testing/factories/exchanges.ts';
import { aMatch } from '../../testing/factories/matches.ts';
import { aReport } from '../../testing/factories/reports.ts';
import { changesSince, fingerprint } from '../../testing/fingerprint.ts';
import { aRequest } from '../../testing/generated/request.ts';
import { startTestApp } from '../../testing/test-app.ts';

const test = await startTestApp();
const { db } = test;

/** Requests per endpoint and id; of them at least one names the id and fits the contract in all else. */
const tries = 6;
const seed = 20_260_402;

/** What anybody may do with the id of a business. */
/** They begin something new, with whomever, under whichever id that is free. */
const isForAnybody = new Set(['POST /api/matches', 'POST /api/support/requests']);
const withIds = allEndpoints.filter(({ endpoint }) => {
  if (endpoint.access === 'public' || isForAnybody.has(`${endpoint.method} ${endpoint.path}`)) return false;
  return endpoint.path.includes(':id') || isAskedForIds(endpoint);
});

describe('a stranger who knows every id', () => {
  it('reaches and changes nothing of others, in whatever state it is', { timeout: 300_000 }, async () => {
    const ids = await aStory();
    const stranger = await test.signIn();
    await stranger.get('/api/auth/user');
    const before = await fingerprint(db);
    expect(withIds.length).toBeGreaterThan(12);
    for (const named of withIds) {
      for (const { endpoint, options } of ids.flatMap((id) => requestsAbout(named, id))) {
        await sql`delete from rate_limits`.execute(db);
        const { statusCode } = await stranger.send(options);
        const what = `${endpoint.method} ${options.url} ${options.payload ?? ''}`;
        expect([what, statusCode >= 400 && statusCode < 500]).toEqual([what, true]);
      }
      expect([named.name, changesSince(before, await fingerprint(db))]).toEqual([named.name, []]);
    }
  });
});

function requestsAbout(named: NamedEndpoint, id: string) {
  return fc.sample(aRequest([named], [id], 1), { numRuns: tries, seed });
}

/** What other members have, each thing in every state that it can be in. @returns all the ids */
async function aStory(): Promise<string[]> {
  const ids: string[] = [];
  for (const status of matchStatuses) {
    const { requester, match } = await aMatch(test, { status });
    ids.push(match.id);
    await write(requester, match.id);
  }
  for (const status of exchangeStatuses) {
    const { exchange } = await anExchange(test);
    await db.updateTable('review_exchanges').set({ status }).where('id', '=', exchange.id).execute();
    ids.push(exchange.id);
  }
  const proposed = await aProposal(test);
  const agreed = await anAppointment(test);
  ids.push(proposed.exchange.id, proposed.appointment.id, agreed.appointment.id);
  const disputed = await aDispute(test);
  const extended = await anExchange(test);
  const later = { day: '2031-03-20', reason: 'Wir hatten Urlaub.' };
  const extension = await extended.reviewer.post(`/api/review-exchanges/${extended.exchange.id}/extension`, later);
  ids.push(disputed.exchange.id, disputed.disputeId, extended.exchange.id, extension.json().extension.id);
  const { recipient } = await anExchange(test);
  const review = { source: 'google', content: 'Sehr gute Beratung.', rating: 4, reviewerName: 'Eva' };
  expect((await recipient.post('/api/reviews/import', review)).statusCode).toBe(200);
  await aReport(test);
  await test.runJobs();
  await db.updateTable('user_platforms').set({ oauth_connected: true }).execute();
  for (const table of ['reviews', 'user_platforms', 'reports', 'notifications', 'messages'] as const)
    ids.push((await db.selectFrom(table).select('id').limit(1).executeTakeFirstOrThrow()).id);
  return ids;
}

function isAskedForIds({ body }: NamedEndpoint['endpoint']): boolean {
  return (
    body !== undefined &&
    JSON.stringify(z.toJSONSchema(body, { io: 'input', unrepresentable: 'any' })).includes('"uuid"')
  );
}
