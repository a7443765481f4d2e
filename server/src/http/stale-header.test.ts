import { describe, it } from 'node:test';
import { createMatch } from '@rezenso/contract/matches';
import { readsOfAll, staleHeader } from '@rezenso/contract/subjects';
import { expect } from 'expect';
import { startTestApp } from '../../testing/test-app.ts';

const test = await startTestApp();

describe('the answer to a call that changes something', () => {
  it('names the reads that are stale by it, whether it was carried out or refused', async () => {
    const eva = await test.signIn();
    const { id: providerId } = await test.aCompleteMember();
    const stale = readsOfAll(createMatch.changes ?? []).join(' ');
    expect(stale).toContain('/api/matches /api/matches/pages /api/tasks /api/matches/potential');
    for (const [body, status] of [
      [{ providerId }, 200],
      [{ providerId }, 409],
      [{}, 400],
    ] as const) {
      const answer = await eva.post('/api/matches', body);
      expect([answer.statusCode, answer.headers[staleHeader]]).toEqual([status, stale]);
    }
  });

  it('names none for what only computes or reads', async () => {
    const eva = await test.signIn();
    const analyzed = await eva.post('/api/reviews/analyze', { content: 'Sehr freundlich.' });
    expect([analyzed.statusCode, analyzed.headers[staleHeader]]).toEqual([200, undefined]);
    expect((await eva.get('/api/matches')).headers[staleHeader]).toBeUndefined();
  });
});
