import * as z from 'zod/mini';
import { beatSeconds, endEvent, followChanges, longPollSeconds, staleEvent } from './live.ts';

it('says which reads are stale, or that all may be', () => {
  expect(z.parse(staleEvent, { reads: ['/api/matches'] })).toEqual({ reads: ['/api/matches'] });
  expect(z.parse(staleEvent, { reads: 'all' })).toEqual({ reads: 'all' });
  expect(z.safeParse(staleEvent, { reads: 'some' }).success).toBe(false);
  expect(z.safeParse(staleEvent, {}).success).toBe(false);
});

it('ends for a reason, also one that a newer server gives', () => {
  expect(z.parse(endEvent, { reason: 'banned' })).toEqual({ reason: 'banned' });
  expect(z.parse(endEvent, { reason: 'moved' })).toEqual({ reason: 'moved' });
  expect(z.safeParse(endEvent, {}).success).toBe(false);
});

it('is asked from an id on, or from now on', () => {
  expect(z.parse(followChanges.query, { after: 'abc' })).toEqual({ after: 'abc' });
  expect(z.parse(followChanges.query, {})).toEqual({});
  for (const after of ['', 'a'.repeat(101)]) expect(z.safeParse(followChanges.query, { after }).success).toBe(false);
});

it('beats and answers within what proxies wait for without a word, which is 30 seconds at least', () => {
  expect(beatSeconds).toBeLessThan(longPollSeconds);
  expect(longPollSeconds).toBeLessThan(30);
});
